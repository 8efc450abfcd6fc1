"""The few sentences the host itself says, before and after there is a screen."""

from ssh_host.visitor import Leaving

ADD_T = "This needs a terminal. Put -t before the host name: ssh -t ..."
NOT_AN_ADMIN = "This door is for the keys listed in the host's settings."
TOO_MANY_SESSIONS = "You are here too often already. Close one of your other sessions first."
TOO_MANY_CONNECTIONS = "There are too many connections from your address. Try again in a while."
TOO_MANY_TRIES = "Too many tries to log in."
BANNED = "You are not welcome here."
NO_ROOM = "The temple is full, and so is the line before it. Try again in a while."
ONE_SESSION = "One session a connection."
NO_FORWARDING = "This host forwards nothing; it is only a game."
CANNOT_WRITE = "The host cannot write to its disk: games stand still, none begins, nothing is lost."
CRASHED = "Something broke on our side, and it has been noted. Your seat is kept: connect again to go on."

FAREWELLS = {
    Leaving.QUIT: "Until the next escape.",
    Leaving.LOST: "Until the next escape.",
    Leaving.TAKEN_OVER: "You came in again from somewhere else; this window is closed.",
    Leaving.KICKED: "The keeper of this temple asked you to leave.",
    Leaving.IDLE: "You were away for a long time; the door is open when you come back.",
    Leaving.STALLED: "Your line took nothing for too long.",
    Leaving.CRASHED: CRASHED,
    Leaving.CLOSING: "The temple closes for a moment. Your seat is kept: connect again soon.",
}


def how_to_play(command: str) -> str:
    return (
        "Escape the collapsing temple, together, in real time.\n"
        "This is a game for a terminal. To play, type:\n\n"
        f"    {command}\n\n"
        "To join a table, watch a game or see one again, add -t and: join CODE, watch CODE, replay ID."
    )


def place_in_line(place: int) -> str:
    return f"The temple is full. You are number {place} in line; stay, or press q to leave."


def idle_warning(seconds: int) -> str:
    return f"Are you still there? Press any key within {seconds} seconds to stay."


def closing_in(minutes: int) -> str:
    return f"The temple closes in {minutes} minutes. Games that run may finish; no new ones begin."
