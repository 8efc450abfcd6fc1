# El estado de un servidor, en su página y para `ssh HOST status`.

server-title = Estado del servidor
server-version = Versión
server-uptime = En marcha
server-visitors = Visitantes
server-waiting = En la cola
server-games = Partidas en curso
server-lag = Mayor retraso, último minuto
server-started = Iniciado
server-first-start = por primera vez
server-after-stop = tras una parada normal
server-after-crash = tras un fallo
server-after-upgrade = tras una actualización
server-backup = Última copia
server-never = nunca
