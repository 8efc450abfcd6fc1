"""The Maya calendar: tiles that say which chamber is next, and a figure that follows them."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.chance import shuffled
from escape_tui.engine.dice import die_to_lose
from escape_tui.engine.effect import Command, Event, Question, RuleError, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.named import AtChamber, Named
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import Chamber, ChamberId, tile_of
from escape_tui.rules.countdown import Slammed
from escape_tui.rules.dice import DieReturned, DieSetAside, recalled
from escape_tui.rules.ending.leaving import EscapeCost
from escape_tui.rules.exploring import FACE_DOWN, Laid, TakenUp, face_down
from escape_tui.rules.gems import (
    ActivateGems,
    ChambersToLight,
    GemCommand,
    GemIcons,
    GemPool,
    GemsActivated,
    MayShine,
    PaidOtherwise,
    cheapest_price,
)
from escape_tui.rules.moving import Entered
from escape_tui.rules.paying import payment
from escape_tui.rules.setup import Expansion, Preparation

#: The option for the side of the calendar.
CALENDAR = "calendar"
ETERNAL, DOOMED = "eternal", "doomed"
SIDES = (ETERNAL, DOOMED)

CALENDAR_CHAMBER: ChamberId = "calendar-chamber"

Symbol = str


class MayaCalendar(Part, frozen=True):
    """The *pile* of calendar tiles, face down, those *lying* open in chambers, and the *space* of the
    figure."""

    pile: tuple[Symbol, ...]
    lying: dict[ChamberId, Symbol]
    #: The space the figure stands on; 0 is before the first.
    space: int = 0
    #: The players whose dice are on the calendar chamber, one entry per die.
    dice: tuple[PlayerId, ...] = ()


class TurnCalendar(Command, frozen=True):
    """maya.doomed-empty-depot — pay for a gem although the depot is empty, to move the figure."""


class SwapCalendarTiles(Command, frozen=True):
    """maya.chamber — swap the tiles of *chamber* and *second*."""

    is_symmetric = True

    chamber: ChamberId
    second: ChamberId

    def names(self, state: State) -> tuple[Named, ...]:
        return AtChamber(self.chamber), AtChamber(self.second)


class CalendarTileLaid(Event, frozen=True):
    """maya.tiles — the top tile of the pile, *symbol*, lies open in *chamber*."""

    chamber: ChamberId
    symbol: Symbol

    def apply(self, state: State) -> State:
        calendar = state.part(MayaCalendar)
        lying = calendar.lying | {self.chamber: self.symbol}
        return state.with_part(replace(calendar, pile=calendar.pile[1:], lying=lying))


class CalendarTileGone(Event, frozen=True):
    """maya.eternal — the tile of *chamber* leaves the game."""

    chamber: ChamberId

    def apply(self, state: State) -> State:
        return state.with_part(_without_tile(state.part(MayaCalendar), self.chamber))


class CalendarTileReturned(Event, frozen=True):
    """maya.doomed — the tile of *chamber*, *symbol*, goes under its pile, face down."""

    chamber: ChamberId
    symbol: Symbol

    def apply(self, state: State) -> State:
        calendar = state.part(MayaCalendar)
        pile = (*calendar.pile, self.symbol)
        return state.with_part(replace(_without_tile(calendar, self.chamber), pile=pile))

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return replace(self, symbol=FACE_DOWN)


class CalendarTilesSwapped(Event, frozen=True):
    player: PlayerId
    chamber: ChamberId
    second: ChamberId

    def apply(self, state: State) -> State:
        calendar = state.part(MayaCalendar)
        lying = calendar.lying
        swapped = lying | {self.chamber: lying[self.second], self.second: lying[self.chamber]}
        return state.with_part(replace(calendar, lying=swapped))


class FigureMoved(Event, frozen=True):
    """The figure of the calendar stands on *space* now."""

    space: int
    symbol: Symbol

    def apply(self, state: State) -> State:
        return state.with_part(replace(state.part(MayaCalendar), space=self.space))


class DieOnCalendar(DieSetAside, frozen=True):
    """maya.doomed-bars — the die is put on the calendar chamber."""

    def apply(self, state: State) -> State:
        calendar = state.part(MayaCalendar)
        return super().apply(state).with_part(replace(calendar, dice=(*calendar.dice, self.player)))


class DieOffCalendar(DieReturned, frozen=True):
    """maya.doomed-bars — *player* takes one of their dice back from the calendar chamber."""

    def apply(self, state: State) -> State:
        calendar = state.part(MayaCalendar)
        place = calendar.dice.index(self.player)
        left = calendar.dice[:place] + calendar.dice[place + 1 :]
        return super().apply(state).with_part(replace(calendar, dice=left))


def is_doomed(setup: Setup) -> bool:
    return setup.options.get(CALENDAR, ETERNAL) == DOOMED


def next_symbol(game: Game) -> Symbol | None:
    """The symbol of the next space; `None` if the figure is on the last."""
    spaces = game.catalogue.calendar.spaces
    space = game.state.part(MayaCalendar).space
    return spaces[space] if space < len(spaces) else None


def is_next(game: Game, chamber: ChamberId) -> bool:
    """Whether the tile of *chamber* shows the next symbol."""
    symbol = game.state.part(MayaCalendar).lying.get(chamber)
    return symbol is not None and symbol == next_symbol(game)


def may_shine(game: Game, chamber: ChamberId) -> bool:
    """maya.eternal, maya.doomed — whether the calendar allows gems to be activated in *chamber*."""
    symbol = next_symbol(game)
    is_its_turn = symbol is None or game.state.part(MayaCalendar).lying.get(chamber) == symbol
    return is_its_turn or is_doomed(game.state.setup)


def extra_keys(game: Game) -> int:
    """maya.doomed-exit — how many more keys escaping costs, by the space of the figure."""
    printed = game.catalogue.calendar.extra_keys
    return printed.get(game.state.part(MayaCalendar).space, max(printed.values()))


def turn_calendar(game: Game, command: TurnCalendar) -> Iterator[Event]:
    """maya.doomed-empty-depot — the price of a gem, in the chamber of the next tile."""
    rule = "maya.doomed-empty-depot"
    here = game.state.place_of(command.player)
    require(is_doomed(game.state.setup), rule, reason="eternal")
    require(game.state.depot == 0, rule, reason="gems-left")
    require(here in game.state.part(MayaCalendar).lying, rule, reason="no-tile")
    require(is_next(game, here), rule, reason="other-symbol")
    price = price_to_turn(game.catalogue, here)
    paid = game.ask(PaidOtherwise(command, here))
    require(price or paid, rule, reason="no-price")
    yield from paid or (payment(game, command, price, rule, game.ask(GemPool(command.player))),)
    yield from _followed(game, here)


def price_to_turn(catalogue: Catalogue, chamber: ChamberId) -> Cost:
    """The price of the cheapest gem icon of *chamber*; empty if its gems have no price in icons."""
    icons = catalogue.tiles[tile_of(chamber)].gems
    return cheapest_price(icons) if icons else ()


def swap_tiles(game: Game, command: SwapCalendarTiles) -> Iterator[Event]:
    """maya.chamber — three keys for swapping two tiles in the temple."""
    require(game.state.place_of(command.player) == CALENDAR_CHAMBER, "maya.chamber", reason="elsewhere")
    lying = game.state.part(MayaCalendar).lying
    require(command.chamber in lying and command.second in lying, "maya.chamber", reason="no-tile")
    require(lying[command.chamber] != lying[command.second], "maya.chamber", reason="same-symbol")
    price = game.catalogue.tiles[CALENDAR_CHAMBER].asks[0]
    yield payment(game, command, price, "maya.chamber")
    yield CalendarTilesSwapped(command.player, command.chamber, command.second)


class Maya(Expansion):
    id = "maya"
    chapter = (
        "maya.tiles",
        "maya.eternal",
        "maya.eternal-escape",
        "maya.doomed",
        "maya.doomed-bars",
        "maya.doomed-exit",
        "maya.doomed-empty-depot",
        "maya.chamber",
    )
    rules = {TurnCalendar: turn_calendar, SwapCalendarTiles: swap_tiles}
    forbids = (GemCommand,)
    adjusts = (GemIcons, MayShine, EscapeCost)
    reacts_to = (Laid, GemsActivated, TakenUp, Slammed, Entered)

    def refuse(self, setup: Setup) -> RuleError | None:
        side = setup.options.get(CALENDAR, ETERNAL)
        return None if side in SIDES else RuleError("maya.tiles", reason="unknown-calendar", calendar=side)

    def gather(self, preparation: Preparation) -> None:
        preparation.late.append(CALENDAR_CHAMBER)

    def equip(self, preparation: Preparation) -> None:
        """maya.tiles — the first two chambers get tiles, too: there are as many spaces as tiles."""
        catalogue = preparation.catalogue
        tiles = [symbol for symbol, count in catalogue.calendar.tiles.items() for _ in range(count)]
        pile = shuffled(preparation.draw, self.id, tiles)
        chambers = [id for id in preparation.temple.chambers if has_gems(catalogue, id)]
        lying = dict(zip(chambers, pile, strict=False))
        preparation.add_part(MayaCalendar(pile[len(lying) :], lying))

    def forbid(self, game: Game, command: Command) -> None:
        """maya.eternal — applies to every way of activating gems in a chamber, but not to gems on cards."""
        if isinstance(command, GemCommand):
            here = game.state.place_of(command.player)
            lies = game.state.part(MayaCalendar).lying.get(here, "none")
            can_shine = any(may_shine(game, chamber) for chamber in game.ask(ChambersToLight(command)))
            require(can_shine, "maya.eternal", symbol=lies, next=next_symbol(game) or "none")

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case GemIcons(chamber) if not may_shine(game, chamber):
                return ()
            case MayShine(chamber):
                return answer and may_shine(game, chamber)
            case EscapeCost() if is_doomed(game.state.setup):
                return answer + (Icon.KEY,) * extra_keys(game)
        return answer

    def react(self, game: Game, event: Event) -> Iterable[Event]:
        calendar = game.state.part(MayaCalendar)
        match event:
            case Laid(_, chambers):
                yield from _tiles_for(game, chambers)
            case GemsActivated(_, _, chamber) if chamber in calendar.lying:
                yield from _followed(game, chamber)
            case TakenUp(taken):
                for chamber in taken:
                    if chamber in calendar.lying:
                        yield CalendarTileReturned(chamber, game.state.part(MayaCalendar).lying[chamber])
            case Slammed(slam) if is_doomed(game.state.setup):
                if calendar.space <= game.catalogue.calendar.bars[slam - 1]:
                    yield from _dice_laid_down(game)
            case Entered(player, there) if there == CALENDAR_CHAMBER:
                for _ in range(calendar.dice.count(player)):
                    yield DieOffCalendar(player, "maya.doomed-bars")

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        calendar = state.part(MayaCalendar)
        return state.with_part(replace(calendar, pile=face_down(calendar.pile)))

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        here = game.state.adventurers[player].chamber
        lying = game.state.part(MayaCalendar).lying
        if here == CALENDAR_CHAMBER:
            for one, other in combinations(lying, 2):
                if lying[one] != lying[other]:
                    yield SwapCalendarTiles(player, one, other)
        elif here in lying and game.state.depot == 0 and is_doomed(game.state.setup):
            yield TurnCalendar(player)
        elif here is not None and _is_kept_dark(game, here):
            yield ActivateGems(player)


def has_gems(catalogue: Catalogue, chamber: ChamberId) -> bool:
    """Whether gems can be activated in *chamber* in any way; a double tile has them in its rear part."""
    tile = catalogue.tiles[tile_of(chamber)]
    return bool(tile.gems or tile.stacks) and bool(tile.rear) == (chamber != tile.id)


def _is_kept_dark(game: Game, chamber: ChamberId) -> bool:
    """maya.eternal — whether only the calendar forbids paying for gems in *chamber*."""
    is_dark = game.state.temple.chambers[chamber].gems == 0
    return is_dark and not may_shine(game, chamber) and bool(GemIcons(chamber).plain(game))


def _tiles_for(game: Game, chambers: tuple[Chamber, ...]) -> Iterator[Event]:
    for chamber in chambers:
        pile = game.state.part(MayaCalendar).pile
        if pile and has_gems(game.catalogue, chamber.id):
            yield CalendarTileLaid(chamber.id, pile[0])


def _followed(game: Game, chamber: ChamberId) -> Iterator[Event]:
    """maya.eternal, maya.doomed — the figure follows the tile of *chamber* if it is next, and the tile is
    removed.

    If two chambers are activated at the same moment, they may show the same symbol even on the eternal side:
    the tile of the second goes under the pile, since every space needs its own.
    """
    symbol = next_symbol(game)
    has_moved = symbol is not None and is_next(game, chamber)
    if has_moved:
        yield FigureMoved(game.state.part(MayaCalendar).space + 1, symbol or "")
    if has_moved and not is_doomed(game.state.setup):
        yield CalendarTileGone(chamber)
    else:
        yield CalendarTileReturned(chamber, game.state.part(MayaCalendar).lying[chamber])


def _dice_laid_down(game: Game) -> Iterator[Event]:
    """maya.doomed-bars — everyone inside puts down the die that they can spare most easily."""
    for who in tuple(game.state.inside):
        yield from recalled(game, who.player)
        if dice := game.state.adventurers[who.player].dice:
            yield DieOnCalendar(who.player, die_to_lose(dice), "maya.doomed-bars")


def _without_tile(calendar: MayaCalendar, chamber: ChamberId) -> MayaCalendar:
    return replace(calendar, lying={id: tile for id, tile in calendar.lying.items() if id != chamber})
