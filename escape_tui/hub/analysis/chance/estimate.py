"""The live estimate: the team's chance estimated from public facts in microseconds, without rollouts.

It is for spectators and the lobby, never for players during their game.
"""

from math import exp

from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import EXIT
from escape_tui.hub.analysis.chance.estimate_weights import WEIGHTS

#: A minute: the unit of time in the estimate.
_MINUTE_MS = 60_000


def estimate(state: State, collapse_ms: Millis) -> float:
    """The chance in *state*, in a temple that collapses at *collapse_ms* of the game's clock."""
    if state.ending is not None:
        return float(state.ending.is_won)
    weighed = zip(WEIGHTS, signs(state, collapse_ms), strict=True)
    return 1 / (1 + exp(-sum(weight * sign for weight, sign in weighed)))


def signs(state: State, collapse_ms: Millis) -> tuple[float, ...]:
    """The features of the estimate: the clock, the gems left, locked and lost dice, the pile, and the
    players inside; `python -m tests.bench.fit_estimate` fits their weights."""
    inside = state.inside
    dice = sum(len(who.dice) for who in inside)
    locked = sum(len(who.locked) for who in inside)
    left = max(0, collapse_ms - max(0, state.elapsed)) / _MINUTE_MS
    fewest = min((len(who.dice) for who in inside), default=0)
    return (
        1.0,
        left,
        left**0.5,
        float(state.depot),
        state.depot / (left + 1),
        locked / max(1, dice),
        float(max(0, state.depot + 1 - fewest)),
        sum(who.lost for who in inside) / max(1, len(inside)),
        float(len(state.pile)),
        len(state.pile) / (left + 1),
        float(EXIT in state.temple),
        float(len(inside)),
        len(inside) / (left + 1),
    )
