"""Advice on cursed gems: look where nobody of one's own has looked yet."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.modules.queenies.cursedgem import LOOK, CursedGems, LookAtLocation

#: What looking is worth to who cannot escape before the place is found.
LOOK_WORTH = 90


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    gems = game.state.part(CursedGems)
    unknown = tuple(chamber for chamber in gems.lying if player not in gems.seen.get(chamber, ()))
    if unknown and gems.before[player] is not None:
        yield Errand("cursedgem.look", LookAtLocation(player), LOOK_WORTH, LOOK, unknown)
