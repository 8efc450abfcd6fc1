"""The treasures Portal and Clone."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from escape_tui.engine.effect import ChamberCommand, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import Reach
from escape_tui.modules.treasures import (
    Armable,
    Treasure,
    TreasureId,
    TreasureUsed,
    UseTreasure,
    armed_by,
)
from escape_tui.rules.moving import Move, arrival, require_crossing
from escape_tui.rules.paying import Coin, Purse

PORTAL = "newchar.portal"

#: What a clone doubles.
DOUBLED = (Icon.KEY, Icon.TORCH)


class UsePortal(UseTreasure, Move, ChamberCommand, frozen=True):
    """newchar.portal — move to *chamber*, whose tile touches your own at a side or a corner."""

    card = "portal"


class UseClone(UseTreasure, frozen=True):
    card = "clone"


class Portal(Treasure):
    """newchar.portal — move to any chamber on another tile that touches yours, diagonals included."""

    command = UsePortal

    def use(self, game: Game, command: UsePortal) -> Iterator[Event]:
        require_crossing(game, command.player, command.chamber, PORTAL, Reach.TOUCH)
        yield TreasureUsed(command.player, command.card)
        yield from arrival(game, command.player, command.chamber, PORTAL)

    def offers(self, game: Game, player: PlayerId) -> Iterator[UseTreasure]:
        here = game.state.adventurers[player].chamber
        if here is not None:
            for chamber in game.state.temple.touching(here):
                yield UsePortal(player, chamber.id)


class Clone(Armable):
    """newchar.clone — all your keys and torches count double for one action, the next that needs it."""

    command = UseClone
    adjusts = (Purse,)

    def use(self, game: Game, command: UseTreasure) -> Iterator[Event]:
        """newchar.clone — one at a time, since doubling twice is not possible."""
        require(command.card not in armed_by(game.state, command.player), "newchar.clone", reason="ready")
        yield from super().use(game, command)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Purse(cards=cards):
                owners = tuple(owner for owner, card in cards if card == self.command.card)
                return tuple(_doubled(coin) if _is_of(coin, owners) else coin for coin in answer)
        return answer


TREASURES: dict[TreasureId, Treasure] = {"portal": Portal(), "clone": Clone()}


def is_doubled(price: Cost) -> bool:
    return any(price.count(icon) > 1 for icon in DOUBLED)


def _is_of(coin: Coin, owners: tuple[PlayerId, ...]) -> bool:
    return coin.die is not None and coin.die.player in owners


def _doubled(coin: Coin) -> Coin:
    worth = tuple((icon, count * 2 if icon in DOUBLED else count) for icon, count in coin.worth)
    return replace(coin, worth=worth)
