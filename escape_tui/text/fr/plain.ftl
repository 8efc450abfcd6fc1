# Le jeu en lignes : tout ce qui est dit ligne par ligne, et les mots qui sont compris.

plain-hello = { $typing ->
    [keys] Fuir le temple, en mode texte. Sortez tous avant l’effondrement. Les touches agissent aussitôt ; un deux-points commence une ligne de mots. ? pour l’aide.
   *[words] Fuir le temple, en mode texte. Sortez tous avant l’effondrement. Tapez une commande, puis Entrée. Tapez ? pour l’aide.
}
plain-unknown = Inconnu : { $said }. Tapez ? pour l’aide.
plain-unknown-key = { $key } ne fait rien ici. ? pour l’aide.
plain-too-fast = Trop vite. Une partie a été ignorée.
plain-you-can = Vous pouvez : { $things }.
plain-can-nothing = Rien à faire pour l’instant.
plain-or-write = Ou tapez : { $words }.
plain-everywhere = Partout : { $words }.
plain-more = Tous les mots : { $how }.
plain-which-one = Lequel : { $names } ?
plain-now-quiet = Calme : seulement l’essentiel, douze lignes par minute au plus.
plain-now-normal = Normal : ce qui se passe près de vous, et ce qui compte pour tous.
plain-now-full = Complet : tout ce qui se passe.
plain-typing = { $typing ->
    [keys] Les touches agissent aussitôt ; un deux-points commence une ligne de mots.
   *[words] Tapez une commande, puis Entrée.
}
plain-speaks = Maintenant en français.
plain-bells = { $bells ->
    [all] Cloches activées.
    [gongs] Gongs seulement.
   *[other] Cloches coupées.
}
plain-muted = { $muted ->
    [yes] Vous ne lisez plus { $name }.
   *[no] Vous lisez de nouveau { $name }.
}
plain-next-visit = { $plain ->
    [yes] Dès la prochaine fois, vous jouez en mode texte.
   *[no] Dès la prochaine fois, vous jouez en plein écran. Cette session reste en mode texte.
}

# Touches

plain-key-space = espace
plain-key-up = flèche haut
plain-key-down = flèche bas
plain-key-left = flèche gauche
plain-key-right = flèche droite
plain-key-backspace = retour arrière
plain-key-clear = contrôle U

# Dés

plain-adventurers = { $count ->
    [one] aventurier
   *[other] { $count } aventuriers
}
plain-keys = { $count ->
    [one] clé
   *[other] { $count } clés
}
plain-torches = { $count ->
    [one] torche
   *[other] { $count } torches
}
plain-golden = { $count ->
    [one] masque d’or
   *[other] { $count } masques d’or
}
plain-black = { $count ->
    [one] masque noir
   *[other] { $count } masques noirs
}
plain-no-dice = plus aucun dé
plain-hand-held = gardé { $icons }
plain-hand-locked = { $count ->
    [one] 1 bloqué
   *[other] { $count } bloqués
}
plain-hand-spent = { $count ->
    [one] 1 dépensé
   *[other] { $count } dépensés
}
plain-hand-tumbling = { $count ->
    [one] 1 roule
   *[other] { $count } roulent
}
plain-die = { $state ->
    [held] { $face } gardé
    [locked] bloqué
    [spent] dépensé
    [tumbling] roule
   *[ready] { $face }
}
plain-dice = { $dice ->
    [none] Vous n’avez pas de dés.
   *[other] Dés : { $dice }.
}
plain-rolled = Lancé : { $dice }.
plain-held = { $icons ->
    [none] Rien de gardé.
   *[other] Gardé : { $icons }.
}
plain-hold-what = Garder quoi ? Tapez les numéros des dés, ou clés, torches, aventuriers, or.
plain-freed-own = { $dice ->
    [one] Libéré : un dé. Lancez-le.
   *[other] Libérés : { $dice } dés. Lancez-les.
}

# Chemins

plain-here = ici
plain-out-of-reach = aucun chemin
plain-steps-away = { $count ->
    [one] un pas : { $sides }
   *[other] { $count } pas : { $sides }
}
plain-step = { $price ->
    [none] { $side }, gratuit
   *[other] { $side } pour { $price }
}
plain-way = { $goal ->
    [exit] Vers la sortie, { $count ->
        [one] un pas
       *[other] { $count } pas
    } : { $steps }.
   *[other] Vers le départ, { $count ->
        [one] un pas
       *[other] { $count } pas
    } : { $steps }.
}
plain-no-way = { $goal ->
    [exit] Aucun chemin vers la sortie d’ici.
   *[other] Aucun chemin vers le départ d’ici.
}
plain-already-there = { $goal ->
    [exit] Vous êtes à la sortie.
   *[other] { $dice ->
        [0] Vous êtes dans une salle de départ, à l’abri.
        [one] Vous êtes dans une salle de départ, mais le claquement vous prend un dé.
       *[other] Vous êtes dans une salle de départ, mais le claquement vous prend { $dice } dés.
    }
}
plain-escape-price = Sortir coûte { $price }.

# Ce qui est possible

plain-nearly = Presque : { $things }.
plain-nearly-one = { $what }, il manque { $missing }
plain-not-now = { $what }, pas maintenant
plain-priced = { $price ->
    [none] { $what }
   *[other] { $what } pour { $price }
}
plain-enter = entrer { $side }, { $chamber }
plain-discover = découvrir { $side }

# Autour

plain-in = { $company ->
    [none] Vous êtes ici : { $chamber }.
   *[other] Vous êtes ici : { $chamber }, avec { $company }.
}
plain-door-open = { $side } inconnu
plain-doors = Portes : { $doors }.
plain-gems-done = Plus aucun joyau ici.
plain-gem-price = { $gems ->
    [one] un joyau pour { $price }
   *[other] { $gems } joyaux pour { $price }
}
plain-gem-count = { $gems } pour { $count }
plain-gem-prices = Ici : { $prices }.
plain-side-chamber = { $price ->
    [none] { $side } { $chamber }, gratuit
   *[other] { $side } { $chamber } pour { $price }
}
plain-side-open = { $side } inconnu, à découvrir pour { $price }
plain-side-wall = { $side } mur
plain-entrances-of = { $chamber }, { $far }, porte { $sides }
plain-overview-gems = { $places ->
    [none] Aucune salle à joyaux connue.
   *[other] Joyaux : { $places }.
}
plain-overview-entrances = { $places ->
    [none] Aucune entrée ouverte.
   *[other] Inconnu : { $places }.
}

# Amis

plain-alone = Vous jouez en solo.
plain-friend = { $kind ->
    [bot] { $player }, bot : { $place }. { $dice }.
    [away] { $player }, loin du clavier : { $place }. { $dice }.
   *[person] { $player } : { $place }. { $dice }.
}
plain-friend-out = { $kind ->
    [bot] { $player }, bot : dehors !
    [away] { $player }, loin du clavier : dehors !
   *[person] { $player } : dehors !
}
plain-cards = Cartes : { $cards }.
plain-friend-holds = { $icons ->
    [none] { $player } ne garde rien.
   *[other] { $player } garde { $icons }.
}
plain-comes = { $player } entre.
plain-goes = { $player } va vers { $chamber }.
plain-walks = { $player } entre : { $chamber }.
plain-locked = { $stuck ->
    [yes] { $player } : tous dés bloqués.
   *[no] { $locked ->
        [one] { $player } : un dé bloqué.
       *[other] { $player } : { $locked } dés bloqués.
    }
}
plain-discovered = { $side ->
    [none] Découvert : { $chamber }.
   *[other] Découvert { $side } : { $chamber }.
}
plain-depot = { $depot ->
    [0] Plus aucun joyau,
    [one] Reste un joyau,
   *[other] Restent { $depot } joyaux,
} { $keys ->
    [one] une clé pour sortir.
   *[other] { $keys } clés pour sortir.
}
plain-gone = { $player } : connexion perdue.

# L’horloge

plain-left = { $minutes ->
    [0] { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
    [one] { $seconds ->
        [0] Encore une minute.
       *[other] Encore une minute { $seconds }.
    }
   *[other] { $seconds ->
        [0] Encore { $minutes } minutes.
       *[other] Encore { $minutes } minutes { $seconds }.
    }
}
plain-counted = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}{ $steps ->
    [-1] , aucun chemin !
    [0] { "." }
    [one] , encore un pas.
   *[other] , encore { $steps } pas.
}{ $absent ->
    [none] { "" }
   *[other] { " " }Tout est perdu si { $absent } ne rentre pas.
}
plain-no-clock = L’horloge est cachée.
plain-standing = { $depot ->
    [0] Aucun joyau dans la réserve,
    [one] Un joyau dans la réserve,
   *[other] { $depot } joyaux dans la réserve,
} { $keys ->
    [one] une clé pour sortir ;
   *[other] { $keys } clés pour sortir ;
} { $pile ->
    [0] tout est découvert ;
    [one] une salle à découvrir ;
   *[other] { $pile } salles à découvrir ;
} { $fate ->
    [0] plus aucun coup de pouce du destin.
    [one] encore un coup de pouce du destin.
   *[other] encore { $fate } coups de pouce du destin.
}

# Dans une partie

plain-game = { $friends ->
    [none] C’est parti. Vous jouez en solo.
   *[other] C’est parti. Avec vous : { $friends }.
}
plain-paused = Pause.
plain-goes-on = L’horloge tourne de nouveau.
plain-paused-help = Pour reprendre : { $pause }.
plain-no-such-answer = Ce n’est pas une des réponses.
plain-no-story = Rien ne s’est encore passé.
plain-answer-hint = Répondez avec { $answer } et un numéro. { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
plain-yes = Oui : { $how }.
plain-no = Non : { $how }.
plain-seconds = { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}

# La fin

plain-see-again = Revoir : { $command }
plain-end-hint = Rejouer : { $again }. Partir : { $leave }.
plain-again-wanted = { $players ->
    [none] Personne ne veut rejouer maintenant.
   *[other] { $count ->
        [one] Pour rejouer : { $players }. Personne d’autre ici.
       *[other] Pour rejouer : { $players }. { $count } personnes ici.
    }
}

# Regarder

plain-watching = Vous regardez { $players }.
plain-running = Partie { $code } : { $players }. { $left }, { $gems ->
    [0] plus aucun joyau.
    [one] encore un joyau.
   *[other] encore { $gems } joyaux.
}
plain-cheered = On vous entend.
plain-which-cheer = Quel encouragement ? { $cheers }

# Une table

plain-table = { $title ->
    [none] Table { $code }, { $who }.
   *[other] Table { $code }, { $title }, { $who }.
}
plain-seats = Places : { $seats } ; { $free ->
    [0] aucune libre.
    [one] une libre.
   *[other] { $free } libres.
}
plain-sitter = { $colour } { $name }{ $me ->
    [yes] , vous
   *[no] { "" }
}{ $opener ->
    [yes] , responsable
   *[no] { "" }
}, { $kind ->
    [bot] bot
    [ready] OK
   *[waiting] pas encore
}
plain-colour-red = rouge
plain-colour-blue = bleu
plain-colour-green = vert
plain-colour-yellow = jaune
plain-colour-purple = violet
plain-colour-white = blanc
plain-opener = Responsable maintenant : { $player }.
plain-agreed = Réglages : { $what }. Tapez de nouveau prêt.
plain-stood-up = { $player } quitte la table.
plain-ready = { $ready ->
    [yes] C’est noté. La partie commence quand c’est bon pour tout le monde.
   *[no] C’est noté : pas encore.
}
plain-which-seat = Quelle place ? Tapez son numéro, sa couleur ou un nom.
plain-which-colour = Quelle couleur : { $colours } ?
plain-no-characters = Pas de personnages dans cette partie.
plain-picked = À vous : { $name }.
plain-no-such-choice = Pas de réglage { $said }. Tapez réglages pour les entendre tous.
plain-table-rules = { $public ->
    [yes] Visible au camp
   *[no] Sur invitation
} ; { $bots ->
    [yes] bots remplaçants : oui.
   *[no] bots remplaçants : non.
}
plain-manner = Jeu des bots : { $manner }.
plain-setup = Réglages : { $fields }.
plain-modules-on = En jeu : { $modules }.
plain-modules-off = Pas en jeu : { $modules }.
plain-on = oui
plain-off = non

# Le camp

plain-lobby = { $people ->
    [one] Le camp. Bienvenue, { $name }. Personne d’autre pour l’instant.
   *[other] Le camp. Bienvenue, { $name }. { $people } personnes ici.
}
plain-lobby-tables = { $tables ->
    [0] Aucune table ouverte,
    [one] Une table ouverte,
   *[other] { $tables } tables ouvertes,
} { $games ->
    [0] aucune partie en cours.
    [one] une partie en cours.
   *[other] { $games } parties en cours.
}
plain-lobby-hint = Partie rapide : { $quick }. Apprendre en cinq minutes : { $learn }.
plain-seat-kept = Votre place est gardée. Pour y revenir : { $how }.
plain-waiting = Table { $code }, responsable { $name } : { $people ->
    [one] une personne
   *[other] { $people } personnes
}, { $free ->
    [0] aucune place libre.
    [one] une place libre.
   *[other] { $free } places libres.
}
plain-person = { $doing ->
    [waiting] { $name } à une table
    [playing] { $name } joue
    [watching] { $name } regarde
   *[looking-round] { $name }
}
plain-people = Ici : { $people }.
plain-resume-code = Votre code de retour : { $code }. Gardez-le : il vous ramène ici.
plain-key-is-enough = Votre clé SSH vous ramène ici. Pas besoin de code.
plain-profile = { $games ->
    [0] Aucune partie,
    [one] Une partie,
   *[other] { $games } parties,
} { $wins ->
    [one] { $wins } gagnée.
   *[other] { $wins } gagnées.
} Meilleure série : { $streak }.
plain-give-up = Vous avez une place gardée à une autre table. L’abandonner ? Tapez oui ou non.
plain-late = { $code } joue déjà. Tapez jouer pour prendre la place d’un bot, ou regarder.

# Ce qui est compris : le premier mot est celui qui est enseigné.

plain-word-help = quoi, ?, aide, que faire
plain-word-all-words = mots, plus, tous les mots
plain-word-repeat = répéter, répète, encore une fois
plain-word-quiet = calme
plain-word-normal = normal
plain-word-full = complet
plain-word-by-keys = une touche
plain-word-by-words = mots entiers
plain-word-language = langue, parler
plain-word-bells = cloches, cloche
plain-word-mute = sourdine, muet
plain-word-screen = mode texte, texte, lignes, image, écran
plain-word-quit = quitter, au revoir
plain-word-where = où, où suis-je, autour, regarder
plain-word-dice = dés, mes dés, main
plain-word-team = équipe, amis, qui
plain-word-way = chemin, retour, sortie
plain-word-standing = temps, horloge, état
plain-word-overview = carte du temple, plan, joyaux, gemmes, entrées
plain-word-story = récit, histoire, journal
plain-word-roll = lancer, lance
plain-word-north = nord, aller nord, au nord, entrer nord, découvrir nord
plain-word-east = est, aller est, à l'est, entrer est, découvrir est
plain-word-south = sud, aller sud, au sud, entrer sud, découvrir sud
plain-word-west = ouest, aller ouest, à l'ouest, entrer ouest, découvrir ouest
plain-word-act = faire, agir, activer
plain-word-escape = sortir, dehors
plain-word-hold-adventurers = garder aventuriers, aventuriers, aventurier, garder les aventuriers
plain-word-hold-keys = garder clés, clés, clé, garder les clés
plain-word-hold-torches = garder torches, torches, torche, garder les torches
plain-word-hold-golden = garder or, or, garder l'or
plain-word-release = relâcher, tout relâcher, lâcher, tout lâcher
plain-word-golden = libérer, masque, me libérer
plain-word-golden-friend = libérer un ami, libérer ami
plain-word-fate = destin, coup de pouce du destin
plain-word-cards = cartes, carte
plain-word-call = appeler, appel
plain-word-confirm = oui, o, d'accord
plain-word-refuse = non, refuser
plain-word-stand = debout, se lever
plain-word-volunteer = donner, volontaire
plain-word-hold = garder, garde
plain-word-answer = répondre, choisir
plain-word-say = dire, dis
plain-word-pause = pause, reprendre, continuer
plain-word-give-up = abandonner, abandon
plain-word-leave = partir, revenir
plain-word-again = rejouer, encore
plain-word-report = bilan
plain-word-caption = que se passe-t-il, maintenant
plain-word-next-game = suivante, partie suivante
plain-word-cheer = encourager
plain-word-skip = passer, suivant
plain-word-games = parties, liste
plain-word-watch = regarder
plain-word-ready = prêt, prête, commencer
plain-word-seats = places, qui
plain-word-bot = bot, ajouter un bot
plain-word-setup = réglages, règles de la table
plain-word-set = régler, changer
plain-word-colour = couleur
plain-word-character = personnage
plain-word-card = carte
plain-word-invite = inviter
plain-word-remove = enlever, vider la place
plain-word-hand-over = confier
plain-word-vote-out = exclure, voter contre
plain-word-title = titre
plain-word-public = publique, privée
plain-word-hold-seats = bots remplaçants, remplaçants, tenir les places, absents
plain-word-manner = jeu des bots, manière
plain-word-quick = rapide, partie rapide, jouer
plain-word-tables = tables, parties, liste
plain-word-join = rejoindre, aller à
plain-word-open = ouvrir, ouvrir une table
plain-word-learn = apprendre, leçon
plain-word-practise = s'entraîner, entraînement
plain-word-return = revenir, retour
plain-word-daily = temple du jour, jour
plain-word-people = gens, qui est là
plain-word-name = nom, mon nom
plain-word-code = code, mon code
plain-word-resume = reprendre
plain-word-profile = palmarès, profil
plain-word-play-on = jouer
