"""Calling: what adventurers shout to each other."""

from collections.abc import Iterator

from escape_tui.engine.effect import ChamberCommand, Command, Event, Module, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Moment, Part, State
from escape_tui.engine.temple import ChamberId

#: The quick calls, in the order in which screens list them.
CALLS = ("help", "come", "home", "gold", "keys", "torches", "exit", "wait", "thanks")
#: Calls that answer a proposal or another call; they are on no list.
ANSWERS = ("fate-early", "fate-late", "yes", "waits", "no-locked", "no-way", "no-busy")
#: Calls of companions to people: who they are, which door they take, what they need, and jokes.
REMARKS = (
    "greet", "north", "east", "south", "west", "hold-keys", "hold-torches", "ask-dice", "tease",
)  # fmt: skip

LONGEST_SAYING = 200
#: How long a marked chamber stays marked.
POINTS_FOR_MS: Millis = 15_000


class Talk(Command, frozen=True):
    """Everything that one player lets others hear: a silenced player may not, and a pause does not forbid
    it."""

    is_action = False


class Call(Talk, frozen=True):
    """A quick call, one of `CALLS`, `ANSWERS` or `REMARKS`."""

    call: str


class Say(Talk, frozen=True):
    text: str


class PointAt(Talk, ChamberCommand, frozen=True):
    """Mark *chamber* on everybody's map for a while."""


class PointerFades(Moment, frozen=True):
    player: PlayerId


class Pointers(Part, frozen=True):
    """The chamber that each player marked last; in play while there is one."""

    chambers: tuple[tuple[PlayerId, ChamberId], ...]

    def without(self, player: PlayerId) -> tuple[tuple[PlayerId, ChamberId], ...]:
        return tuple([each for each in self.chambers if each[0] != player])


class Talked(Event, frozen=True):
    """Something that everybody hears from *player*."""

    player: PlayerId


class Called(Talked, frozen=True):
    call: str
    chamber: ChamberId | None


class Said(Talked, frozen=True):
    text: str


class PointedAt(Talked, frozen=True):
    chamber: ChamberId
    until: Millis

    def apply(self, state: State) -> State:
        before, faded = state.find_part(Pointers), PointerFades(self.player)
        others = () if before is None else before.without(self.player)
        marked = state.with_part(Pointers((*others, (self.player, self.chamber))))
        return marked.without_deadline(faded).with_deadline(self.until, faded)


class PointerFaded(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        left = state.part(Pointers).without(self.player)
        return state.with_part(Pointers(left)) if left else state.without_part(Pointers)


def point_at(game: Game, command: PointAt) -> Iterator[Event]:
    require(command.chamber in game.state.temple, "screen.combine", reason="no-such-chamber")
    yield PointedAt(command.player, command.chamber, game.state.now + POINTS_FOR_MS)


def fade(game: Game, moment: PointerFades) -> Iterator[Event]:
    yield PointerFaded(moment.player)


def call(game: Game, command: Call) -> Iterator[Event]:
    require(command.call in (*CALLS, *ANSWERS, *REMARKS), "screen.combine", reason="unknown-call")
    yield Called(command.player, command.call, game.state.adventurers[command.player].chamber)


def say(game: Game, command: Say) -> Iterator[Event]:
    require(command.text.strip(), "screen.combine", reason="nothing-said")
    require(len(command.text) <= LONGEST_SAYING, "screen.combine", reason="too-long")
    yield Said(command.player, command.text)


class Calling(Module):
    id = "calling"
    rules = {Call: call, Say: say, PointAt: point_at}
    moments = {PointerFades: fade}

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        for name in CALLS:
            yield Call(player, name)
