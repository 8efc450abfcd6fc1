"""Advice on the new characters and the treasures that come with them."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import EXIT, ChamberId
from escape_tui.hub.bots.advice.character import Card, price_of
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Adviser, Errand
from escape_tui.hub.bots.advice.hurry import is_hurried
from escape_tui.modules.character.ability import ACTIVATABLE, PERMANENT
from escape_tui.modules.queenies.newchar.treasures import PORTAL, UseClone, UsePortal, is_doubled
from escape_tui.modules.queenies.newchar.void_runner import (
    ALONE,
    TOGETHER,
    RunVoid,
    RunVoidTogether,
    edges,
)
from escape_tui.modules.treasures import TreasureId, armed_by
from escape_tui.rules.gems import GemIcons
from escape_tui.rules.moving import HeldBy, IsSafe


def portal(game: Game, player: PlayerId) -> Iterator[Errand]:
    near = (chamber.id for chamber in game.state.temple.touching(game.state.place_of(player)))
    for chamber in _refuges(game, player, near):
        yield Errand(PORTAL, UsePortal(player, chamber), GEM_WORTH)


def clone(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Best kept for gems and for the way out."""
    here = game.state.place_of(player)
    is_dark = game.state.temple.chambers[here].gems == 0
    prices = [gem.price for gem in game.ask(GemIcons(here)) if is_dark]
    is_of_use = here == EXIT or any(map(is_doubled, prices))
    if is_of_use and UseClone.card not in armed_by(game.state, player):
        yield Errand("newchar.clone", UseClone(player), GEM_WORTH)


def _void_run(game: Game, player: PlayerId) -> Iterator[Errand]:
    for chamber in _refuges(game, player, edges(game, player)):
        yield Errand(ALONE, RunVoid(player, chamber), GEM_WORTH, price_of(game, player))


def _void_run_together(game: Game, player: PlayerId) -> Iterator[Errand]:
    for chamber in _refuges(game, player, edges(game, player)):
        yield Errand(TOGETHER, RunVoidTogether(player, chamber), GEM_WORTH, price_of(game, player))


def _refuges(game: Game, player: PlayerId, within_reach: Iterator[ChamberId]) -> Iterator[ChamberId]:
    """Home before the door slams, or the exit once the depot is empty."""
    if game.ask(HeldBy(player)):
        return
    in_hurry = is_hurried(game, player)
    for chamber in within_reach:
        is_way_out = chamber == EXIT and game.state.depot == 0
        if is_way_out or (in_hurry and game.ask(IsSafe(chamber))):
            yield chamber


TREASURES: dict[TreasureId, Adviser] = {"portal": portal, "clone": clone}
ABILITIES: dict[Card, Adviser] = {
    ("void-runner", PERMANENT): _void_run,
    ("void-runner", ACTIVATABLE): _void_run_together,
}
