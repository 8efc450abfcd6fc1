"""Advice on the new characters and the treasures that come with them."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import EXIT, ChamberId
from escape_tui.hub.bots.advice.character import Card, price_of
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Adviser, Errand
from escape_tui.hub.bots.advice.hurry import is_hurried
from escape_tui.modules.character.ability import ACTIVATABLE, PERMANENT
from escape_tui.modules.queenies.newchar.treasures import PORTAL, UseClone, UsePortal, is_doubled
from escape_tui.modules.queenies.newchar.trickster import AFAR, BESIDE, Places, Swap, SwapDice, SwapDiceAfar
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

#: Largest number of free dice of a player whom the Trickster helps.
HARDLY_ANY = 1


def portal(game: Game, player: PlayerId) -> Iterator[Errand]:
    near = (chamber.id for chamber in game.state.temple.touching(game.state.place_of(player)))
    for chamber in _refuges(game, player, near):
        yield Errand(PORTAL, UsePortal(player, chamber), GEM_WORTH)


def clone(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Save it for gems and for the exit."""
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


def _share(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Swap free dice for locked ones of a friend in the same chamber, so that both can roll."""
    here = game.state.place_of(player)
    for friend in game.state.inside:
        if friend.chamber == here and (swap := _fair_swap(game, player, friend.player)):
            yield Errand(BESIDE, SwapDice(player, friend.player, *swap), GEM_WORTH)


def _share_afar(game: Game, player: PlayerId) -> Iterator[Errand]:
    for friend in game.state.inside:
        if swap := _fair_swap(game, player, friend.player):
            command = SwapDiceAfar(player, friend.player, *swap)
            yield Errand(AFAR, command, GEM_WORTH, price_of(game, player))


def swap_now(game: Game, command: Swap) -> Swap | None:
    """*command* adapted to the current dice."""
    swap = _fair_swap(game, command.player, command.whom)
    return replace(command, mine=swap[0], theirs=swap[1]) if swap else None


def _fair_swap(game: Game, player: PlayerId, whom: PlayerId) -> tuple[Places, Places] | None:
    """Swap free dice of *player* for locked ones of *whom*, who has hardly any free, until both have about as
    many."""
    mine, theirs = game.state.adventurers[player].dice, game.state.adventurers[whom]
    free = [place for place, die in enumerate(mine) if not die.is_locked and not die.is_tumbling]
    left = len(theirs.dice) - len(theirs.locked)
    count = min(len(theirs.locked), (len(free) - left) // 2)
    if player == whom or left > HARDLY_ANY or count < 1:
        return None
    spent_first = sorted(free, key=lambda place: mine[place].is_ready)
    return tuple(spent_first[:count]), theirs.locked[:count]


def _refuges(game: Game, player: PlayerId, within_reach: Iterator[ChamberId]) -> Iterator[ChamberId]:
    """Safe chambers before the door slams, or the exit once the depot is empty."""
    in_hurry = is_hurried(game, player)
    if (not in_hurry and game.state.depot) or game.ask(HeldBy(player)):
        return
    for chamber in within_reach:
        is_way_out = chamber == EXIT and game.state.depot == 0
        if is_way_out or (in_hurry and game.ask(IsSafe(chamber))):
            yield chamber


TREASURES: dict[TreasureId, Adviser] = {"portal": portal, "clone": clone}
ABILITIES: dict[Card, Adviser] = {
    ("trickster", PERMANENT): _share,
    ("trickster", ACTIVATABLE): _share_afar,
    ("void-runner", PERMANENT): _void_run,
    ("void-runner", ACTIVATABLE): _void_run_together,
}
