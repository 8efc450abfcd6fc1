# Études : une table reprend une partie finie à un moment donné.

action-luck = chance et jeu
    .help = Distingue la chance du jeu aux tournants.
replay-luck-asked = Calcul en cours. Allez à un tournant dans une demi-minute.
replay-luck-known = Allez à un tournant pour le lire.
action-play-on = rejouer d’ici
    .help = Ouvre une table qui reprend la partie à ce moment.
replay-play-on = d’ici
replay-no-play-on = Impossible de reprendre ici.
study-offer-title = Reprendre d’ici ?
study-offer-hint = Entrée : nouveaux dés · s : mêmes dés · Échap : retour
study-command = Tapez : { $command }
study-untried = Personne n’a encore repris d’ici.
study-results = D’ici, { $out ->
    [0] aucune équipe n’est sortie
    [one] une équipe est sortie
   *[other] { $out } équipes sont sorties
} ; { $stayed ->
    [0] aucune n’est restée dedans.
    [one] une est restée dedans.
   *[other] { $stayed } sont restées dedans.
}
lobby-table-study = Étude de { $origin }
agreement-studies = D’autres peuvent reprendre
    .help = À un moment de votre partie, et comme énigme de la semaine.
gate-odd-moment = Nommez une partie et un moment : study ID@4:12.
declined-study = Une étude reprend la partie telle quelle : aucun changement.
declined-study-forbidden = Cette table ne permet pas de reprendre ses parties.
declined-study-other-rules = Cette partie suivait d’autres règles.
declined-study-no-clock = Cette partie n’avait pas d’horloge. Jouez en entraînement.

lobby-puzzles = Énigmes de la semaine
    .help = Des moments où la partie d’une autre équipe a basculé. Et vous ?
puzzles-none = Pas encore d’énigme
    .help = Elles viennent des parties publiques des sept derniers jours.
puzzle-task = { $clock }, { $gems ->
    [0] aucun joyau
    [one] un joyau
   *[other] { $gems } joyaux
}, { $apart ->
    [yes] séparés
   *[no] { $players } joueurs
} : sortez !
puzzle-chance = Les bots sont sortis { $percent } fois sur cent.
