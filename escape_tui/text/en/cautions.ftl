# Said before what cannot be undone: once to each person, and what loses the game every time.

caution-vault = This uses up the chamber: { $price } would give { $most }; { $act } again takes { $gems }.
caution-golden = Your golden mask could free the dice of { $friend }: hold it, or { $roll } again.
caution-sprint = Rolling ends your sprint ({ $steps ->
    [one] one chamber
   *[other] { $steps } chambers
} left): walk on, or { $roll } again.
caution-special-chalice = The chalice is still inside: if you leave, all of you lose. Fetch it, or escape again.
