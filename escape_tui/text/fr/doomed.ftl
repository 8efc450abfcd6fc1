# Condamné.

module-doomed = Condamné
    .effect = Deux malédictions pour la fin de la partie, et un trésor contre les malédictions.
    .advice = Gardez le contre-sort pour votre pire malédiction.

curse-doomed = Condamné
    .effect = Pas d’évasion tant que vous ne levez pas cette malédiction.
    .advice = Levez-la avant de partir vers la sortie.
curse-stand-up = Debout
    .effect = Appuyez sur « se lever » toutes les huit secondes, ou rien ne marche.
    .advice = Trois aventuriers vous permettent de vous asseoir pour de bon.

treasure-counterspell = Contre-sort
    .effect = Défausse une de vos malédictions, si elle peut être levée.
    .advice = Pour une malédiction aux symboles difficiles.

refused-doomed-doomed = Condamné : à lever avant de sortir.
refused-doomed-stand-up = { $reason ->
    [sitting] Debout d’abord !
    [honour] Sur l’honneur : la table vous voit.
   *[other] Inutile de vous lever pour l’instant.
}
refused-doomed-counterspell = { $reason ->
    [never] Rien ne lève { $curse }.
   *[other] Vous n’avez pas cette malédiction.
}

told-sat-down = { $player } s’assied.

action-stand-up = Se lever
action-use-counterspell = Contre-sort : défausser { $curse }
    .short = Défausser { $curse }

notice-stand = Debout à temps
notice-sitting = Debout, ou rien ne marche !
