# Dit avant ce qui ne se défait pas : une fois à chacun, et chaque fois ce qui perd la partie.

caution-vault = La salle ne donne qu’une fois : { $price } en donneraient { $most } ; encore { $act } pour en prendre { $gems }.
caution-golden = Votre masque d’or peut libérer les dés de { $friend } : gardez-le, ou encore { $roll }.
caution-sprint = Lancer met fin à votre course ({ $steps ->
    [one] une salle
   *[other] { $steps } salles
} encore) : avancez, ou encore { $roll }.
caution-special-chalice = Le calice est encore dans le temple : si vous partez, vous perdez tous. Allez le chercher, ou encore la même touche.
