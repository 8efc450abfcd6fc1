"""Advice on quest chambers: what each still needs, and from how many players."""

from collections.abc import Iterator
from math import ceil

from escape_tui.engine.game import Game
from escape_tui.engine.icon import FREE
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import TileId
from escape_tui.hub.bots.advice.building import ways_towards
from escape_tui.hub.bots.advice.errand import ANYBODY, GEM_WORTH, QUEST_WORTH, Errand, Notice
from escape_tui.modules.quest.altar import ALTAR, SacrificeDie, dice_given
from escape_tui.modules.quest.ghost import GHOST, PUSH, PushGhost, ghost_at, way_home
from escape_tui.modules.quest.markers import QuestsInPlay, is_open
from escape_tui.modules.quest.obelisk import OBELISK, gem_tiles, open_sides
from escape_tui.modules.quest.task import TASK, DoTask, tasks
from escape_tui.modules.quest.tree import TREE, AdornTree, masks_asked
from escape_tui.rules.exploring import Discover, DiscoveryCost

#: Number of golden masks for the tree that companions expect from one adventurer.
MASKS_A_HAND = 2


def notice(game: Game) -> Iterator[Errand]:
    for tile in game.state.part(QuestsInPlay).tiles:
        if tile in CHAMBERS:
            yield from CHAMBERS[tile](game)


def is_hidden(game: Game) -> bool:
    """quest.markers — whether a quest chamber has not been found."""
    quests = game.state.part(QuestsInPlay)
    return len(quests.found) < len(quests.tiles)


def is_waiting(state: State, tile: TileId) -> bool:
    """Whether the quest of *tile* is in the temple and not done."""
    return tile in state.temple and is_open(state, tile)


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Sacrifice dice of the players who have most."""
    if not is_waiting(game.state, ALTAR):
        return
    most = max(len(who.dice) for who in game.state.inside)
    if len(game.state.adventurers[player].dice) == most:
        worth = QUEST_WORTH // (game.catalogue.tiles[ALTAR].amount - dice_given(game.state))
        yield Errand("quest.altar", SacrificeDie(player), worth, chambers=(ALTAR,), is_last=True)


def _task(game: Game) -> Iterator[Errand]:
    if is_waiting(game.state, TASK):
        row = tasks(game.state)
        price = game.catalogue.tasks[row.up].price if row.up else FREE
        worth = QUEST_WORTH // (game.catalogue.tiles[TASK].amount - len(row.done))
        yield Errand("quest.task", DoTask(ANYBODY), worth, price, (TASK,), is_pooled=True)


def _ghost(game: Game) -> Iterator[Errand]:
    here = ghost_at(game.state)
    side = None if here is None else way_home(game.state.temple, here)
    if here is not None and side is not None:
        yield Errand("quest.ghost", PushGhost(ANYBODY, side), QUEST_WORTH // 2, PUSH, (here,))


def _tree(game: Game) -> Iterator[Errand]:
    if is_waiting(game.state, TREE):
        price = masks_asked(game.state, game.catalogue)
        hands = min(ceil(len(price) / MASKS_A_HAND), sum(1 for _ in game.state.inside))
        worth = hands * QUEST_WORTH
        yield Errand("quest.tree", AdornTree(ANYBODY), worth, price, (TREE,), hands, is_pooled=True)


def _obelisk(game: Game) -> Iterator[Errand]:
    """Lay chambers at its open sides, or on the shortest way there; the fewer are missing, the better."""
    if not gem_tiles(game.state) or not game.state.pile:
        return
    price = game.ask(DiscoveryCost(game.state.inside[0].player))
    obelisk = game.state.temple.chambers[OBELISK].cell
    rim = [obelisk.beyond(side) for side in open_sides(game.state)]
    for count, chamber, side in ways_towards(game.state, rim):
        worth = GEM_WORTH // count
        laying = Discover(ANYBODY, side)
        yield Errand("quest.obelisk-sealed", laying, worth, price, (chamber,), claims_pile=True)


CHAMBERS: dict[TileId, Notice] = {
    TASK: _task,
    GHOST: _ghost,
    TREE: _tree,
    OBELISK: _obelisk,
}
