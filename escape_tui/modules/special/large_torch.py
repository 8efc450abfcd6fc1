"""The treasure Large torch: a second start chamber until the next slam."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.treasures import Treasure, TreasureUsed, UseTreasure
from escape_tui.rules.countdown import SlamPassed
from escape_tui.rules.exploring import TakenUp
from escape_tui.rules.moving import IsSafe


class UseLargeTorch(UseTreasure, frozen=True):
    card = "large-torch"


class LargeTorches(Part, frozen=True):
    """The *chambers* with a large torch."""

    chambers: tuple[ChamberId, ...] = ()


class TorchLit(Event, frozen=True):
    player: PlayerId
    chamber: ChamberId

    def apply(self, state: State) -> State:
        return state.with_part(LargeTorches((*torches(state), self.chamber)))


class TorchBurntOut(Event, frozen=True):
    chamber: ChamberId

    def apply(self, state: State) -> State:
        return state.with_part(LargeTorches(tuple(id for id in torches(state) if id != self.chamber)))


def torches(state: State) -> tuple[ChamberId, ...]:
    """The chambers that a large torch makes safe."""
    return state.part(LargeTorches).chambers if state.has_part(LargeTorches) else ()


class LargeTorch(Treasure):
    """special.large-torch — your chamber counts as a start chamber until the next slam has passed."""

    command = UseLargeTorch
    adjusts = (IsSafe,)
    reacts_to = (SlamPassed, TakenUp)

    def use(self, game: Game, command: UseLargeTorch) -> Iterator[Event]:
        here = game.state.place_of(command.player)
        require(not game.ask(IsSafe(here)), "special.large-torch", reason="safe")
        yield TreasureUsed(command.player, command.card)
        yield TorchLit(command.player, here)

    def is_in_play(self, state: State) -> bool:
        return bool(torches(state))

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case IsSafe(chamber):
                return answer or chamber in torches(game.state)
            case _:
                return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case SlamPassed():
                yield from (TorchBurntOut(chamber) for chamber in torches(game.state))
            case TakenUp(chambers):
                yield from (TorchBurntOut(id) for id in torches(game.state) if id in chambers)
