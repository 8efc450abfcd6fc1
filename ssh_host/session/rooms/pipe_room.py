"""Rooms without a screen: a program reads the output, and the visitor can only interrupt."""

from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.room import Room
from ssh_host.session.session import Session


class PipeRoom(Room):
    """The base of these rooms. Only what the visitor asked for may be sent, so notices are dropped, and a
    room sets its exit status with `Session.exit_status`."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def _fail(self, message: str, **facts: str | int) -> None:
        """Write *message* to standard error, and end with status 1."""
        said = self._session.words.say(message, **facts)
        self._session.connection.write_error(said.encode() + b"\n")
        self._session.exit_status = 1

    def receive(self, typed: bytes) -> None:
        if b"\x03" in typed:
            self._session.end(LeaveReason.QUIT)
