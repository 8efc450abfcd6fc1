# The Fountain.

module-fountain = The Fountain
    .effect = A chamber that gives back a lost die, and curses of poison and vines.
    .advice = Lost a die at a slam? Visit the fountain.

chamber-fountain = Fountain
    .effect = Two golden masks of your own bring back a lost die, once a game.
    .advice = Hold golden masks on the way here.

curse-poison = Poison
    .effect = A slam costs you one die in the start chamber and two elsewhere.
    .advice = Two golden masks cure you. Do it before the gong.
curse-strangle-vines = Strangle vines
    .effect = Your adventurers pay for nothing, can’t be held, and are in every roll.
    .advice = You can’t get far like this. Find three torches first.

refused-fountain-chamber = { $reason ->
    [elsewhere] Go to the fountain first.
    [again] You’ve already drunk from the fountain.
    [nothing-lost] You haven’t lost a die.
   *[other] Fountain: { $needs }, all yours; still need { $missing }.
}

told-drunk = { $player } drinks and gets a lost die back.

action-drink-from-fountain = Drink from the fountain
    .short = drink

hindered-by-vines = Strangle vines: adventurers don’t pay. Lift them.
