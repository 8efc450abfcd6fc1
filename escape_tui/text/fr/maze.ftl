# Le Labyrinthe.

module-maze = Le Labyrinthe
    .effect = Des salles qui déplacent le temple, des malédictions que rien ne lève, et trois trésors malins.
    .advice = Regardez de nouveau le plan chaque fois que quelque chose a bougé.

chamber-mirage = Le mirage
    .effect = Elle est à la place de la salle de départ, qui est là où celle-ci a été trouvée.
    .advice = Elle ressemble au départ, mais on n’y est pas à l’abri.
chamber-gear = L’engrenage
    .effect = Deux torches décalent d’une case toute une rangée ou toute une colonne.
    .advice = Un décalage peut ouvrir un chemin vers la sortie, ou fermer le dernier.

curse-weakest-link = Maillon faible
    .effect = Soyez dans une salle de départ quand la porte claque, deux fois, sinon la partie est perdue.
    .advice = Rentrez tôt, et prévenez les autres.
curse-misinformation = Désinformation
    .effect = Chaque fois que vous découvrez une salle, tous entendent que vous avez trouvé la sortie.
    .advice = Plus personne ne vous croit : laissez chercher les autres.

treasure-short-cut = Raccourci
    .effect = En découvrant, vous choisissez la salle dans la pile.
    .advice = Gardez-le jusqu’à ce qu’il ne manque que la sortie.
treasure-time-out = Temps mort
    .effect = L’horloge s’arrête une minute ; personne n’agit, tous peuvent parler.
    .advice = Utilisez-le quand un plan vaut mieux que la vitesse.
treasure-genie-lamp = Génie de la lampe
    .effect = Vous voyez les trois premiers trésors et en prenez un.
    .advice = Utilisez-la tout de suite : un trésor connu vaut davantage.

refused-maze-gear = { $reason ->
    [elsewhere] L’engrenage n’est pas ici.
    [nothing-there] Aucune salle ne se trouve sur cette ligne.
   *[other] L’engrenage demande { $needs } : il manque { $missing }.
}
refused-maze-weakest-link = La partie est finie : le maillon faible n’était pas rentré.
ended-maze-weakest-link = La porte a claqué alors que le maillon faible n’était pas au départ : c’est perdu.
banner-lost-maze-weakest-link = Maillon brisé
refused-maze-short-cut = { $reason ->
    [reserved] { $holder } choisit une salle pour cette entrée.
    [choosing] Choisissez d’abord une salle.
    [not-in-pile] Cette salle n’est pas dans la pile.
   *[other] Vous n’avez pas de salle à choisir.
}
refused-maze-time-out = { $reason ->
    [standing-still] Temps mort : l’horloge est arrêtée, et vous aussi.
   *[other] L’horloge tourne déjà.
}
refused-maze-genie-lamp = { $reason ->
    [choosing] Choisissez d’abord un trésor.
    [not-shown] Le génie ne vous montre pas celui-là.
    [pile-empty] Il n’y a plus de trésors à montrer.
   *[other] Aucun génie ne vous demande rien.
}

told-mirage-appeared = La salle de départ était un mirage : elle se trouve ailleurs.
told-line-shifted = { $player } tourne l’engrenage : le temple se décale ({ $side }).
told-exit-announced = { $player } a trouvé la sortie !
told-pile-searched = { $player } fouille la pile.
told-search-ended = { $tile ->
    [none] { $player } ne trouve plus de place pour une salle.
   *[other] { $player } a choisi : { $tile }.
}
told-pile-shuffled = La pile est mélangée.
told-time-out-called = { $player } demande un temps mort.
told-time-out-ended = { $player ->
    [none] Le temps mort est fini.
   *[other] { $player } met fin au temps mort.
}
told-lamp-rubbed = { $player } frotte la lampe et regarde trois trésors.
told-taken-from-lamp = { $player } prend { $treasure } dans la lampe.
banner-exit-announced = { $player } a trouvé la sortie !
banner-time-out-called = Temps mort
banner-time-out-ended = On continue !

action-turn-gear = Décaler ({ $side }) : { $chambers }
action-use-short-cut = Raccourci : découvrir ({ $side })
action-choose-chamber = Poser { $tile }
action-use-time-out = Demander un temps mort
action-end-time-out = Mettre fin au temps mort
action-use-genie-lamp = Frotter la lampe du génie
action-take-from-lamp = Prendre { $treasure }
choice-maze-short-cut = Quelle salle posez-vous ?
choice-maze-genie-lamp = Quel trésor prenez-vous ?
