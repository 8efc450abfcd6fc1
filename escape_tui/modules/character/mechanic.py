"""The Mechanic: golden masks that count as keys, and a lift to a friend."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from escape_tui.engine.effect import ChamberCommand, Command, Event, Question
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.modules.character.ability import (
    PERMANENT,
    Ability,
    Activatable,
    activation,
    turned_over,
)
from escape_tui.modules.character.company import company, require_company
from escape_tui.rules.moving import Move, arrival
from escape_tui.rules.paying import Coin, Purse

LIFT = "character.mechanic-active"


class JoinByLift(Move, ChamberCommand, frozen=True):
    """character.mechanic-active — move to *chamber*, where another adventurer is."""


def join_by_lift(game: Game, command: JoinByLift) -> Iterator[Event]:
    paid = activation(game, command, MechanicActive)
    require_company(game, command.player, command.chamber, LIFT)
    yield paid
    yield turned_over(command, MechanicActive)
    yield from arrival(game, command.player, command.chamber, LIFT)


class MechanicPermanent(Ability):
    """character.mechanic-permanent — your golden masks may count as keys."""

    character = "mechanic"
    card = PERMANENT
    rule = "character.mechanic-permanent"
    adjusts = (Purse,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        if isinstance(question, Purse) and Icon.KEY in question.price:
            return tuple(self._with_key(coin) for coin in answer)
        return answer

    def concerns(self, player: PlayerId, price: Cost) -> bool:
        return player == self.player and Icon.KEY in price

    def _with_key(self, coin: Coin) -> Coin:
        is_his = coin.die is not None and coin.die.player == self.player
        if not is_his or coin.worth[0][0] is not Icon.GOLDEN:
            return coin
        return replace(coin, worth=(*coin.worth, (Icon.KEY, 1)), is_substitute=True)


class MechanicActive(Activatable):
    """character.mechanic-active — move to any chamber with another adventurer."""

    character = "mechanic"
    rule = LIFT
    rules = {JoinByLift: join_by_lift}

    def ways(self, game: Game) -> Iterator[Command]:
        for chamber in company(game, self.player):
            yield JoinByLift(self.player, chamber)
