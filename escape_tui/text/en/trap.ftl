# Module 7: trap chambers.

module-trap = Trap chambers
    .effect = Two to four chambers that catch whoever discovers them.
    .advice = Do not explore alone with few dice: a trap may keep you.

chamber-platform = Moving platform
    .effect = Carries its discoverer clockwise round the temple to the next door its stairs fit.
    .advice = If it waits, discover chambers: every change of the temple may set it free.
chamber-invocation = Invocation
    .effect = Summons all adventurers when it is found, and again for three keys.
    .advice = Come together here, but mind the way back before a slam.
chamber-cliff-torch = Torch cliff
    .effect = The discoverer hangs above the cliff until they alone show three torches.
    .advice = Friends enter free: bring golden masks, nothing else helps.
chamber-cliff-key = Key cliff
    .effect = The discoverer hangs above the cliff until they alone show three keys.
    .advice = Friends enter free: bring golden masks, nothing else helps.
chamber-slide = Slide
    .effect = Everybody comes in by its stairs, nobody leaves by them.
    .advice = Look for another door before you slide.

refused-trap-setup = A table plays with two, three or four trap chambers.
refused-trap-slide = The slide is too steep to climb: leave by another door.
refused-trap-cliff = { $reason ->
    [not-hanging] You do not hang above a cliff.
    [held] You hang above the cliff: climb up first.
   *[other] Climbing up needs { $needs }: { $missing } missing.
}
refused-trap-platform-waits = The platform hangs in the air: until it lands you cannot leave it, only discover.
refused-trap-invocation = { $reason ->
    [elsewhere] You can summon only from the invocation chamber.
    [nobody] There is nobody who could come.
   *[other] Summoning needs { $needs }: { $missing } missing.
}

told-platform-waits = The platform finds no door for its stairs and waits.
told-platform-travelled = The platform travels round the temple and finds a door.
told-platform-stopped = The wall beside the platform gives way: it stays where it is.
told-summoned = The invocation chamber calls, and they come: { $players }.
told-hung-up = { $player } hangs above the cliff!
banner-hung-up = { $player } hangs above the cliff!
told-climbed-up = { $player } climbs up from the cliff.
told-torn-away = { $player } is torn away from the cliff.

action-climb-up = Climb up
action-summon-all = Summon everybody
