"""Odds: a share of wins, with how sure it is."""

from msgspec import Struct

from escape_tui.hub.simulate import wilson


class Odds(Struct, frozen=True):
    """*won* of so many *rollouts* were won."""

    won: int
    rollouts: int

    @property
    def share(self) -> float:
        return self.won / self.rollouts

    @property
    def band(self) -> tuple[float, float]:
        """The 95 % interval, after Wilson."""
        return wilson(self.won, self.rollouts)

    @property
    def percent(self) -> int:
        return round(100 * self.share)


def pooled(*several: Odds) -> Odds:
    return Odds(sum(odds.won for odds in several), sum(odds.rollouts for odds in several))
