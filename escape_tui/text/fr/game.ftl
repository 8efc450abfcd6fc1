# La partie à l'écran : panneaux, bannières, menus, indications.

panel-actions = Vous pouvez
panel-team = Équipe
panel-story = Récit

actions-short = manque

status-depot = { $count ->
    [one] joyau
   *[other] joyaux
}
status-keys = { $count ->
    [one] clé pour sortir
   *[other] clés pour sortir
}
status-fate = destin
status-pile = { $count ->
    [0] pile vide
    [one] 1 tuile
   *[other] { $count } tuiles
}
status-watchers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
status-paused = pause
status-practice = entraînement
status-hidden = écoutez

tray-lost = { $count ->
    [one] { $count } perdu
   *[other] { $count } perdus
}
tray-aside = { $count } ailleurs

team-out = sorti !
team-here = ici
team-agrees = destin ?

hint-roll = lancer
hint-hold-1 = garder
hint-north = aller
hint-arrows = ←↑↓→
hint-act = agir
hint-call = appel
hint-help = aide
hint-menu = menu
hint-zoom-in = plus grand
hint-next-seat = suivant
hint-zoom-out = plus petit
hint-fit = tout

advice-outside = Vous êtes dehors ! Regardez vos amis et lancez-leur des appels.
advice-count-in = Préparez-vous …
advice-all-locked = Tous vos dés sont bloqués : appelez un ami au masque d’or, ou proposez un coup de pouce du destin.

quiet-no-such-die = Vous n’avez pas ce dé.
quiet-no-such-icon = Aucun de vos dés ne montre cela.
quiet-nothing-here = Il n’y a rien à faire dans cette salle.
quiet-no-cards = Vous n’avez aucune carte à utiliser.
quiet-nobody-here = Personne d’autre n’est dans votre salle.
quiet-none-held = Vous ne gardez aucun dé.
quiet-nothing-asked = Personne n’attend votre accord.
quiet-may-sit = Debout ou assis, comme il vous plaît.
quiet-no-toll = Personne ne doit perdre de dé.
quiet-tumbling = Vos dés roulent encore.
quiet-all-kept = Rien à lancer : { $key } relâche ce que vous gardez.
quiet-nobody-locked = Personne ici n’a de dé bloqué.

menu-ways = Comment ?
menu-act = Laquelle ?
menu-cards = Vos cartes
menu-whom = Qui ?
menu-call = Appeler
menu-hint = { $key } pour répondre
menu-hint-focus = chiffre ou Entrée, Échap ferme
choice-otherwise = Choisissez

game-menu-title = La partie continue
game-menu-paused = Le temps est arrêté
game-menu-continue = Revenir à la partie
game-menu-pause = Arrêter ou relancer l’horloge
game-menu-help = Aide
game-menu-journal = Le récit jusqu’ici
game-menu-settings = Réglages
game-menu-leave = Quitter la partie

banner-paused = Pause
banner-waiting = L’hôte ne peut pas écrire : la partie attend.
banner-curtain = Pause : temple et dés sont cachés.
banner-pause-left = La table peut encore faire pause { $time }.
banner-going-on = { $seconds } … préparez-vous !
banner-go-on = { $key } : continuer
banner-count-in = { $seconds }
banner-begun = Fuyez !
banner-gonged = { $gong ->
    [1] Gong !
    [2] Gong gong !
   *[other] Gong gong gong !
}
banner-slammed = Clac !
banner-collapsed = Tout croule !
banner-fate-turned = Le destin tourne !
banner-escaped = { $player } est dehors !
banner-won = Sauvés !
banner-lost = Ensevelis
banner-countdown = { $gong ->
    [3] Le temple s’effondre dans { $seconds } s
   *[other] { $absent ->
        [none] La porte claque dans { $seconds } s
       *[other] Clac dans { $seconds } s : perdu sans { $absent } !
    }
}
banner-way = { $goal ->
    [exit] Vers la sortie :
   *[other] Chemin du retour :
}
banner-home = { $goal ->
    [exit] Vous êtes sur la sortie.
   *[other] { $dice ->
        [0] Vous êtes à l’abri ici.
        [one] Au départ, mais la porte prend quand même un dé.
       *[other] Au départ, mais la porte prend quand même { $dice } dés.
    }
}
banner-no-way = { $goal ->
    [exit] D’ici, aucun chemin ne mène à la sortie.
   *[other] Aucun chemin de retour d’ici.
}
banner-find-exit = Trouvez la sortie !

icon-adventurers = { $count ->
    [one] un aventurier
   *[other] { $count } aventuriers
}
icon-keys = { $count ->
    [one] une clé
   *[other] { $count } clés
}
icon-torches = { $count ->
    [one] une torche
   *[other] { $count } torches
}
icon-golden = { $count ->
    [one] un masque d’or
   *[other] { $count } masques d’or
}
icon-black = { $count ->
    [one] un masque noir
   *[other] { $count } masques noirs
}
prose-and = { $first } et { $last }

side-north = nord
side-east = est
side-south = sud
side-west = ouest
side-chamber = { $side ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
}

call-help = À l’aide !
call-come = Venez ici !
call-home = Rentrez !
call-gold = J’ai de l’or
call-keys = Il me faut des clés
call-torches = Il me faut des torches
call-exit = Sortie trouvée !
call-wait = Attendez !
call-thanks = Merci !
call-fate-early = Pas encore le destin
call-fate-late = Plus de destin

panel-curses = Malédictions
panel-treasures = Trésors
panel-character = Personnage
panel-quests = Quêtes
panel-calendar = Calendrier
panel-cursed-gem = Joyau maudit
panel-armed = prêt
panel-ready = prêt
panel-used = utilisé
panel-quests-done = quêtes accomplies
panel-place = { $place ->
    [constellation] personne dedans
    [start] personne au départ
    [three-gems] personne à trois joyaux
    [one-gem] personne à un joyau
   *[exit] personne à la sortie
}
panel-task = la tâche demande
panel-gem-tiles = tuiles joyaux
panel-ghost = Le fantôme
panel-chalice = Le calice
panel-teleporter = Le jeton
panel-prohibited = { $what ->
    [gems] Pas de joyaux !
    [golden-masks] Pas de masques d’or !
    [movement] Personne ne bouge !
   *[start] Personne n’entre au départ !
}
panel-open-cards = Cartes visibles
panel-own-gem = ◈ le vôtre : { $gem }
panel-next = suivant
panel-calendar-exit = clés de plus à la sortie
panel-calendar-late = Porte : un dé chacun !
panel-calendar-safe = Porte : barre franchie
panel-calendar-die = Votre dé y est posé
panel-totem = Le totem
panel-snakes = Serpents
panel-blessing = Béni : { $chamber }

notice-no = non
notice-pause = { $player } veut une pause ({ $votes } sur { $people }). D’accord ?
notice-pause-waits = { $votes } sur { $people } pour une pause : on attend { $players }
notice-gone = { $player } a perdu la connexion. Pause ?
notice-gone-bot = { $player } a perdu la connexion. Pause ? Un bot dans
notice-more = encore { $count } …
notice-fate = { $player } propose un coup de pouce du destin. D’accord ?
notice-fate-waits = Le destin attend { $players }
notice-wish = { $player } veut : { $wish }
notice-own-wish = Un ami doit confirmer : { $wish }
notice-stand = Levez-vous à temps
notice-sitting = Vous êtes assis : levez-vous, ou vous ne pouvez rien faire !
notice-toll = { $dice ->
    [one] Un dé doit être perdu. En donner un ?
   *[other] { $dice } dés doivent être perdus. En donner un ?
}
notice-toll-open = { $dice ->
    [one] Un dé doit être perdu : qui se dévoue ?
   *[other] { $dice } dés doivent être perdus : qui se dévoue ?
}
notice-bond = Vous êtes lié : attendez le lancer de { $player }
notice-then = Puis : { $what ->
    [gems] pas de joyaux.
    [golden-masks] pas de masques d’or.
    [movement] personne ne bouge.
   *[start] personne n’entre au départ.
}
notice-task = { $chamber } : { $price }
notice-timer = { $chamber }
notice-sacrificed = { $chamber } : allez chercher votre dé
notice-waits = { $chamber } : attend son sablier
notice-time-out = Temps mort : parlez, personne n’agit. On continue ?
notice-out = sortir :

report-title = Vos exploits
report-escaped = sorti à
report-gems = joyaux
report-rolls = lancers
report-lost = perdus
report-helped = aidé
