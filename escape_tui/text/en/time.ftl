# Module 8: time chambers.

module-time = Time chambers
    .effect = Two to four chambers that start a timer when they’re found.
    .advice = Decide who goes there before the sand runs out.

-prohibition-advice = Do what’s still allowed, and be ready when it changes.
chamber-prohibition-1 = No gems, masks
    .effect = For thirty seconds nobody activates gems, then no golden mask frees dice.
    .advice = { -prohibition-advice }
chamber-prohibition-2 = No masks, steps
    .effect = For thirty seconds no golden mask frees dice, then nobody enters a chamber.
    .advice = { -prohibition-advice }
chamber-prohibition-3 = No steps, start
    .effect = For thirty seconds nobody enters a chamber, then nobody enters the start.
    .advice = { -prohibition-advice }
chamber-prohibition-4 = No start, gems
    .effect = For thirty seconds nobody enters the start, then nobody activates gems.
    .advice = { -prohibition-advice }
chamber-sacrifice = Sacrifice room
    .effect = Everyone puts a die here. Come within a minute to get it back.
    .advice = Fetch your die if you’re near. A long walk may not be worth it.
chamber-torch = Torch chamber
    .effect = Seven torches within a minute, or two of you lose a die; volunteers first.
    .advice = Two or three players holding torches are enough.
chamber-lava-dice = Lava chamber
    .effect = Three tasks within a minute. Each one left costs a die.
    .advice = Even one task done saves a die.
chamber-lava-gems = Lava over gems
    .effect = Three tasks within a minute. Each one left adds a gem to the depot.
    .advice = Even one task done saves a gem.

refused-time-setup = Choose { $fewest } to { $most } time chambers.
refused-time-timers = There’s no timed task here.
refused-time-prohibition = { $reason ->
    [movement] Prohibited for now: nobody moves.
    [gems] For now, nobody activates gems.
    [golden-masks] Prohibited for now: no golden masks.
   *[other] Prohibited for now: nobody enters { $chamber }.
}
refused-time-torch = { $reason ->
    [waiting] This chamber is waiting for the timer.
    [over] Too late. This chamber’s time is up.
    [done] Everything here is done.
   *[other] The torch costs { $needs }; you still need { $missing }.
}
refused-time-volunteer = { $reason ->
    [outside] You’re already out. Others pay.
    [no-dice] You have no die to lose.
   *[no-choice] Nobody needs to lose a die now.
}
refused-time-lava = { $reason ->
    [waiting] This chamber is waiting for the timer.
    [over] Too late. This chamber’s time is up.
    [done] Everything here is done.
   *[other] The lava costs { $needs }; you still need { $missing }.
}

told-timer-awaited = { $chamber } waits for the timer.
told-timer-started = { $chamber }: the timer runs for { $until } seconds.
told-timer-turned = { $chamber }: the timer turns, { $until } seconds more.
told-timer-stopped = { $chamber }: it’s over.
told-demand-met = { $player } pays what { $chamber } needs.
told-toll-demanded = { $dice ->
    [one] Someone must lose a die. Who gives one?
   *[other] You must lose { $dice } dice. Who gives one?
}
banner-toll-demanded = Who gives a die?
told-die-volunteered = { $player } gives up a die.
told-die-offered-up = { $player } puts a die in the sacrifice chamber.
told-die-taken-back = { $player } gets the sacrificed die back.
told-sacrifice-lost = { $player } loses the sacrificed die.
banner-timer-started = { $chamber }!
banner-timer-turned = { $chamber }!

action-meet-demand = Pay what the chamber needs
    .short = pay
action-volunteer-die = Give up a die
    .short = Give a die
action-keep-dice = Keep your dice

choice-time-volunteer = Someone must lose dice. Give one?

panel-prohibited = { $what ->
    [gems] No gems!
    [golden-masks] No golden masks!
    [movement] Nobody moves!
   *[start] Nobody enters the start!
}
notice-toll = { $dice ->
    [one] Someone must lose a die. Give yours?
   *[other] You must lose { $dice } dice. Give one of yours?
}
notice-toll-open = { $dice ->
    [one] Someone must lose a die. Who gives one?
   *[other] You must lose { $dice } dice. Who gives one?
}
notice-then = Then: { $what ->
    [gems] no gems.
    [golden-masks] no golden masks.
    [movement] nobody moves.
   *[start] nobody enters the start.
}
notice-task = { $chamber }: { $price }
notice-timer = { $chamber }
notice-sacrificed = { $chamber }: fetch your die
notice-waits = { $chamber }: waiting for its timer

notice-next = Next: { $price }.

notice-penalty-torch = Or { $count } of you lose a die.

notice-penalty-lava-dice = Or you lose { $count ->
    [one] a die
   *[other] { $count } dice
}.

notice-penalty-lava-gems = Or { $count ->
    [one] one more gem blocks
   *[other] { $count } more gems block
} the exit.
