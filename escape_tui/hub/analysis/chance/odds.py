"""Odds: a share of wins, with its uncertainty."""

from math import sqrt

from msgspec import Struct

#: Quantile of the normal distribution for a 95 % interval.
CONFIDENCE_Z = 1.959964


class Odds(Struct, frozen=True):
    """*won* of *rollouts* rollouts were won."""

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


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate, after *won* of *games*."""
    z2 = CONFIDENCE_Z**2
    rate = won / games
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE_Z / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
