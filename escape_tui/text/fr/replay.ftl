# Enregistrements de parties terminées.

replay-game =
    .help = Entrée : revoir cette partie.
replay-none = Rien encore
    .help = Chaque partie que vous jouez est gardée et peut être revue ici.
replay-base = Le jeu de base
replay-unreadable = Cet enregistrement ne peut pas être joué : { $reason }.
replay-drift = Cet enregistrement suit d’autres règles.
replay-reading = Lecture … { $percent } %
replay-exporting = Écriture … { $count } images
replay-exported = Écrit : { $place }
replay-onlooker = spectateur
replay-play = lire
replay-back = reculer
replay-forward = avancer
replay-next-event = événement
replay-next-turn = tournant
replay-no-turns = Aucun tournant connu dans cette partie.
replay-next-view = vue
replay-export = exporter
replay-menu = sortir
replay-help = aide
replay-faster = plus vite
replay-slower = moins vite
replay-export-command = Tapez : { $command }
export-still-played = Cette partie se joue encore ; elle pourra être exportée à la fin.
export-one-at-a-time = Un seul export à la fois : le vôtre est en cours.
records-replay = replay { $id }
replay-leads = { $name } dirige : t parler
replay-you-lead = Vous dirigez : h passer
replay-said = { $name } : { $text }
replay-say = Dire à ceux qui revoient la partie avec vous
replay-nobody-else = Personne d’autre n’est là pour diriger.
replay-invites = { $where ->
    [end] { $name } repasse une partie : v pour la revoir aussi.
   *[table] { $name } repasse une partie : revoyez-la ensemble.
}
replay-offer-title = Revoir cette partie
replay-offer-hint = Entrée : seul, t : à plusieurs, Échap : retour
replay-table = Revoir une partie ensemble
action-hand-lead = passer la main
    .help = Laisse la personne suivante diriger la partie que vous revoyez ensemble.
