"""A room: what a visitor came for, seen from their session."""

from typing import Protocol

from escape_tui.scene.terminal import Colours, TerminalSize
from ssh_host.session.leave_reason import LeaveReason


class Room(Protocol):
    """Behind the gates: an App of this process, or the way to another process that runs it.

    It draws on the outlet of the session it was made for, and calls its `take_input` once it can `receive`.
    Everything is called on the loop's thread.
    """

    async def run(self) -> None:
        """Let the visitor in; return when they have left, raise what broke."""

    def receive(self, typed: bytes) -> None:
        """Hear what was *typed*, in whole or in part."""

    def start_afresh(self) -> None:
        """Forget a half-read sequence: some of what was typed is lost."""

    def end_input(self) -> None:
        """Nothing more is typed: answer what was asked, then come to an end."""

    def resize(self, size: TerminalSize) -> None: ...

    def set_colours(self, colours: Colours) -> None:
        """Draw with *colours* from now on, where there is a picture."""

    def notice(self, text: str) -> None:
        """Show *text*, on top of whatever is shown."""

    def leave(self) -> None:
        """Come to an end soon."""

    def left(self, leaving: LeaveReason) -> None:
        """The visit is over, whatever state this is in: the last call."""

    def journal(self) -> str:
        """Names the journal of the game that is played, for the log of a crash."""


class RoomDesk(Protocol):
    """What a room asks of the desk that serves its visitor."""

    def depart(self) -> None:
        """The visit is over."""

    def game(self) -> str:
        """Names the journal of the game that the visitor plays; empty where they play none."""
