# Ce que la page pour navigateurs dit autour du jeu.

page-title = Fuir le temple
page-description = Une évasion coopérative d’un temple qui s’effondre, en temps réel.
page-game = Le jeu
page-keys = Touches
page-north = nord
page-east = est
page-south = sud
page-west = ouest
page-do = agir
page-dice = dés
page-roll = lancer
page-call = appel
page-enter = ok
page-leave = échap
page-keyboard = clavier
page-sound-on = Le son est activé
page-sound-off = Le son est coupé
page-ok = OK
page-no-script = Cette page a besoin de JavaScript ; le même jeu existe aussi par SSH.
page-welcome =
    C’est votre première visite. Votre code est { $code }
    Ce navigateur s’en souvient. Avec lui, vous êtes la même personne ailleurs, aussi par SSH ({ $command }) : choisissez « Je suis déjà venu ».
page-cut = La ligne vers le temple est coupée. Nouvel essai dans { $seconds } s…
page-back = La ligne est rétablie.
page-left = Vous avez quitté le temple.
page-come-in = Appuyez sur OK pour entrer.

page-played-now = En cours
page-play = Jouer
page-nobody-plays = Personne ne joue en public en ce moment.
page-time-left = encore { $time }
page-paused = en pause
page-over = terminée
page-no-clock = sans horloge
page-depot = { $gems ->
    [one] un joyau dans la réserve
   *[other] { $gems } joyaux dans la réserve
}
page-temple-of = Le temple de { $code }

page-nothing-here = Il n’y a rien ici.
page-no-such-game = Aucune partie visible par tous ne se joue à cette table.
page-too-fast = Trop de demandes. Réessayez dans un moment.
page-broke = Quelque chose s’est cassé chez nous, et c’est noté.
page-other-site = Cette page n’est pas une page de cet hôte.
page-not-understood = Cette page n’est pas comprise. Rechargez-la.
page-too-many-windows = Trop de fenêtres ouvertes à votre adresse, ou trop vite. Réessayez dans un moment.
