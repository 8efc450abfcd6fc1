# Enregistrements de parties terminées.

replay-game =
    .help = Entrée : revoir cette partie
replay-none = Rien pour l’instant
    .help = Chaque partie jouée est enregistrée ici.
replay-base = Jeu de base
replay-unreadable = Impossible de revoir cette partie : { $reason }.
replay-drift = Cette partie suit d’autres règles.
replay-reading = Chargement… { $percent } %
replay-exporting = Export… { $count } images
replay-exported = Enregistré : { $place }
replay-onlooker = spectateur
replay-play = lire
replay-jump = aller
replay-speed = vitesse
replay-next-event = événement
replay-next-turn = tournant
replay-no-turns = Aucun tournant connu dans cette partie.
replay-next-view = vue
replay-export = exporter
replay-menu = sortir
replay-help = aide
replay-export-command = Tapez : { $command }
export-still-played = Cette partie est en cours. Exportez-la à la fin.
export-one-at-a-time = Un export à la fois. Le vôtre est en cours.
records-replay = replay { $id }
replay-leads = { $name } dirige · t parler
replay-you-lead = Vous dirigez · h confier · t parler
replay-said = { $name } : { $text }
replay-say = Dire aux autres
replay-nobody-else = Personne d’autre ne peut diriger.
replay-invites = { $where ->
    [end] { $name } repasse une partie. v pour la revoir aussi.
   *[table] { $name } repasse une partie. Revoyez-la ensemble.
}
replay-offer-title = Revoir cette partie
replay-offer-hint = Entrée : en solo · t : ensemble · r : défier · Échap : retour
replay-table = Revoir une partie ensemble
action-hand-lead = passer la main
    .help = Laisse la personne suivante diriger la lecture.
