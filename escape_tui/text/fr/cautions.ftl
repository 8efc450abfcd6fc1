# Dit une fois à chacun, avant ce qui ne se défait pas.

caution-vault = La salle ne donne qu’une fois : { $price } en donneraient { $most } ; encore { $act } pour en prendre { $gems }.
caution-golden = Votre masque d’or peut libérer les dés de { $friend } : gardez-le, ou encore { $roll }.
