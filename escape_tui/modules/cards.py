"""Cards: which of them a table plays with, and the chambers that go with them."""

from collections.abc import Mapping
from typing import TypeVar

from escape_tui.content.printed import CurseCard, TreasureCard
from escape_tui.engine.setup import ModuleId, Setup
from escape_tui.rules.setup import Preparation

Card = TypeVar("Card", CurseCard, TreasureCard)

BASE = "base"

#: The modules that contain a set of cards, unless the module has the set's own name (special.sixth).
_BROUGHT_BY: dict[str, tuple[ModuleId, ...]] = {"illusions": ("illusion", "special")}


def is_set_in_play(card_set: str, setup: Setup) -> bool:
    """Whether the cards of *card_set* are shuffled into their pile."""
    brought_by = _BROUGHT_BY.get(card_set, (card_set,))
    return card_set == BASE or any(module in setup.modules for module in brought_by)


def deck(cards: Mapping[str, Card], setup: Setup) -> tuple[str, ...]:
    """The ids of all *cards* in play, one for each copy, in printed order."""
    return tuple(
        card.id for card in cards.values() if is_set_in_play(card.set, setup) for _ in range(card.count)
    )


def lay_cursed_chambers(preparation: Preparation) -> None:
    """curses.tiles — the 13 curse-and-treasure chambers replace the 13 basic ones, once."""
    catalogue = preparation.catalogue
    basic = {tile.id for tile in catalogue.tiles_of("basic")}
    if basic.intersection(preparation.pile):
        cursed = [tile.id for tile in catalogue.tiles_of("curse-and-treasure")]
        preparation.pile = [tile for tile in preparation.pile if tile not in basic] + cursed
