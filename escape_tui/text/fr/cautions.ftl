# Dit une fois à chacun, avant ce qui ne se défait pas.

caution-vault = Une seule fois ! { $price } : { $most }. Encore { $act } : { $gems }.
caution-golden = Ce masque peut libérer { $friend }. Gardez-le, ou { $roll }.
caution-sprint = Lancer l’arrête ({ $steps }). Encore { $roll } : oui.
caution-special-chalice = Calice à l’intérieur : sortir, perdre.
