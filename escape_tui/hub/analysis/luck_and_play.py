"""Luck and play at a turning point: the contributions of the dice and of the team."""

from collections.abc import Iterator

from msgspec import Struct

from escape_tui.engine.state import Millis, State
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds, pooled
from escape_tui.hub.analysis.chance.rollout import odds_of, with_everybody
from escape_tui.hub.analysis.positions import moment
from escape_tui.hub.analysis.turning_points import TurningPoint
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.game_at import game_at
from escape_tui.hub.seeded_chance import SeededChance

#: How long before a turning point companions take over, and how long after it the chance is measured. Right
#: at the step, a team that fell also had unlucky timing, which would count as play.
STRETCH_MS: Millis = 15_000

#: How many timings of companions are averaged, and the number of rollouts for each chance.
TIMINGS, ROLLOUTS = 16, 100


class Split(Struct, frozen=True):
    """The change of the chance around *at*: by *luck*, and by *play*."""

    at: Millis
    luck: float
    play: float


def luck_and_play(
    measuring: Measuring, turns: tuple[TurningPoint, ...], rollouts: int = ROLLOUTS
) -> tuple[Split, ...]:
    return tuple(_split(measuring, turn, rollouts) for turn in turns)


def _split(measuring: Measuring, turn: TurningPoint, rollouts: int) -> Split:
    found = measuring.positions
    first = moment(found, max(0, turn.at - STRETCH_MS))
    last = moment(found, min(found[-1].at, turn.at + STRETCH_MS))
    before = measuring.odds(Aim.STRETCH_START, first, rollouts).share
    same_dice = pooled(*with_same_dice(measuring, first, last, max(1, rollouts // TIMINGS))).share
    after = measuring.odds(Aim.STRETCH_END, last, rollouts).share
    return Split(turn.at, same_dice - before, after - same_dice)


def with_same_dice(measuring: Measuring, first: int, last: int, rollouts: int) -> Iterator[Odds]:
    """The chance after companions have played from position *first* until the time of *last* with the
    recorded dice, in each of several timings."""
    until = measuring.positions[last].state.now
    for timing in range(TIMINGS):
        seed = measuring.seed(Aim.LUCK, first, timing)
        there = _played_on(measuring, measuring.positions[first].state, until, seed)
        numbers = range(TIMINGS + timing * rollouts, TIMINGS + (timing + 1) * rollouts)
        yield odds_of(measuring.from_state(there, Aim.LUCK, first, numbers))


def _played_on(measuring: Measuring, state: State, until: Millis, seed: int) -> State:
    """The state that companions reach from *state* with the recorded dice: the same places of streams give
    the same numbers."""
    dice = SeededChance(measuring.recording.header.seed)
    game = game_at(with_everybody(state), measuring.catalogue, dice)
    play_out(game, companions(state.setup, seed), until=until)
    return game.state
