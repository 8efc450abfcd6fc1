"""The curve: the team's chance at some moments of a game, with its uncertainty."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from msgspec import Struct

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds, pooled
from escape_tui.hub.analysis.positions import moment

#: The number of moments of the coarse curve, and of rollouts at each.
POINTS, ROLLOUTS = 12, 20
#: How often companions act in the rollouts of a curve, with modules half as often: where that is too little,
#: there are fewer moments, and then fewer rollouts at each.
MOST_ACTS = 100_000
LEAST_POINTS = 5
#: If the first rollouts from a moment, this many, all end alike, it needs no more. No curve has fewer.
CLEAR_ROLLOUTS = 10

#: If companions hardly ever get out from the start, no curve is shown: they would be no yardstick.
HOPELESS = 0.1


class CurvePoint(Struct, frozen=True):
    """The *odds* of the team at *at*, when the game was in *position*."""

    at: Millis
    position: int
    odds: Odds


Curve = tuple[CurvePoint, ...]

#: A chance between the limits of its 95 % interval: low, share, high.
Band = tuple[float, float, float]


def curve(measuring: Measuring, points: int = POINTS, rollouts: int = ROLLOUTS) -> Curve:
    """The chance at *points* moments, evenly distributed over the game."""
    found, begun = measuring.positions, measuring.acts
    last = found[-1].at
    few = _few_odds(measuring, 0, rollouts)
    points, rollouts = _affordable(measuring, (measuring.acts - begun) / few.rollouts, points, rollouts)
    first = _point(measuring, 0, few, rollouts)
    if first.odds.share < HOPELESS:
        points = 2
    places = {moment(found, last * number // (points - 1)) for number in range(1, points - 1)}
    later = sorted({*places, len(found) - 1} - {0})
    return first, *(
        _point(measuring, place, _few_odds(measuring, place, rollouts), rollouts) for place in later
    )


def _affordable(measuring: Measuring, acts: float, points: int, rollouts: int) -> tuple[int, int]:
    """How many of *points*, and of *rollouts* at each, a curve can have. A rollout from the beginning takes
    *acts*, the others half of that on average."""
    affordable = measuring.affordable(MOST_ACTS) / (max(1, acts) / 2)
    fewer = min(points, max(LEAST_POINTS, int(affordable / rollouts)))
    return fewer, min(rollouts, max(CLEAR_ROLLOUTS, int(affordable / fewer)))


def _few_odds(measuring: Measuring, place: int, rollouts: int) -> Odds:
    """The chance at *place* by the first of *rollouts*."""
    return measuring.numbered_odds(Aim.COURSE, place, range(min(rollouts, CLEAR_ROLLOUTS)))


def _point(measuring: Measuring, place: int, few: Odds, rollouts: int) -> CurvePoint:
    """The chance at *place*; where the *few* first of *rollouts* all end alike, the others are left out."""
    odds = few
    if 0 < few.won < few.rollouts:
        odds = pooled(few, measuring.numbered_odds(Aim.COURSE, place, range(few.rollouts, rollouts)))
    return CurvePoint(measuring.positions[place].at, place, odds)


def smoothed(points: Curve, turns: Iterable[Millis] = ()) -> Curve:
    """For drawing: each point averaged with its neighbours, but not across one of *turns*."""
    return tuple(_smoothed(points, tuple(turns)))


def _smoothed(points: Curve, turns: tuple[Millis, ...]) -> Iterator[CurvePoint]:
    for number, point in enumerate(points):
        near = points[max(0, number - 1) : number + 2]
        alike = [each.odds for each in near if not _is_between(turns, point.at, each.at)]
        # The end is certain.
        odds = point.odds if number == len(points) - 1 else pooled(*alike)
        yield CurvePoint(point.at, point.position, odds)


def band_at(points: Curve, at: Millis) -> Band:
    """The chance at *at* and its limits, interpolated between the two nearest points."""
    after = bisect_right(points, at, key=lambda point: point.at)
    left, right = points[max(0, after - 1)], points[min(after, len(points) - 1)]
    part = (at - left.at) / max(1, right.at - left.at)
    low, share, high = (
        one + part * (other - one)
        for one, other in zip(_band(points, left), _band(points, right), strict=True)
    )
    return low, share, high


def _band(points: Curve, point: CurvePoint) -> Band:
    """The end is certain: the band closes there."""
    low, high = point.odds.band if point is not points[-1] else (point.odds.share,) * 2
    return low, point.odds.share, high


def _is_between(turns: tuple[Millis, ...], one: Millis, other: Millis) -> bool:
    low, high = min(one, other), max(one, other)
    return any(low < turn <= high for turn in turns)
