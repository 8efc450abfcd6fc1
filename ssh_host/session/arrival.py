"""An arrival: what a door knows about a visitor before they are let in."""

from typing import Annotated

import msgspec

from escape_tui.hub.lobby.sanitize import clean_name
from escape_tui.scene.terminal import Terminal
from ssh_host.admission.identity import Identity
from ssh_host.session.destination import LOBBY, Door, NoSuchDoor, door_for_command, door_for_user

#: What a table may be called by another process.
TableCode = Annotated[str, msgspec.Meta(max_length=32)]


class WayIn(msgspec.Struct, frozen=True):
    """How others come in where a visitor did: what they type, and the page, empty where there is none."""

    command: str
    url: str = ""


class CalledAs(msgspec.Struct, frozen=True):
    """The name under which a program arrived in the lobby, and the name of its visit."""

    name: str
    visit: str = ""


class StreamSoFar(msgspec.Struct, frozen=True):
    """A stream that another process has sent: when its first sample was heard, in milliseconds since 1970,
    and how long it is."""

    since_ms: int
    sent_bytes: int = 0


class Arrival(msgspec.Struct, frozen=True):
    """Who comes, from where, with what terminal, and what they said at the door; it can be sent elsewhere.

    *user* is the name they gave, which may be a door; *command* names a door, `None` where they named none;
    *way_in* is the way through the gate that sent them, `None` where they came in here; *watched* is the
    table that they watched until now in another process of the house, empty where they have done what they
    asked for at the door and watch none, `None` where they come for the first time; *stream* is what they
    have heard of it; a program that is *called* something arrived in the lobby of another process.
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
        """The door they ask for; `None` where there is no such door."""
        try:
            door = door_for_user(self.user) if self.command is None else door_for_command(self.command)
        except NoSuchDoor:
            return None
        return door.made_plain() if self.terminal.is_dumb and door.can_be_plain else door

    @property
    def code(self) -> str:
        """What their door names; where they have been there, the table that they watched, or nothing."""
        if self.watched is not None:
            return self.watched
        return "" if self.door is None else self.door.code

    @property
    def name(self) -> str:
        """What the user name suggests to be called; one that is a door suggests nothing."""
        return clean_name(self.user if door_for_user(self.user) is LOBBY else "")
