"""What a session needs of a connection, whatever transport carries it, and what it reports back."""

from typing import Protocol

from ssh_host.admission.identity import Identity
from ssh_host.session.arrival import CalledAs, StreamSoFar


class Connection(Protocol):
    """One visitor's connection. Writing never blocks: what cannot go out yet waits and is counted."""

    def write(self, content: bytes) -> None: ...

    def write_error(self, content: bytes) -> None:
        """Write to the person, not into the file they may be writing, where the transport can tell."""

    def waiting_bytes(self) -> int:
        """What was written and is still on this side."""

    def unconfirmed_bytes(self) -> int:
        """What was given to the network and is not yet confirmed by the other side."""

    def overdue_bytes(self) -> int:
        """What the client has taken and should have said that the program behind it has read; negative before
        it has to say so, 0 where it never does."""

    def close(self, status: int) -> None:
        """Close in good order: send what was written, then *status* if the transport has one."""

    def abort(self) -> None:
        """Cut it off, with whatever still waits."""


class SessionObserver(Protocol):
    """Hears of a session what those who hold its connection have to know."""

    def move(self, command: str | None, watched: str | None) -> bool:
        """Take the visitor to the process that has what *command* names or what they *watched*, where there
        is another one."""

    def became(self, identity: Identity) -> None:
        """The visitor is *identity* from now on."""

    def watches(self, code: str, stream: StreamSoFar | None = None) -> None:
        """The visitor watches the table *code* from now on, or none; or hears it in a *stream*."""

    def called(self, called: CalledAs) -> None:
        """The program has arrived in the lobby."""


class Unobserved:
    """For a session that is nobody else's business."""

    def move(self, command: str | None, watched: str | None) -> bool:
        return False

    def became(self, identity: Identity) -> None: ...

    def watches(self, code: str, stream: StreamSoFar | None = None) -> None: ...

    def called(self, called: CalledAs) -> None: ...


UNOBSERVED = Unobserved()
