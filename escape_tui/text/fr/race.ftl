# Courses entre tables, et contre des équipes qui ont déjà joué.

race-heading = Course
race-rooms = salles
race-out = hors
race-time = temps
race-companions = Bots
race-buried = perdu
race-gone = parti
race-paused = pause
race-nobody = Vous ne courez contre personne.
race-told = { $name } : { $state ->
    [waiting] pas encore prête
    [ready] prête
    [gone] hors de vue
    [buried] ensevelie
    [escaped] toute l’équipe dehors
   *[other] { $gems ->
        [0] aucun joyau
        [one] encore un joyau
       *[other] encore { $gems } joyaux
    }, { $rooms } salles trouvées, { $out } sur { $people } dehors
}{ $clock ->
    [none] { "" }
   *[other] , horloge { $clock }
}.

lobby-race = Défier une table
    .help = Ouvre une table contre une autre : même temple, même seconde.
lobby-race-title = Code de course ou numéro de partie
lobby-race-hint = Entrée : ouvrir une table · Échap : retour
lobby-race-open = Course { $code }
    .help = Ouvre une table dans cette course. Toutes partent ensemble.
lobby-race-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
lobby-table-rerun = À refaire : { $game }

gathering-race-call = Lancer une course
    .help = D’autres tables entrent par un code : même temple, mêmes dés, même seconde.
gathering-race-enter = Entrer en course
    .help = Inscrit cette table à une course par son code.
gathering-race-leave = Quitter la course
    .help = Cette table joue de son côté.
gathering-race-hint = Entrée : entrer en course · Échap : retour
gathering-pacer = Courir contre
    .help = Un fantôme : ses progrès près du plan, à votre horloge.
race-rival =
    .help = { $count ->
        [one] Une table d’un joueur.
       *[other] Une table de { $count } joueurs.
    }
race-invite = Vos rivaux tapent : { $command }
race-against = Vous courez contre { $name }.
race-needs = La course part quand deux tables sont prêtes.
race-waits = Départ dans { $seconds } s sans les retardataires.
race-begins = Départ de la course dans { $seconds } s !
race-missed = La course est partie sans vous. Jouez ici quand même.

pacer-none = personne
pacer-game = cette équipe
pacer-best = la meilleure équipe
pacer-own = ma meilleure partie
pacer-companions = des bots

plain-word-race = course
plain-word-leave-race = quitter la course
plain-word-pacer = fantôme, courir contre
plain-word-rivals = rivaux, autres équipes

declined-race = Une course garde ses réglages : pas de changement.
declined-no-race = Cette table n’a pas de course.
declined-race-not-here = Pas de course à cette table. Ouvrez-en une autre.
declined-no-such-race = Pas de course { $code }. Vérifiez le code.
declined-race-begun = Cette course est partie. Lancez-en une autre.
declined-race-full = Huit tables courent déjà. Lancez une autre course.
declined-race-forbidden = Cette équipe ne veut pas être défiée.
declined-race-of-study = Une étude ne se court pas. Reprenez-la plutôt.
declined-race-no-clock = Cette partie n’avait pas d’horloge.

end-both = les deux
race-you = Vous
race-side = { $name } · { $won ->
    [yes] tous dehors, reste { $clock }
   *[no] ensevelie
}
race-reading = Lecture de l’autre temple…
race-both-hint = { $count ->
    [one] Échap : retour
   *[other] ← → autre équipe · Échap : retour
}
declined-race-not-over = La course n’est pas finie pour toutes les équipes.
page-race-game = Défier cette partie
page-race-table = Défier la table { $code }
