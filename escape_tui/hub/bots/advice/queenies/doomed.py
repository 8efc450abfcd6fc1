"""Advice on Doomed: stand up in time, and spend a counterspell on the first curse."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Adviser, Errand
from escape_tui.modules.curses import CurseId, removable_by
from escape_tui.modules.queenies.doomed import (
    COUNTERSPELL,
    STAND_UP,
    LegsTire,
    StandUp,
    UseCounterspell,
    has_to_stand,
)
from escape_tui.modules.treasures import TreasureId

#: Standing up comes first: a sitting player can do nothing.
STANDING_WORTH = 10 * GEM_WORTH


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    if has_to_stand(game.state, player) and _is_tired(game, player):
        yield Errand(STAND_UP, StandUp(player), STANDING_WORTH)


def counterspell(game: Game, player: PlayerId) -> Iterator[Errand]:
    for curse in removable_by(game, player)[:1]:
        yield Errand(COUNTERSPELL, UseCounterspell(player, curse), GEM_WORTH)


CURSES: dict[CurseId, int] = {"doomed": 200, "stand-up": 100}
TREASURES: dict[TreasureId, Adviser] = {"counterspell": counterspell}


def _is_tired(game: Game, player: PlayerId) -> bool:
    """Whether *player* sits, or has stood for half the time."""
    tires_at = game.state.due(LegsTire(player))
    return tires_at is None or tires_at - game.state.now <= game.catalogue.numbers.stand_up_ms // 2
