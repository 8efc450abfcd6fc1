"""Luck of the dice, computed exactly: masks rolled and masks expected, and how rare that difference is."""

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from escape_tui.engine.effect import Event
from escape_tui.engine.icon import BLACK, FACES, GOLDEN
from escape_tui.rules.dice import Landed

#: For each side with a mask, black or golden, the number of sides without one.
_PLAIN_SIDES = len(FACES) - FACES.count(BLACK) - FACES.count(GOLDEN)


class DiceLuck(Struct, frozen=True):
    """The number of *dice* rolled, and of those that showed a *black* and a *golden* mask."""

    dice: int
    black: int
    golden: int

    @property
    def due(self) -> float:
        """The expected number of masks of either colour."""
        return self.dice / len(FACES)

    @property
    def worse(self) -> float:
        """The share of games with as many dice in which golden masks exceed black ones by less than here;
        games with the same difference count half."""
        return _share_below(self.dice, self.golden - self.black)


def dice_luck(events: Iterable[Event]) -> DiceLuck:
    """The luck of all dice that landed among *events*."""
    faces = [face for event in events if isinstance(event, Landed) for face in event.faces]
    return DiceLuck(len(faces), faces.count(BLACK), faces.count(GOLDEN))


def _share_below(dice: int, difference: int) -> float:
    """The probability that golden minus black masks of *dice* dice is below *difference*; equality counts
    half.

    The ways to get a difference d are the coefficients of (1 + 4x + x²)ⁿ at n + d: each follows from the
    previous two.
    """
    ways, before = 1, 0
    below = 0
    for power in range(dice + difference):
        below += ways
        following = _PLAIN_SIDES * (dice - power) * ways + (2 * dice - power + 1) * before
        before, ways = ways, following // (power + 1)
    return float(Fraction(2 * below + ways, 2 * len(FACES) ** dice))
