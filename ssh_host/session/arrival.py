"""What is known about a visitor when they connect, before any admission check."""

from typing import Annotated

import msgspec

from escape_tui.scene.terminal import Terminal
from ssh_host.admission.identity import Identity
from ssh_host.session.destination import (
    Destination,
    destination_for_command,
    destination_for_user,
)

#: A table's code as other processes send it.
TableCode = Annotated[str, msgspec.Meta(max_length=32)]


class WayIn(msgspec.Struct, frozen=True):
    """How to reach the place where the visitor connected: the ssh *command*, and the web page's *url* if
    there is one."""

    command: str
    url: str = ""

    def command_to(self, words: str) -> str:
        """What is typed to come to what *words* name, on a terminal."""
        return self.command.replace("ssh ", "ssh -t ", 1) + f" {words}"


class CalledAs(msgspec.Struct, frozen=True):
    """The name that a program gave on arrival in the lobby, and the name of its visit."""

    name: str
    visit: str = ""


class StreamSoFar(msgspec.Struct, frozen=True):
    """A sound stream that another process began: when its first sample was played, in milliseconds since
    1970, and how many bytes it has sent."""

    since_ms: int
    sent_bytes: int = 0


class Arrival(msgspec.Struct, frozen=True):
    """A visitor's address, terminal and request; it can be sent to other processes.

    *user* is the SSH user name, which may name a destination. *command* is the SSH command, `None` if there
    was none. *way_in* describes the gate that sent the visitor, `None` if they connected to this process.
    *watched* is the table that they watched in another process, empty if they watch none there any more, and
    `None` for a new visitor. *stream* is how much of that table's sound they have received. *called* is set
    for a program that arrived in the lobby of another process.
    """

    identity: Identity
    address: str
    terminal: Terminal
    user: str = ""
    command: str | None = None
    way_in: WayIn | None = None
    watched: TableCode | None = None
    called: CalledAs | None = None
    stream: StreamSoFar | None = None

    def destination(self) -> Destination:
        """Where the visitor asked to go; raises `NoSuchDestination`."""
        asked = (
            destination_for_user(self.user) if self.command is None else destination_for_command(self.command)
        )
        return asked.made_plain() if self.terminal.is_dumb and asked.can_be_plain else asked

    @property
    def code(self) -> str:
        """The code given with the destination, or the table watched in another process, or ""."""
        if self.watched is not None:
            return self.watched
        return self.destination().code
