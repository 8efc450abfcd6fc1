"""Counts from the other gates of a cluster, so that limits hold for all gates together."""

from typing import Protocol


class OtherGates(Protocol):
    """The counts of other gates, as last reported."""

    def inside(self) -> int:
        """Admitted visitors."""

    def programs(self) -> int:
        """Programs among them."""

    def sessions_of(self, player: str) -> int: ...

    def lines(self) -> int:
        """Open connections."""

    def lines_of(self, network: str) -> int: ...


class NoOtherGates:
    """For a server without other gates."""

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
