"""The few sentences the host itself says before it knows whose language to speak."""

ADD_T = "This needs a terminal. Put -t before the host name: ssh -t ..."
NOT_AN_ADMIN = "This door is for the keys listed in the host's settings."
TOO_MANY_SESSIONS = "You are here too often already. Close one of your other sessions first."
TOO_MANY_TRIES = "Too many tries to log in."
BANNED = "You are not welcome here."
NO_ROOM = "The temple is full, and so is the line before it. Try again in a while."
ONE_SESSION = "One session a connection."
NO_FORWARDING = "This host forwards nothing; it is only a game."
NEW_KEY = "A new one was made: the clients of those who were here before will warn them. Restore the old one."
OTHER_SITE = "This page is not one of this host's."
OTHER_PAGE = "This page is not understood. Load it again."
TOO_MANY_LINES = "Too many windows are open at your address, or they open too fast. Try again in a while."
NO_SUCH_PAGE = "There is nothing here."
NO_SUCH_GAME = "No game that everybody may see is played at this table."
TOO_FAST = "Too many requests. Try again in a while."
BROKE = "Something broke on our side, and it has been noted."
CANNOT_WRITE = "The host cannot write: games wait, none begins, nothing is lost."


def how_to_play(command: str) -> str:
    return (
        "Escape the collapsing temple, together, in real time.\n"
        "This is a game for a terminal. To play, type:\n\n"
        f"    {command}\n\n"
        "To join a table, watch a game or see one again, add -t and: join CODE, watch CODE, replay ID."
    )
