"""A scan of a game for moments at which the chance changed: it narrows down the stretches of the curve in
which that may be, and leaves out the others."""

from collections.abc import Iterable
from itertools import pairwise
from math import sqrt

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds, pooled
from escape_tui.hub.analysis.curve import Curve
from escape_tui.hub.analysis.positions import moment

#: The chance may have turned where it differs by this much.
STEEP = 0.3

#: Stretches that are longer are halved even if the chance is the same at both ends: it may have gone down and
#: up again. Shorter ones are halved down to the second length where it changes.
LONG_MS: Millis = 30_000
SHORT_MS: Millis = 15_000
#: Around a short stretch, moments are measured this far apart, and this many of them on either side.
STEP_MS: Millis = 5_000
REACH = 4
#: Rollouts for a moment between two others, for either end of a stretch that may be steep, and for a moment
#: around a short stretch.
HALVING_ROLLOUTS, SURE_ROLLOUTS, NEAR_ROLLOUTS = 20, 40, 12

#: A change is measured between the seconds before a moment and those after it, at these distances.
_NEAREST_MS: Millis = STEP_MS // 2
_FARTHEST_MS: Millis = REACH * STEP_MS + STEP_MS // 2
#: No change is centred nearer to the start, nor to the end if the clock runs out there.
_FIRST_MS, _LAST_MS = 10_000, 20_000
#: A centre is weighed by what changes around it beyond this share of the greatest change.
_SHOULDER = 0.7

Stretch = tuple[Millis, Millis]


class Scan:
    """The chance at moments of a game, at first those of the curve *points*; *part* is the part of the usual
    rollouts that it takes."""

    def __init__(self, measuring: Measuring, points: Curve, part: float = 1) -> None:
        self._measuring = measuring
        self._part = part
        self._end = points[-1].at
        self._odds = {point.at: point.odds for point in points}
        self._last = self._end - _NEAREST_MS
        if measuring.is_out_of_time:
            del self._odds[self._end]
            self._measure([self._end - STEP_MS], HALVING_ROLLOUTS)
            self._last = self._end - _LAST_MS

    def suspects(self, most: float) -> list[Stretch]:
        """The short stretches in which the game may have turned, the steepest first. No stretch is measured
        after *most* acts of companions."""
        moments, found = sorted(self._odds), list[Stretch]()
        waiting = list(pairwise(moments))
        while waiting and self._measuring.acts < most:
            left, right = stretch = max(waiting, key=self._steepness)
            waiting.remove(stretch)
            if right - left <= LONG_MS and not self._may_turn(left, right):
                continue
            if right - left <= SHORT_MS:
                found.append(stretch)
                continue
            half = (left + right) // 2
            self._measure([half], HALVING_ROLLOUTS)
            waiting += [(left, half), (half, right)]
        return sorted(found, key=self._steepness, reverse=True)

    def centre(self, stretch: Stretch) -> tuple[Millis, float]:
        """The middle of the change around *stretch*, and how great it is: of a long fall, two scans find the
        same."""
        middle = sum(stretch) // 2
        self._measure(self._around(middle), NEAR_ROLLOUTS)
        changes = {at: self._change(at) for at in self._centres(middle)}
        most = max(changes.values(), key=abs, default=0.0)
        weights = {at: max(0.0, change / most - _SHOULDER) for at, change in changes.items() if most}
        if not weights:
            return middle, most
        return round(sum(at * weight for at, weight in weights.items()) / sum(weights.values())), most

    def _may_turn(self, left: Millis, right: Millis) -> bool:
        """Whether the chance may have changed by enough; if it seems so, it is measured again."""
        if not self._seems_steep(left, right):
            return False
        self._measure([left, right], SURE_ROLLOUTS)
        return self._seems_steep(left, right)

    def _seems_steep(self, left: Millis, right: Millis) -> bool:
        """Whether a change that is enough is within the standard error of what was measured."""
        error = sqrt(_variance(self._odds[left]) + _variance(self._odds[right]))
        return self._steepness((left, right)) >= STEEP - error

    def _steepness(self, stretch: Stretch) -> float:
        left, right = stretch
        return abs(self._odds[right].share - self._odds[left].share)

    def _around(self, middle: Millis) -> list[Millis]:
        """The moments around *middle*."""
        steps = range(-REACH, REACH + 1)
        return sorted({min(max(self._odds), max(0, middle + step * STEP_MS)) for step in steps})

    def _centres(self, middle: Millis) -> list[Millis]:
        """Where a change around *middle* may be centred."""
        near = (middle + step * STEP_MS // 2 for step in range(-3, 4))
        return [at for at in near if _FIRST_MS <= at <= self._last]

    def _change(self, at: Millis) -> float:
        """How much the chance changes around *at*."""
        after, before = self._pooled(at, 1), self._pooled(at, -1)
        return after.share - before.share

    def _pooled(self, at: Millis, side: int) -> Odds:
        """The chance in the seconds after *at*, or before it, by *side*."""
        return pooled(
            *(
                odds
                for known, odds in self._odds.items()
                if _NEAREST_MS <= side * (known - at) <= _FARTHEST_MS
            )
        )

    def _measure(self, moments: Iterable[Millis], rollouts: int) -> None:
        """Measure each of *moments* until it has as many *rollouts*, or the part of them that is taken."""
        wanted = max(1, round(self._part * rollouts))
        for at in moments:
            known = self._odds.get(at, Odds(0, 0))
            place = moment(self._measuring.positions, at)
            which = range(known.rollouts, max(known.rollouts, wanted))
            self._odds[at] = pooled(known, self._measuring.numbered_odds(Aim.SEARCH, place, which))


def _variance(odds: Odds) -> float:
    """The variance of a share, which is not 0 for all or nothing, either."""
    share = (odds.won + 1) / (odds.rollouts + 2)
    return share * (1 - share) / (odds.rollouts + 2)
