# Ce qui se demande sur le plan : chaque sorte d’action, et ce qu’elle demande, pas à pas.

choose-use-teleport = Téléportation
    .short = Téléporter
    .ask = Se téléporter chez qui ?
choose-use-secret-passage = Passage secret
    .short = Passage
    .ask = Ouvrir quel mur ?
choose-use-short-cut = Raccourci
    .short = Raccourci
    .ask = Découvrir à quelle entrée ?
choose-use-portal = Portail
    .ask = Passer dans quelle salle ?
choose-turn-chamber = Tourner une salle
    .short = Tourner
    .ask = Tourner quelle salle ?
    .then = La tourner de combien ?
choose-join-by-lift = Prendre l’ascenseur
    .short = Ascenseur
    .ask = Prendre l’ascenseur chez qui ?
choose-join-by-prayer = Prier
    .ask = Prier pour rejoindre qui ?
choose-bless = Bénir une salle
    .short = Bénir
    .ask = Bénir quelle salle ?
    .then = Trois fois quoi ?
choose-run-void = Courir par le vide
    .short = Courir
    .ask = Courir jusqu’à quelle salle ?
choose-run-void-together = Courir tous par le vide
    .short = Tous
    .ask = Courir tous jusqu’à quelle salle ?
choose-swap-dice = Échanger des dés
    .short = Échanger
    .ask = Échanger des dés avec qui ?
    .then = Lesquels des vôtres ?
    .last = Contre lesquels ?
choose-swap-dice-afar = Échanger des dés de loin
    .short = Échanger
    .ask = Échanger des dés avec qui ?
    .then = Lesquels des vôtres ?
    .last = Contre lesquels ?
choose-swap-calendar-tiles = Échanger des tuiles du calendrier
    .short = Échanger
    .ask = Échanger la tuile de quelle salle ?
    .then = Avec la tuile de quelle salle ?
choose-turn-gear = Décaler une rangée ou une colonne
    .short = Décaler
    .ask = Décaler quelle rangée ou quelle colonne ?
choose-push-ghost = Pousser le fantôme
    .short = Pousser
    .ask = Pousser le fantôme où ?
choose-enter = Entrer
    .ask = Entrer dans quelle salle ?
choose-enter-through-wall = À travers le mur
    .ask = À travers le mur vers quelle salle ?
choose-carry-chalice = Porter le calice
    .ask = Porter le calice où ?
choose-discover = Découvrir
    .ask = Découvrir à quelle entrée ?

short-call-exit = Sortie !
short-call-home = Rentrez !
short-call-keys = Des clés !
short-call-torches = Des torches !
short-call-fate-early = Trop tôt !
short-call-fate-late = Trop tard !
short-call-no-locked = Dés bloqués
short-call-no-way = Pas de chemin
short-call-no-busy = Plus tard
short-call-hold-keys = Gardez C !
short-call-hold-torches = Gardez T !
short-call-ask-dice = Je dépense ?

place-here = ici
place-steps = { $count ->
    [1] un pas
    [2] deux pas
    [3] trois pas
   *[other] { $count } pas
} { $toward ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
place-at = { $place } : { $what }
    .short = { $place } { $what }
place-half = { $half ->
    [rear] { $chamber }, fond
   *[front] { $chamber }, avant
}
place-half-wall = { $half ->
    [rear] fond
   *[front] avant
} : { $wall }
place-gems = { $count ->
    [one] reste 1 joyau
   *[other] restent { $count } joyaux
}
place-wall = mur { $toward ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
} vers { $chamber }
place-entrance = entrée { $toward ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
place-line = { $axis ->
    [row] rangée
   *[column] colonne
} { $place }, décalée { $toward ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
    .short = { $axis ->
        [row] rangée
       *[column] colonne
    } { $place } { $arrow }
place-turned = { $quarters ->
    [1] un quart de tour à droite
    [2] un demi-tour
   *[3] un quart de tour à gauche
} : portes { $doors }

question-keys = une lettre, ou flèches et Entrée ; Échap annule
    .short = lettre, flèches ; Échap
question-turning = 1-3, ou ← → puis Entrée ; Échap
    .short = 1-3 ou Entrée ; Échap
question-pointing = { $key } ou flèches ; Échap annule
quiet-answer-gone = Ce choix n’est plus possible.
quiet-answer-first = Répondez, ou { $menu }, puis lancez.
quiet-question-over = Cette question est close.
quiet-press-letter = Appuyez sur une des lettres, ou Échap.
quiet-letter-hidden = Fenêtre trop petite pour le montrer.
plain-tile = { $doors ->
    [one] une porte
   *[other] { $doors } portes
}, { $entry ->
    [closed] personne n’entre
    [free] entrée libre
   *[other] entrée pour { $entry }
}
