# Module 7: trap chambers.

module-trap = Trap chambers
    .effect = Two to four chambers that catch you when you discover them.
    .advice = Don’t explore alone with few dice. A trap may keep you.

chamber-platform = Moving platform
    .effect = Carries you clockwise round the temple to the next door that fits.
    .advice = If it waits, anyone on it is stuck. Discover chambers to free it.
chamber-invocation = Invocation
    .effect = Summons everyone when it’s found, and again for three keys.
    .advice = A good place to meet, but mind the way back.
chamber-cliff-torch = Torch cliff
    .effect = Discover it and you hang there until you show three torches alone.
    .advice = While you hang, friends enter at no cost. Only golden masks help.
chamber-cliff-key = Key cliff
    .effect = Discover it and you hang there until you show three keys alone.
    .advice = While you hang, friends enter at no cost. Only golden masks help.
chamber-slide = Slide
    .effect = You can come in by its stairs, but not leave by them.
    .advice = Look for another door before you slide.

refused-trap-setup = Choose two, three or four trap chambers.
refused-trap-slide = Slide too steep. Try another door.
refused-trap-cliff = { $reason ->
    [not-hanging] You aren’t hanging from a cliff.
    [held] You hang from the cliff. Climb up first.
   *[other] Climbing costs { $needs }; you still need { $missing }.
}
refused-trap-platform-waits = The platform floats. Discover a door.
refused-trap-invocation = { $reason ->
    [elsewhere] Go to the invocation chamber to summon.
    [nobody] There’s nobody to summon.
   *[other] Summoning costs { $needs }; you still need { $missing }.
}

told-platform-waits = The platform finds no door and waits.
told-platform-travelled = The platform finds a door elsewhere.
told-platform-stopped = A wall gives way. The platform stops.
told-summoned = The invocation chamber summons { $players }.
told-hung-up = { $player } hangs from the cliff!
banner-hung-up = { $player } hangs from the cliff!
told-climbed-up = { $player } climbs up.
told-torn-away = { $player } is torn off the cliff.

action-climb-up = Climb up
    .short = Climb
action-summon-all = Summon everyone
    .short = summon all
banner-summoned = { $player } calls: { $players }!

notice-platform-stuck = Stuck on the platform: discover a door.

notice-platform-waits = The platform waits: step on, get stuck.
