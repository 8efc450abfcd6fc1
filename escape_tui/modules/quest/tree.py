"""The tree of life: golden masks for everyone at the table."""

from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.quest.markers import QuestChamber, finished, is_open, require_quest
from escape_tui.rules.paying import companions, payment

TREE: ChamberId = "tree-of-life"


class AdornTree(Command, frozen=True):
    """quest.tree — hang golden masks into the tree, together with all who are here."""


def masks_asked(state: State, catalogue: Catalogue) -> Cost:
    """The printed price, multiplied by the number of players at the table."""
    return catalogue.tiles[TREE].asks[0] * len(state.adventurers)


def adorn_tree(game: Game, command: AdornTree) -> Iterator[Event]:
    """quest.tree — pooled by everybody in the chamber."""
    require_quest(game, command.player, TREE, "quest.tree")
    price = masks_asked(game.state, game.catalogue)
    yield payment(game, command, price, "quest.tree", companions(game, command.player))
    yield from finished(game.state, TREE)


class TreeOfLife(QuestChamber):
    """quest.tree — two golden masks for each player at the table, paid by all who are here."""

    needs_all = TREE

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == TREE and is_open(game.state, TREE):
            yield AdornTree(player)
