# The chamber a player is in, explained where the terminal is wide.

here-lit = { $count ->
    [one] Its gem is active. No gems left here.
   *[other] Its { $count } gems are active. No gems left here.
}
here-unknown = undiscovered
