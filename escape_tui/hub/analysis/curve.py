"""The curve: the team's chance at some moments of a game, with its uncertainty."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from msgspec import Struct

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds, pooled

#: The number of moments of the coarse curve, and of rollouts at each.
POINTS, ROLLOUTS = 12, 20


class CurvePoint(Struct, frozen=True):
    """The *odds* of the team at *at*, when the game was in *position*."""

    at: Millis
    position: int
    odds: Odds


Curve = tuple[CurvePoint, ...]


def curve(measuring: Measuring, points: int = POINTS, rollouts: int = ROLLOUTS) -> Curve:
    """The chance at *points* moments, evenly distributed over the game."""
    found = measuring.positions
    last = found[-1].at
    places = {_place(measuring, last * number // (points - 1)) for number in range(points - 1)}
    places.add(len(found) - 1)
    return tuple(
        CurvePoint(found[place].at, place, measuring.odds(Aim.COURSE, place, rollouts))
        for place in sorted(places)
    )


def smoothed(points: Curve, turns: Iterable[Millis] = ()) -> Curve:
    """For drawing: each point averaged with its neighbours, but not across one of *turns*."""
    return tuple(_smoothed(points, tuple(turns)))


def _smoothed(points: Curve, turns: tuple[Millis, ...]) -> Iterator[CurvePoint]:
    for number, point in enumerate(points):
        near = points[max(0, number - 1) : number + 2]
        alike = [each.odds for each in near if not _is_between(turns, point.at, each.at)]
        # The point itself counts twice; the end is certain.
        odds = point.odds if number == len(points) - 1 else pooled(point.odds, *alike)
        yield CurvePoint(point.at, point.position, odds)


def share_at(points: Curve, at: Millis) -> float:
    """The chance at *at*, interpolated between the two nearest points."""
    after = bisect_right(points, at, key=lambda point: point.at)
    if after == 0 or after == len(points):
        return points[max(0, after - 1)].odds.share
    left, right = points[after - 1], points[after]
    part = (at - left.at) / (right.at - left.at)
    return left.odds.share + part * (right.odds.share - left.odds.share)


def _place(measuring: Measuring, at: Millis) -> int:
    return max(0, bisect_right(measuring.positions, at, key=lambda position: position.at) - 1)


def _is_between(turns: tuple[Millis, ...], one: Millis, other: Millis) -> bool:
    low, high = min(one, other), max(one, other)
    return any(low < turn <= high for turn in turns)
