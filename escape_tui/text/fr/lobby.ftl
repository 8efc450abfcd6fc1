# Le camp d'un hôte : tables, conversation, spectateurs, records, la carte d'une première visite.

action-say = dire
    .help = Écrit une ligne à vos amis.
action-next-game = partie suivante
    .help = Regarde la prochaine partie en cours ici.
action-set-up = mise en place
    .help = Change ce que cette table joue.
    .short = réglages
action-hand-over = confier la table
    .help = La personne de cette place devient responsable de la table.
    .short = confier
action-talk = parler
    .help = Écrit une ligne à tout le monde ici.
action-quick-play = partie rapide
    .help = Vous assied là où quelqu’un attend, ou à une table avec des bots.
    .short = rapide
action-open-table = ouvrir une table
    .help = Ouvre votre propre table, où d’autres peuvent venir.
    .short = ouvrir
action-join-code = un code
    .help = Va à la table dont on vous a donné le code.
    .short = code

lobby-title = Le camp devant le temple
lobby-here = { $count ->
    [one] Vous êtes seul
   *[other] Vous êtes { $count } ici
}
lobby-closing = Le temple ferme dans { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}. Les parties en cours peuvent finir ; aucune autre ne commence.
lobby-greeting = Bienvenue, { $name }.

lobby-return = Retour à votre partie
    .help = Votre place est gardée et les autres vous attendent. Entrée vous y ramène.
lobby-late-title = Une partie est en cours à { $code }
lobby-late-hint = Entrée : jouer · w : regarder · Échap
lobby-give-up-title = Abandonner la place gardée pour vous ?
lobby-give-up-hint = Entrée l’abandonne, Échap la garde.
lobby-quick = Partie rapide
    .help = Vous assied là où quelqu’un attend. Sinon, une table s’ouvre avec trois bots, et vous êtes dans le temple en quelques secondes.
lobby-open = Ouvrir une table
    .help = Votre table, avec tout ce qui vous plaît ; publique, ou seulement pour ceux qui ont son code.
lobby-daily = Le temple du jour
    .help = { $day } : le même temple et les mêmes dés pour toutes les équipes du monde. Un seul essai par personne ayant une clé ; les bots restent dehors.
lobby-daily-proof = Scellé sous { $seal }. La clé du { $day } était { $key }.
lobby-code = J’ai un code
    .help = On vous a donné le code d’une table ou d’une partie : écrivez-le ici.
lobby-waiting = Tables qui attendent
lobby-running = Parties en cours
lobby-nobody-waits = Personne n’attend encore. Partie rapide ou table à vous, et vous serez le premier.
lobby-more = Plus
lobby-resume = Je suis déjà venu
    .help = Écrivez le code de retour qu’on vous a montré, et soyez qui vous étiez : place, réglages, palmarès.
lobby-name = Mon nom
    .help = Comment les autres vous appellent.
lobby-records = Palmarès
    .help = Vos parties, les meilleures équipes et le temple du jour.
lobby-learn = Première fois ? Apprendre (5 minutes)
    .help = Une première partie, pas à pas, sans horloge. Il n’y a rien à lire avant.
lobby-practise = S’exercer sans horloge
    .help = Le même jeu, aussi lentement que vous voulez, avec des bots ou des amis.
lobby-challenges = Défis
    .help = Vingt-six façons de corser l’aventure, et ce que vous avez gagné.
lobby-replays = Revoir des parties
    .help = Revoyez vos parties finies.
lobby-settings = Réglages
    .help = Touches, couleurs, cloches, langue.
lobby-rules = Règles
    .help = Tout ce qu’il y a à savoir ; on peut y chercher.
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
lobby-counting-in = ça commence
lobby-table-of = Table de { $name }
lobby-table =
    .help = Entrée : s’asseoir à cette table.
lobby-table-daily = Temple du { $day }
lobby-chat = Au coin du feu
lobby-chat-empty = Personne n’a encore rien dit. { $key } pour parler.
lobby-say = Dire à tout le monde ici
lobby-say-table = Dire à la table
lobby-say-hint = Entrée le dit, Échap non.
lobby-join-title = Quel code ?
lobby-join-hint = Quatre lettres, comme BRZK.
lobby-resume-title = Votre code de retour
lobby-resume-hint = Douze lettres et chiffres, comme ils ont été montrés.
lobby-resume-wrong = Aucun visiteur n’a ce code ici.
lobby-resume-right = Bon retour, { $name }.
lobby-your-code = Code de retour
lobby-name-title = Comment vous appeler ?
lobby-name-hint = Entrée le garde, Échap ne change rien.
lobby-announcement = Du gardien : { $text }

gathering-title = Table { $code }
gathering-public = publique
gathering-by-code = seulement avec le code
gathering-invite = Les autres viennent avec : { $command }
gathering-link = Ou dans un navigateur : { $link }
gathering-free = libre
gathering-bot = bot
gathering-ready = prêt
gathering-not-ready = pas encore
gathering-opener = a ouvert la table
gathering-you = vous
gathering-seat =
    .help = Gauche et droite : une autre couleur. { $ready } quand vous êtes prêt ; on commence quand tous le sont.
gathering-free-seat =
    .help = Une place libre. Le responsable peut y mettre un bot ; une personne qui vient prend sa place.
gathering-other =
    .help = Le responsable peut vider cette place, ou confier la table à qui l’occupe.
gathering-begin = Je suis prêt
    .help = Quand tout le monde est prêt, le temple est mis en place et le décompte commence.
gathering-setup = Mise en place …
    .help = Modules, difficulté, rythme, défi ; qui peut trouver la table. Seul le responsable la change.
gathering-character = Personnage
    .help = Gauche et droite : qui vous êtes. Chacun le sien ; qui ne choisit rien en reçoit un.
gathering-card = Carte
    .help = La carte permanente agit tout le temps ; l’autre s’active et se repose jusqu’à la prochaine porte.
gathering-dealt = au hasard
gathering-replay = Revoir une partie ensemble
    .help = Choisissez une partie : toute la table et ses spectateurs peuvent la revoir avec vous.
gathering-replay-led = Revoir la partie que passe { $name }
    .help = Voir le même moment que les autres, et en parler.
gathering-leave = Se lever
    .help = Retour au camp ; votre place est libre pour d’autres.
gathering-removed = Votre place a été donnée à quelqu’un d’autre.
gathering-works = Cela peut se jouer.
gathering-chat = À la table

agreement-title = Ce que joue cette table
agreement-group-table = La table
agreement-public = Tout le monde peut la trouver
    .help = Une table publique est dans la liste du camp. Sinon il faut son code.
agreement-bots = Un bot tient les absents
    .help = Dix secondes après une coupure, un bot fait avancer l’aventurier jusqu’au retour de l’ami.
agreement-name = Nom de la table
    .help = Visible dans le camp. Entrée : en écrire un.
agreement-done = C’est bon
    .help = Retour à la table. Chacun doit de nouveau être prêt.

hosted-came-back = { $name } est de retour.
hosted-left-game = Votre place est gardée { $minutes } minutes.
hosted-seat-elsewhere = Vous avez une place à la table { $code } : la voici. Quittez-la pour en rejoindre une autre.
hosted-held = Un bot tient { $name } jusqu’à son retour.

watching-title = Parties à regarder
watching-none = Aucune partie en ce moment. Elle apparaîtra ici dès qu’elle commencera.
watching-game =
    .help = Entrée : regarder cette partie.
hint-next-game = autre partie
watching-ended = finie
watching-over = Cette partie est finie.
watching-only = C’est la seule partie en cours.

records-title = Palmarès
records-mine = Vos parties
records-best = Les meilleures équipes
records-daily = Temple du { $day }
records-won = échappés
records-lost = ensevelis
records-none = Rien encore. La première ligne pourrait être la vôtre.
records-players = { $count ->
    [one] en solitaire
   *[other] { $count } joueurs
}
records-base = jeu de base
records-free = partie libre
records-challenge = défi { $id }
records-time = { $time }
records-see = Entrée montre la partie ; son numéro est { $id }.
records-list = Liste
    .help = Gauche et droite : une autre liste.

welcome-title = Bienvenue au temple
welcome-sentence = Dix minutes, une poignée de dés, un temple : tous dehors, ou personne.
welcome-learn = Première fois ? Apprendre (5 minutes)
    .help = Une première partie, pas à pas, sans horloge. D’abord, on regarde si votre terminal dessine bien.
welcome-language = Langue
    .help = Gauche et droite : une autre langue.
welcome-terminal = Vérifier le terminal
    .help = Dessine-t-il bien ? Traits, couleurs, un dé d’essai et la cloche.
welcome-right = Tout est bien dessiné
    .help = Nous nous en souviendrons. Tout peut changer plus tard dans les réglages.
welcome-palette = Palette
    .help = Quelles couleurs distinguez-vous le mieux ?
welcome-name = Nom
    .help = Comment les autres vous appellent. Entrée : l’écrire.
welcome-glyphs = Traits
    .help = Les murs de la salle se rejoignent-ils sans trou ? Alors laissez ; sinon choisissez les caractères simples.
welcome-colours = Couleurs
    .help = Les six aventuriers ci-dessous ont-ils chacun leur couleur ? Sinon, essayez moins de couleurs.
welcome-colours-none = aucune
welcome-colours-16 = seize
welcome-colours-256 = 256
welcome-colours-truecolor = toutes
welcome-bells = Cloche
    .help = Les gongs du temple font sonner votre terminal. Entrée la fait sonner.
welcome-enter = C’est bon, on entre
    .help = Vers le camp : des tables, des parties à regarder, du monde.
welcome-resume = Je suis déjà venu
    .help = Écrivez le code de retour d’une visite précédente. Celui de cette visite est { $code } : il vous rend votre place, de partout.

action-vote-out = exclure
    .help = Dit que vous voulez son départ, ou non ; il faut la majorité des autres, et au moins deux.
lobby-people = Qui est là
    .help = Tous ceux qui sont ici et ce qu’ils font. Rendez muet qui vous ne voulez pas lire.
lobby-profile = Vous
    .help = Vos parties, victoires et séries, et avec qui vous jouez le plus.
people-title = Qui est là
people-mute = Entrée rend { $name } muet, pour vous seul.
people-unmute = Entrée vous laisse entendre { $name } à nouveau.
people-muted = { $name } (muet)
people-looking-round = se promène au camp
people-waiting = { $code ->
    [none] attend à une table
   *[other] attend à { $code }
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
profile-streak = Victoires d’affilée en ce moment
profile-best-streak = Meilleure série de victoires
profile-challenges = Défis
profile-of = { $count } sur { $all }
profile-companions = Avec qui vous jouez
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
    .help = Parle à ceux qui regardent la même partie. Les joueurs ne l’entendent pas.
watcher-next-seat = joueur suivant
    .help = Regarde la partie aux côtés du joueur suivant.
watcher-previous-seat = joueur précédent
    .help = Regarde la partie aux côtés du joueur précédent.
watcher-seat = joueur { $number }
    .help = Regarde la partie aux côtés du joueur { $number } ; F2 à F6 pour les autres.
watching-cheer = Encouragez-les
watching-say = Dire à ceux qui regardent
cheer-bravo = Bravo !
cheer-hurry = Vite !
cheer-careful = Attention !
cheer-close = Si près !
cheer-again = Encore une !
notice-cheer = { $player } lance : { $cheer }
caption-over = La partie est finie.
caption-gathering = Ils se rassemblent pour une autre partie. Restez, vous la verrez.
caption-count-in = Le décompte : puis dix minutes pour trouver les joyaux et la sortie.
caption-explore = Ils cherchent la sortie et activent des joyaux : { $depot } bloquent encore la voie.
caption-exit = La sortie est trouvée. Chaque joyau activé ôte une clé : { $keys } clés chacun.
caption-slam = Le gong ! Qui n’est pas au départ dans { $seconds } s perd un dé.
caption-collapse = Le temple s’effondre dans { $seconds } s : il faut { $keys } clés chacun sur la sortie.
caption-stuck = { $players } : tous les dés sont bloqués. Seul le masque d’or d’un ami peut aider.
caption-outside = Encore en chemin : { $players }.
hint-cheer = encourager
hint-chat = parler
