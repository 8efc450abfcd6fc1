# L’état d’un serveur, sur sa page et pour `ssh HOST status`.

server-title = État du serveur
server-version = Version
server-uptime = En marche depuis
server-visitors = Visiteurs
server-waiting = Dans la file
server-games = Parties en cours
server-lag = Plus long retard, dernière minute
server-started = Démarré
server-first-start = pour la première fois
server-after-stop = après un arrêt normal
server-after-crash = après une panne
server-after-upgrade = après une mise à jour
server-backup = Dernière sauvegarde
server-never = jamais
