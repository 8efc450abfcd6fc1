# The totem.

module-totem = Totem
    .effect = A chamber where you stack dice showing masks for gems.
    .advice = Black masks are good for something here.
chamber-totem-chamber = Totem chamber
    .effect = Five stacked masks activate one gem, ten activate two.
    .advice = Press when the marker is near the middle. A bad miss topples everything.

refused-totem-stack = { $reason ->
    [elsewhere] Go to the totem chamber to stack dice.
    [unknown] You don’t have that die.
    [full] The stack is full.
    [not-yet] Too soon. Watch the marker, try again.
    [too-old] Too late: slow connection. Try again.
   *[no-mask] Stack black or golden masks only.
}
refused-totem-gems = { $reason ->
    [elsewhere] Go to the totem chamber first.
   *[too-low] { $lacking ->
        [one] The stack needs one more die.
       *[other] The stack needs { $lacking } more dice.
    }
}

told-die-stacked = { $player } stacks a die. It holds.
told-die-slipped = { $player }’s die slips off the totem.
told-stack-fell = { $player } topples the whole totem!
told-die-unstacked = { $player } takes a die off the totem.

action-stack-die = Stack die { $die } on the totem
    .short = Stack { $die }
action-cash-stack = Activate gems with the totem
    .short = Activate gems

panel-totem = The totem
