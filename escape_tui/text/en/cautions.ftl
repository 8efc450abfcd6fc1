# Said once to each person, before what cannot be undone.

caution-vault = This uses up the chamber: { $price } would give { $most }; { $act } again takes { $gems }.
caution-golden = Your golden mask could free the dice of { $friend }: hold it, or { $roll } again.
