"""The tree of life: golden masks for everyone at the table."""

from collections.abc import Iterator
from math import ceil
from typing import Any

from escape_tui.engine.effect import Command, Event, Question
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.quest.markers import QUEST_WORTH, QuestChamber, finished, is_open, require_quest
from escape_tui.rules.errands import Errand, Errands
from escape_tui.rules.paying import companions, payment

TREE: ChamberId = "tree-of-life"

#: How many golden masks a companion counts on from one adventurer.
MASKS_A_HAND = 2


class AdornTree(Command, frozen=True):
    """quest.tree — hang golden masks into the tree, together with all who are here."""


def masks_asked(game: Game) -> Cost:
    """quest.tree — so many for each player at the table."""
    return game.catalogue.tiles[TREE].asks[0] * len(game.state.adventurers)


def adorn_tree(game: Game, command: AdornTree) -> Iterator[Event]:
    """quest.tree — pooled by those inside."""
    require_quest(game, command.player, TREE, "quest.tree")
    yield payment(game, command, masks_asked(game), "quest.tree", companions(game, command.player))
    yield from finished(game.state, TREE)


class TreeOfLife(QuestChamber):
    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        if not isinstance(question, Errands) or TREE not in game.state.temple:
            return answer
        if not is_open(game.state, TREE):
            return answer
        price = masks_asked(game)
        hands = min(ceil(len(price) / MASKS_A_HAND), sum(1 for _ in game.state.inside))
        command = AdornTree(question.player)
        return (
            *answer,
            Errand("quest.tree", command, hands * QUEST_WORTH, price, (TREE,), hands, is_pooled=True),
        )

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == TREE and is_open(game.state, TREE):
            yield AdornTree(player)
