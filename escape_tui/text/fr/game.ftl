# La partie à l'écran : panneaux, bannières, menus, indications.

panel-actions = Actions
panel-team = Équipe
panel-story = Récit

actions-short = manque

status-depot = { $count ->
    [one] joyau
   *[other] joyaux
}
status-exit = sortie
status-fate = destin
status-pile = { $count ->
    [0] pile vide
    [one] 1 salle
   *[other] { $count } salles
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
tray-aside = { $count } de côté

team-out = dehors !
team-here = ici
team-agrees = destin ?

hint-roll = lancer
hint-hold-1 = garder
hint-north = aller
hint-arrows = ←↑↓→
hint-act = agir
hint-call = appeler
hint-help = aide
hint-menu = menu
hint-zoom-in = agrandir
hint-next-seat = suivant
hint-zoom-out = réduire
hint-fit = plan
hint-palette = plus

edge-rooms = { $count ->
    [one] { $count } salle
   *[other] { $count } salles
}

advice-outside = Dehors ! Suivez vos amis et appelez-les.
advice-count-in = Activez les joyaux. Trouvez la sortie !
advice-roll = { $roll } : lancer. { $hold } : garder un dé.
advice-all-locked = Bloqué ! Le destin libère : { $fate }. Appel : { $call }.

quiet-no-such-die = Vous n’avez pas ce dé.
quiet-no-such-icon = Aucun de vos dés ne montre ça.
quiet-nothing-here = Rien à faire dans cette salle.
quiet-card-by-arrows = Votre carte : une flèche passe un mur.
quiet-no-cards = Aucune carte à utiliser.
quiet-nobody-here = Personne d’autre dans votre salle.
quiet-none-held = Vous ne gardez aucun dé.
quiet-nothing-asked = Il n’y a rien à répondre.
quiet-stand = Inutile de vous lever pour l’instant.
quiet-volunteer = Personne ne doit perdre de dé.
quiet-tumbling = Vos dés roulent encore.
quiet-all-kept = Rien à lancer. { $key } relâche vos dés.
quiet-nobody-locked = Aucun dé bloqué ici.

menu-ways = Comment ?
menu-act = Quoi ?
menu-cards = Vos cartes
menu-whom = Qui ?
menu-call = Appeler
menu-hint = { $key } : répondre
menu-hint-focus = Chiffre ou Entrée : choisir · Échap : fermer
    .short = 1-9 · Échap
choice-otherwise = Choisissez

game-menu-title = L’horloge tourne
game-menu-paused = Pause
game-menu-continue = Revenir à la partie
game-menu-pause = Pause / reprise
game-menu-help = Aide
game-menu-journal = Récit jusqu’ici
game-menu-settings = Réglages
game-menu-give-up = Abandonner (d’un commun accord)
game-menu-leave = Quitter la partie

give-up-title = Abandonner ?
give-up-told = La partie s’arrête aussitôt et compte comme perdue.
give-up-hint = Entrée : abandonner · Échap : continuer

banner-paused = Pause
banner-waiting = Sauvegarde impossible : pause.
banner-curtain = Pause. Temple et dés sont cachés.
banner-pause-left = Temps de pause restant : { $time }
banner-going-on = { $seconds }… préparez-vous !
banner-go-on = { $key } : reprendre
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
banner-won = Victoire !
banner-lost = Sous la pierre
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
    [exit] Vous êtes à la sortie.
   *[other] { $dice ->
        [0] À l’abri !
        [one] Au départ, mais la porte prend un dé.
       *[other] Au départ, mais la porte prend { $dice } dés.
    }
}
banner-no-way = { $goal ->
    [exit] Aucun chemin vers la sortie.
   *[other] Aucun chemin de retour.
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
# Les lettres d’aventurier, clé, torche, masque noir, masque d’or, et tout masque.
icon-letters = ACTNOM
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
call-fate-early = Trop tôt pour le destin
call-fate-late = Trop tard pour le destin
call-yes = J’arrive !
call-waits = J’attends
call-no-locked = Non : dés bloqués
call-no-way = Non : pas de chemin
call-no-busy = Pas maintenant
call-greet = Bonjour !
call-north = Porte nord
call-east = Porte est
call-south = Porte sud
call-west = Porte ouest
call-hold-keys = Gardez les clés !
call-hold-torches = Gardez les torches !
call-ask-dice = Je dépense ?
call-tease = De rien !

panel-open-cards = Cartes visibles

notice-no = non
notice-pause = { $player } : pause ({ $votes } sur { $people }) ? D’accord ?
notice-give-up = { $player } : abandon ({ $votes } sur { $people }) ? Échap
notice-forsaken = Dedans, plus personne ne joue. Fin ?
notice-pause-waits = Pause : { $votes } sur { $people }, on attend { $players }
notice-gone = { $player } : connexion perdue. Pause ?
notice-gone-bot = { $player } : connexion perdue. Pause ? Bot dans
notice-more = encore { $count }…
notice-fate = { $player } propose le destin. D’accord ?
notice-fate-waits = Le destin attend { $players }
notice-out = sortir :

report-title = Vos exploits
report-escaped = dehors à
report-gems = joyaux
report-rolls = lancers
report-lost = perdus
report-helped = aides

tray-seconds = { $count ->
    [one] seconde
   *[other] secondes
}

team-apart = à part
team-away = absence
team-bot = bot

panel-your-cards = Vos cartes
panel-use-cards = { $key } utiliser
panel-hide-cards = { $key } : fermer
panel-no-cards = Pas encore de cartes.
panel-more = { $count } de plus : { $key }

action-show-cards = cartes
    .help = Montre toutes les cartes visibles et leurs effets, les vôtres d’abord.

action-legend = signes
    .help = Explique les signes du plan.

panel-signs = Signes
panel-all-signs = { $key } les explique tous.
panel-stays = reste

# La salle où l'on se tient, expliquée là où le terminal est large.

here-lit = { $count ->
    [one] Son joyau est actif. Plus aucun joyau ici.
   *[other] Ses { $count } joyaux sont actifs. Plus aucun joyau ici.
}
here-unknown = à découvrir

# Plus rien à lancer : ce qui reste à faire.

advice-locked-alone = Tous dés bloqués ! Destin : { $fate }.
advice-locked-friends = Tous dés bloqués ! { $call } demande de l’or.
advice-no-dice = Sans dés : qui sort peut vous en donner.
idle-next-seat = suivre un ami
    .short = suivre
idle-call = appeler, marquer
    .short = appeler
watching-friend = { $name ->
    [none] De nouveau vous.
   *[other] Vous suivez { $name }.
}
action-point-at = marquer une salle
told-pointed-at = { $player } marque { $chamber }.
choose-point-at = Marquer une salle
    .short = Marquer
    .ask = Marquer quelle salle ?

# Dit une fois à chacun, avant ce qui ne se défait pas.

caution-vault = Une seule fois ! { $price } : { $most }. Encore { $act } : { $gems }.
caution-golden = Gardez ce masque pour { $friend }, ou { $roll }.
caution-sprint = Lancer finit le sprint ({ $steps }) : encore { $roll }.
caution-special-chalice = Calice dedans : sortir, c’est perdre.

# Plus personne ne peut agir.

notice-standstill = Plus aucun dé à lancer. On arrête ?
notice-standstill-stays = Plus aucun lancer. Vous attendez la fin.
told-standstill-reached = Plus aucun dé à lancer. Fin proche.
told-standstill-passed = Quelqu’un peut de nouveau agir.
told-stayed = { $player } veut rester.
action-stay-in-temple = rester jusqu’au bout

advice-use-locked = Tous dés bloqués : { $key } les utilise ici.
