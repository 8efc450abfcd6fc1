"""Turning points: single steps of a game after which the team's chance was another."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.analysis.causes import Cause, cause
from escape_tui.hub.analysis.curve import Curve, CurvePoint
from escape_tui.hub.analysis.instead import Instead, instead
from escape_tui.hub.analysis.measuring import Aim, Measuring
from escape_tui.hub.analysis.odds import Odds, pooled
from escape_tui.hub.analysis.rollout import Finish, odds_of

#: An interval of the coarse curve with a change like this is measured again before it is searched.
SUSPECT = 0.15
#: With more rollouts an interval has to change by this to be searched, and a step to be told.
STEEP = 0.25
#: Two chances that differ by less are the same: it is the noise of the rollouts.
NOISE = 0.2
#: Where the halves of an interval differ by less, its middle is measured again.
UNDECIDED = 0.15

#: Rollouts for each chance on the way to a turning point. Before it is told, it is measured with three times
#: as many on either side.
ROLLOUTS = 40

#: In how many intervals of the curve it is looked for, and how many are told.
MOST_SEARCHED, MOST_TOLD = 5, 3
#: No further interval is searched after this many rollouts: an analysis has a minute.
MOST_ROLLOUTS = 2_000


class TeamStanding(Struct, frozen=True):
    """How a team stands: *gems* that still lock the exit, *players* inside, and whether each of them is
    alone."""

    gems: int = 0
    players: int = 0
    is_apart: bool = False


class TurningPoint(Struct, frozen=True):
    """The step to *position* at *at*, which took the team from *before* to *after*."""

    at: Millis
    position: int
    before: Odds
    after: Odds
    cause: Cause
    #: How most games go on from there that are lost; empty where hardly any is.
    then: str = ""
    #: Who chose it, for their own eyes, and what a companion would have done.
    player: PlayerId | None = None
    instead: Instead | None = None
    #: When it was, by the time of the recording.
    moment: Millis = 0
    #: How the team stood just before.
    standing: TeamStanding = TeamStanding()

    @property
    def change(self) -> float:
        return self.after.share - self.before.share


def turning_points(measuring: Measuring, points: Curve, rollouts: int = ROLLOUTS) -> tuple[TurningPoint, ...]:
    """The steepest steps of the game, in their order, each confirmed by fresh rollouts on either side."""
    steps: dict[int, None] = {}
    spent = measuring.rollouts
    for left, right in _suspect(points):
        if measuring.rollouts - spent > MOST_ROLLOUTS:
            break
        left, right = _sharper(measuring, left, rollouts), _sharper(measuring, right, rollouts)
        if _change(left, right) >= NOISE:
            steps |= dict.fromkeys(_searched(measuring, left, right, rollouts))
    confirmed = [turn for step in steps if (turn := _confirmed(measuring, step, rollouts)) is not None]
    steepest = sorted(confirmed, key=lambda turn: -abs(turn.change))[:MOST_TOLD]
    return tuple(sorted(steepest, key=lambda turn: turn.position))


def _suspect(points: Curve) -> list[tuple[CurvePoint, CurvePoint]]:
    """The intervals of the curve worth a closer look, the steepest first."""
    steep = [pair for pair in pairwise(points) if _change(*pair) >= SUSPECT]
    return sorted(steep, key=lambda pair: -_change(*pair))[:MOST_SEARCHED]


def _sharper(measuring: Measuring, point: CurvePoint, rollouts: int) -> CurvePoint:
    """*point* with more rollouts than the coarse curve has; the end of the game is certain."""
    if point.position == len(measuring.positions) - 1:
        return point
    return replace(point, odds=pooled(point.odds, measuring.odds(Aim.SHARPER, point.position, rollouts)))


def _searched(measuring: Measuring, left: CurvePoint, right: CurvePoint, rollouts: int) -> Iterator[int]:
    """The steps between *left* and *right* where the chance may have turned, found by halving."""
    if right.position - left.position == 1:
        yield right.position
        return
    place = (left.position + right.position) // 2
    middle = CurvePoint(measuring.positions[place].at, place, measuring.odds(Aim.SEARCH, place, rollouts))
    if abs(_change(left, middle) - _change(middle, right)) < UNDECIDED:
        middle = _sharper(measuring, middle, rollouts)
    halves = sorted(((left, middle), (middle, right)), key=lambda half: -_change(*half))
    yield from _searched(measuring, *halves[0], rollouts)
    # There and back again: both halves turn.
    if _change(*halves[1]) >= STEEP:
        yield from _searched(measuring, *halves[1], rollouts)


def _confirmed(measuring: Measuring, step: int, rollouts: int) -> TurningPoint | None:
    """The turning point at *step*, if fresh rollouts find it too: first a few, then many."""
    first = measuring.odds(Aim.BEFORE, step - 1, rollouts), measuring.odds(Aim.AFTER, step, rollouts)
    if abs(first[1].share - first[0].share) < NOISE:
        return None
    before = measuring.odds(Aim.SURELY_BEFORE, step - 1, 3 * rollouts)
    finishes = measuring.finishes(Aim.SURELY_AFTER, step, 3 * rollouts)
    after = odds_of(finishes)
    if abs(after.share - before.share) < STEEP:
        return None
    earlier, position = measuring.positions[step - 1].state, measuring.positions[step]
    what, stood = cause(earlier, position), _standing(earlier)
    del finishes[Finish.WON]
    then = finishes.most_common(1)[0][0].value if after.share < before.share and finishes else ""
    if not what.is_choice:
        return TurningPoint(
            position.at, step, before, after, what, then, moment=position.state.now, standing=stood
        )
    assert position.command is not None
    player, other = position.command.player, instead(measuring, step, rollouts)
    return TurningPoint(
        position.at, step, before, after, what, then, player, other, position.state.now, stood
    )


def _standing(state: State) -> TeamStanding:
    inside = state.inside
    places = {who.chamber for who in inside}
    return TeamStanding(state.depot, len(inside), is_apart=len(inside) > 1 and len(places) == len(inside))


def _change(left: CurvePoint, right: CurvePoint) -> float:
    return abs(right.odds.share - left.odds.share)
