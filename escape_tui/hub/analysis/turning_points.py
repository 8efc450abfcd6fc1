"""Turning points: single steps of a game after which the team's chance was another."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.causes import Cause, cause
from escape_tui.hub.analysis.curve import Curve, CurvePoint
from escape_tui.hub.analysis.instead import Instead, instead
from escape_tui.hub.analysis.measuring import Aim, Measuring
from escape_tui.hub.analysis.odds import Odds
from escape_tui.hub.analysis.rollout import Finish, odds_of

#: Between two points of the curve that differ by so much a turning point is looked for.
STEEP = 0.25
#: Two chances that differ by less are the same: it is the noise of the rollouts.
NOISE = 0.2

#: Rollouts for each chance on the way to a turning point, and on either side of it.
ROLLOUTS = 40

#: In how many intervals of the curve it is looked for, and how many are told.
MOST_SEARCHED, MOST_TOLD = 5, 3


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

    @property
    def change(self) -> float:
        return self.after.share - self.before.share


def turning_points(measuring: Measuring, points: Curve, rollouts: int = ROLLOUTS) -> tuple[TurningPoint, ...]:
    """The steepest steps of the game, in their order, each confirmed by fresh rollouts on either side."""
    steps = dict.fromkeys(
        step for left, right in _steep(points) for step in _searched(measuring, left, right, rollouts)
    )
    confirmed = [turn for step in steps if (turn := _confirmed(measuring, step, rollouts)) is not None]
    steepest = sorted(confirmed, key=lambda turn: -abs(turn.change))[:MOST_TOLD]
    return tuple(sorted(steepest, key=lambda turn: turn.position))


def _steep(points: Curve) -> list[tuple[CurvePoint, CurvePoint]]:
    """The intervals of the curve worth a search, the steepest first."""
    steep = [pair for pair in pairwise(points) if _change(*pair) >= STEEP]
    return sorted(steep, key=lambda pair: -_change(*pair))[:MOST_SEARCHED]


def _searched(measuring: Measuring, left: CurvePoint, right: CurvePoint, rollouts: int) -> Iterator[int]:
    """The steps between *left* and *right* where the chance may have turned, found by halving."""
    if right.position - left.position == 1:
        yield right.position
        return
    place = (left.position + right.position) // 2
    odds = measuring.odds(Aim.SEARCH, place, rollouts)
    middle = CurvePoint(measuring.positions[place].at, place, odds)
    halves = sorted(((left, middle), (middle, right)), key=lambda half: -_change(*half))
    yield from _searched(measuring, *halves[0], rollouts)
    # There and back again: both halves turn.
    if _change(*halves[1]) >= STEEP:
        yield from _searched(measuring, *halves[1], rollouts)


def _confirmed(measuring: Measuring, step: int, rollouts: int) -> TurningPoint | None:
    """The turning point at *step*, if fresh rollouts find it too."""
    before = measuring.odds(Aim.BEFORE, step - 1, rollouts)
    finishes = measuring.finishes(Aim.AFTER, step, rollouts)
    after = odds_of(finishes)
    if abs(after.share - before.share) < NOISE:
        return None
    position = measuring.positions[step]
    what = cause(measuring.positions[step - 1].state, position)
    del finishes[Finish.WON]
    then = finishes.most_common(1)[0][0].value if after.share < before.share and finishes else ""
    if not what.is_choice:
        return TurningPoint(position.at, step, before, after, what, then, moment=position.state.now)
    assert position.command is not None
    player, other = position.command.player, instead(measuring, step, rollouts)
    return TurningPoint(position.at, step, before, after, what, then, player, other, position.state.now)


def _change(left: CurvePoint, right: CurvePoint) -> float:
    return abs(right.odds.share - left.odds.share)
