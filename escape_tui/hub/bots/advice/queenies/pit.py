"""Advice on the Pit: black masks are useful there."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.hub.bots.advice.errand import ANYBODY, GEM_WORTH, Errand
from escape_tui.modules.curses import CurseId
from escape_tui.modules.queenies.pit import CHAMBER, PIT, ShowBlackMasks, gem_icon, is_dark

#: Cost of using the Pit: the dice stay locked until somebody comes to free them.
RESCUE_COST = 160

CURSES: dict[CurseId, int] = {"really-cursed": 5}


def notice(game: Game) -> Iterator[Errand]:
    if is_dark(game.state):
        icon = gem_icon(game)
        worth = GEM_WORTH * icon.gems - RESCUE_COST
        yield Errand(CHAMBER, ShowBlackMasks(ANYBODY), worth, icon.price, (PIT,))
