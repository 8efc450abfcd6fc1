"""What a session needs of a connection, whatever its transport, and what it reports back."""

from typing import Protocol

from ssh_host.admission.identity import Identity
from ssh_host.session.arrival import CalledAs, StreamSoFar
from ssh_host.session.leave_reason import LeaveReason


class Connection(Protocol):
    """A visitor's connection. Writing never blocks: unsent bytes wait and are counted."""

    def write(self, content: bytes) -> None: ...

    def write_error(self, content: bytes) -> None:
        """Write to standard error, where the transport has one."""
        self.write(content)

    def waiting_bytes(self) -> int:
        """Bytes that were written and not sent yet."""
        return 0

    def unconfirmed_bytes(self) -> int:
        """Bytes that were sent and not confirmed by the other side."""
        return 0

    def overdue_bytes(self) -> int:
        """How much the client has received without reporting that the program behind it consumed it. Negative
        while no report is due; 0 for transports without such reports."""
        return 0

    def close(self, status: int) -> None:
        """Send everything that was written, then *status* if the transport has one, and close."""

    def abort(self) -> None:
        """Close at once, dropping unsent bytes."""


class SessionObserver:
    """Reports on a session to the process that holds its connection; here that is this process."""

    def move(self, command: str | None, watched: str | None, seat: str) -> bool:
        """Move the visitor to the process that has their *seat*, what *command* names or the table they
        *watched*; `False` if there is no other process."""
        return False

    def became(self, identity: Identity) -> None:
        """The visitor's identity is now *identity*."""

    def watches(self, code: str, stream: StreamSoFar | None = None) -> None:
        """The visitor now watches the table *code*, or none if it is empty, or listens to it in a
        *stream*."""

    def called(self, called: CalledAs) -> None:
        """The program has arrived in the lobby."""

    def ended(self, leaving: LeaveReason | None) -> None:
        """The session is over because of *leaving*; `None` if the visitor was refused."""
