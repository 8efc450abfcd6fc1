"""A scan of a game for moments at which the chance changed: all of them with a few rollouts, the best with
more."""

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds, pooled
from escape_tui.hub.analysis.positions import moment

#: How far apart the moments are.
STEP_MS: Millis = 5_000
#: A change is measured from this many moments before to as many after a moment, which itself doesn't count.
REACH = 4
#: Rollouts for every moment, and then for those around the moments at which the chance changed most.
FIRST_ROLLOUTS, MORE_ROLLOUTS = 5, ((5, 12), (2, 25))
#: How many rollouts that is for a game of ten minutes.
ALL_ROLLOUTS = 1_500

#: A centre is weighed by what changes around it beyond this share of the greatest change.
_SHOULDER = 0.7


class Scan:
    """The chance at moments of the game, and how much it changes around each of them; *share* is the part of
    the usual rollouts that it takes."""

    def __init__(self, measuring: Measuring, share: float = 1) -> None:
        self._measuring = measuring
        found = measuring.positions
        self._places = [moment(found, at) for at in range(0, found[-1].at, STEP_MS)]
        self._odds: list[Odds] = [Odds(0, 0)] * len(self._places)
        self._measure(set(range(len(self._places))), _part(FIRST_ROLLOUTS, share))
        for steepest, rollouts in MORE_ROLLOUTS:
            near = {each for number in self.steepest(steepest) for each in self._around(number)}
            self._measure(near, _part(rollouts, share))

    def steepest(self, most: int) -> tuple[int, ...]:
        """The numbers of the moments at which the chance changes most, none next to another."""
        chosen: list[int] = []
        for number in sorted(self._numbers(), key=lambda number: -abs(self.change(number))):
            if len(chosen) < most and all(abs(number - other) > 1 for other in chosen):
                chosen.append(number)
        return tuple(chosen)

    def change(self, number: int) -> float:
        """How much the chance changes around moment *number*."""
        before = pooled(*self._odds[max(0, number - REACH) : number])
        after = pooled(*self._odds[number + 1 : number + REACH + 1])
        return after.share - before.share

    def centre(self, number: int) -> Millis:
        """The middle of the change around moment *number*: of a long fall, two scans find the same."""
        most = self.change(number)
        weights = {
            other: max(0.0, self.change(other) / most - _SHOULDER)
            for other in self._numbers()
            if abs(other - number) < REACH
        }
        middle = sum(other * weight for other, weight in weights.items()) / sum(weights.values())
        return round(middle * STEP_MS)

    def _numbers(self) -> range:
        """The numbers of all moments that have some before and after them."""
        return range(2, len(self._places) - REACH + 1)

    def _around(self, number: int) -> set[int]:
        last = len(self._places) - 1
        return set(range(max(0, number - REACH), min(last, number + REACH) + 1)) - {number}

    def _measure(self, numbers: set[int], rollouts: int) -> None:
        for number in sorted(numbers):
            known, place = self._odds[number], self._places[number]
            which = range(known.rollouts, known.rollouts + rollouts)
            self._odds[number] = pooled(known, self._measuring.numbered_odds(Aim.SEARCH, place, which))


def _part(rollouts: int, share: float) -> int:
    return max(1, round(share * rollouts))
