# Where a game turned: the team's chance over its course, as companions would have played on.

analysis-title = Your chance
analysis-yardstick = if bots played on
analysis-estimate = estimated chance: { $percent } %
analysis-pending = Analysing the game…

analysis-course-won = Your chance was { $first } % at the start and lowest at { $clock }: { $percent } %.
analysis-course-lost = Your chance was { $first } % at the start and still { $percent } % at { $clock }.
analysis-no-yardstick = With these modules bots hardly ever get out: there’s no chance to compare.
analysis-turned = It turned at { $clock }: { $cause } ({ $before } → { $after } %){ $then }.
analysis-turned-most = It turned { $count } times, most at { $clock }: { $cause } ({ $before } → { $after } %){ $then }.
analysis-slipped = No single moment decided it. The chance fell from { $before } to { $after } % between { $clock } and { $until }.
analysis-steady = No single moment decided it.
analysis-dice = { $dice } dice: { $black } black masks and { $golden } golden ones, { $due } of each expected; { $worse ->
    [0] hardly any game has worse dice.
    [one] one game in a hundred has worse dice.
    [100] hardly any game has better dice.
   *[other] { $worse } games in a hundred have worse dice.
}

# A line of the list: number, clock, what it was.
analysis-point = { $number } { $clock } { $cause } ({ $before } → { $after } %)
analysis-luck = luck { $points }
analysis-play = play { $points }
analysis-advice = { $clock }: a bot would have { $act } (chance { $percent } %).
analysis-instead-discover = discovered a chamber
analysis-instead-gems = activated gems
analysis-instead-escape = left the temple
analysis-instead-gift = given a die away
analysis-instead-walk = gone next door
analysis-instead-golden = used a golden mask
analysis-instead-fate-proposed = proposed a turn of fate
analysis-instead-fate-answered = answered the fate proposal
analysis-instead-roll = rolled
analysis-instead-choice = done something else
analysis-instead-wait = waited

analysis-cause-all-locked = { $players ->
    [one] all dice were locked
   *[other] all dice of all { $players } players were locked
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
analysis-cause-steps = several rolls within seconds
analysis-cause-clock = the clock ran on
analysis-cause-fate = a turn of fate raised the exit to { $keys } keys
analysis-cause-exit = the exit was found
analysis-cause-lit = { $gems ->
    [one] a gem was activated
   *[other] { $gems } gems were activated
}
analysis-cause-discover = a chamber was discovered
analysis-cause-gems = gems were activated
analysis-cause-escape = the first escape
analysis-cause-gift = a die was given to a friend
analysis-cause-walk = a step into the next chamber
analysis-cause-golden = a golden mask was used
analysis-cause-fate-proposed = a turn of fate was proposed
analysis-cause-fate-answered = a turn of fate was answered
analysis-cause-roll = a roll
analysis-cause-choice = a choice

analysis-then-no-exit = ; from there the exit is rarely found
analysis-then-keys = ; from there the exit needs more keys than you have dice
analysis-then-locked = ; from there all dice end up locked
analysis-then-far = ; from there time runs out
analysis-then-otherwise = ; from there teams rarely win

# Why a recording cannot be analysed.
analysis-unfit-unknown = There’s no such replay.
analysis-unfit-damaged = This replay is damaged and can’t be played.
analysis-unfit-other-rules = This game was played with other rules. You can watch it, but not analyse it.
analysis-unfit-other-edition = This game was played with another edition of tiles and cards.
analysis-unfit-unfinished = This game didn’t come to an end.
analysis-unfit-too-short = This game ended within a minute. There’s nothing to analyse.
analysis-unfit-no-clock = This game had no clock, so it can’t be lost.
analysis-unfit-after-end = The game was already over.
declined-study-damaged = { analysis-unfit-damaged }
declined-study-other-edition = { analysis-unfit-other-edition }
declined-study-unfinished = { analysis-unfit-unfinished }
declined-study-after-end = { analysis-unfit-after-end }
