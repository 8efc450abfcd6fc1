# Module 6 : les personnages.

module-character = Personnages
    .effect = Chacun joue un personnage avec une de ses deux cartes.
    .advice = Dites aux autres ce que fait votre carte, et servez-vous-en.

character-discoverer = Exploratrice
    .effect = Trouve la bonne salle, ou en traverse trois.
    .advice = Explorez devant : vous voyez ce que les autres espèrent.
character-discoverer-permanent = Exploratrice, second regard
    .effect = Voyez la tuile découverte. Une fois, glissez-la sous la pile et prenez la suivante.
    .advice = Renvoyez un deuxième cul-de-sac.
character-discoverer-activatable = Exploratrice, sprint
    .effect = Trois aventuriers : vos trois prochaines salles sont gratuites, jusqu’au lancer.
    .advice = Gardez-le pour rentrer avant que la porte claque.
character-doc = Doc
    .effect = Libère plus de dés, ou les libère de loin.
    .advice = Restez près des joueurs qui lancent le plus.
character-doc-permanent = Doc, remède puissant
    .effect = Vos masques d’or libèrent jusqu’à trois dés.
    .advice = Demandez qui a tous ses dés bloqués avant de vous servir.
character-doc-activatable = Doc, soin à distance
    .effect = Deux masques d’or : libère tous les dés d’un autre joueur, où que ce soit.
    .advice = Pour un ami isolé, tous dés bloqués.
character-muscleman = Colosse
    .effect = Porte des torches éclatantes, ou fait pivoter des salles entières.
    .advice = Allez là où l’on demande des torches.
character-muscleman-permanent = Colosse, torches éclatantes
    .effect = Chacune de vos torches compte pour deux, même mise en commun.
    .advice = Gardez vos torches là où des amis activent des joyaux.
character-muscleman-activatable = Colosse, murs qui tournent
    .effect = Deux torches : fait pivoter n’importe quelle salle, sauf le départ.
    .advice = Changez un cul-de-sac en passage, ou tournez un mur vers l’obélisque.
character-priest = Prêtre
    .effect = Rend les masques noirs utiles.
    .advice = Ne craignez pas de lancer : pires sont vos dés, plus vous pouvez.
character-priest-permanent = Prêtre, prière
    .effect = Tous dés bloqués ? Allez dans toute salle où est un autre joueur.
    .advice = Allez vers un ami qui a un masque d’or.
character-priest-activatable = Prêtre, bénédiction
    .effect = Trois masques noirs : les libère, et ajoute trois clés ou torches pour un joyau d’une salle au choix, quinze secondes.
    .advice = Bénissez la salle où il manque peu aux autres.
character-mechanic = Mécano
    .effect = Ouvre les serrures avec des masques, ou prend l’ascenseur vers un ami.
    .advice = Les salles aux clés sont à vous, et la sortie aussi.
character-mechanic-permanent = Mécano, passe-partout
    .effect = Vos masques d’or peuvent compter comme clés.
    .advice = Sortez en dernier : c’est plus facile pour vous.
character-mechanic-activatable = Mécano, ascenseur
    .effect = Deux clés : allez dans toute salle où est un autre joueur.
    .advice = Explorez au loin ; l’ascenseur vous ramène si quelqu’un est au départ.
character-mentalist = Magicien
    .effect = Entre où bon lui semble.
    .advice = Prenez les chemins qui coûtent cher aux autres.
character-mentalist-permanent = Magicien, portes ouvertes
    .effect = Entrez dans toute salle voisine pour ses symboles ou pour deux aventuriers.
    .advice = Deux faces du dé sont des aventuriers. Personne ne va plus vite.
character-mentalist-activatable = Magicien, à travers le mur
    .effect = Deux aventuriers : traversez un mur vers la salle derrière, sauf dans une salle double.
    .advice = Regardez le plan avant un claquement. Un mur est peut-être le plus court chemin.

refused-character-pick = { $reason ->
    [twice] Deux joueurs ont pris { $card }. Changez-en un.
    [unknown] Pas dans cette partie : { $card }.
    [card] Choisissez : permanente ou active.
   *[other] Vous n’avez pas { $card }.
}
refused-character-activatable = Carte utilisée jusqu’au claquement.
refused-character-discoverer-permanent = { $reason ->
    [tile-in-hand] Posez-la, ou glissez-la sous la pile.
    [reserved] { $holder } regarde une tuile pour cette entrée.
   *[other] Vous n’avez pas de tuile en main.
}
refused-character-discoverer-active = Le sprint coûte { $needs } ; il manque { $missing }.
refused-character-doc-active = { $reason ->
    [outside] Déjà dehors.
    [nothing-locked] { $whom } n’a pas de dé bloqué.
    [unknown] Choisissez un autre joueur.
   *[other] Le soin coûte { $needs } ; il manque { $missing }.
}
refused-character-muscleman-active = { $reason ->
    [start] La salle de départ ne pivote pas.
    [unknown-chamber] Cette salle n’existe pas.
    [quarters] Un, deux ou trois quarts de tour.
   *[other] Pivoter coûte { $needs } ; il manque { $missing }.
}
refused-character-priest-permanent = { $reason ->
    [not-all-locked] La prière demande tous vos dés bloqués.
    [nobody-there] Personne là-bas. Prenez une autre salle.
    [already-there] Vous y êtes déjà.
    [closed] Cette salle est fermée à tous.
   *[other] Cette salle n’existe pas.
}
refused-character-priest-active = { $reason ->
    [unknown-chamber] Cette salle n’existe pas.
    [no-gem] Aucun joyau ne peut en profiter là-bas.
   *[other] La bénédiction coûte { $needs } ; il manque { $missing }.
}
refused-character-mechanic-active = { $reason ->
    [nobody-there] Personne là-bas. Prenez une autre salle.
    [already-there] Vous y êtes déjà.
    [closed] Cette salle est fermée à tous.
    [unknown-chamber] Cette salle n’existe pas.
   *[other] L’ascenseur coûte { $needs } ; il manque { $missing }.
}
refused-character-mentalist-active = { $reason ->
    [no-wall] Pas de mur avec une salle derrière.
    [closed] Cette salle est fermée à tous.
    [unknown-chamber] Cette salle n’existe pas.
    [already-there] Vous y êtes déjà.
   *[other] Traverser coûte { $needs } ; il manque { $missing }.
}

told-card-turned-over = { $player } utilise : { $card }.
told-card-turned-back = { $player } peut réutiliser : { $card }.
told-tile-taken = { $player } regarde une tuile : { $tile }.
told-hand-emptied = { $is_kept ->
    [yes] { $player } pose la tuile.
   *[no] { $player } prend la tuile suivante.
}
told-put-on-pile = Plus aucune entrée : tuile sur la pile.
told-sprint-begun = { $player } pique un sprint.
told-chamber-turned = { $player } fait pivoter : { $chamber }.
told-blessed = { $player } bénit { $chamber } : trois fois { $icon }.
told-blessing-gone = { $is_used ->
    [yes] La bénédiction a servi : { $chamber }.
   *[no] La bénédiction s’efface : { $chamber }.
}

action-keep-tile = Poser la tuile
    .short = poser
action-return-tile = Sous la pile, prendre la suivante
    .short = sous la pile
action-sprint = Sprinter
action-cure = Soigner { $whom } à distance
    .short = Soigner { $whom }
action-turn-chamber = Faire pivoter { $chamber } de { $quarters ->
    [one] un quart de tour
   *[other] { $quarters } quarts de tour
}
action-join-by-prayer = Prier : aller à { $chamber }
action-bless = { $chamber ->
    [none] Libérer trois masques noirs
   *[other] Bénir { $chamber } : trois fois { $icon }
}
action-join-by-lift = Ascenseur : { $chamber }
action-enter-through-wall = Par le mur : { $chamber }
    .short = Mur
choice-character-discoverer-permanent = Poser cette tuile, ou la suivante ?
notice-sprint = { $steps ->
    [one] Sprint : un pas. Un lancer l’arrête.
   *[other] Sprint : { $steps } pas. Un lancer l’arrête.
}

panel-ready = prête
panel-used = utilisée
panel-blessing = Béni : { $chamber }
