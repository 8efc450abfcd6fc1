# More quest chambers.

module-questplus = More quest chambers
    .effect = Three more quests, and curses on will and hands.
    .advice = Two of these quests want you all in certain places: plan the way.

chamber-chaos = Chaos chamber
    .effect = When all are in it at the same time each draws a curse, and the quest is done.
    .advice = Come together after a slam, when you are together anyway.
chamber-constellation = Constellation
    .effect = Stand in the right chambers at the same time; then two keys are paid here.
    .advice = Say who stands where before the first one sets out.
chamber-snake-pit = Snake pit
    .effect = A snake lies with everyone else; with all of them gone, five torches beat their mother.
    .advice = Drive your own snake off with two torches before you move on.

curse-mind-control = Mind control
    .effect = Whatever moves you, lays a chamber, takes gems or gets you out, another player must confirm.
    .advice = Friends: keep a finger on the key that confirms.
curse-pitfall = Pitfall
    .effect = You are put into the start chamber.
    .advice = Before a slam it may be the best thing that happens to you.
curse-magical-bond = Magical bond
    .effect = After a roll you wait until your fellow has rolled, or three seconds.
    .advice = Choose somebody who rolls fast.

refused-questplus-chaos = { $reason ->
    [elsewhere] Chaos begins in the chaos chamber.
   *[missing] Everybody has to be here at the same time: { $absent } still missing.
}
refused-questplus-constellation = { $reason ->
    [elsewhere] The stars are aligned in the constellation chamber.
    [constellation] Nobody stands in the constellation chamber.
    [start] Somebody has to stand in the start chamber.
    [three-gems] Somebody has to stand in a chamber with three gem icons.
    [one-gem] Somebody has to stand in a chamber with one gem.
    [exit] Somebody has to stand in the exit chamber.
   *[other] The stars need { $needs }: { $missing } missing.
}
refused-questplus-snakes = { $reason ->
    [elsewhere] The mother snake lies in the snake pit.
    [no-snake] There is no snake here.
    [snakes-left] { $snakes ->
        [one] One snake is still about.
       *[other] { $snakes } snakes are still about.
    }
   *[other] Fire against snakes takes { $needs }: { $missing } missing.
}
refused-questplus-mind-control = { $reason ->
    [waiting] You have asked for that: somebody has to confirm it.
    [nothing-asked] Nobody waits for your word.
    [yourself] Another player has to confirm it.
    [not-cursed] Your hands are your own.
   *[other] Nobody understands what you ask for.
}
refused-questplus-bond = { $reason ->
    [taut] The bond is taut: wait until { $whom } has rolled.
    [not-inside] Choose somebody else who is in the temple.
   *[other] There is nobody to choose.
}

told-snakes-crept = Snakes creep about ({ $chambers }).
told-snake-chased = { $player } drives a snake off ({ $chamber }).
told-leave-asked = { $player } asks for leave: who confirms it?
told-leave-granted = { $player } confirms what { $whom } does.
told-leave-denied = { $player } says no to what { $whom } wants.
told-wish-faded = The wish of { $player } fades.

action-unleash-chaos = Let chaos begin
action-align-stars = Align the stars
action-chase-snake = Drive the snake off
action-fight-mother-snake = Fight the mother snake
action-ask-leave = Ask for leave
action-grant-leave = Confirm what { $whom } does
action-deny-leave = Say no to { $whom }
action-bind-to = Be bound to { $whom }
choice-questplus-bond = To whom are you bound?
