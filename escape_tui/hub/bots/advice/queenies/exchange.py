"""Advice on the exchange chamber: go there with a curse."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.modules.curses import removable_by
from escape_tui.modules.queenies.exchange import EXCHANGE_CHAMBER, RULE, Exchange, ExchangeCurse
from escape_tui.modules.treasures import TreasuresInPlay

EXCHANGE_WORTH = 10


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Exchange a curse, unless the exchange is closed for *player*."""
    cards = removable_by(game, player)
    is_here = game.state.place_of(player) == EXCHANGE_CHAMBER
    may_exchange = not is_here or player in game.state.part(Exchange).open_for
    is_laid = EXCHANGE_CHAMBER in game.state.temple
    if is_laid and cards and may_exchange and game.state.part(TreasuresInPlay).pile:
        command = ExchangeCurse(player, cards[0])
        yield Errand(RULE, command, EXCHANGE_WORTH, chambers=(EXCHANGE_CHAMBER,))
