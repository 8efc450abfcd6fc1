"""Advice on the totem: masks go onto it, and what is high enough is cashed."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.modules.queenies.totem import (
    GEMS,
    STACK,
    TOTEM_CHAMBER,
    CashStack,
    StackDie,
    Totem,
    can_be_stacked,
    icons,
    is_standing,
)

#: How many stack together, if so many are inside.
HANDS = 2

#: Masks are wanted, and a black one as it is.
MASK: Cost = (Icon.BLACK,)


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Two go there, roll for masks and stack them until the stack is high enough for a gem."""
    if not is_standing(game.state) or not game.state.depot:
        return
    if len(game.state.part(Totem).stack) >= min(icon.dice for icon in icons(game.catalogue)):
        yield Errand(GEMS, CashStack(player), GEM_WORTH, chambers=(TOTEM_CHAMBER,))
        return
    hands = min(HANDS, len(tuple(game.state.inside)))
    yield Errand(
        STACK,
        StackDie(player, 0),
        GEM_WORTH,
        MASK,
        chambers=(TOTEM_CHAMBER,),
        hands=hands,
        is_pooled=True,
        is_for_gems=True,
    )


def die_to_stack(game: Game, player: PlayerId) -> StackDie | None:
    """The first die of *player* that shows a mask now."""
    dice = enumerate(game.state.adventurers[player].dice)
    place = next((place for place, die in dice if can_be_stacked(die)), None)
    return None if place is None else StackDie(player, place)
