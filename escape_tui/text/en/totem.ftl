# The totem.

module-totem = Totem
    .effect = A chamber in which dice that show masks are stacked for gems.
    .advice = Black masks are good for something here.
chamber-totem-chamber = Totem chamber
    .effect = Five dice with masks on the stack activate one gem, ten activate two.
    .advice = Lay the die when the marker is near the middle; a bad miss brings everything down.

refused-totem-stack = { $reason ->
    [elsewhere] Dice are stacked in the totem chamber.
    [unknown] You have no such die.
    [full] The stack is as high as it can be.
    [not-yet] The marker has not been there yet.
    [too-old] The marker that you saw is gone: your line lags. Try again.
   *[no-mask] Only a black or a golden mask can be stacked.
}
refused-totem-gems = { $reason ->
    [elsewhere] The totem is somewhere else.
   *[too-low] The stack is not high enough: { $lacking ->
        [one] one die more
       *[other] { $lacking } dice more
    }.
}

told-die-stacked = { $player } lays a die on the totem; it stays.
told-die-slipped = The die of { $player } slips off the totem.
told-stack-fell = { $player } brings down the whole totem!
told-die-unstacked = { $player } takes a die back from the totem.

action-stack-die = Lay die { $die } on the totem
action-cash-stack = Let the totem activate gems
