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
page-links = Liens
page-in-lines = Jouer en mode texte
page-in-pictures = Jouer en images
page-told = Ce qui se passe
page-what-now = Que faites-vous ?
page-send = Envoyer
page-send-to-enter = Appuyez sur Envoyer pour revenir.
page-keyboard = clavier
page-sound = Son
page-sound-on = Le son est activé
page-sound-off = Le son est coupé
page-ok = OK
page-no-script = Cette page a besoin de JavaScript. Vous pouvez aussi jouer par SSH.
page-welcome =
    Bienvenue ! Votre code de retour est { $code }
    Ce navigateur le retient. Pour jouer ailleurs, ou par SSH ({ $command }), choisissez « J’ai un code de retour ».
page-cut = Connexion perdue. Nouvel essai dans { $seconds } s…
page-back = Connexion rétablie.
page-left = Vous avez quitté le temple.
page-come-in = Appuyez sur OK pour entrer.

page-played-now = Parties en cours
page-play = Jouer
page-nobody-plays = Aucune partie publique en ce moment.
page-time-left = encore { $time }
page-paused = en pause
page-no-clock = sans horloge
page-depot = { $gems ->
    [0] aucun joyau dans la réserve
    [one] un joyau dans la réserve
   *[other] { $gems } joyaux dans la réserve
}
page-temple-of = Table { $code }
page-curve = Les chances de l’équipe
page-join-table = Rejoindre la table { $code }
page-watch-table = Regarder la table { $code }
page-watch-again = Une partie à revoir
page-waiting-there = En attente : { $people }.
page-playing-there = En jeu : { $people }.

page-nothing-here = Il n’y a rien ici.
page-no-such-game = Aucune partie publique à cette table.
page-no-such-table = Il n’y a pas de table { $code }.
page-no-such-replay = Cette partie n’est pas ici.
page-too-fast = Trop de demandes. Réessayez plus tard.
page-broke = Désolé, erreur de notre côté. Elle est consignée.
page-other-site = Cette page appartient à un autre site.
page-not-understood = Cette page n’est plus à jour. Rechargez-la.
page-too-many-windows = Trop de fenêtres depuis votre adresse. Fermez-en une, ou réessayez plus tard.
