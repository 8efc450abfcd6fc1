"""Advice on the Maya calendar: the symbol of the next space comes first."""

from collections.abc import Iterator
from math import ceil

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.advice.errand import ANYBODY, GEM_WORTH, Errand
from escape_tui.hub.bots.advice.queenies.totem import gems_to_stack
from escape_tui.modules.queenies.maya import (
    CALENDAR_CHAMBER,
    MayaCalendar,
    SwapCalendarTiles,
    Symbol,
    TurnCalendar,
    is_doomed,
    is_next,
    next_symbol,
    price_to_turn,
)
from escape_tui.modules.queenies.pit import PIT
from escape_tui.modules.queenies.totem import TOTEM_CHAMBER
from escape_tui.modules.special.linked import LinkedChambers, is_linked, linked_chambers
from escape_tui.rules.dice import Roll
from escape_tui.rules.gems import ActivateGems, GemIcons, cheapest_price

#: Factor for gems that move the figure on.
NEXT_FIRST = 12.0

#: Factor for gems of the space after that.
NEXT_BUT_ONE = 2.0

#: Value of a step of the figure, and of a die on the calendar.
STEP_WORTH = 50
DIE_WORTH = 60

#: Number of icons that companions expect from one adventurer.
ICONS_A_HAND = 3

#: Value of moving the next symbol to a place where it can be used.
SWAP_WORTH = 4 * GEM_WORTH

#: The value of a swap, and the two chambers whose tiles are swapped.
_Swap = tuple[int, ChamberId, ChamberId]


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    if CALENDAR_CHAMBER in game.state.temple and player in game.state.part(MayaCalendar).dice:
        yield Errand("maya.doomed-bars", Roll(player), DIE_WORTH, chambers=(CALENDAR_CHAMBER,))


def notice(game: Game) -> Iterator[Errand]:
    """The errands that move the figure on, on either side of the calendar."""
    if is_doomed(game.state.setup):
        for chamber in game.state.part(MayaCalendar).lying:
            if is_next(game, chamber):
                yield from _stepping(game, chamber)
    else:
        yield from _preparing(game)
        if CALENDAR_CHAMBER in game.state.temple:
            yield from _swapping(game)


def emphasis(game: Game, chamber: ChamberId) -> float:
    """maya.eternal — gems are activated only in the order of the spaces, so those of the next space come
    first.

    Linked chambers need each other, so they all have the same value.
    """
    notes, about = game.notes, "stresses"
    if about not in notes:
        notes[about] = _stresses(game) if is_rationed(game) else None
    stresses: dict[ChamberId, float] | None = notes[about]
    return 1.0 if stresses is None else stresses.get(chamber, 0.0)


def _stresses(game: Game) -> dict[ChamberId, float]:
    """The importance of the chambers whose turn comes now or soon."""
    lying, coming = game.state.part(MayaCalendar).lying, next_symbol(game)
    first = [chamber for chamber, symbol in lying.items() if symbol == coming]
    if [chamber for chamber in first if is_linked(game, chamber)]:
        first += linked_chambers(game)
    return dict.fromkeys(_soon(game), NEXT_BUT_ONE) | dict.fromkeys(first, NEXT_FIRST)


def is_rationed(game: Game) -> bool:
    """maya.eternal — each space allows one activation, except after the last: gems left behind are lost."""
    return not is_doomed(game.state.setup) and next_symbol(game) is not None


def is_hidden(game: Game) -> bool:
    """maya.eternal — whether tiles, or the chamber for swapping them, are still in the pile."""
    is_known = CALENDAR_CHAMBER in game.state.temple and not game.state.part(MayaCalendar).pile
    return is_rationed(game) and not is_known


def _soon(game: Game) -> tuple[ChamberId, ...]:
    """maya.eternal — the chambers with the symbol of the space after the next, if it differs, whose gems can
    be reached."""
    notes, about = game.notes, "soon"
    if about not in notes:
        notes[about] = tuple([chamber for chamber in _shown_after_next(game) if _is_handy(game, chamber)])
    soon: tuple[ChamberId, ...] = notes[about]
    return soon


def _shown_after_next(game: Game) -> tuple[ChamberId, ...]:
    calendar = game.state.part(MayaCalendar)
    coming = game.catalogue.calendar.spaces[calendar.space : calendar.space + 2]
    if len(coming) < 2 or coming[0] == coming[1]:
        return ()
    return tuple([chamber for chamber, symbol in calendar.lying.items() if symbol == coming[1]])


def _preparing(game: Game) -> Iterator[Errand]:
    """Show the price for the space after the next, so that its gems are activated at once when its turn
    comes."""
    for chamber in _soon(game):
        icon = max(GemIcons(chamber).plain(game), key=lambda icon: icon.gems)
        hands = min(ceil(len(icon.price) / ICONS_A_HAND), len(game.state.inside))
        command, worth = ActivateGems(ANYBODY, icon.gems), GEM_WORTH * icon.gems
        yield Errand("maya.eternal", command, worth, icon.price, (chamber,), hands, is_pooled=True)


def _swapping(game: Game) -> Iterator[Errand]:
    """maya.chamber — swap tiles if the next symbol is out of reach or too expensive, or if another place
    would give more gems for it."""
    swap = _best_swap(game)
    if swap is not None:
        worth, poorest, best = swap
        price = game.catalogue.tiles[CALENDAR_CHAMBER].asks[0]
        command = SwapCalendarTiles(ANYBODY, poorest, best)
        yield Errand("maya.chamber", command, worth, price, (CALENDAR_CHAMBER,))


def _best_swap(game: Game) -> _Swap | None:
    """The best swap; of equally good places, use the one whose turn comes last."""
    lying, symbol = game.state.part(MayaCalendar).lying, next_symbol(game)
    if symbol not in lying.values():
        return None
    awaited = {chamber: gems_at_hand(game, chamber) for chamber in lying if lying[chamber] == symbol}
    others = {chamber: gems_at_hand(game, chamber) for chamber in lying if chamber not in awaited}
    if not others:
        return None
    most = max(others.values())
    gain = most - max(awaited.values())
    if gain <= 0:
        return None
    poorest = min(awaited, key=awaited.__getitem__)
    richest = [chamber for chamber, gems in others.items() if gems == most]
    best = max(richest, key=lambda chamber: _turn_of(game, lying[chamber]))
    return GEM_WORTH * gain if any(awaited.values()) else SWAP_WORTH, poorest, best


def _turn_of(game: Game, symbol: Symbol) -> int:
    """The next space with *symbol*, or the one after the last."""
    spaces = game.catalogue.calendar.spaces
    coming = range(game.state.part(MayaCalendar).space, len(spaces))
    return next((space for space in coming if spaces[space] == symbol), len(spaces))


def gems_at_hand(game: Game, chamber: ChamberId) -> int:
    """The number of gems that players can get in *chamber*, if they can walk there."""
    if game.state.temple.chambers[chamber].gems or not _is_reached(game, chamber):
        return 0
    if is_linked(game, chamber):
        return int(_can_be_linked(game))
    if chamber == TOTEM_CHAMBER:
        return gems_to_stack(game)
    dice, of_one = _dice_inside(game)
    # Black masks in the Pit must be one player's own.
    most = of_one if chamber == PIT else dice
    return max([icon.gems for icon in GemIcons(chamber).plain(game) if len(icon.price) <= most], default=0)


def _dice_inside(game: Game) -> tuple[int, int]:
    """The number of dice inside, and the largest number of one player, cached for a state."""
    notes, about = game.notes, "dice inside"
    if about not in notes:
        dice = [len(who.dice) for who in game.state.inside]
        notes[about] = sum(dice), max(dice)
    counted: tuple[int, int] = notes[about]
    return counted


def _can_be_linked(game: Game) -> bool:
    """Whether two linked chambers can still be activated together."""
    linked = [chamber for chamber in linked_chambers(game) if _is_reached(game, chamber)]
    return len(linked) > 1 and not game.state.part(LinkedChambers).is_used


def _is_reached(game: Game, chamber: ChamberId) -> bool:
    """Whether anybody inside can walk to *chamber*."""
    notes, about = game.notes, "reached"
    if about not in notes:
        places = dict.fromkeys([game.state.place_of(who.player) for who in game.state.inside])
        notes[about] = frozenset().union(*map(game.state.temple.distances, places))
    return chamber in notes[about]


def _is_handy(game: Game, chamber: ChamberId) -> bool:
    """Whether anybody can walk to *chamber* and pay for its gems in the usual way."""
    if chamber == PIT or is_linked(game, chamber) or not GemIcons(chamber).plain(game):
        return False
    return _is_reached(game, chamber) and not game.state.temple.chambers[chamber].gems


def _stepping(game: Game, chamber: ChamberId) -> Iterator[Errand]:
    """Gems that move the figure first; with an empty depot, just move the figure."""
    icons = game.ask(GemIcons(chamber))
    if game.state.depot == 0 and not is_linked(game, chamber):
        price = price_to_turn(game.catalogue, chamber)
        if price:
            rule = "maya.doomed-empty-depot"
            yield Errand(rule, TurnCalendar(ANYBODY), STEP_WORTH, price, (chamber,), is_pooled=True)
    elif icons:
        worth, price = GEM_WORTH + STEP_WORTH, cheapest_price(icons)
        yield Errand("maya.doomed", ActivateGems(ANYBODY), worth, price, (chamber,), is_pooled=True)
