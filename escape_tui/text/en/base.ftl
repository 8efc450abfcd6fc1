# The base game: what happens, what is refused, what can be done, and what the chambers are called.

chamber-start = Start
    .effect = Be here when the door slams and you keep your dice.
    .advice = Be back before each countdown ends.
chamber-exit = Exit
    .effect = Pay a key for every gem in the depot, plus one, and you’re out.
    .advice = Every gem activated makes it easier for everyone.
chamber-gem-key-1 = Vault of keys
    .effect = Enough keys activate one, two or three gems. Only once.
    .advice = Hold your keys and wait. It’s cheaper together.
chamber-gem-key-2 = Hall of locks
    .effect = Enough keys activate one, two or three gems. Only once.
    .advice = Hold your keys and wait. It’s cheaper together.
chamber-gem-torch-1 = Hall of fires
    .effect = Enough torches activate one, two or three gems. Only once.
    .advice = Hold your torches and wait. It’s cheaper together.
chamber-gem-torch-2 = Ember vault
    .effect = Enough torches activate one, two or three gems. Only once.
    .advice = Hold your torches and wait. It’s cheaper together.
chamber-basic-01 = Sun niche
    .effect = Torches activate one gem here. Only once.
    .advice = Quick for two who hold their torches.
chamber-basic-02 = Ash gallery
    .effect = Torches activate one gem here. Only once.
    .advice = Quick for two who hold their torches.
chamber-basic-03 = Lamp store
    .effect = Torches activate one gem here. Only once.
    .advice = Quick for two who hold their torches.
chamber-basic-04 = Warden’s room
    .effect = Keys activate one gem here. Only once.
    .advice = Quick for two who hold their keys.
chamber-basic-05 = Old treasury
    .effect = Keys activate one gem here. Only once.
    .advice = Quick for two who hold their keys.
chamber-basic-06 = Scribe’s cell
    .effect = Keys activate one gem here. Only once.
    .advice = Quick for two who hold their keys.
chamber-basic-07 = Crossing
    .effect = Nothing but doors.
    .advice = See where its doors lead.
chamber-basic-08 = Cistern
    .effect = Nothing but doors.
    .advice = See where its doors lead.
chamber-basic-09 = Granary
    .effect = Nothing but doors.
    .advice = See where its doors lead.
chamber-basic-10 = Long passage
    .effect = Nothing but doors.
    .advice = See where its doors lead.
chamber-basic-11 = Bent passage
    .effect = Nothing but doors.
    .advice = See where its doors lead.
chamber-basic-12 = Iron gate
    .effect = Nothing but doors.
    .advice = See where its doors lead.
chamber-basic-13 = Dark hall
    .effect = Nothing but doors.
    .advice = See where its doors lead.
chamber-kind-curse-and-treasure = Haunted room
chamber-kind-illusion = Illusion
chamber-kind-linked = Linked room
chamber-kind-double = Double room

told-begun = Escape! The clock is running.
told-gonged = { $gong ->
    [1] Gong! Be at the start in { $until } seconds!
    [2] Two gongs! Be at the start in { $until } seconds!
   *[other] Three gongs! Get out in { $until } seconds!
}
told-slammed = The door slams shut.
told-collapsed = The temple collapses.
told-laid = { $by ->
    [none] { $tile } appears.
   *[other] { $by } discovers { $tile }.
}
told-wall-gave-way = A wall gives way. There’s a door now.
told-wall-opened = A wall gives way. { $chamber } and { $there } are joined now.
told-part-drifted = The ground moves: nothing is apart now.
told-entered = { $how ->
    [passage] { "" }
   *[other] { $player } appears in { $chamber }.
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
    [one] One more gem blocks the exit.
   *[other] { $gems } more gems block the exit.
}
told-escaped = { $player } is out!
told-die-given = { $player } gives { $whom } a die.
told-freed = { $by ->
    [none] { $whom }’s locked dice are freed.
   *[other] { $is_same ->
        [yes] { "" }
       *[no] { $dice ->
            [one] { $by } frees one of { $whom }’s dice.
           *[other] { $by } frees { $dice } of { $whom }’s dice.
        }
    }
}
told-die-lost = { $rule ->
    [curses-lost-dice] Lost dice: { $player } rolls too soon, loses a die.
   *[other] { $player } loses a die for good.
}
told-die-regained = { $player } gets a lost die back.
told-die-returned = { $player } gets a die back.
told-die-set-aside = { $player } sets a die aside.
told-aside-lost = { $player } loses a die that was set aside.
told-fate-proposed = { $is_alone ->
    [yes] { "" }
   *[no] { $player } proposes a turn of fate.
}
told-fate-agreed = { $player } agrees.
told-fate-refused = { $is_alone ->
    [yes] { "" }
   *[no] { $player ->
        [none] Too late. Fate doesn’t turn.
       *[other] { $player } refuses.
    }
}
told-proposal-rested = { $reason ->
    [fate-early] { $player }: Too soon. Few dice are locked.
    [fate-late] { $player }: Too late. It can’t save us.
   *[other] { "" }
}
told-fate-not-needed = Nothing is locked. Fate doesn’t turn.
told-fate-turned = Fate frees all dice, for one more gem.
told-stepped-away = { $player } is away.
action-take-seat = Take a bot’s seat
told-seat-taken = { $name } takes a bot’s seat.
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
    [fate-early] { $player }: Too soon for fate. Few are locked.
    [fate-late] { $player }: Too late for fate. It can’t save us.
    [yes] { $player }: I’m coming!
    [waits] { $player }: I’ll wait.
    [no-locked] { $player }: I can’t. My dice are locked.
    [no-way] { $player }: I can’t. There’s no way to you.
    [no-busy] { $player }: Not now. Somebody else needs me.
    [greet] { $player }: Hello!
    [north] { $player }: I take the north door.
    [east] { $player }: I take the east door.
    [south] { $player }: I take the south door.
    [west] { $player }: I take the west door.
    [hold-keys] { $player }: Hold your keys!
    [hold-torches] { $player }: Hold your torches!
    [ask-dice] { $player }: May I spend your held dice?
    [tease] { $player }: Any time. Try fewer masks!
   *[other] { $player }: Thanks!
}
told-said = { $player }: { $text }
told-clock-stopped = Paused.
told-clock-resumed = The clock is running again.
told-taken-up = Gone: { $chambers }.
told-rearranged = The temple shifts.
told-moment-skipped = A small error was skipped. Play on.
told-went-on = The server restarted with new rules. The game continues{ $lost ->
    [0] { "" }
    [one] , without your last action
   *[other] , without your last { $lost } actions
}.
told-ended = { $rule ->
    [broken] The game ends here and doesn’t count.
    [special-chalice] The chalice stayed inside. You all lose.
    [maze-weakest-link] The weakest link wasn’t home. You lose.
    [end-give-up] The game was given up.
    [end-forsaken] Nobody inside was left to play.
   *[other] { $is_won ->
        [yes] Everyone’s out. You win together!
       *[no] The temple wins this time.
    }
}

action-calm-roll = roll calmly
action-enter = enter { $chamber }
    .short = { $chamber }
action-discover = discover
    .short = discover
action-activate-gems = { $gems ->
    [one] activate a gem
   *[other] activate { $gems } gems
}
    .short = { $gems ->
        [one] gem
       *[other] { $gems } gems
    }
action-free-dice = { $is_same ->
    [yes] free your own dice
   *[no] free { $whom }’s dice
}
    .short = { $is_same ->
        [yes] free yours
       *[no] free { $whom }
    }
action-propose-fate = turn of fate
    .short = fate
action-answer-fate = { $agrees ->
    [yes] agree to fate
   *[no] refuse fate
}
    .short = { $agrees ->
        [yes] agree
       *[no] refuse
    }
action-give-die = give a die to { $whom }
    .short = die: { $whom }

choice-base-escape-gift = You’re out! Who gets one of your dice?

refused-otherwise = Not possible now. Try something else.
refused-base-players = { $reason ->
    [same-colour] Two players share a colour. Change one.
    [colour] There’s no such colour.
    [count] One to six can play.
   *[no-seat] There’s no such seat.
}
refused-base-start-together = Wait for “Escape!”
refused-dice-none-left = You have no dice left.
refused-dice-tumble = Your dice are still rolling.
refused-dice-roll = { $reason ->
    [all-locked] All your dice are locked.
   *[all-kept] All held or locked. Release one first.
}
refused-dice-roll-some = { $reason ->
    [locked] That die is locked. Free it first.
   *[other] You don’t have that die.
}
refused-dice-hold = { $reason ->
    [locked] That die is locked. Gold frees it.
    [tumbling] That die is still rolling.
    [spent] That die is spent. Roll it first.
    [already] You’re already holding that die.
    [free] You aren’t holding that die.
    [barred] You can’t hold that die now.
   *[other] You don’t have that die.
}
refused-dice-golden = { $reason ->
    [no-mask] You have no golden mask.
    [nothing-locked] No dice are locked there.
    [elsewhere] Too far. Go to their chamber first.
   *[other] Nobody’s there.
}
refused-base-enter = Entry still needs { $missing }.
refused-base-enter-blocked = { $reason ->
    [wall] There’s only a wall. Try another side.
    [nothing] Unknown. Discover it first.
    [faces-wall] That door faces a wall. Try another.
    [closed] Nobody can enter that chamber.
    [one-way] No way out there. Try another door.
   *[other] There’s no way through.
}
refused-base-discover = { $reason ->
    [no-entrance] There’s no open entrance on that side.
   *[other] To discover, you still need { $missing }.
}
refused-base-discover-empty = The pile is empty. No chambers are left.
refused-base-gem-single = { $reason ->
    [no-gem] There’s no gem in this chamber.
   *[other] This gem still needs { $missing }.
}
refused-base-gem-triple = These gems still need { $missing }.
refused-base-gem-once = No gems left in this chamber.
refused-base-gem-bounded = No gems left in the depot.
refused-base-gem-choice = There aren’t that many gems here.
refused-base-escape = { $reason ->
    [not-on-exit] Go to the exit to escape.
    [outside] You’re already out.
   *[other] To escape, you still need { $missing }.
}
refused-base-escape-gift = { $reason ->
    [outside] Already out. Choose someone inside.
    [unknown] Nobody’s there.
   *[no-gift] You have no die to give.
}
refused-base-fate-unanimous = { $reason ->
    [open] Fate is already proposed.
    [again] You’ve already agreed.
    [rests] Fate was refused. Ask again in { $seconds } s.
   *[none] Nobody has proposed fate.
}
refused-base-fate-needed = No dice are locked. Keep fate for later.
refused-base-refusal = { $reason ->
    [broken] Sorry, our mistake. It’s logged.
   *[other] Not possible here. Try another action.
}
refused-base-fate-twice = No fate left. You’ve used both turns.
refused-end-professional = Professional games have no turn of fate.
refused-end-win = The game is over. You won!
refused-end-lose = The game is over.
refused-end-give-up = The game is over.
refused-end-forsaken = The game is over.
refused-screen-leave = { $reason ->
    [nameless] Enter a name before you sit down.
    [over] The game is over.
    [paused] Paused. Resume first.
    [waiting] The server can’t save: game paused.
    [away] You’re already away.
   *[other] You’re already here.
}
refused-screen-combine = { $reason ->
    [unknown-module] There’s no module { $module }.
    [unknown-edition] Edition { $edition } is gone. Choose another.
    [nothing-said] Type something first.
    [too-long] That’s too long. Shorten it.
    [unknown-call] There’s no such call.
    [no-such-chamber] There’s no such chamber.
    [unknown-command] That module isn’t in this game.
   *[other] Those don’t work together.
}
refused-clock-three-countdowns = There’s no such soundtrack.

ended-broken = Sorry, this game failed on our side. It doesn’t count, and the error is logged.
ended-end-win = Everyone got out.
ended-end-lose = The temple collapsed with players inside.
