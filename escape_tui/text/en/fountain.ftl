# The Fountain.

module-fountain = The Fountain
    .effect = A chamber that gives a lost die back, and curses of poison and vines.
    .advice = Who has lost a die at a slam should pass by the fountain.

chamber-fountain = Fountain
    .effect = Two golden masks of your own bring back one die that you lost, once in a game.
    .advice = Hold golden masks on the way here.

curse-poison = Poison
    .effect = A slam costs you one die in the start chamber and two elsewhere.
    .advice = Two golden masks cure you: do it before the gong.
curse-strangle-vines = Strangle vines
    .effect = Your adventurers pay for nothing, cannot be held, and go into every roll.
    .advice = You cannot walk far like this: look for three torches first.

refused-fountain-chamber = { $reason ->
    [elsewhere] The fountain is not here.
    [again] You have drunk from the fountain already.
    [nothing-lost] You have lost no die.
   *[other] The fountain needs { $needs } from you alone: { $missing } missing.
}

told-drunk = { $player } drinks from the fountain and gets a lost die back.

action-drink-from-fountain = Drink from the fountain
