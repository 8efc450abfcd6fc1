"""Advice on traps: how trapped players get out."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.modules.trap.cliff import ClimbUp, is_hanging
from escape_tui.modules.trap.platform import PLATFORM, is_stranded
from escape_tui.rules.exploring import Discover, DiscoveryCost


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    if is_hanging(game.state, player):
        price = game.catalogue.tiles[game.state.place_of(player)].asks[0]
        yield Errand("trap.cliff", ClimbUp(player), 2 * GEM_WORTH, price)
    if is_stranded(game.state, player):
        yield from _building_on(game, player)


def _building_on(game: Game, player: PlayerId) -> Iterator[Errand]:
    """A player stranded on the platform lays chambers from there."""
    price = game.ask(DiscoveryCost(player))
    for side in game.state.temple.open_entrances(PLATFORM) if game.state.pile else ():
        yield Errand("trap.platform-waits", Discover(player, side), GEM_WORTH, price, (PLATFORM,))
