# Module 6 : les personnages.

module-character = Personnages
    .effect = Chacun est quelqu’un : un personnage avec l’une de ses deux cartes.
    .advice = Dites aux autres ce que fait votre carte, et servez-vous-en.

character-discoverer = Exploratrice
    .effect = Trouve la bonne salle, ou en traverse trois d’un souffle.
    .advice = Explorez devant : vous voyez ce que les autres espèrent.
character-discoverer-permanent = Exploratrice, second regard
    .effect = Vous voyez la tuile découverte ; une fois, vous pouvez la glisser sous la pile et poser la suivante.
    .advice = Renvoyez un cul-de-sac de trop.
character-discoverer-activatable = Exploratrice, course
    .effect = Trois aventuriers : vos trois prochaines salles sont gratuites, jusqu’à votre prochain lancer.
    .advice = Gardez-la pour rentrer avant que la porte claque.
character-doc = Doc
    .effect = Libère plus de dés, ou les libère de loin.
    .advice = Restez près de ceux qui lancent le plus.
character-doc-permanent = Doc, remède puissant
    .effect = Vos masques d’or libèrent jusqu’à trois dés.
    .advice = Demandez qui est bloqué avant d’en user pour vous.
character-doc-activatable = Doc, soin à distance
    .effect = Deux masques d’or : tous les dés bloqués d’un autre aventurier, où qu’il soit.
    .advice = Gardez-le pour celui qui est seul et bloqué.
character-muscleman = Colosse
    .effect = Porte des torches éclatantes, ou fait pivoter des salles entières.
    .advice = Allez là où l’on demande des torches.
character-muscleman-permanent = Colosse, torches éclatantes
    .effect = Chacune de vos torches compte pour deux, même mise en commun.
    .advice = Gardez vos torches là où l’on active des joyaux.
character-muscleman-activatable = Colosse, murs qui tournent
    .effect = Deux torches : faites pivoter n’importe quelle salle, sauf celle de départ.
    .advice = Changez un cul-de-sac en passage.
character-priest = Prêtre
    .effect = Les masques noirs sont ses amis.
    .advice = Ne craignez pas de lancer : plus vos dés vont mal, plus vous pouvez faire.
character-priest-permanent = Prêtre, prière
    .effect = Tous vos dés bloqués, vous pouvez rejoindre n’importe quelle salle où se trouve un autre aventurier.
    .advice = Rejoignez quelqu’un qui a un masque d’or.
character-priest-activatable = Prêtre, bénédiction
    .effect = Trois masques noirs : ils sont libérés, et trois clés ou torches attendent un joyau quinze secondes dans une salle au choix.
    .advice = Bénissez la salle où il manque peu aux autres.
character-mechanic = Mécano
    .effect = Ouvre les serrures avec des masques, ou prend l’ascenseur vers un ami.
    .advice = Les salles aux clés sont à vous, et la sortie aussi.
character-mechanic-permanent = Mécano, passe-partout
    .effect = Vos masques d’or peuvent compter comme clés.
    .advice = Partez le dernier : vous sortez plus facilement que les autres.
character-mechanic-activatable = Mécano, ascenseur
    .effect = Deux clés : rejoignez n’importe quelle salle où se trouve un autre aventurier.
    .advice = Explorez au loin ; l’ascenseur vous ramène si quelqu’un est au départ.
character-mentalist = Magicien
    .effect = Entre où il veut.
    .advice = Prenez les chemins qui coûtent cher aux autres.
character-mentalist-permanent = Magicien, portes ouvertes
    .effect = Entrez dans toute salle voisine pour ses symboles ou pour deux aventuriers, au moindre prix.
    .advice = L’aventurier est sur deux faces du dé : nul ne marche plus vite que vous.
character-mentalist-activatable = Magicien, à travers le mur
    .effect = Deux aventuriers : entrez dans une salle voisine à travers le mur, sauf celui d’une salle double.
    .advice = Regardez le plan avant que la porte claque : le mur est peut-être le plus court chemin.

refused-character-pick = { $reason ->
    [twice] Deux joueurs ont choisi le même personnage : { $card }.
    [unknown] Ce personnage n’est pas dans la boîte de cette table : { $card }.
    [card] Un personnage a une carte permanente et une carte activable, pas d’autre.
   *[other] Cette carte n’est pas devant vous : { $card }.
}
refused-character-activatable = Votre carte est retournée jusqu’à ce que la porte claque.
refused-character-discoverer-permanent = { $reason ->
    [tile-in-hand] Vous avez encore une tuile en main : posez-la ou glissez-la sous la pile.
    [reserved] { $holder } regarde une tuile pour cette entrée.
   *[other] Vous n’avez pas de tuile en main.
}
refused-character-discoverer-active = La course demande { $needs } : il manque { $missing }.
refused-character-doc-active = { $reason ->
    [outside] Il est déjà dehors.
    [nothing-locked] { $whom } n’a pas de dé bloqué.
    [unknown] Choisissez un autre aventurier.
   *[other] Le soin demande { $needs } : il manque { $missing }.
}
refused-character-muscleman-active = { $reason ->
    [start] La salle de départ ne pivote pas.
    [unknown-chamber] Cette salle n’existe pas.
    [quarters] D’un, de deux ou de trois quarts de tour.
   *[other] Faire pivoter une salle demande { $needs } : il manque { $missing }.
}
refused-character-priest-permanent = { $reason ->
    [not-all-locked] Votre prière n’est entendue que si tous vos dés sont bloqués.
    [nobody-there] Votre prière ne mène que là où se trouve un autre aventurier.
    [already-there] Vous y êtes déjà.
    [closed] Personne n’entre dans cette salle.
   *[other] Cette salle n’existe pas.
}
refused-character-priest-active = { $reason ->
    [unknown-chamber] Cette salle n’existe pas.
    [no-gem] Là-bas, aucun joyau ne peut profiter de ce don.
   *[other] La bénédiction demande { $needs } : il manque { $missing }.
}
refused-character-mechanic-active = { $reason ->
    [nobody-there] L’ascenseur ne va que là où se trouve un autre aventurier.
    [already-there] Vous y êtes déjà.
    [closed] Personne n’entre dans cette salle.
    [unknown-chamber] Cette salle n’existe pas.
   *[other] L’ascenseur demande { $needs } : il manque { $missing }.
}
refused-character-mentalist-active = { $reason ->
    [no-wall] Il n’y a pas de mur avec une salle derrière.
    [closed] Personne n’entre dans cette salle.
    [unknown-chamber] Cette salle n’existe pas.
    [already-there] Vous y êtes déjà.
   *[other] Traverser un mur demande { $needs } : il manque { $missing }.
}

told-card-turned-over = { $player } utilise une carte de personnage : { $card }.
told-card-turned-back = La carte de { $player } est de nouveau visible : { $card }.
told-tile-taken = { $player } regarde la tuile avant de la poser : { $tile }.
told-hand-emptied = { $is_kept ->
    [yes] { $player } pose la tuile.
   *[no] { $player } glisse la tuile sous la pile et pose la suivante.
}
told-put-on-pile = L’entrée n’existe plus : la tuile retourne sur la pile.
told-sprint-begun = { $player } se met à courir.
told-chamber-turned = { $player } fait pivoter une salle ({ $chamber }).
told-blessed = { $player } bénit { $chamber } : trois fois { $icon }.
told-blessing-gone = { $is_used ->
    [yes] La bénédiction a servi ({ $chamber }).
   *[no] La bénédiction s’efface ({ $chamber }).
}

action-keep-tile = Poser la tuile
action-return-tile = La mettre dessous, poser la suivante
action-sprint = Courir
action-cure = Soigner { $whom } à distance
action-turn-chamber = Faire pivoter { $chamber } de { $quarters ->
    [one] un quart de tour
   *[other] { $quarters } quarts de tour
}
action-join-by-prayer = Prier pour rejoindre { $chamber }
action-bless = { $chamber ->
    [none] Libérer trois masques noirs
   *[other] Bénir { $chamber } : trois fois { $icon }
}
action-join-by-lift = Prendre l’ascenseur vers { $chamber }
action-enter-through-wall = Traverser le mur vers { $chamber }
choice-character-discoverer-permanent = Poser cette tuile, ou la suivante ?
