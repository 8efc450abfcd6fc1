# What a rule means for the player it concerns.

panel-tree = masks for { $players ->
    [one] one
   *[other] all { $players }
}
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
notice-platform-stuck = Stuck on the platform: discover a door.
notice-platform-waits = The platform waits: step on, get stuck.
hindered-by-vines = Strangle vines: adventurers don’t pay. Lift them.
advice-use-locked = All dice locked: { $key } uses them here.

choose-tell-location = Tell where a gem belongs
    .ask = Tell of which tile?
place-tell-location = { $place } · { $told }
