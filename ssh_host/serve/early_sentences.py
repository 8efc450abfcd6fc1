"""Texts that the server sends before it knows the visitor's language."""

TOO_MANY_TRIES = "Too many login attempts."
LONG_NAME = "This user name is too long."
LOGGED_IN = "You're already logged in."
ONE_SESSION = "One session per connection."
NO_FORWARDING = "This server forwards nothing; it's only a game."
NEW_KEY = (
    "A new host key was created; returning players' SSH clients will warn them. "
    "Restore the old key from a backup."
)
CANNOT_WRITE = "The server can’t save: games are paused and none can start. Nothing is lost."
