"""The treasures Portal and Clone."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from escape_tui.engine.effect import Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId, Temple
from escape_tui.modules.treasures import (
    Armable,
    Treasure,
    TreasureId,
    TreasureUsed,
    UseTreasure,
    armed_by,
)
from escape_tui.rules.moving import Move, arrival, require_reach
from escape_tui.rules.paying import Coin, Paid, Purse

PORTAL = "newchar.portal"

#: What a clone doubles.
DOUBLED = (Icon.KEY, Icon.TORCH)


class UsePortal(UseTreasure, Move, frozen=True):
    """newchar.portal — move to *chamber*, which touches one's own, at a side or at a corner."""

    card = "portal"

    chamber: ChamberId


class UseClone(UseTreasure, frozen=True):
    card = "clone"


def touching(temple: Temple, here: ChamberId) -> Iterator[ChamberId]:
    """The chambers beside *here*, diagonals included."""
    cell = temple.chambers[here].cell
    for chamber in temple.chambers.values():
        is_near = abs(chamber.cell.x - cell.x) <= 1 and abs(chamber.cell.y - cell.y) <= 1
        if is_near and chamber.id != here:
            yield chamber.id


class Portal(Treasure):
    """newchar.portal — move to any chamber on another tile that touches yours, diagonals included."""

    command = UsePortal

    def use(self, game: Game, command: UsePortal) -> Iterator[Event]:
        require_reach(game, command.player, command.chamber, PORTAL)
        here = game.state.place_of(command.player)
        require(command.chamber in touching(game.state.temple, here), PORTAL, reason="too-far")
        yield TreasureUsed(command.player, command.card)
        yield from arrival(game, command.player, command.chamber, PORTAL)

    def offers(self, game: Game, player: PlayerId) -> Iterator[UseTreasure]:
        here = game.state.adventurers[player].chamber
        if here is not None:
            for chamber in touching(game.state.temple, here):
                yield UsePortal(player, chamber)


class Clone(Armable):
    """newchar.clone — all your keys and torches count double for one action, the next that asks for two."""

    command = UseClone

    def use(self, game: Game, command: UseTreasure) -> Iterator[Event]:
        """newchar.clone — one at a time: doubled is doubled."""
        require(command.card not in armed_by(game.state, command.player), "newchar.clone", reason="ready")
        yield from super().use(game, command)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        if not isinstance(question, Purse) or not is_doubled(question.price):
            return answer
        if self.command.card not in armed_by(game.state, question.player):
            return answer
        return tuple(_doubled(coin, question.player) for coin in answer)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """A clone is used up by the first payment with a key or a torch that it doubled."""
        if not isinstance(event, Paid) or not is_doubled(event.price):
            return
        if self.command.card in armed_by(game.state, event.player) and _has_cloned(game, event):
            yield TreasureUsed(event.player, self.command.card)


TREASURES: dict[TreasureId, Treasure] = {"portal": Portal(), "clone": Clone()}


def is_doubled(price: Cost) -> bool:
    return any(price.count(icon) > 1 for icon in DOUBLED)


def _doubled(coin: Coin, owner: PlayerId) -> Coin:
    if coin.die is None or coin.die.player != owner:
        return coin
    worth = tuple((icon, count * 2 if icon in DOUBLED else count) for icon, count in coin.worth)
    return replace(coin, worth=worth)


def _has_cloned(game: Game, paid: Paid) -> bool:
    own = (die.place for die in paid.dice if die.player == paid.player)
    return any(game.state.adventurers[paid.player].dice[place].face in DOUBLED for place in own)
