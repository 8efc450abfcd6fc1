"""The chalice: it starts in the treasure chamber and has to reach the exit."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Command, Effect, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import EXIT, START, ChamberId
from escape_tui.modules.quest.markers import finished
from escape_tui.modules.special.chambers import TREASURE_CHAMBER
from escape_tui.rules.ending.closed_temple import Route, Routes, somewhere
from escape_tui.rules.ending.leaving import EndOfEscape
from escape_tui.rules.exploring import Laid, TakenUp
from escape_tui.rules.moving import Enter, arrival, entry_payment, passage

#: The additional price of carrying it when entering (special.chalice-carry).
BURDEN: Cost = (Icon.TORCH,)


class Chalice(Part, frozen=True):
    """The *chamber* of the chalice; `None` before it is found and after it is recovered."""

    chamber: ChamberId | None = None


class CarryChalice(Enter, frozen=True):
    """special.chalice-carry — enter the next chamber with the chalice."""


class ChaliceFound(Event, frozen=True):
    """special.chalice — it is in *chamber*, and must leave the temple."""

    chamber: ChamberId

    def apply(self, state: State) -> State:
        return state.with_part(Chalice(self.chamber))


class ChaliceCarried(Event, frozen=True):
    player: PlayerId
    chamber: ChamberId

    def apply(self, state: State) -> State:
        return state.with_part(Chalice(self.chamber))


class ChaliceFellBack(Event, frozen=True):
    """illusion.tokens — the chamber that it was in is gone: it is in *chamber* now."""

    chamber: ChamberId

    def apply(self, state: State) -> State:
        return state.with_part(Chalice(self.chamber))


class ChaliceRecovered(Event, frozen=True):
    """special.chalice-exit"""

    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_part(Chalice(None))


def carry_chalice(game: Game, command: CarryChalice) -> Iterator[Event]:
    """special.chalice-carry, special.chalice-anyone — anybody in its chamber may, for one more torch."""
    here = game.state.place_of(command.player)
    require(game.state.part(Chalice).chamber == here, "special.chalice-carry", reason="elsewhere")
    there = passage(game, command.player, command.side)
    yield entry_payment(game, command, there, extra=BURDEN)
    yield from arrival(game, command.player, there.id)
    yield ChaliceCarried(command.player, there.id)
    if there.id == EXIT:
        yield ChaliceRecovered(command.player)
        yield from finished(game.state, TREASURE_CHAMBER)


class ChaliceQuest(Effect):
    """special.chalice — once it is found, everybody out without it is a loss."""

    reacts_to = (Laid, TakenUp)
    adjusts = (EndOfEscape, Routes)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Laid(tile) if tile == TREASURE_CHAMBER:
                yield ChaliceFound(tile)
            case TakenUp(chambers) if game.state.part(Chalice).chamber in chambers:
                yield ChaliceFellBack(START)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Routes() if (chamber := game.state.part(Chalice).chamber) is not None:
                return (*answer, Route(somewhere(game), chamber))
            case EndOfEscape() if game.state.part(Chalice).chamber is not None:
                return False, "special.chalice"
            case _:
                return answer

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        here = game.state.adventurers[player].chamber
        if here is not None and here == game.state.part(Chalice).chamber:
            for side, _ in game.state.temple.ways(here):
                yield CarryChalice(player, side)
