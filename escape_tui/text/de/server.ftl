# Der Zustand eines Servers, auf seiner Seite und für `ssh HOST status`.

server-title = Zustand des Servers
server-version = Version
server-uptime = Läuft seit
server-visitors = Besucher
server-waiting = In der Schlange
server-games = Laufende Spiele
server-lag = Längste Verzögerung der letzten Minute
server-started = Gestartet
server-first-start = zum ersten Mal
server-after-stop = nach ordentlichem Ende
server-after-crash = nach einem Absturz
server-after-upgrade = nach einem Update
server-backup = Letzte Sicherung
server-never = nie
