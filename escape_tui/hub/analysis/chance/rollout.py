"""Rollouts: companions play on from a state with new dice, seeing only what a player may see."""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.game import Game
from escape_tui.engine.state import State
from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.game_at import game_at
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.rules.ending.balance import balance


class Finish(StrEnum):
    """How a rollout ended: with a win, or with the reason why it was lost."""

    WON = "won"
    NO_EXIT = "no-exit"
    KEYS = "keys"
    LOCKED = "locked"
    FAR = "far"
    OTHERWISE = "otherwise"


class Rollout(Struct, frozen=True):
    """The end of a rollout, and how many *acts* of companions it took: its cost, independent of the
    machine."""

    finish: Finish
    acts: int


def chance(state: State, catalogue: Catalogue, seeds: Iterable[int]) -> Odds:
    """The team's chance in *state* if companions play on: one rollout for each of *seeds*."""
    return odds_of(finishes(state, catalogue, seeds))


def finishes(state: State, catalogue: Catalogue, seeds: Iterable[int]) -> Counter[Finish]:
    """How the rollouts from *state* end."""
    return Counter(rolled_out(state, catalogue, seed).finish for seed in seeds)


def odds_of(ended: Counter[Finish]) -> Odds:
    return Odds(ended[Finish.WON], ended.total())


def rolled_out(state: State, catalogue: Catalogue, seed: int) -> Rollout:
    """The end of the game if companions play on from *state* with the dice and the timing of *seed*."""
    game = game_at(with_everybody(state), catalogue, SeededChance(seed))
    acts = sum(play_out(game, companions(state.setup, seed)))
    return Rollout(_finish(game), acts)


def with_everybody(state: State) -> State:
    """*state* with every player present: companions play all seats."""
    if not any(who.is_away for who in state.adventurers):
        return state
    return replace(state, adventurers=tuple(replace(who, is_away=False) for who in state.adventurers))


def _finish(game: Game) -> Finish:
    ending = game.state.ending
    assert ending is not None
    if ending.is_won:
        return Finish.WON
    if ending.rule != "end.lose":
        return Finish.OTHERWISE
    left = balance(game)
    if not left.is_exit_found:
        return Finish.NO_EXIT
    if left.short_of_dice:
        return Finish.KEYS
    inside = game.state.inside
    return Finish.LOCKED if all(len(who.locked) == len(who.dice) for who in inside) else Finish.FAR
