"""The few sentences the host itself says before it knows whose language to speak."""

TOO_MANY_TRIES = "Too many tries to log in."
LONG_NAME = "This user name is too long."
LOGGED_IN = "You are logged in already."
ONE_SESSION = "One session a connection."
NO_FORWARDING = "This host forwards nothing; it is only a game."
NEW_KEY = "A new one was made: the clients of those who were here before will warn them. Restore the old one."
CANNOT_WRITE = "The host cannot write: games wait, none begins, nothing is lost."
