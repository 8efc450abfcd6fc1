"""Presence: players who are at the table or away from it."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, Module, TableCommand, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State


class StepAway(Command, frozen=True):
    """screen.leave — the player's connection is lost, or they take a break."""

    is_action = False


class ComeBack(Command, frozen=True):
    is_action = False


class TakeSeat(TableCommand, frozen=True):
    """screen.leave — somebody called *name* takes over a seat, usually from a bot."""

    name: str


class SteppedAway(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_adventurer(replace(state.adventurers[self.player], is_away=True))


class CameBack(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_adventurer(replace(state.adventurers[self.player], is_away=False))


class SeatTaken(Event, frozen=True):
    """The adventurer keeps everything; only the player is somebody else."""

    player: PlayerId
    name: str

    def apply(self, state: State) -> State:
        seats = list(state.setup.seats)
        seats[self.player] = replace(seats[self.player], name=self.name)
        present = state.with_adventurer(replace(state.adventurers[self.player], is_away=False))
        return replace(present, setup=replace(state.setup, seats=tuple(seats)))


def step_away(game: Game, command: StepAway) -> Iterator[Event]:
    require(not game.state.adventurers[command.player].is_away, "screen.leave", reason="away")
    yield SteppedAway(command.player)


def come_back(game: Game, command: ComeBack) -> Iterator[Event]:
    require(game.state.adventurers[command.player].is_away, "screen.leave", reason="present")
    yield CameBack(command.player)


def take_seat(game: Game, command: TakeSeat) -> Iterator[Event]:
    require(command.name.strip(), "screen.leave", reason="nameless")
    require(game.state.ending is None, "screen.leave", reason="over")
    yield SeatTaken(command.player, command.name)


class Presence(Module):
    id = "presence"
    rules = {StepAway: step_away, ComeBack: come_back, TakeSeat: take_seat}
