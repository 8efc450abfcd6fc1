# The end of a game: why it went that way, what was missing, and the best moments.

# The finale: a few seconds between the game and its report.
finale-daylight = Daylight
finale-out = Everyone is out, { $left } to spare.
finale-buried = { $out ->
    [0] Nobody got out.
   *[other] { $count ->
        [one] One of you is still inside.
       *[other] { $count } of you are still inside.
    }
}
finale-falling = The temple falls
finale-hint = any key: the report
# The same for people who listen, a sentence for each moment.
finale-told-shakes = The temple shakes.
finale-told-falls = Chamber after chamber falls, yours last.
finale-told-dark = Then it’s dark.
finale-told-opens = The wall beside the exit opens.
finale-told-light = Light runs through every passage.
finale-told-outside = You stand outside, in the evening sun.

end-why-end-win = { $players ->
    [1] You got out with { $left } left.
   *[other] You all got out with { $left } left.
} { $keys ->
    [one] The exit cost a single key.
   *[other] The exit cost { $keys } keys.
}
end-why-no-exit = { $pile ->
    [one] You never found the exit. One chamber was undiscovered,
   *[other] You never found the exit. { $pile } chambers were undiscovered,
} { $depot ->
    [0] but no gems were left.
    [one] and one gem was left.
   *[other] and { $depot } gems were left.
}
end-why-keys = { $depot ->
    [0] No gems blocked the exit, but it cost { $keys } keys, too many for { $players }.
    [one] One gem still blocked the exit: { $keys } keys, too many for { $players }.
   *[other] { $depot } gems still blocked the exit: { $keys } keys, too many for { $players }.
}
end-why-far = { $keys ->
    [one] You had the dice for one key. Time ran out for { $players }.
   *[other] You had the dice for { $keys } keys. Time ran out for { $players }.
}
end-why-end-lose = Nobody could free a die any more, { $left } before the end.
end-why-end-give-up = You gave up, { $left } before the end.
end-why-end-forsaken = Everyone inside had dropped out, { $left } before the end.
end-with-dice = { $dice ->
    [0] { $player } (no dice)
    [one] { $player } (one die)
   *[other] { $player } ({ $dice } dice)
}
end-several = { $count } of you
end-with-steps = { $steps ->
    [-1] { $player } (no way to the exit)
    [0] { $player } (on the exit)
    [one] { $player } (one chamber away)
   *[other] { $player } ({ $steps } chambers away)
}
end-cost-idle = After { $time } nobody rolled again.
end-cost-vaults = { $vaults ->
    [one] A vault gave { $taken } of its { $most } gems.
   *[other] { $vaults } vaults gave { $taken } of { $most } gems.
}
end-cost-slams = { $dice ->
    [one] The slams took one die for good.
   *[other] The slams took { $dice } dice for good.
}
end-cost-untouched = { $chambers ->
    [one] One gem chamber was never used.
   *[other] { $chambers } gem chambers were never used.
}
end-enough-exit = { $pile ->
    [one] One more chamber would have shown the exit.
   *[other] { $pile } more chambers, at most, would have shown the exit.
}
end-enough-gems = { $gems ->
    [one] One more gem would have opened the exit.
   *[other] { $gems } more gems would have opened the exit.
}
end-enough-dice = { $dice ->
    [one] Even with every gem activated, one more die was needed.
   *[other] Even with every gem activated, { $dice } more dice were needed.
}
end-enough-way = { $steps ->
    [0] You were at the exit. Only the keys were missing.
    [one] The last of you was one chamber short.
   *[other] The last of you was { $steps } chambers short.
}

moment-came-back = { $times ->
    [one] { $player } ran to { $whom }’s rescue.
   *[other] { $player } ran to { $whom }’s rescue { $times } times.
}
moment-freed = { $dice ->
    [one] { $player } freed one of { $whom }’s dice.
   *[other] { $player } freed { $dice } of { $whom }’s dice.
}
moment-slam = { $player } beat the door by { $seconds } s. Die saved!
moment-slam-rolled = { $player } rolled the way home { $seconds } s before the slam. Die saved!
moment-out-rolled = { $player } rolled the last key { $seconds } s before the collapse.
moment-out = { $player } got out { $seconds } s before the collapse.

end-rank = Rank { $rank }. Best time: { $best }.
end-wanted = { $count ->
    [0] Rematch? Be the first to say yes.
    [one] { $names } wants a rematch (1 of { $people }).
   *[other] { $names } want a rematch ({ $count } of { $people }).
}
end-speaker = { $name }:
end-share = Replay: { $command }
end-link = In a browser: { $link }
end-replay = replay { $id }

end-again = rematch
end-want = rematch
end-talk = talk
end-see-again = replay
end-temple = temple
end-report = report
end-story = story
end-leave = leave

tip-vault = Tip: a vault pays only once. Wait for friends and take three gems, not one.
tip-explore = Tip: explore from the first minute. The exit is among the last chambers.
tip-explore-middle = Tip: explore from the first minute. Half of the chambers come before the exit.
tip-fate = Tip: a turn of fate frees every locked die for one extra gem. You get two.
tip-slam = Tip: when the gong sounds, go at once. Each slam outside costs a die for good.
tip-golden = Tip: a golden mask can free two dice of a friend in your chamber. Hold one.
tip-together = Tip: players in one chamber pay together. Meet where gems cost most.
tip-untouched = Tip: every gem is one key less at the exit. Don’t pass any by.
tip-set-out = Tip: head for the exit before the third gong. The way costs dice, too.
tip-learn = Tip: Learn shows every trick in five minutes.
