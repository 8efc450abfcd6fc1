"""Arrivals: what a door knows about a visitor before they are let in."""

from typing import Annotated

import msgspec

from escape_tui.hub.lobby.sanitize import clean_name
from escape_tui.scene.terminal import Terminal
from ssh_host.admission.identity import Identity
from ssh_host.session.destination import LOBBY, Door, NoSuchDoor, door_for_command, door_for_user

#: The address that another process has for a table.
TableCode = Annotated[str, msgspec.Meta(max_length=32)]


class WayIn(msgspec.Struct, frozen=True):
    """How others can connect where this visitor did: the command, and the page; empty if there is none."""

    command: str
    url: str = ""


class CalledAs(msgspec.Struct, frozen=True):
    """The name under which a program arrived in the lobby, and the name of its visit."""

    name: str
    visit: str = ""


class StreamSoFar(msgspec.Struct, frozen=True):
    """A stream that another process began: when its first sample was heard, in milliseconds since 1970,
    and its length so far."""

    since_ms: int
    sent_bytes: int = 0


class Arrival(msgspec.Struct, frozen=True):
    """A visitor's address, terminal and request; it can be sent to another process.

    *user* is the SSH user name, which may name a destination; *command* names a destination, `None` if it was
    omitted; *way_in* describes the gate, `None` without one; *watched* is the table that they watched in
    another process until now, empty if they watched none, `None` on a first arrival; *stream* is what they
    have heard of it; *called* is set for a program that arrived in the lobby of another process.
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

    @property
    def door(self) -> Door | None:
        """The destination; `None` if there is no such one."""
        try:
            door = door_for_user(self.user) if self.command is None else door_for_command(self.command)
        except NoSuchDoor:
            return None
        return door.made_plain() if self.terminal.is_dumb and door.can_be_plain else door

    @property
    def code(self) -> str:
        """The code that the destination names; after a move, the table that they watched, if any."""
        if self.watched is not None:
            return self.watched
        return "" if self.door is None else self.door.code

    @property
    def name(self) -> str:
        """The player name that the user name suggests; none if it is a destination."""
        return clean_name(self.user if door_for_user(self.user) is LOBBY else "")
