# The end of a game: why it went so, what would have sufficed, what people will still talk about.

end-why-won = { $keys ->
    [one] All of you got out with { $left } left; the exit asked for a single key.
   *[other] All of you got out with { $left } left; the exit asked for { $keys } keys.
}
end-why-no-exit = { $pile ->
    [one] The exit was never found: one chamber still lay in the pile, and { $depot } gems in the depot.
   *[other] The exit was never found: { $pile } chambers still lay in the pile, and { $depot } gems in the depot.
}
end-why-keys = { $depot ->
    [0] No gem lay in the depot any more, but the exit asked for { $keys } keys, more than { $players } could roll
    [one] A gem lay in the depot, so the exit asked for { $keys } keys, more than { $players } could roll
   *[other] { $depot } gems lay in the depot, so the exit asked for { $keys } keys, more than { $players } could roll
}{ $vaults ->
    [0] .
    [one] ; a vault gave { $taken } of its { $most } gems.
   *[other] ; { $vaults } vaults gave { $taken } gems of { $most }.
}
end-why-far = { $keys ->
    [one] The exit asked for one key, and dice would have done; but time ran out for { $players }.
   *[other] The exit asked for { $keys } keys, and dice would have done; but time ran out for { $players }.
}
end-with-dice = { $dice ->
    [one] { $player } (one die)
   *[other] { $player } ({ $dice } dice)
}
end-several-with-dice = { $dice ->
    [one] { $count } of you (one die)
   *[other] { $count } of you ({ $dice } dice)
}
end-with-steps = { $steps ->
    [-1] { $player } (no way to the exit)
    [0] { $player } (on the exit)
    [one] { $player } (one chamber away)
   *[other] { $player } ({ $steps } chambers away)
}
end-enough-exit = { $pile ->
    [one] One more chamber would have shown the exit.
   *[other] { $pile } more chambers, at most, would have shown the exit.
}
end-enough-gems = { $gems ->
    [one] One gem more would have sufficed
   *[other] { $gems } gems more would have sufficed
}{ $wasted ->
    [0] { $chambers ->
        [0] .
        [one] : one chamber with gems was never used.
       *[other] : { $chambers } chambers with gems were never used.
    }
    [one] : the vaults could have given one more.
   *[other] : the vaults could have given { $wasted } more.
}
end-enough-way = { $steps ->
    [0] It would have sufficed to roll the keys a moment sooner.
    [one] It would have sufficed to set out one chamber sooner.
   *[other] It would have sufficed to set out { $steps } chambers sooner.
}

moment-came-back = { $times ->
    [one] { $player } came to { $whom }, whose dice were all locked.
   *[other] { $player } came to { $whom } { $times } times when all dice were locked.
}
moment-freed = { $dice ->
    [one] { $player } freed a die of { $whom }.
   *[other] { $player } freed { $dice } dice of { $whom }.
}
moment-slam = { $player } was back { $seconds } s before the door slammed: a die saved.
moment-slam-rolled = { $player } rolled the way back { $seconds } s before the door slammed: that roll saved a die.
moment-out-rolled = { $player } rolled the last key { $seconds } s before the collapse.
moment-out = { $player } got out { $seconds } s before the collapse.

end-rank = Place { $rank } in the record. The best time is { $best }.
end-wanted = { $count ->
    [0] Another game? Nobody has said so yet.
    [one] { $names } wants another game (1 of { $people }).
   *[other] { $names } want another game ({ $count } of { $people }).
}
end-share = See it again: { $command }
end-link = In a browser: { $link }
end-replay = replay { $id }

end-again = once more, same people
end-want = again
end-talk = talk
end-see-again = see it again
end-temple = temple
end-report = report
end-story = story
end-leave = leave

tip-vault = Tip: a vault gives its gems only once. Wait for friends and take three gems rather than one.
tip-explore = Tip: send somebody to explore from the first minute; the exit is among the last chambers.
tip-explore-middle = Tip: explore from the first minute; half of the chambers come before the exit.
tip-fate = Tip: a turn of fate frees every locked die. It costs one gem more, and is there twice.
tip-slam = Tip: when the gong sounds set out at once. Each slam outside takes a die for good.
tip-golden = Tip: a golden mask also frees two locked dice of a friend in the same chamber. Keep one.
tip-together = Tip: whoever is in one chamber pays together. Meet where gems are dear.
tip-untouched = Tip: every gem from a chamber is a key less at the exit. Pass none by.
tip-set-out = Tip: set out for the exit before the third gong. The way costs dice, too.
tip-learn = Tip: Learn shows every trick in five minutes.
