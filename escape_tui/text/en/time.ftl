# Module 8: time chambers.

module-time = Time chambers
    .effect = Two, three or four chambers that start a timer the moment they are found.
    .advice = Agree who goes there before the sand has run through.

-prohibition-advice = Do what is still allowed, and be ready when the timer is turned.
chamber-prohibition-1 = No gems, masks
    .effect = For thirty seconds nobody activates gems, then nobody frees dice with golden masks.
    .advice = { -prohibition-advice }
chamber-prohibition-2 = No masks, steps
    .effect = For thirty seconds nobody frees dice with golden masks, then nobody enters any chamber.
    .advice = { -prohibition-advice }
chamber-prohibition-3 = No steps, start
    .effect = For thirty seconds nobody enters any chamber, then nobody enters the start chamber.
    .advice = { -prohibition-advice }
chamber-prohibition-4 = No start, gems
    .effect = For thirty seconds nobody enters the start chamber, then nobody activates gems.
    .advice = { -prohibition-advice }
chamber-sacrifice = Sacrifice room
    .effect = Everyone puts a die into it, and gets it back by coming here within a minute.
    .advice = Come for your die if you are near; a long walk may not be worth it.
chamber-torch = Torch chamber
    .effect = Seven torches within a minute, or two of you lose a die each; volunteers first.
    .advice = Two or three who hold torches are enough.
chamber-lava-dice = Lava chamber
    .effect = Three tasks within a minute; every task left costs a die.
    .advice = Even one task done saves a die.
chamber-lava-gems = Lava over gems
    .effect = Three tasks within a minute; every task left buries a gem in the depot.
    .advice = Even one task done saves a gem.

refused-time-setup = A table plays with { $fewest } to { $most } time chambers.
refused-time-timers = Nothing here asks for icons against the clock.
refused-time-prohibition = { $reason ->
    [movement] Prohibited for now: nobody moves into another chamber.
    [gems] Prohibited for now: nobody activates gems.
    [golden-masks] Prohibited for now: no golden mask frees dice.
   *[other] Prohibited for now: nobody enters there ({ $chamber }).
}
refused-time-torch = { $reason ->
    [waiting] This chamber still waits for the timer.
    [over] It is over: the timer of this chamber no longer runs.
    [done] All that this chamber asks for is done.
   *[other] The torch chamber needs { $needs }: { $missing } missing.
}
refused-time-volunteer = { $reason ->
    [outside] You are out already: others pay.
    [no-dice] You have no die to lose.
   *[no-choice] Nobody has to lose a die now.
}
refused-time-lava = { $reason ->
    [waiting] This chamber still waits for the timer.
    [over] It is over: the timer of this chamber no longer runs.
    [done] All that this chamber asks for is done.
   *[other] The lava needs { $needs } now: { $missing } missing.
}

told-timer-awaited = { $chamber }: it waits until the timer is free.
told-timer-started = { $chamber }: the timer runs, { $until } seconds.
told-timer-turned = { $chamber }: the timer is turned over, { $until } seconds.
told-timer-stopped = { $chamber }: it is over.
told-demand-met = { $player } gives the chamber what it asks for ({ $chamber }).
told-toll-demanded = { $dice ->
    [one] A die is to be lost
   *[other] { $dice } dice are to be lost
}: who volunteers?
banner-toll-demanded = Who volunteers a die?
told-die-volunteered = { $player } volunteers a die.
told-die-offered-up = A die of { $player } lies in the sacrifice chamber.
told-die-taken-back = { $player } takes a die back from the sacrifice chamber.
told-sacrifice-lost = The die of { $player } in the sacrifice chamber is lost.
banner-timer-started = { $chamber }!
banner-timer-turned = { $chamber }!

action-meet-demand = Pay what the chamber asks for
action-volunteer-die = Lose a die of your own
action-keep-dice = Keep your dice

choice-time-volunteer = Dice are to be lost. Do you volunteer one?
