# Where a game turned: the team's chance over its course, as companions would have played on.

analysis-title = Your chance
analysis-yardstick = as our companions would play on
analysis-estimate = estimate: { $percent } %
analysis-pending = The game is being analysed.

analysis-course-won = You began with a chance of { $first } %; it was lowest at { $clock }, with { $percent } %.
analysis-course-lost = You began with a chance of { $first } %; it was { $percent } % as late as { $clock }.
analysis-no-yardstick = With so much in play our companions hardly ever get out: there is no chance to measure yours by.
analysis-turned = It turned at { $clock }: { $cause } ({ $before } → { $after } %){ $then }.
analysis-turned-most = It turned { $count } times, most at { $clock }: { $cause } ({ $before } → { $after } %){ $then }.
analysis-slipped = No single moment decided it: the chance fell from { $before } to { $after } % between { $clock } and { $until }.
analysis-steady = No single moment decided it.
analysis-dice = { $dice } dice landed: { $black } black masks and { $golden } golden, where { $due } of each were due; { $worse ->
    [0] hardly a game in a hundred has worse dice.
    [one] one game in a hundred has worse dice.
    [100] hardly a game in a hundred has better dice.
   *[other] { $worse } games in a hundred have worse dice.
}

# A line of the list: number, clock, what it was.
analysis-point = { $number } { $clock } { $cause } ({ $before } → { $after } %)
analysis-split = luck { $luck }, play { $play }
analysis-instead = A companion would have done otherwise here, with a chance of { $percent } %.
analysis-instead-wait = A companion would have waited here, with a chance of { $percent } %.

analysis-cause-all-locked = { $players ->
    [one] every die was locked
   *[other] every die of all { $players } was locked
}
analysis-cause-black = { $black ->
    [one] a black mask landed
   *[other] { $black } black masks landed
}
analysis-cause-gold = { $golden ->
    [one] a golden mask landed
   *[other] { $golden } golden masks landed
}
analysis-cause-landed = the dice landed
analysis-cause-slam = { $lost ->
    [0] the door slammed
    [one] the slam took a die
   *[other] the slam took { $lost } dice
}
analysis-cause-end = the temple collapsed
analysis-cause-clock = the clock ran on
analysis-cause-fate = a turn of fate raised the exit to { $keys } keys
analysis-cause-exit = the exit was found
analysis-cause-lit = { $gems ->
    [one] a gem was lit
   *[other] { $gems } gems were lit
}
analysis-cause-discover = a chamber was laid
analysis-cause-gems = gems were taken
analysis-cause-escape = the first step out of the temple
analysis-cause-gift = a die was left behind for a friend
analysis-cause-walk = a walk to the next chamber
analysis-cause-golden = a golden mask was used
analysis-cause-fate-proposed = a turn of fate was proposed
analysis-cause-fate-answered = a turn of fate was answered
analysis-cause-roll = a roll of the dice
analysis-cause-choice = a choice

analysis-then-no-exit = , and from there the exit is seldom found
analysis-then-keys = , and from there the exit asks for more keys than there are dice
analysis-then-locked = , and from there every die ends up locked
analysis-then-far = , and from there time runs out
analysis-then-otherwise = , and from there it is seldom won

# Why a recording cannot be analysed.
analysis-unfit-unknown = There is no recording with this number.
analysis-unfit-damaged = This recording is damaged: it does not replay.
analysis-unfit-other-rules = This game was played by other rules: it can be watched, but not played on.
analysis-unfit-other-edition = This game was played with another edition of the tiles and cards.
analysis-unfit-unfinished = This game did not come to its end.
analysis-unfit-too-short = This game ended within a minute: there is nothing to tell.
analysis-unfit-no-clock = This game was played without a clock: it cannot be lost.
analysis-unfit-after-end = The game was over by then.
