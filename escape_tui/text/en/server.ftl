# The state of a server, on its page and for `ssh HOST status`.

server-title = Server status
server-version = Version
server-uptime = Up for
server-visitors = Visitors
server-waiting = In the queue
server-games = Games in progress
server-lag = Longest delay, last minute
server-started = Started
server-first-start = for the first time
server-after-stop = after a clean stop
server-after-crash = after a crash
server-after-upgrade = after an upgrade
server-backup = Last backup
server-never = never
