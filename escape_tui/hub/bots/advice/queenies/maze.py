"""Advice on the Maze: its treasures, and the player whose slam decides the game."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import EXIT
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Adviser, Errand
from escape_tui.modules.curses import has_curse
from escape_tui.modules.queenies.maze.genie_lamp import GENIE_LAMP, UseGenieLamp
from escape_tui.modules.queenies.maze.short_cut import SHORT_CUT, UseShortCut
from escape_tui.modules.queenies.maze.time_out import TIME_OUT, UseTimeOut
from escape_tui.modules.treasures import TreasureId, TreasuresInPlay
from escape_tui.rules.exploring import DiscoveryCost

#: Number of players without a free die from which a time out is used.
MANY_HELPLESS = 2


def short_cut(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Save it for finding the exit, and use it at the first open entrance."""
    here = game.state.place_of(player)
    entrances = game.state.temple.open_entrances(here)
    if EXIT not in game.state.temple and entrances:
        price = game.ask(DiscoveryCost(player))
        yield Errand(SHORT_CUT, UseShortCut(player, entrances[0]), GEM_WORTH, price, (here,))


def genie_lamp(game: Game, player: PlayerId) -> Iterator[Errand]:
    if game.state.part(TreasuresInPlay).pile:
        yield Errand(GENIE_LAMP, UseGenieLamp(player), GEM_WORTH)


def time_out(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Use it when several players are locked and need to agree who helps whom."""
    locked = sum(len(who.locked) == len(who.dice) for who in game.state.inside)
    if locked >= MANY_HELPLESS:
        yield Errand(TIME_OUT, UseTimeOut(player), GEM_WORTH)


def must_be_home(game: Game, player: PlayerId) -> bool:
    """maze.weakest-link — this player's place at a slam decides for everybody."""
    return has_curse(game.state, player, "weakest-link")


TREASURES: dict[TreasureId, Adviser] = {
    "short-cut": short_cut,
    "genie-lamp": genie_lamp,
    "time-out": time_out,
}
