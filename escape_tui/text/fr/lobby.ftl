# Le camp d'un hôte : tables, conversation, spectateurs, records, la carte d'une première visite.

action-say = dire
    .help = Écrit une ligne à vos amis.
action-next-game = partie suivante
    .help = Regarde la prochaine partie en cours.
action-set-up = réglages
    .help = Change ce que joue cette table.
    .short = réglages
action-hand-over = confier la table
    .help = La personne à cette place devient responsable de la table.
    .short = confier
action-talk = parler
    .help = Écrit une ligne à tout le camp.
action-quick-play = partie rapide
    .help = Vous installe à une table ouverte, ou en crée une avec des bots.
    .short = rapide
action-open-table = ouvrir une table
    .help = Ouvre votre table à d’autres.
    .short = ouvrir
action-join-code = entrer un code
    .help = Rejoint la table dont vous avez le code.
    .short = code

lobby-title = Le camp devant le temple
lobby-here = { $count ->
    [one] Personne d’autre
   *[other] { $count } personnes ici
}
lobby-closing = Le temple ferme dans { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}. Les parties en cours peuvent finir ; aucune autre ne commence.
lobby-greeting = Bienvenue, { $name }.

lobby-return = Retour à votre partie
    .help = Votre place est gardée. Entrée vous y ramène.
lobby-late-title = { $code } joue déjà
lobby-late-hint = Entrée : jouer · w : regarder · Échap
lobby-give-up-title = Abandonner votre place gardée ?
lobby-give-up-hint = Entrée : abandonner · Échap : garder
lobby-quick = Partie rapide
    .help = Rejoint une table ouverte ou une partie toute neuve, ou ouvre une table qui part en 15 s.
lobby-quick-table = { $count ->
    [one] 1 attend · { $table }
   *[other] { $count } attendent · { $table }
}
lobby-quick-begun = place d’un bot · { $table }
lobby-quick-bots = départ en 15 s avec bots
lobby-open = Ouvrir une table
    .help = Ouvre votre table, publique ou sur invitation.
lobby-daily = Temple du jour
    .help = { $day } : même temple et mêmes dés pour chaque équipe d’ici. Un essai par clé SSH ; sans bots.
lobby-daily-best = Record du jour : { $names } en { $time }.
lobby-code = J’ai un code
    .help = Un ami vous a donné un code ? Tapez-le ici.
lobby-waiting = Tables ouvertes
lobby-running = Parties en cours
lobby-nobody-waits = Aucune table ouverte. Lancez la première.
lobby-more = Plus
lobby-resume = J’ai un code de retour
    .help = Tapez votre code pour retrouver place, réglages et palmarès.
lobby-name = Mon nom
    .help = Le nom que voient les autres.
lobby-records = Palmarès
    .help = Vos parties, les meilleures équipes et le temple du jour.
lobby-learn = Première fois ? Apprendre (5 min)
    .help = Une première partie guidée, sans horloge. Rien à lire avant.
lobby-learn-again = Apprendre (5 min)
lobby-practise = S’exercer sans horloge
    .help = Sans horloge, avec des bots ou des amis.
lobby-challenges = Défis
    .help = Vingt-six parties plus dures, et vos victoires.
lobby-replays = Revoir des parties
    .help = Revoyez vos parties terminées.
lobby-settings = Réglages
    .help = Touches, couleurs, cloches, langue.
lobby-rules = Règles
    .help = Toutes les règles, avec recherche.
lobby-leave = Partir
    .help = Dehors, à la lumière du jour.
lobby-seats = { $taken } sur { $seats }
lobby-time-left = reste { $time }
lobby-no-clock = entraînement
lobby-watched = { $count ->
    [0] aucun spectateur
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
lobby-counting-in = décompte
lobby-table-of = Table : { $name }
lobby-table =
    .help = Entrée : rejoindre cette table
lobby-table-daily = Temple du jour, { $day }
lobby-chat = Au coin du feu
lobby-chat-empty = Tout est calme. { $key } pour parler.
lobby-say = Dire à tout le monde ici
lobby-say-table = Dire à la table
lobby-say-hint = Entrée : envoyer · Échap : annuler
lobby-join-title = Quel code ?
lobby-join-hint = Quatre lettres, comme BRZK.
lobby-resume-title = Votre code de retour
lobby-resume-hint = Douze lettres et chiffres.
lobby-resume-wrong = Aucun invité n’a ce code. Vérifiez et réessayez.
lobby-resume-right = Bon retour, { $name }.
lobby-your-code = Code de retour
lobby-name-title = Comment vous appeler ?
lobby-name-hint = Entrée : valider · Échap : annuler
lobby-night = Soirée de jeu dans { $hours } h { $minutes } min ({ $night })
lobby-announcement = Admin : { $text }

gathering-title = Table { $code }
gathering-public = publique
gathering-by-code = sur invitation
gathering-invite = Pour inviter : { $command }
gathering-link = Dans un navigateur : { $link }
gathering-free = libre
gathering-bot = bot
gathering-ready = OK
gathering-not-ready = pas encore
gathering-opener = responsable
gathering-you = vous
gathering-seat =
    .help = Gauche/droite change la couleur. { $ready } quand c’est bon pour vous ; il faut tout le monde.
gathering-free-seat =
    .help = Place libre. Le ou la responsable peut y mettre un bot ; une personne le remplace.
gathering-other =
    .help = Le ou la responsable peut vider cette place, ou confier la table à cette personne.
gathering-begin = C’est bon pour moi
    .help = Le décompte commence quand c’est bon pour tout le monde.
gathering-setup = Réglages…
    .help = Modules, difficulté, rythme, défi, accès. Réservé à la personne responsable.
gathering-character = Personnage
    .help = Gauche/droite choisit. Chacun le sien ; sans choix, le hasard décide.
gathering-card = Carte
    .help = La permanente agit tout le temps ; l’autre s’active une fois entre deux claquements.
gathering-dealt = au hasard
gathering-replay = Revoir une partie ensemble
    .help = Choisissez une partie. Joueurs et spectateurs peuvent la revoir avec vous.
gathering-replay-led = Revoir la partie avec { $name }
    .help = Revoyez-la avec les autres, et parlez-en.
gathering-leave = Quitter la table
    .help = Retour au camp. Votre place redevient libre.
gathering-removed = Votre place est à quelqu’un d’autre maintenant.
gathering-works = C’est prêt
gathering-chat = À la table

agreement-title = Réglages de la table
agreement-group-table = La table
agreement-public = Visible au camp
    .help = Sinon, il faut le code.
agreement-bots = Bots remplaçants
    .help = Dix secondes après une coupure, un bot prend le relais jusqu’au retour.
agreement-name = Nom de la table
    .help = Visible au camp. Entrée : le changer.
agreement-done = C’est bon
    .help = Retour à la table. Chacun doit redire que c’est bon.

hosted-came-back = { $name } est de retour.
hosted-left-game = Votre place est gardée { $minutes } minutes.
hosted-seat-elsewhere = Vous avez une place à { $code }, la voici. Quittez-la pour en prendre une autre.
hosted-held = Un bot remplace { $name } jusqu’à son retour.

watching-title = Parties à regarder
watching-none = Aucune partie en ce moment. Elles apparaîtront ici.
watching-game =
    .help = Entrée : regarder cette partie
    .late = Entrée : regarder, ou prendre la place d’un bot
hint-next-game = suivante
watching-over = Cette partie est finie.
watching-only = C’est la seule partie en cours.

records-title = Palmarès
records-mine = Vos parties
records-best = Meilleures équipes
records-daily = Temple du jour, { $day }
records-won = victoire
records-lost = défaite
records-seal = Sceau du temple du jour : { $seal }
records-proof = Preuve du { $day } :
records-none = Rien pour l’instant. À vous d’ouvrir la liste !
records-players = { $count ->
    [one] en solitaire
   *[other] { $count } joueurs
}
records-base = jeu de base
records-free = partie libre
records-challenge = défi { $id }
records-time = { $time }
records-see = Entrée : revoir la partie { $id }
records-list = Liste
    .help = Gauche/droite change la liste.

welcome-title = Bienvenue au temple
welcome-sentence = Dix minutes, une poignée de dés, un temple. Tout le monde sort, ou personne.
welcome-language = Langue
    .help = Gauche/droite change la langue.
welcome-terminal = Vérifier votre terminal
    .help = L’affichage est-il bon ? Traits, couleurs, un dé et la cloche.
welcome-right = L’affichage est bon
    .help = C’est retenu. Modifiable à tout moment dans les réglages.
welcome-palette = Palette
    .help = Quelles couleurs distinguez-vous le mieux ?
welcome-name = Nom
    .help = Le nom que voient les autres. Entrée : le changer.
welcome-glyphs = Traits
    .help = Des trous dans les murs ? Prenez les caractères simples.
welcome-colours = Couleurs
    .help = Distinguez-vous les six joueurs ? Sinon, prenez moins de couleurs.
welcome-colours-none = aucune
welcome-colours-16 = seize
welcome-colours-256 = 256
welcome-colours-truecolor = toutes
welcome-smooth = Essayer toutes les couleurs
    .help = La bande du bas devient lisse ? Gardez-les. Sinon, revenez à 256.
welcome-bells = Cloche
    .help = Les gongs font sonner votre terminal. Entrée : essayer.
welcome-enter = Entrer dans le temple
    .help = Va au camp : jouer, regarder, parler.
welcome-resume = J’ai un code de retour
    .help = Rend nom, place et palmarès. Le code de cette session est { $code }.

action-vote-out = exclure
    .help = Vote pour son départ, ou retire ce vote. Il faut la majorité des autres, au moins deux.
lobby-people = Qui est là
    .help = Qui est en ligne. Masquez qui vous voulez.
lobby-profile = Vous
    .help = Vos parties, victoires, séries et coéquipiers.
people-title = Qui est là
people-mute = Entrée : masquer { $name }, pour vous seulement
people-unmute = Entrée : ne plus masquer { $name }
people-muted = { $name } (sourdine)
people-looking-round = au camp
people-waiting = { $code ->
    [none] à une table ouverte
   *[other] à la table ouverte { $code }
}
people-playing = { $code ->
    [none] joue
   *[other] joue à { $code }
}
people-watching = { $code ->
    [none] regarde une partie
   *[other] regarde { $code }
}
profile-title = Vous
profile-games = Parties
profile-wins = Gagnées
profile-streak = Série en cours
profile-best-streak = Meilleure série
profile-challenges = Défis
profile-of = { $count } sur { $all }
profile-companions = Coéquipiers
profile-together = { $count ->
    [one] une partie
   *[other] { $count } parties
}
profile-nobody = Personne encore. Invitez un ami.
gathering-votes-against = { $count ->
    [one] une voix pour son départ
   *[other] { $count } voix pour son départ
}

action-cheer = encourager
    .help = Lance un encouragement que les joueurs voient un instant.
action-chat = parler
    .help = Parle aux autres spectateurs. Les joueurs ne le voient pas.
watcher-next-seat = joueur suivant
    .help = Regarde par-dessus l’épaule du joueur suivant.
watcher-previous-seat = joueur précédent
    .help = Regarde par-dessus l’épaule du joueur précédent.
watcher-seat = joueur { $number }
    .help = Regarde par-dessus l’épaule du joueur { $number }. F2 à F6 pour les autres.
watching-cheer = Encouragez-les
watching-say = Dire aux spectateurs
cheer-bravo = Bravo !
cheer-hurry = Vite !
cheer-careful = Attention !
cheer-close = Si près !
cheer-again = Encore une !
notice-cheer = { $player } lance : { $cheer }
caption-over = La partie est finie.
caption-gathering = L’équipe va rejouer. Restez pour regarder.
caption-count-in = Décompte. Puis dix minutes pour trouver joyaux et sortie.
caption-explore = { $depot ->
    [0] L’équipe cherche la sortie. Plus aucun joyau ne la bloque.
    [one] L’équipe cherche la sortie. { $depot } joyau la bloque encore.
   *[other] L’équipe cherche joyaux et sortie. { $depot } joyaux la bloquent encore.
}
caption-exit = { $keys ->
    [one] La sortie est trouvée. Elle coûte { $keys } clé chacun.
   *[other] La sortie est trouvée. Elle coûte { $keys } clés chacun ; chaque joyau en ôte une.
}
caption-slam = Le gong ! Hors du départ dans { $seconds } s, on perd un dé.
caption-collapse = { $keys ->
    [one] Le temple s’effondre dans { $seconds } s. Il faut { $keys } clé chacun à la sortie.
   *[other] Le temple s’effondre dans { $seconds } s. Il faut { $keys } clés chacun à la sortie.
}
caption-stuck = { $players } : tous dés bloqués. Le masque d’or d’un ami en libère deux.
caption-outside = Encore en chemin : { $players }
hint-cheer = encourager
hint-chat = parler

# Partie rapide : on se rassemble un court moment, puis la partie commence.
quick-starts = Départ dans { $seconds } s ou à table pleine, des bots aux places vides. Tous prêts : départ immédiat.
rematch-starts = Départ dans { $seconds } s. Tous prêts : départ immédiat. Changer les réglages l’annule.

# L’arrivée : où mène l’accueil, et un invité qui a perdu la connexion.

welcome-join = Rejoindre la table : { $name }
    .help = Mène droit à la table { $code }.
welcome-join-late = Rejoindre la partie : { $name }
    .help = La partie { $code } est en cours : prenez la place d’un bot, ou regardez.
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
welcome-race = Entrer dans le temple
    .help = Ouvre une table qui court contre { $code } dans le même temple.
welcome-admin = Entrer dans le temple
    .help = Montre les sessions, les tables et les bannis.

dropped-title = Êtes-vous { $name } (connexion perdue) ?
dropped-told = Votre place à la table { $code } est gardée un moment.
dropped-hint = Entrée : oui, retour au jeu · Échap : non
dropped-too-late = Cette place a été prise entre-temps.
plain-dropped = Êtes-vous { $name }, qui a perdu la connexion à la table { $code } ? Répondez oui ou non.

farewell-code = Pour revenir sous votre nom : code de retour { $code }
game-menu-code = Code de retour { $code }
gathering-code = code de retour { $code }
gathering-gentle = Vos premières parties sont plus faciles : trois joyaux de moins. C’est modifiable dans les réglages.

share-keys-title = À deux sur ce clavier
share-keys-told = Partager les touches et jouer en même temps, moitié gauche et moitié droite ? Ou à tour de rôle : Tab change de joueur.
share-keys-hint = Entrée : partager les touches · Échap : à tour de rôle
gathering-waits = C’est bon pour vous. On attend { $names }.

# M’appeler : un écran calme qui sonne.

lobby-callme = Me prévenir
    .help = Un écran calme. Il sonne quand une table s’ouvre, quand on rejoint la vôtre ou quand une soirée commence.
called-waiting = Tout est calme. Une cloche sonnera quand quelqu’un viendra. Laissez la fenêtre ouverte et faites autre chose.
called-table = Une table est ouverte.
called-joined = Quelqu’un a rejoint votre table.
called-night = La soirée commence.
