# The Pit.

module-pit = The Pit
    .effect = A chamber that takes black masks, and curses that cost treasures.
    .advice = Somebody whose dice are all locked may be worth two gems there.

chamber-pit = Pit
    .effect = Five black masks of one player activate two gems; the dice stay locked.
    .advice = Come with a friend who has golden masks for the way out.

curse-lost-treasure = Lost treasure
    .effect = You discard a treasure unused, and use none until you have; then this curse is gone.
    .advice = Choose within five seconds, or it is your first.
curse-really-cursed = Really cursed
    .effect = You draw two curses instead of one.
    .advice = Let others discover chambers with masks until three torches lift it.

refused-pit-chamber = { $reason ->
    [elsewhere] Only the pit asks for black masks.
   *[other] The pit needs { $needs } from you alone: { $missing } missing.
}
refused-pit-lost-treasure = { $reason ->
    [choosing] First choose which treasure you lose.
    [not-yours] That treasure is not yours to lose.
   *[other] No curse asks you for a treasure.
}

told-black-masks-shown = { $player } shows the pit five black masks.

action-show-black-masks = Show the pit your black masks
action-lose-treasure = Give up { $card }
choice-pit-lost-treasure = Which treasure do you give up?
