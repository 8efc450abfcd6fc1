"""Advice on the Fountain: who lost a die drinks."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.modules.curses import CurseId
from escape_tui.modules.queenies.fountain import CHAMBER, FOUNTAIN, DrinkFromFountain, may_drink

CURSES: dict[CurseId, int] = {"poison": 60, "strangle-vines": 90}


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    if FOUNTAIN in game.state.temple and may_drink(game.state, player):
        price = game.catalogue.tiles[FOUNTAIN].asks[0]
        yield Errand(CHAMBER, DrinkFromFountain(player), GEM_WORTH, price, chambers=(FOUNTAIN,))
