"""What the other gates of a cluster count, so that limits hold for all of it."""

from typing import Protocol


class OtherGates(Protocol):
    """How many come in elsewhere, by what the other gates told last."""

    def inside(self) -> int:
        """Visitors inside."""

    def programs(self) -> int:
        """Programs among them."""

    def sessions_of(self, player: str) -> int: ...

    def lines(self) -> int:
        """Open connections."""

    def lines_of(self, network: str) -> int: ...


class NoOtherGates:
    """A process that is alone."""

    def inside(self) -> int:
        return 0

    def programs(self) -> int:
        return 0

    def sessions_of(self, player: str) -> int:
        return 0

    def lines(self) -> int:
        return 0

    def lines_of(self, network: str) -> int:
        return 0
