"""The Muscleman: torches that count as two, and chambers that can be turned."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.named import AtChamber, Named, QuarterTurns
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import Chamber, ChamberId, Temple, tile_of
from escape_tui.modules.character.ability import PERMANENT, Ability, Activatable, activation, turned_over
from escape_tui.rules.exploring import Rearranged
from escape_tui.rules.moving import IsSafe
from escape_tui.rules.paying import Coin, Purse

TURN = "character.muscleman-active"


class TurnChamber(Command, frozen=True):
    """character.muscleman-active — turn *chamber* by *quarters* quarter turns clockwise."""

    chamber: ChamberId
    quarters: int

    def names(self, state: State) -> tuple[Named, ...]:
        return AtChamber(self.chamber), QuarterTurns(self.chamber, self.quarters)


class ChamberTurned(Rearranged, frozen=True):
    player: PlayerId
    chamber: ChamberId


def turn_chamber(game: Game, command: TurnChamber) -> Iterator[Event]:
    """character.muscleman-active — any chamber but the start; both halves of a double tile turn together."""
    paid = activation(game, command, MusclemanActive)
    temple = game.state.temple
    require(command.chamber in temple, TURN, reason="unknown-chamber")
    tile = temple.at(temple.chambers[command.chamber].cell)
    require(not any(game.ask(IsSafe(half.id)) for half in tile), TURN, reason="start")
    require(1 <= command.quarters <= 3, TURN, reason="quarters")
    yield paid
    yield turned_over(command, MusclemanActive)
    turned = tuple(half.turned(command.quarters) for half in tile)
    yield ChamberTurned(turned, command.player, command.chamber)


class MusclemanPermanent(Ability):
    """character.muscleman-permanent — each of your torches counts as two, also when you pool."""

    character = "muscleman"
    card = PERMANENT
    rule = "character.muscleman-permanent"
    adjusts = (Purse,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        if isinstance(question, Purse) and Icon.TORCH in question.price:
            return tuple(self._brighter(coin) for coin in answer)
        return answer

    def concerns(self, player: PlayerId, price: Cost) -> bool:
        return player == self.player and Icon.TORCH in price

    def _brighter(self, coin: Coin) -> Coin:
        if coin.die is None or coin.die.player != self.player:
            return coin
        worth = tuple((icon, count * 2 if icon is Icon.TORCH else count) for icon, count in coin.worth)
        return replace(coin, worth=worth)


class MusclemanActive(Activatable):
    """character.muscleman-active — turn any chamber but the start by any quarter turns."""

    character = "muscleman"
    rule = TURN
    rules = {TurnChamber: turn_chamber}

    def ways(self, game: Game) -> Iterator[Command]:
        for chamber in game.state.temple.chambers:
            if not game.ask(IsSafe(chamber)) and chamber == tile_of(chamber):
                for quarters in different_turns(game.state.temple, chamber):
                    yield TurnChamber(self.player, chamber, quarters)


def different_turns(temple: Temple, chamber: ChamberId) -> Iterator[int]:
    """The quarter turns of the tile of *chamber* that make a difference, each of which differs from the
    others."""
    halves = temple.at(temple.chambers[chamber].cell)
    known = [_ways(halves, 0)]
    for quarters in (1, 2, 3):
        turned = _ways(halves, quarters)
        if turned not in known:
            known.append(turned)
            yield quarters


def _ways(halves: tuple[Chamber, ...], quarters: int) -> tuple[object, ...]:
    """The doors of a tile after *quarters*, and its stairs if they are one of several doors."""
    turned = [half.turned(quarters) for half in halves]
    return tuple(
        (half.doors, half.stairs if half.is_one_way or half.stairs not in half.doors else None)
        for half in turned
    )
