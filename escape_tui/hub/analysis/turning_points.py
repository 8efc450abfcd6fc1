"""Turning points: moments of a game at which the team's chance changed lastingly."""

from collections import Counter
from collections.abc import Iterator
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.analysis.causes import STEPS, Cause, cause
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.hub.analysis.chance.rollout import Finish, odds_of
from escape_tui.hub.analysis.curve import Curve
from escape_tui.hub.analysis.instead import Instead, instead
from escape_tui.hub.analysis.positions import moment
from escape_tui.hub.analysis.scan import Scan

#: Chances that differ by less count as equal: rollouts have this much noise.
NOISE = 0.2
#: The least change that is told: a second run seldom finds smaller ones again.
LEAST_TOLD = 0.4
#: How far below that a change found by the scan may be to be measured again.
DOUBT = 0.1
#: The greatest distance of the step from the middle of the change, and the least between turning points.
NEAR_MS: Millis = 5_000
APART_MS: Millis = 20_000
#: How long before and after the middle the chance is measured: a fall often takes some seconds.
AROUND_MS = range(5_000, 20_001, 2_500)

#: Rollouts for either side of a step that may have turned the game alone, for each chance during the search
#: for that step, and for either side of a change in each round.
ROLLOUTS, STEP_ROLLOUTS, ROUND_ROLLOUTS = 40, 20, 60
#: A change is measured in rounds until it is this far from the limit: another run should give the same
#: result. The last round decides.
MARGINS = (0.2, 0.14, 0.11, 0.09, 0.08, 0.07, 0.06, 0.06, 0.05, 0.0)

MOST_TOLD = 3
#: How often companions act in the rollouts of a search, with modules half as often, and the share of it in
#: which it looks for suspects: 10,000 acts take about 0.5 s of CPU, with modules up to twice as long.
MOST_ACTS, SUSPECTS_SHARE = 240_000, 0.6


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
    """The moments at which the chance changed most, in order, each confirmed by new rollouts."""
    found = sorted(_found(measuring, points, rollouts), key=lambda turn: -abs(turn.change))
    return tuple(sorted(found[:MOST_TOLD], key=lambda turn: turn.position))


def _found(measuring: Measuring, points: Curve, rollouts: int) -> Iterator[TurningPoint]:
    part = rollouts / ROLLOUTS
    begun, budget = measuring.acts, part * measuring.affordable(MOST_ACTS)
    most = begun + budget
    scan, tried = Scan(measuring, points, part), list[Millis]()
    for stretch in scan.suspects(begun + SUSPECTS_SHARE * budget):
        if measuring.acts >= most or any(abs(sum(stretch) / 2 - other) < APART_MS for other in tried):
            continue
        middle, change = scan.centre(stretch)
        tried.append(middle)
        if abs(change) >= LEAST_TOLD - DOUBT and (turn := _confirmed(measuring, middle, rollouts, most)):
            yield turn


def _confirmed(measuring: Measuring, middle: Millis, rollouts: int, most: float) -> TurningPoint | None:
    """The turning point around *middle*, if new rollouts from the seconds before and after it find it, too.
    It stops at *most* acts."""
    earlier, later = _around(measuring, middle, -1), _around(measuring, middle, 1)
    before, after = Counter[Finish](), Counter[Finish]()
    each = ceil(ROUND_ROLLOUTS * rollouts / ROLLOUTS)
    for number, margin in enumerate(MARGINS):
        before += _finishes(measuring, earlier, number, each)
        after += _finishes(measuring, later, number, each)
        change = odds_of(after).share - odds_of(before).share
        if abs(abs(change) - LEAST_TOLD) >= margin or measuring.acts >= most:
            break
    if abs(change) < LEAST_TOLD:
        return None
    step, is_single = _steepest_step(measuring, middle, rollouts, is_fall=change < 0)
    return _told(measuring, step, odds_of(before), after, rollouts, is_single=is_single)


def _around(measuring: Measuring, middle: Millis, side: int) -> list[int]:
    """The positions some seconds before *middle*, or after it, by *side*."""
    found = measuring.positions
    moments = (min(found[-1].at, max(0, middle + side * apart)) for apart in AROUND_MS)
    return sorted({moment(found, at) for at in moments})


def _steepest_step(measuring: Measuring, middle: Millis, rollouts: int, *, is_fall: bool) -> tuple[int, bool]:
    """The position after the steepest step around *middle*, found by following the steeper half, and whether
    it may have turned the game alone: a stretch that isn't steep itself is not halved further."""
    found, way = measuring.positions, -1 if is_fall else 1
    each = ceil(STEP_ROLLOUTS * rollouts / ROLLOUTS)
    left, right = (moment(found, max(0, middle + apart)) for apart in (-NEAR_MS, NEAR_MS))
    shares = {end: measuring.odds(Aim.STEP, end, each).share for end in (left, right)}
    while right - left > 1 and way * (shares[right] - shares[left]) >= NOISE:
        half = (left + right) // 2
        shares[half] = measuring.odds(Aim.STEP, half, each).share
        if way * (shares[half] - shares[left]) > way * (shares[right] - shares[half]):
            right = half
        else:
            left = half
    return right, right - left == 1


def _finishes(measuring: Measuring, places: list[int], run: int, rollouts: int) -> Counter[Finish]:
    """The ends of *rollouts* rollouts, distributed over *places*; each *run* uses other dice."""
    each = ceil(rollouts / len(places))
    ended = Counter[Finish]()
    for place in places:
        state = measuring.positions[place].state
        ended += measuring.from_state(state, Aim.AROUND, place, range(run * each, (run + 1) * each))
    return ended


def _told(
    measuring: Measuring,
    step: int,
    before: Odds,
    finishes: Counter[Finish],
    rollouts: int,
    *,
    is_single: bool,
) -> TurningPoint:
    earlier, position = measuring.positions[step - 1].state, measuring.positions[step]
    after = odds_of(finishes)
    is_fall = after.share < before.share
    del finishes[Finish.WON]
    then = finishes.most_common(1)[0][0].value if is_fall else ""
    turn = TurningPoint(
        position.at, step, before, after, STEPS, then, moment=position.state.now, standing=_standing(earlier)
    )
    if not (is_single and _is_alone(measuring, step, rollouts, is_fall=is_fall)):
        return turn
    turn = replace(turn, cause=cause(earlier, position))
    if position.command is None:
        return turn
    return replace(turn, player=position.command.player, instead=instead(measuring, step, rollouts))


def _is_alone(measuring: Measuring, step: int, rollouts: int, *, is_fall: bool) -> bool:
    """Whether *step* alone changed the chance; most games turn by several throws in a few seconds."""
    fresh = range(rollouts, 2 * rollouts)
    change = (
        measuring.numbered_odds(Aim.STEP, step, fresh).share
        - measuring.numbered_odds(Aim.STEP, step - 1, fresh).share
    )
    return abs(change) >= NOISE and (change < 0) is is_fall


def _standing(state: State) -> TeamStanding:
    inside = state.inside
    places = {who.chamber for who in inside}
    return TeamStanding(state.depot, len(inside), is_apart=len(inside) > 1 and len(places) == len(inside))
