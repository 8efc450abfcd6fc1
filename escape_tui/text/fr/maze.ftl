# Le Labyrinthe.

module-maze = Le Labyrinthe
    .effect = Des salles qui déplacent le temple, des malédictions que rien ne lève, et trois trésors malins.
    .advice = Regardez le plan dès que quelque chose a bougé.

chamber-mirage = Le mirage
    .effect = A échangé sa place avec la salle de départ.
    .advice = Cela ressemble au départ, mais ce n’est pas un abri.
chamber-gear = L’engrenage
    .effect = Deux torches décalent d’une case toute une rangée ou toute une colonne.
    .advice = Un décalage peut ouvrir un chemin vers la sortie, ou fermer le dernier.

curse-weakest-link = Maillon faible
    .effect = Soyez au départ aux deux premiers claquements, ou vous perdez tous.
    .advice = Rentrez tôt, et prévenez les autres.
curse-misinformation = Désinformation
    .effect = À chaque salle découverte, tous entendent que vous avez trouvé la sortie.
    .advice = Personne ne vous croit. Laissez explorer les autres.

treasure-short-cut = Raccourci
    .effect = Découvrez la salle de votre choix dans la pile.
    .advice = Gardez-le jusqu’à ce qu’il ne manque que la sortie.
treasure-time-out = Temps mort
    .effect = Arrête l’horloge une minute. Personne n’agit ; tout le monde peut parler.
    .advice = À utiliser quand un plan vaut mieux que la vitesse.
treasure-genie-lamp = Génie de la lampe
    .effect = Regardez les trois premiers trésors et prenez-en un.
    .advice = À utiliser tôt. Un trésor choisi vaut davantage.

refused-maze-gear = { $reason ->
    [elsewhere] Allez d’abord à l’engrenage.
    [nothing-there] Aucune salle sur cette ligne.
   *[other] L’engrenage coûte { $needs } ; il manque { $missing }.
}
refused-maze-weakest-link = Perdu : le maillon faible manquait.
ended-maze-weakest-link = La porte a claqué et le maillon faible n’était pas au départ. Perdu.
banner-lost-maze-weakest-link = Maillon brisé
refused-maze-short-cut = { $reason ->
    [choosing] Choisissez d’abord une salle.
    [reserved] { $holder } choisit pour cette entrée.
    [not-in-pile] Cette salle n’est pas dans la pile.
   *[other] Aucune salle à choisir.
}
refused-maze-time-out = { $reason ->
    [standing-still] Temps mort. Parlez, personne n’agit.
   *[other] L’horloge tourne déjà.
}
refused-maze-genie-lamp = { $reason ->
    [choosing] Choisissez d’abord un trésor.
    [not-shown] Le génie ne propose pas celui-là.
    [pile-empty] Plus aucun trésor à montrer.
   *[other] Aucun trésor à choisir.
}

told-mirage-appeared = Un mirage ! Le départ est ailleurs.
told-line-shifted = { $player } décale le temple par l’engrenage : { $side }.
told-exit-announced = { $player } a trouvé la sortie !
told-pile-searched = { $player } fouille la pile.
told-search-ended = { $tile ->
    [none] { $player } ne trouve nulle part où poser une salle.
   *[other] { $player } choisit : { $tile }.
}
told-pile-shuffled = La pile est mélangée.
told-time-out-called = { $player } demande un temps mort.
told-time-out-ended = { $player ->
    [none] Le temps mort est fini.
   *[other] { $player } met fin au temps mort.
}
told-lamp-rubbed = { $player } frotte la lampe et voit trois trésors.
told-taken-from-lamp = { $player } prend { $treasure } dans la lampe.
banner-exit-announced = { $player } a trouvé la sortie !
banner-time-out-called = Temps mort
banner-time-out-ended = On continue !

action-turn-gear = Décaler ({ $side }) : { $chambers }
action-use-short-cut = Raccourci : découvrir ({ $side })
action-choose-chamber = Poser { $tile }
    .short = { $tile }
action-use-time-out = Demander un temps mort
    .short = temps mort
action-end-time-out = Mettre fin au temps mort
    .short = reprendre
action-use-genie-lamp = Frotter la lampe du génie
    .short = frotter la lampe
action-take-from-lamp = Prendre { $treasure }
choice-maze-short-cut = Quelle salle posez-vous ?
choice-maze-genie-lamp = Quel trésor prenez-vous ?

notice-time-out = Temps mort : parlez. Reprendre ?
