"""What a session needs of a connection, whatever transport carries it."""

from typing import Protocol


class Connection(Protocol):
    """One visitor's connection. Writing never blocks: what cannot go out yet waits and is counted."""

    def write(self, content: bytes) -> None: ...

    def write_error(self, content: bytes) -> None:
        """Write to the person, not into the file they may be writing, where the transport can tell."""

    def waiting_bytes(self) -> int:
        """What was written and is still on this side."""

    def unconfirmed_bytes(self) -> int:
        """What was given to the network and is not yet confirmed by the other side."""

    def close(self, status: int) -> None:
        """Close in good order: send what was written, then *status* if the transport has one."""

    def abort(self) -> None:
        """Cut it off, with whatever still waits."""
