# The base game: what happens, what is refused, what can be done, and what the chambers are called.

chamber-start = Start
    .effect = The door slams here: whoever stands in it then keeps all their dice.
    .advice = Be back before each countdown ends.
chamber-exit = Exit
    .effect = Pay a key for every gem in the depot and one more, and you are out.
    .advice = Each gem activated makes it easier for everyone.
chamber-gem-key-1 = Vault of keys
    .effect = Many keys at once activate one, two or three gems; once.
    .advice = Hold your keys and wait for friends: together it gets cheap.
chamber-gem-key-2 = Hall of locks
    .effect = Many keys at once activate one, two or three gems; once.
    .advice = Hold your keys and wait for friends: together it gets cheap.
chamber-gem-torch-1 = Hall of fires
    .effect = Many torches at once activate one, two or three gems; once.
    .advice = Hold your torches and wait for friends: together it gets cheap.
chamber-gem-torch-2 = Ember vault
    .effect = Many torches at once activate one, two or three gems; once.
    .advice = Hold your torches and wait for friends: together it gets cheap.
chamber-basic-01 = Sun niche
    .effect = Torches activate one gem here; once.
    .advice = Two who hold their torches do it quickly.
chamber-basic-02 = Ash gallery
    .effect = Torches activate one gem here; once.
    .advice = Two who hold their torches do it quickly.
chamber-basic-03 = Lamp store
    .effect = Torches activate one gem here; once.
    .advice = Two who hold their torches do it quickly.
chamber-basic-04 = Warden's room
    .effect = Keys activate one gem here; once.
    .advice = Two who hold their keys do it quickly.
chamber-basic-05 = Old treasury
    .effect = Keys activate one gem here; once.
    .advice = Two who hold their keys do it quickly.
chamber-basic-06 = Scribe's cell
    .effect = Keys activate one gem here; once.
    .advice = Two who hold their keys do it quickly.
chamber-basic-07 = Crossing
    .effect = Nothing but doors.
    .advice = Look where its entrances lead.
chamber-basic-08 = Cistern
    .effect = Nothing but doors.
    .advice = Look where its entrances lead.
chamber-basic-09 = Granary
    .effect = Nothing but doors.
    .advice = Look where its entrances lead.
chamber-basic-10 = Long passage
    .effect = Nothing but doors.
    .advice = Look where its entrances lead.
chamber-basic-11 = Bent passage
    .effect = Nothing but doors.
    .advice = Look where its entrances lead.
chamber-basic-12 = Iron gate
    .effect = Nothing but doors.
    .advice = Look where its entrances lead.
chamber-basic-13 = Dark hall
    .effect = Nothing but doors.
    .advice = Look where its entrances lead.
chamber-kind-curse-and-treasure = Haunted room
chamber-kind-illusion = Illusion
chamber-kind-linked = Linked room
chamber-kind-double = Double room

told-begun = Escape! The clock runs.
told-gonged = { $gong ->
    [1] The gong sounds: back to the start within { $until } seconds!
    [2] Two gongs: back to the start within { $until } seconds!
   *[other] Three gongs: out within { $until } seconds!
}
told-slammed = The door slams shut.
told-collapsed = The temple collapses.
told-laid = { $by ->
    [none] { $tile } comes to light.
   *[other] { $by } discovers { $tile }.
}
told-wall-gave-way = A wall gives way: there is a door now.
told-wall-opened = A wall gives way: { $chamber } and { $there } are joined now.
told-entered = { $how ->
    [passage] { "" }
   *[other] { $player } is carried to { $chamber }.
}
told-gems-activated = { $helpers ->
    [none] { $gems ->
        [one] { $player } activates a gem.
       *[other] { $player } activates { $gems } gems.
    }
   *[other] { $gems ->
        [one] { $player } activates a gem with { $helpers }.
       *[other] { $player } activates { $gems } gems with { $helpers }.
    }
}
told-depot-filled = { $gems ->
    [one] One gem more blocks the exit.
   *[other] { $gems } gems more block the exit.
}
told-escaped = { $player } has escaped!
told-die-given = { $player } leaves a die to { $whom }.
told-freed = { $by ->
    [none] Locked dice of { $whom } are freed.
   *[other] { $is_same ->
        [yes] { "" }
       *[no] { $by } frees { $dice ->
            [one] a die
           *[other] { $dice } dice
        } of { $whom }.
    }
}
told-die-lost = { $rule ->
    [curses-lost-dice] Lost dice: { $player } rolls in haste, and a die is gone for good.
   *[other] { $player } loses a die for good.
}
told-die-regained = { $player } gets a lost die back.
told-die-returned = A die of { $player } comes back.
told-die-set-aside = A die of { $player } is set aside.
told-aside-lost = { $player } loses a die that lay elsewhere.
told-fate-proposed = { $player } proposes a turn of fate.
told-fate-agreed = { $player } agrees.
told-fate-refused = { $player ->
    [none] Nobody turns fate: too late.
   *[other] { $player } refuses.
}
told-fate-not-needed = No die is locked any more: fate does not turn.
told-fate-turned = Fate turns: all locked dice are freed, one gem more blocks the exit.
told-stepped-away = { $player } has stepped away.
action-take-seat = Take over the seat
told-seat-taken = { $name } takes over.
told-came-back = { $player } is back.
told-called = { $call ->
    [help] { $player }: Help me!
    [come] { $player }: Come here!
    [home] { $player }: Go home!
    [gold] { $player }: I have gold!
    [keys] { $player }: I need keys!
    [torches] { $player }: I need torches!
    [exit] { $player }: Exit found!
    [wait] { $player }: Wait!
    [fate-early] { $player }: Not fate yet: too few dice are locked.
    [fate-late] { $player }: Not fate: we could not win with it any more.
   *[other] { $player }: Thanks!
}
told-said = { $player }: { $text }
told-clock-stopped = The clock stands still.
told-clock-resumed = The clock goes on.
told-taken-up = { $chambers } is gone.
told-rearranged = The temple shifts.
told-moment-skipped = Something in the game broke and was left out. The host has noted it; play on.
told-went-on = The host began anew with other rules. The game goes on{ $lost ->
    [0] { "" }
    [one] , without the last thing you did
   *[other] , without the last { $lost } things you did
}.
told-ended = { $rule ->
    [broken] The game ends here and counts for nobody.
    [special-chalice] All are out and the chalice is not: you have lost together.
    [maze-weakest-link] The weakest link was not at the start when the door slammed: you have lost together.
   *[other] { $is_won ->
        [yes] All have escaped: you win together!
       *[no] The temple has won this time.
    }
}

action-enter = enter { $chamber }
    .short = { $chamber }
action-discover = discover
action-activate-gems = { $gems ->
    [one] activate a gem
   *[other] activate { $gems } gems
}
action-free-dice = { $is_same ->
    [yes] free your own dice
   *[no] free dice of { $whom }
}
action-propose-fate = turn of fate
action-answer-fate = { $agrees ->
    [yes] agree to fate
   *[no] refuse fate
}
action-give-die = give it to { $whom }

choice-base-escape-gift = You are out! Who gets one of your dice?

refused-otherwise = That is not possible now.
refused-base-players = { $reason ->
    [same-colour] Two adventurers have the same colour.
    [colour] There is no adventurer of that colour.
    [count] One to six can play.
   *[no-seat] There is no such seat.
}
refused-base-start-together = Wait for the word: Escape!
refused-dice-none-left = You have no dice left.
refused-dice-tumble = Your dice are still tumbling.
refused-dice-roll = { $reason ->
    [all-locked] All your dice are locked.
   *[all-kept] All your dice are held or locked: release one first.
}
refused-dice-roll-some = { $reason ->
    [locked] A locked die cannot be rolled.
   *[other] There is no such die.
}
refused-dice-hold = { $reason ->
    [locked] A black mask is locked: only a golden mask frees it.
    [tumbling] That die is still tumbling.
    [spent] That die is spent: roll it again.
    [already] You hold that die already.
    [free] You do not hold that die.
    [barred] That die cannot be held now.
   *[other] There is no such die.
}
refused-dice-golden = { $reason ->
    [no-mask] You show no golden mask.
    [nothing-locked] No die is locked there.
    [elsewhere] A golden mask helps only somebody in your own chamber.
   *[other] There is nobody there.
}
refused-base-enter = To enter you lack { $missing }.
refused-base-enter-blocked = { $reason ->
    [wall] There is only wall.
    [nothing] Nothing lies there yet: discover it.
    [faces-wall] That door faces a wall.
    [closed] Nobody enters there.
    [one-way] Nobody leaves by that way.
   *[other] There is no way.
}
refused-base-discover = { $reason ->
    [no-entrance] There is no open entrance on that side.
   *[other] To discover you lack { $missing }.
}
refused-base-discover-empty = The pile is empty: everything is discovered.
refused-base-gem-single = { $reason ->
    [no-gem] There is no gem in this chamber.
   *[other] For this gem you lack { $missing }.
}
refused-base-gem-triple = For these gems you lack { $missing }.
refused-base-gem-once = The gems of this chamber are activated already.
refused-base-gem-bounded = No gem is left in the depot.
refused-base-gem-choice = This chamber has no icon for so many gems.
refused-base-escape = { $reason ->
    [not-on-exit] You can escape only from the exit chamber.
    [outside] You are out already.
   *[other] To escape you lack { $missing }.
}
refused-base-escape-gift = { $reason ->
    [outside] Only somebody still inside can use it.
    [unknown] There is nobody there.
   *[no-gift] You have no die to give.
}
refused-base-fate-unanimous = { $reason ->
    [open] A turn of fate is proposed already.
    [again] You have agreed already.
   *[none] Nobody has proposed a turn of fate.
}
refused-base-fate-needed = No die is locked: fate has nothing to turn.
refused-base-refusal = { $reason ->
    [broken] That broke something on our side and was not done. The host has noted it.
   *[other] That cannot be done.
}
refused-base-fate-twice = Both turns of fate are used up.
refused-end-professional = Professionals have no turn of fate.
refused-end-win = The game is over: you have won.
refused-end-lose = The game is over.
refused-screen-leave = { $reason ->
    [nameless] Whoever takes a seat needs a name.
    [over] The game is over.
    [paused] The clock stands still.
    [waiting] The host cannot write just now: the game waits.
    [away] You are away already.
   *[other] You are here already.
}
refused-screen-combine = { $reason ->
    [unknown-module] There is no module { $module }.
    [nothing-said] Say something first.
    [too-long] That is too long to shout.
    [unknown-call] Nobody knows that call.
    [unknown-command] That belongs to an expansion that is not in play.
   *[other] That does not work together.
}
refused-clock-three-countdowns = There is no such soundtrack.

ended-broken = The program could not go on with this game. It counts for nobody, and the host has noted why.
ended-end-win = All have escaped before the collapse.
ended-end-lose = The temple collapsed over those who were still inside.
