# Said once to each player, before something that can’t be undone.

caution-vault = One use only! { $price } give { $most }. { $act } again takes { $gems }.
caution-golden = That mask could free { $friend }. Hold it, or press { $roll } again.
caution-sprint = A roll ends your sprint ({ $steps } left). { $roll } again rolls.
caution-special-chalice = The chalice is inside: leave and all of you lose.
