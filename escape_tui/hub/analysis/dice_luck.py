"""Luck of the dice, exactly: masks that were rolled against those that were due, and how rare that is."""

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from escape_tui.engine.effect import Event
from escape_tui.engine.icon import BLACK, FACES, GOLDEN
from escape_tui.rules.dice import Landed

#: The sides of a die that show no mask, for each side that shows a black one, and each that shows a golden.
_PLAIN_SIDES = len(FACES) - FACES.count(BLACK) - FACES.count(GOLDEN)


class DiceLuck(Struct, frozen=True):
    """Of so many *dice* rolled, those that showed a *black* and a *golden* mask."""

    dice: int
    black: int
    golden: int

    @property
    def due(self) -> float:
        """How many masks of either colour are to be expected."""
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
    """How likely golden minus black masks of *dice* dice is below *difference*, half of equal included.

    The ways to a difference d are the coefficients of (1 + 4x + x²)ⁿ at n + d: each follows from the two
    before it.
    """
    ways, before = 1, 0
    below = 0
    for power in range(dice + difference):
        below += ways
        following = _PLAIN_SIDES * (dice - power) * ways + (2 * dice - power + 1) * before
        before, ways = ways, following // (power + 1)
    return float(Fraction(2 * below + ways, 2 * len(FACES) ** dice))
