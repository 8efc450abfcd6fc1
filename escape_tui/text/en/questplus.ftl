# More quest chambers.

module-questplus = More quest chambers
    .effect = Three more quests, and curses on will and hands.
    .advice = Two of these quests need you all in certain places. Plan ahead.

chamber-chaos = Chaos chamber
    .effect = When everyone is here at once, each draws a curse and the quest is done.
    .advice = Come right after a slam, when you’re together anyway.
chamber-constellation = Constellation
    .effect = Stand in the right chambers at the same time. Then pay two keys here.
    .advice = Agree who goes where before you set out.
chamber-snake-pit = Snake pit
    .effect = Everyone else gets a snake. Once all are gone, five torches beat their mother.
    .advice = Drive your snake off with two torches before you move on.

curse-mind-control = Mind control
    .effect = Another player must confirm when you move, discover, activate gems or escape.
    .advice = Friends, keep a finger on the agree key.
curse-pitfall = Pitfall
    .effect = You fall into the start chamber.
    .advice = Just before a slam it’s the best thing that can happen.
curse-magical-bond = Magical bond
    .effect = After each roll, wait until your partner has rolled, or three seconds.
    .advice = Choose a friend who rolls fast.

refused-questplus-chaos = { $reason ->
    [elsewhere] Chaos begins in the chaos chamber.
   *[missing] Everyone must be here. Missing: { $absent }.
}
refused-questplus-constellation = { $reason ->
    [elsewhere] Go to the constellation chamber first.
    [constellation] Nobody’s in the constellation chamber.
    [start] Someone must stand in the start chamber.
    [three-gems] A three-gem chamber needs someone.
    [one-gem] Someone must stand in a one-gem chamber.
    [exit] Someone must stand in the exit chamber.
   *[other] The stars cost { $needs }; you still need { $missing }.
}
refused-questplus-snakes = { $reason ->
    [elsewhere] Mother snake is in the pit. Go there.
    [no-snake] There’s no snake here.
    [snakes-left] { $snakes ->
        [one] One snake is left. Drive it off first.
       *[other] { $snakes } snakes are left. Drive them off first.
    }
   *[other] Fire costs { $needs }; you still need { $missing }.
}
refused-questplus-mind-control = { $reason ->
    [waiting] You’ve asked. A friend must confirm.
    [nothing-asked] There’s nothing to answer.
    [yourself] Another player must confirm it.
    [not-cursed] You aren’t mind-controlled.
   *[other] That can’t be asked for.
}
refused-questplus-bond = { $reason ->
    [taut] Bound: wait until { $whom } rolls.
    [not-inside] Choose a player inside the temple.
   *[other] There’s nobody to choose.
}

told-snakes-crept = Snakes! ({ $chambers })
told-snake-chased = { $player } drives a snake off in { $chamber }.
told-leave-asked = { $player } asks. Who confirms?
told-leave-granted = { $player } confirms for { $whom }.
told-leave-denied = { $player } says no to { $whom }.
told-wish-faded = { $player }’s wish fades.

action-unleash-chaos = Let chaos begin
    .short = begin chaos
action-align-stars = Align the stars
    .short = align stars
action-chase-snake = Drive the snake off
    .short = drive it off
action-fight-mother-snake = Fight the mother snake
    .short = fight
action-ask-leave = Ask to act
action-grant-leave = Say yes to { $whom }
action-deny-leave = Say no to { $whom }
action-bind-to = Bind yourself to { $whom }
    .short = { $whom }
choice-questplus-bond = Who are you bound to?

panel-place = { $place ->
    [constellation] nobody in it yet
    [start] nobody at the start
    [three-gems] nobody at three gems
    [one-gem] nobody at one gem
   *[exit] nobody at the exit
}
panel-snakes = Snakes
notice-wish = { $player } wants: { $wish }
notice-own-wish = A friend must confirm: { $wish }
notice-bond = Bound: wait until { $player } rolls
