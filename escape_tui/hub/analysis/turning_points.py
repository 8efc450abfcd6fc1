"""Turning points: single steps of a game that changed the team's chance."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.analysis.causes import Cause, cause
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds, pooled
from escape_tui.hub.analysis.chance.rollout import Finish, odds_of
from escape_tui.hub.analysis.curve import Curve
from escape_tui.hub.analysis.instead import Instead, instead
from escape_tui.hub.analysis.positions import moment

#: Two points of the coarse curve that differ by this are measured again.
SUSPECT = 0.2
#: Chances that differ by less count as equal: rollouts have this much noise.
NOISE = 0.25
#: A turning point changes the chance by at least this, lastingly.
STEEP = 0.3
#: How long it has to last.
AROUND_MS: Millis = 10_000
#: How long before and after its step the chance is measured: a fall often takes a few steps, and it must not
#: matter which is the steepest.
APART_MS = range(5_000, AROUND_MS + 1, 1_000)

#: Rollouts for each chance during the search.
ROLLOUTS = 40
#: A turning point is confirmed with three times as many on either side, and again while it is this near to
#: the limit: another run should give the same result.
MARGINS = (0.1, 0.06, 0.06, 0.0)

MOST_TOLD = 3
#: The number of commands after which the search looks at no more intervals: an analysis may take a minute,
#: and 10,000 commands of a base game take about 0.8 s.
MOST_COMMANDS = 100_000


class TeamStanding(Struct, frozen=True):
    """The standing of a team: *gems* that still block the exit, *players* inside, and whether each of them
    is alone."""

    gems: int = 0
    players: int = 0
    is_apart: bool = False


class TurningPoint(Struct, frozen=True):
    """The step to *position* at *at*, which changed the chance from *before* to *after*."""

    at: Millis
    position: int
    before: Odds
    after: Odds
    cause: Cause
    #: How most rollouts from there are lost; empty if hardly any are.
    then: str = ""
    #: The player who chose it, for their own eyes, and what a companion would have done.
    player: PlayerId | None = None
    instead: Instead | None = None
    #: The time of the recording.
    moment: Millis = 0
    #: The standing of the team just before.
    standing: TeamStanding = TeamStanding()

    @property
    def change(self) -> float:
        return self.after.share - self.before.share


def turning_points(measuring: Measuring, points: Curve, rollouts: int = ROLLOUTS) -> tuple[TurningPoint, ...]:
    """The steepest steps of the game, in order, each confirmed by new rollouts on either side."""
    found = sorted(_found(measuring, points, rollouts), key=lambda turn: -abs(turn.change))
    return tuple(sorted(found[:MOST_TOLD], key=lambda turn: turn.position))


def _found(measuring: Measuring, points: Curve, rollouts: int) -> Iterator[TurningPoint]:
    """Halve the steepest interval again and again until all that are left are flat. The steepest step of a
    short interval is confirmed or dropped."""
    # The last seconds don't count: the clock runs out, or everybody is out.
    begun, last = measuring.commands, moment(measuring.positions, measuring.positions[-1].at - AROUND_MS)
    odds = {point.position: point.odds for point in points if point.position < last}
    odds[last] = measuring.odds(Aim.SEARCH, last, rollouts)
    intervals = {pair for pair in pairwise(sorted(odds)) if _change(odds, pair) >= SUSPECT}
    for end in sorted({end for pair in intervals for end in pair} - {last}):
        odds[end] = pooled(odds[end], measuring.odds(Aim.SHARPER, end, rollouts))
    while intervals and measuring.commands - begun < MOST_COMMANDS:
        left, right = steepest = max(sorted(intervals), key=lambda pair: _change(odds, pair))
        if _change(odds, steepest) < NOISE:
            return
        intervals.remove(steepest)
        if measuring.positions[right].at - measuring.positions[left].at > AROUND_MS and right - left > 1:
            intervals |= _halved(measuring, odds, steepest, rollouts)
            continue
        step = _steepest_step(measuring, odds, steepest, rollouts)
        if (turn := _confirmed(measuring, step, rollouts)) is not None:
            yield turn
            intervals = {pair for pair in intervals if not _is_part_of(measuring, pair, turn)}


def _halved(
    measuring: Measuring, odds: dict[int, Odds], interval: tuple[int, int], rollouts: int
) -> set[tuple[int, int]]:
    """Both halves of *interval*; the chance between them is added to *odds*."""
    left, right = interval
    middle = (left + right) // 2
    halves = {(left, middle), (middle, right)}
    odds[middle] = measuring.odds(Aim.SEARCH, middle, rollouts)
    if all(_change(odds, half) < STEEP for half in halves):
        odds[middle] = pooled(odds[middle], measuring.odds(Aim.SHARPER, middle, rollouts))
    return halves


def _steepest_step(
    measuring: Measuring, odds: dict[int, Odds], interval: tuple[int, int], rollouts: int
) -> int:
    """The position after the steepest step of *interval*, found by following the steeper half."""
    while interval[1] - interval[0] > 1:
        halves = _halved(measuring, odds, interval, 2 * rollouts)
        interval = max(sorted(halves), key=lambda half: _change(odds, half))
    return interval[1]


def _is_part_of(measuring: Measuring, interval: tuple[int, int], turn: TurningPoint) -> bool:
    """Whether the measurement of *turn*, or of its neighbours, covers all of *interval*."""
    return all(abs(measuring.positions[end].at - turn.at) <= 2 * AROUND_MS for end in interval)


def _change(odds: dict[int, Odds], interval: tuple[int, int]) -> float:
    left, right = interval
    return abs(odds[right].share - odds[left].share)


def _confirmed(measuring: Measuring, step: int, rollouts: int) -> TurningPoint | None:
    """The turning point at *step*, if new rollouts from the seconds before and after it find it, too."""
    earlier, later = _around(measuring, step)
    before, after = Counter[Finish](), Counter[Finish]()
    for number, margin in enumerate(MARGINS):
        before += _finishes(measuring, Aim.AROUND, earlier, number, 3 * rollouts)
        after += _finishes(measuring, Aim.AROUND, later, number, 3 * rollouts)
        change = odds_of(after).share - odds_of(before).share
        if abs(abs(change) - STEEP) >= margin:
            break
    if abs(change) < STEEP:
        return None
    return _told(measuring, step, odds_of(before), after, rollouts)


def _around(measuring: Measuring, step: int) -> tuple[list[int], list[int]]:
    """The positions some seconds before *step*, and after it."""
    found, at = measuring.positions, measuring.positions[step].at
    earlier = {min(step - 1, moment(found, at - apart)) for apart in APART_MS}
    later = {max(step, moment(found, min(found[-1].at, at + apart))) for apart in APART_MS}
    return sorted(earlier), sorted(later)


def _finishes(measuring: Measuring, aim: Aim, places: list[int], run: int, rollouts: int) -> Counter[Finish]:
    """The ends of *rollouts* rollouts, distributed over *places*; each *run* uses other dice."""
    each = ceil(rollouts / len(places))
    ended = Counter[Finish]()
    for place in places:
        state = measuring.positions[place].state
        ended += measuring.from_state(state, aim, place, range(run * each, (run + 1) * each))
    return ended


def _told(
    measuring: Measuring, step: int, before: Odds, finishes: Counter[Finish], rollouts: int
) -> TurningPoint:
    earlier, position = measuring.positions[step - 1].state, measuring.positions[step]
    after = odds_of(finishes)
    del finishes[Finish.WON]
    then = finishes.most_common(1)[0][0].value if after.share < before.share else ""
    what, standing = cause(earlier, position), _standing(earlier)
    turn = TurningPoint(
        position.at, step, before, after, what, then, moment=position.state.now, standing=standing
    )
    if position.command is None:
        return turn
    return replace(turn, player=position.command.player, instead=instead(measuring, step, rollouts))


def _standing(state: State) -> TeamStanding:
    inside = state.inside
    places = {who.chamber for who in inside}
    return TeamStanding(state.depot, len(inside), is_apart=len(inside) > 1 and len(places) == len(inside))
