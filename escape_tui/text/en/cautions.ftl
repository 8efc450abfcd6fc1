# Said once to each player, before something that can’t be undone.

caution-vault = One use only! { $price } give { $most }. { $act } again takes { $gems }.
caution-golden = This mask could free { $friend }. Hold, or { $roll } again.
caution-sprint = A roll ends the sprint ({ $steps } left): { $roll } again.
caution-special-chalice = The chalice is inside: leave and lose.
