# The Pit.

module-pit = The Pit
    .effect = A chamber that takes black masks, and curses that cost treasures.
    .advice = If all your dice are locked, you may be worth two gems there.

chamber-pit = Pit
    .effect = Five black masks of one player activate two gems. The dice stay locked.
    .advice = Show all five before anyone frees you.

curse-lost-treasure = Lost treasure
    .effect = Discard a treasure unused, and use none until you have. Then this curse is gone.
    .advice = Choose within five seconds, or you lose the first.
curse-really-cursed = Really cursed
    .effect = You draw two curses instead of one.
    .advice = Let others discover masks until three torches lift it.

refused-pit-chamber = { $reason ->
    [elsewhere] Go to the pit first.
   *[other] Pit: { $needs }, all yours; still need { $missing }.
}
refused-pit-lost-treasure = { $reason ->
    [choosing] Choose which treasure you lose first.
    [not-yours] You don’t have that treasure.
   *[other] There’s no treasure to give up.
}

told-black-masks-shown = { $player } shows the pit five black masks.

action-show-black-masks = Show the pit your black masks
    .short = show masks
action-lose-treasure = Give up { $card }
choice-pit-lost-treasure = Which treasure do you give up?
