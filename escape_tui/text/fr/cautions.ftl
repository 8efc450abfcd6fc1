# Dit une fois à chacun, avant ce qui ne se défait pas.

caution-vault = Une seule fois ! { $price } donneraient { $most }. Encore { $act } pour { $gems }.
caution-golden = Ce masque pourrait libérer { $friend }. Gardez-le, ou encore { $roll }.
