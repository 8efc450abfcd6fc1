"""Luck: a chapter of the soak's own, by which more happens in a short game than happens to people."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from random import Random

from msgspec.structs import replace

from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.effect import Command, Event, Module, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT
from escape_tui.modules.curses import CursesInPlay, draw
from escape_tui.modules.treasures import TreasuresInPlay, gain
from escape_tui.rules.exploring import Discover, laying
from escape_tui.rules.gems import GemsActivated
from escape_tui.rules.moving import BarredBy, HeldBy, arrival

LUCKY = (Icon.ADVENTURER, Icon.KEY, Icon.TORCH, Icon.GOLDEN)


class Stroke(StrEnum):
    DICE = "dice"
    MISFORTUNE = "misfortune"
    FIND = "find"
    WALK = "walk"
    TREASURE = "treasure"
    GEMS = "gems"
    CURSE = "curse"


class TryLuck(Command, frozen=True):
    """Have a stroke of luck; *number* decides which of many it is."""

    stroke: Stroke
    number: int


class DiceFellWell(Event, frozen=True):
    player: PlayerId
    faces: tuple[Icon, ...]

    def apply(self, state: State) -> State:
        owner = state.adventurers[self.player]
        rows = zip(owner.dice, self.faces, strict=True)
        dice = tuple(die if die.is_tumbling else _fallen(face) for die, face in rows)
        return state.with_adventurer(replace(owner, dice=dice))


def dice_fall_well(game: Game, command: TryLuck) -> Iterator[Event]:
    """All dice ready, most of them alike."""
    random, dice = Random(command.number), game.state.adventurers[command.player].dice
    favourite = random.choice(LUCKY)
    faces = tuple(favourite if random.random() < 0.7 else random.choice(LUCKY) for _ in dice)
    yield DiceFellWell(command.player, faces)


def dice_fall_badly(game: Game, command: TryLuck) -> Iterator[Event]:
    yield DiceFellWell(command.player, (Icon.BLACK,) * len(game.state.adventurers[command.player].dice))


def find(game: Game, command: TryLuck) -> Iterator[Event]:
    """A discovery that costs nothing, where one may be made at all."""
    here = game.state.place_of(command.player)
    entrances = game.state.temple.open_entrances(here)
    require(game.state.pile, "base.discover-empty")
    if not entrances:
        yield from walk(game, command)
        return
    side = entrances[command.number % len(entrances)]
    refusal = game.offer(Discover(command.player, side)).refusal
    if refusal is not None and refusal.rule != "base.discover":
        raise refusal
    yield laying(game, game.state.pile[0], here, side, command.player)


def walk(game: Game, command: TryLuck) -> Iterator[Event]:
    """A walk that costs nothing, to where one can walk; rather to where there is something to discover."""
    temple, here = game.state.temple, game.state.place_of(command.player)
    goals = [id for id in temple.distances(here) if id != here]
    goals += [id for id in goals if temple.open_entrances(id) or id == EXIT] * 2
    require(goals and not game.ask(HeldBy(command.player)), "base.enter-blocked", reason="wall")
    there = goals[command.number % len(goals)]
    require(not game.ask(BarredBy(command.player, there)), "base.enter-blocked", reason="wall")
    yield from arrival(game, command.player, there)


def treasure(game: Game, command: TryLuck) -> Iterator[Event]:
    require(game.state.has_part(TreasuresInPlay), "treasures.claim", reason="none")
    yield from gain(game, command.player)


def gems(game: Game, command: TryLuck) -> Iterator[Event]:
    """Gems go from the depot to nowhere in the temple."""
    require(game.state.depot, "base.gem-bounded")
    yield GemsActivated(command.player, min(1 + command.number % 3, game.state.depot), None)


def curse(game: Game, command: TryLuck) -> Iterator[Event]:
    require(game.state.has_part(CursesInPlay), "curses.lift", reason="not-cursed")
    yield from draw(game, command.player)


_STROKES: Mapping[Stroke, Callable[[Game, TryLuck], Iterator[Event]]] = {
    Stroke.DICE: dice_fall_well,
    Stroke.MISFORTUNE: dice_fall_badly,
    Stroke.FIND: find,
    Stroke.WALK: walk,
    Stroke.TREASURE: treasure,
    Stroke.GEMS: gems,
    Stroke.CURSE: curse,
}

#: How often each stroke comes.
WEIGHTS: Mapping[Stroke, int] = {
    Stroke.DICE: 8,
    Stroke.MISFORTUNE: 1,
    Stroke.FIND: 5,
    Stroke.WALK: 5,
    Stroke.TREASURE: 2,
    Stroke.GEMS: 1,
    Stroke.CURSE: 1,
}


def try_luck(game: Game, command: TryLuck) -> Iterator[Event]:
    yield from _STROKES[command.stroke](game, command)


class Luck(Module):
    id = "luck"
    rules = {TryLuck: try_luck}


def stroke(random: Random, player: PlayerId) -> TryLuck:
    kind = random.choices(tuple(WEIGHTS), tuple(WEIGHTS.values()))[0]
    return TryLuck(player, kind, random.randrange(1_000_000))


def _fallen(face: Icon) -> Die:
    return Die(face, DieState.LOCKED if face is Icon.BLACK else DieState.READY)
