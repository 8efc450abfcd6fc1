"""The few sentences the host itself says before it knows whose language to speak."""

TOO_MANY_TRIES = "Too many login attempts."
LONG_NAME = "This user name is too long."
LOGGED_IN = "You are already logged in."
ONE_SESSION = "Only one session per connection."
NO_FORWARDING = "This server does not forward ports; it is only a game."
NEW_KEY = (
    "A new host key was created; returning players’ SSH clients will warn them."
    " Restore the old key from a backup."
)
CANNOT_WRITE = "The disk cannot be written: games are paused, none can start, nothing is lost."
