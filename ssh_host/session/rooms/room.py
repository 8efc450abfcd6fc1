"""Rooms: what a session shows once its visitor is admitted."""

from typing import Protocol

from escape_tui.scene.terminal import Colours, TerminalSize
from ssh_host.session.leave_reason import LeaveReason


class Room:
    """Either runs an App in this process, or relays the session to the process that does.

    It draws on its session's outlet, and calls the session's `take_input` once it can `receive`. All methods
    are called on the event loop's thread; by default they do nothing.
    """

    async def run(self) -> None:
        """Run until the visitor has left; raises what went wrong."""
        raise NotImplementedError

    def receive(self, typed: bytes) -> None:
        """Handle what was *typed*, which may be a part of a sequence."""

    def start_afresh(self) -> None:
        """Forget a half-read sequence: input was lost."""

    def end_input(self) -> None:
        """Finish what was asked, and end: no more input will come."""

    def resize(self, size: TerminalSize) -> None:
        """The window has another size."""

    def set_colours(self, colours: Colours) -> None:
        """Draw with *colours* from now on, if there is a picture."""

    def notice(self, text: str) -> None:
        """Show *text* over the current picture."""

    def leave(self) -> None:
        """End soon."""

    def left(self, leaving: LeaveReason) -> None:
        """The session has ended; this is the last call."""

    def journal(self) -> str:
        """The journal of the visitor's game, for the log of a crash; empty without one."""
        return ""


class RoomDesk(Protocol):
    """What a room needs of the desk that serves its visitor."""

    def depart(self) -> None:
        """The session has ended."""

    def game(self) -> str:
        """The journal of the visitor's game; empty without one."""
