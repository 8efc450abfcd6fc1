# Condamné.

module-doomed = Condamné
    .effect = Deux malédictions pour la fin de la partie, et un trésor contre les malédictions.
    .advice = Gardez un contre-sort pour la malédiction qui vous gêne le plus.

curse-doomed = Condamné
    .effect = Vous ne pouvez pas vous échapper tant que cette malédiction n’est pas levée.
    .advice = Levez-la avant de partir vers la sortie.
curse-stand-up = Debout
    .effect = Pressez la touche « debout » toutes les huit secondes ; assis, vous ne pouvez rien faire.
    .advice = Trois aventuriers vous permettent de vous asseoir pour de bon.

treasure-counterspell = Contre-sort
    .effect = Défausse une de vos malédictions, mais aucune de celles qui ne se lèvent pas.
    .advice = Utilisez-le contre une malédiction dont les symboles sont difficiles à montrer.

refused-doomed-doomed = Vous êtes condamné : levez cette malédiction avant de vous échapper.
refused-doomed-stand-up = { $reason ->
    [sitting] Vous êtes assis : levez-vous d’abord.
    [honour] Ici la table voit bien qui est debout.
   *[other] Assis ou debout, comme vous voulez.
}
refused-doomed-counterspell = { $reason ->
    [never] Rien n’écarte cette malédiction ({ $curse }).
   *[other] Cette malédiction n’est pas devant vous.
}

told-sat-down = { $player } s’est assis.

action-stand-up = Se lever
action-use-counterspell = Contre-sort : défausser { $curse }
