# The first game: what each step says, and the hint after something else was tried.

learn-title = Lesson { $number } of { $all }
learn-again = Once more, lesson { $number }
learn-skip = { $enter } skips this step, { $menu } leaves.
learn-name = Ann
learn-friend = Ixchel

learn-roll = The temple will collapse, but not today: this is a lesson without a clock. Everything is done with dice. Press { $roll } to roll them.
    .hint = Only { $roll } for now: roll the dice.
learn-hold = Two adventurers, a key, a torch, and a black mask: that die is locked now. Hold the adventurers so that no roll takes them: { $adventurers } for both, or their numbers.
    .hint = Hold the two adventurers: press { $adventurers }.
learn-enter = The room to the east shows its price: two adventurers. You have them. Press { $east } to walk in.
    .hint = Go east, with { $east }.
learn-again-roll = You are in, and the two dice that paid are spent: they show nothing until you roll again. Press { $roll }.
    .hint = Roll again, with { $roll }.
learn-mask = A golden mask! It frees up to two of your locked dice. Press { $golden } to free the one under the black mask.
    .hint = Use the golden mask, with { $golden }.
learn-discover = To the north is a door with nothing behind it yet. Two adventurers discover what lies there, and you have two. Press { $north }.
    .hint = Discover the chamber to the north, with { $north }.
learn-walk = A chamber with a gem. You stay where you are until you enter. Roll until you have two adventurers (hold the first one), then press { $north }.
    .hint = Roll for two adventurers, then go north with { $north }.
learn-together = The gem costs four torches. Ixchel has come to help and holds two: what a friend holds in your chamber counts. Roll for two torches of your own, hold them with { $torches }, then press { $act }.
    .hint = You need two torches: { $roll } rolls, { $torches } holds torches, { $act } activates the gem.
learn-gong = The gong! Whoever is not in the start chamber when the door slams loses a die. You have a minute: roll for two adventurers, go { $south }, then two more and { $west }.
    .hint = Back to the start chamber: south with { $south }, then west with { $west }. If the door has slammed, try once more.
learn-exit = Safe. Meanwhile Ixchel has found the exit, south of here. It asks for an adventurer and a key. Roll, hold what you need, press { $south }.
    .hint = An adventurer and a key, then south with { $south }.
learn-escape = Getting out costs a key for each gem in the depot, and one more: two keys. Nobody can help you. Roll, hold keys with { $keys }, then press { $escape }.
    .hint = Two keys: { $roll } rolls, { $keys } holds keys, { $escape } escapes.
learn-done = Out! You know all you need. Practise without a clock, or play: ten minutes, all together. { $enter } goes back to the menu.
    .hint = { $enter } goes back to the menu.
