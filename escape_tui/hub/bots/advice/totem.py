"""Advice on the totem: black masks go onto it, and what is high enough is cashed."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.modules.queenies.totem import (
    GEMS,
    STACK,
    TOTEM_CHAMBER,
    CashStack,
    StackDie,
    Totem,
    highest,
    icons,
    is_standing,
)

#: What a die on the stack is worth.
STACKED_WORTH = GEM_WORTH // 5


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    if not is_standing(game.state):
        return
    stacked = len(game.state.part(Totem).stack)
    if stacked >= min(icon.dice for icon in icons(game.catalogue)) and game.state.depot:
        yield Errand(GEMS, CashStack(player), GEM_WORTH, chambers=(TOTEM_CHAMBER,))
    me = game.state.adventurers[player]
    if me.chamber != TOTEM_CHAMBER or stacked >= highest(game.catalogue):
        return
    if me.locked:
        yield Errand(STACK, StackDie(player, me.locked[0]), STACKED_WORTH, chambers=(TOTEM_CHAMBER,))
