# L’arrivée : où mène l’accueil, et un invité qui a perdu la connexion.

welcome-join = Rejoindre la table de { $name }
    .help = Mène droit à la table { $code }.
welcome-join-late = Rejoindre la partie de { $name }
    .help = La partie de { $code } est en cours : prenez la place d’un bot, ou regardez.
welcome-no-table = Entrer dans le temple
    .help = Il n’y a plus de table { $code }. Le camp en a d’autres.
welcome-watch = Regarder la partie
    .help = Montre la partie de la table { $code }.
welcome-games = Regarder une partie
    .help = Montre les parties en cours.
welcome-replay = Revoir la partie
    .help = Montre la partie { $code }.
welcome-study = Reprendre à ce moment
    .help = Ouvre une table qui reprend à { $code }.

dropped-title = Êtes-vous { $name } (connexion perdue) ?
dropped-told = Votre place à la table { $code } est gardée un moment.
dropped-hint = Entrée : oui, retour au jeu · Échap : non
dropped-too-late = Cette place a été prise entre-temps.
plain-dropped = Êtes-vous { $name }, qui a perdu la connexion à la table { $code } ? Répondez oui ou non.

farewell-code = Pour revenir en étant vous-même : code de retour { $code }
game-menu-code = Code de retour { $code }
gathering-code = code de retour { $code }
gathering-gentle = Vos premières parties sont plus faciles : trois joyaux de moins. Les réglages changent cela.

share-keys-title = À deux sur ce clavier
share-keys-told = Partager les touches et jouer en même temps, moitié gauche et moitié droite ? Ou à tour de rôle : Tab change de joueur.
share-keys-hint = Entrée : partager les touches · Échap : à tour de rôle
gathering-waits = C’est prêt. On attend { $names }.
