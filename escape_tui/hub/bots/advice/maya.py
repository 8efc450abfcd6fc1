"""Advice on the Maya calendar: what the next space asks for goes before the rest."""

from collections.abc import Iterator
from math import ceil

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.advice.errand import ANYBODY, GEM_WORTH, Errand
from escape_tui.hub.bots.advice.totem import gems_to_stack
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

#: How much more than others a gem matters that moves the figure on.
NEXT_FIRST = 12.0

#: ... and how much one that comes after it.
NEXT_BUT_ONE = 2.0

#: What a step of the figure and a die on the calendar are worth.
STEP_WORTH = 50
DIE_WORTH = 60

#: How many icons of a price a companion counts on from one adventurer.
ICONS_A_HAND = 3

#: What it is worth to have the next symbol where it can be used.
SWAP_WORTH = 4 * GEM_WORTH

#: What it is worth to swap the tiles of two chambers, and which.
_Swap = tuple[int, ChamberId, ChamberId]


def has_occasion(state: State) -> bool:
    """Whether dice lie on the calendar, where they can be taken back."""
    return bool(state.part(MayaCalendar).dice) and CALENDAR_CHAMBER in state.temple


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    if player in game.state.part(MayaCalendar).dice:
        yield Errand("maya.doomed-bars", Roll(player), DIE_WORTH, chambers=(CALENDAR_CHAMBER,))


def notice(game: Game) -> Iterator[Errand]:
    """What moves the figure on, on either side of the calendar."""
    if is_doomed(game.state.setup):
        for chamber in game.state.part(MayaCalendar).lying:
            if is_next(game, chamber):
                yield from _stepping(game, chamber)
    else:
        yield from _preparing(game)
        if CALENDAR_CHAMBER in game.state.temple:
            yield from _swapping(game)


def emphasis(game: Game, chamber: ChamberId) -> float:
    """maya.eternal — one space after the other, and nothing shines before its turn: what is next comes first.

    Linked chambers need each other, so that what one of them is worth they all are.
    """
    notes, about = game.notes, "stresses"
    if about not in notes:
        notes[about] = _stresses(game) if is_rationed(game) else None
    stresses: dict[ChamberId, float] | None = notes[about]
    return 1.0 if stresses is None else stresses.get(chamber, 0.0)


def _stresses(game: Game) -> dict[ChamberId, float]:
    """How much the gems of chambers matter whose turn comes now or soon."""
    lying, coming = game.state.part(MayaCalendar).lying, next_symbol(game)
    first = [chamber for chamber, symbol in lying.items() if symbol == coming]
    if [chamber for chamber in first if is_linked(game, chamber)]:
        first += linked_chambers(game)
    return dict.fromkeys(_soon(game), NEXT_BUT_ONE) | dict.fromkeys(first, NEXT_FIRST)


def is_rationed(game: Game) -> bool:
    """maya.eternal — each space lets gems shine once: until the last, what is left behind is lost."""
    return not is_doomed(game.state.setup) and next_symbol(game) is not None


def is_hidden(game: Game) -> bool:
    """maya.eternal — whether tiles, or the chamber where they are swapped, are still to be laid."""
    is_known = CALENDAR_CHAMBER in game.state.temple and not game.state.part(MayaCalendar).pile
    return is_rationed(game) and not is_known


def _soon(game: Game) -> tuple[ChamberId, ...]:
    """maya.eternal — the chambers whose tiles show the symbol after the next, which lies elsewhere, and whose
    gems are at hand."""
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
    """Show the price of what comes after the next, so that it shines at once when its turn comes: what gives
    most gems there."""
    for chamber in _soon(game):
        icon = max(GemIcons(chamber).plain(game), key=lambda icon: icon.gems)
        hands = min(ceil(len(icon.price) / ICONS_A_HAND), len(game.state.inside))
        command, worth = ActivateGems(ANYBODY, icon.gems), GEM_WORTH * icon.gems
        yield Errand("maya.eternal", command, worth, icon.price, (chamber,), hands, is_pooled=True)


def _swapping(game: Game) -> Iterator[Errand]:
    """maya.chamber — where what is next lies only in places nobody reaches, or that ask for too much, and
    where another place would give more gems for it."""
    swap = _best_swap(game)
    if swap is not None:
        worth, poorest, best = swap
        price = game.catalogue.tiles[CALENDAR_CHAMBER].asks[0]
        command = SwapCalendarTiles(ANYBODY, poorest, best)
        yield Errand("maya.chamber", command, worth, price, (CALENDAR_CHAMBER,))


def _best_swap(game: Game) -> _Swap | None:
    """Of equal places the one whose turn comes last."""
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
    """The next space that shows *symbol*, or the one after the last."""
    spaces = game.catalogue.calendar.spaces
    coming = range(game.state.part(MayaCalendar).space, len(spaces))
    return next((space for space in coming if spaces[space] == symbol), len(spaces))


def gems_at_hand(game: Game, chamber: ChamberId) -> int:
    """How many gems those who can walk there can have in *chamber*."""
    if game.state.temple.chambers[chamber].gems or not _is_reached(game, chamber):
        return 0
    if is_linked(game, chamber):
        return int(_can_be_linked(game))
    if chamber == TOTEM_CHAMBER:
        return gems_to_stack(game)
    dice, of_one = _dice_inside(game)
    # What takes black masks takes those of one.
    most = of_one if chamber == PIT else dice
    return max([icon.gems for icon in GemIcons(chamber).plain(game) if len(icon.price) <= most], default=0)


def _dice_inside(game: Game) -> tuple[int, int]:
    """How many dice all have together and the one who has most, counted once for a state."""
    notes, about = game.notes, "dice inside"
    if about not in notes:
        dice = [len(who.dice) for who in game.state.inside]
        notes[about] = sum(dice), max(dice)
    counted: tuple[int, int] = notes[about]
    return counted


def _can_be_linked(game: Game) -> bool:
    """Whether two linked chambers can still shine together."""
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
    """Whether the gems of *chamber* are at hand for anybody who can walk there."""
    if chamber == PIT or is_linked(game, chamber) or not GemIcons(chamber).plain(game):
        return False
    return _is_reached(game, chamber) and not game.state.temple.chambers[chamber].gems


def _stepping(game: Game, chamber: ChamberId) -> Iterator[Errand]:
    """Gems that move the figure before others, and once there are none left the figure for its own sake."""
    icons = game.ask(GemIcons(chamber))
    if game.state.depot == 0 and not is_linked(game, chamber):
        price = price_to_turn(game.catalogue, chamber)
        if price:
            rule = "maya.doomed-empty-depot"
            yield Errand(rule, TurnCalendar(ANYBODY), STEP_WORTH, price, (chamber,), is_pooled=True)
    elif icons:
        worth, price = GEM_WORTH + STEP_WORTH, cheapest_price(icons)
        yield Errand("maya.doomed", ActivateGems(ANYBODY), worth, price, (chamber,), is_pooled=True)
