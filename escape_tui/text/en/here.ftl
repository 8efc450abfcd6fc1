# The chamber one stands in, explained where a terminal is wide.

here-lit = { $count ->
    [one] Its gem is lit; it gives no more.
   *[other] Its { $count } gems are lit; it gives no more.
}
here-unknown = nobody has been there
