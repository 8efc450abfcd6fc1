"""Advice on the Fountain: drink after losing a die."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.modules.curses import CurseId
from escape_tui.modules.queenies.fountain import CHAMBER, FOUNTAIN, DrinkFromFountain, may_drink

#: Value of a lost die: it helps to the end of the game, but the way may be long.
DRINK_WORTH = 20

CURSES: dict[CurseId, int] = {"poison": 20, "strangle-vines": 300}


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    if FOUNTAIN in game.state.temple and may_drink(game.state, player):
        price = game.catalogue.tiles[FOUNTAIN].asks[0]
        yield Errand(CHAMBER, DrinkFromFountain(player), DRINK_WORTH, price, chambers=(FOUNTAIN,))
