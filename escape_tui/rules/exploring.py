"""Exploring: discovering and laying chambers."""

from collections.abc import Iterator, Sized

from msgspec.structs import replace

from escape_tui.content.printed import Tile
from escape_tui.engine.effect import Command, Event, Module, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.named import AtEntrance, Named
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import Cell, Chamber, ChamberId, Side, TileId
from escape_tui.rules.paying import payment

#: What a veiled state shows instead of face-down tiles and cards.
FACE_DOWN = "?"


def face_down(cards: Sized) -> tuple[str, ...]:
    """The same number of face-down tiles or cards."""
    return (FACE_DOWN,) * len(cards)


class Discover(Command, frozen=True):
    """base.discover — lay the top tile of the pile behind the open entrance on *side*."""

    side: Side

    def names(self, state: State) -> tuple[Named, ...]:
        here = state.adventurers[self.player].chamber
        return () if here is None else (AtEntrance(here, self.side),)


class DiscoveryCost(Question[Cost], frozen=True):
    player: PlayerId

    def plain(self, game: Game) -> Cost:
        return (Icon.ADVENTURER, Icon.ADVENTURER)


class LaysAtOnce(Question[bool], frozen=True):
    """Whether a tile that *player* turns up is laid at once, without a choice."""

    player: PlayerId

    def plain(self, game: Game) -> bool:
        return True


class OpenPile(Part, frozen=True):
    """The players who may look through the pile now."""

    players: tuple[PlayerId, ...] = ()


class TempleChanged(Event, frozen=True):
    """Chambers or doors are no longer where they were."""


class TileTurnedUp(Event, frozen=True):
    """*player* holds the top tile, to be laid on *side* of their chamber."""

    player: PlayerId
    tile: TileId
    chamber: ChamberId
    side: Side

    def apply(self, state: State) -> State:
        return replace(state, pile=state.pile[1:])


class Laid(TempleChanged, frozen=True):
    """*chambers*, all of one tile, were laid; *by* is the player who discovered them, if any."""

    tile: TileId
    chambers: tuple[Chamber, ...]
    by: PlayerId | None
    #: Whether the tile was on top of the pile; otherwise a player had it in hand.
    is_top: bool = False

    def apply(self, state: State) -> State:
        pile = state.pile[1:] if self.is_top else state.pile
        return replace(state, pile=pile, temple=state.temple.with_chambers(self.chambers))


class Rearranged(TempleChanged, frozen=True):
    """*chambers* lie somewhere else, or turned, or with other doors."""

    chambers: tuple[Chamber, ...]

    def apply(self, state: State) -> State:
        return replace(state, temple=state.temple.with_chambers(self.chambers))


class TakenUp(TempleChanged, frozen=True):
    """*chambers* are taken out of the temple; nobody stands in them any more."""

    chambers: tuple[ChamberId, ...]

    def apply(self, state: State) -> State:
        return replace(state, temple=state.temple.without(self.chambers))


class PutUnderPile(Event, frozen=True):
    tiles: tuple[TileId, ...]

    def apply(self, state: State) -> State:
        return replace(state, pile=state.pile + self.tiles)

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return PutUnderPile(seen_pile(state, viewer, self.tiles))


class PutOnPile(Event, frozen=True):
    """*tile*, turned up before, is back on top of the pile."""

    tile: TileId

    def apply(self, state: State) -> State:
        return replace(state, pile=(self.tile, *state.pile))

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return PutOnPile(*seen_pile(state, viewer, (self.tile,)))


def may_look(state: State, viewer: PlayerId | None) -> bool:
    """Whether *viewer* looks through the pile."""
    return state.has_part(OpenPile) and viewer in state.part(OpenPile).players


def seen_pile(state: State, viewer: PlayerId | None, pile: tuple[TileId, ...]) -> tuple[TileId, ...]:
    """screen.hidden — *pile* as *viewer* may see it."""
    return pile if may_look(state, viewer) else face_down(pile)


def discover(game: Game, command: Discover) -> Iterator[Event]:
    """base.discover, base.discover-choice — two adventurers for the tile behind an open entrance."""
    paid = discovery_payment(game, command)
    yield paid
    here = game.state.place_of(command.player)
    if game.ask(LaysAtOnce(command.player)):
        yield laying(game, game.state.pile[0], here, command.side, command.player)
    else:
        yield TileTurnedUp(command.player, game.state.pile[0], here, command.side)


def discovery_payment(game: Game, command: Discover) -> Event:
    here = game.state.place_of(command.player)
    require(command.side in game.state.temple.open_entrances(here), "base.discover", reason="no-entrance")
    require(game.state.pile, "base.discover-empty")
    return payment(game, command, game.ask(DiscoveryCost(command.player)), "base.discover")


def is_for_space(state: State, command: Discover, chamber: ChamberId, side: Side) -> bool:
    """Whether *command* would lay a tile on the space on *side* of *chamber*."""
    chambers, finder = state.temple.chambers, state.adventurers[command.player]
    if chamber not in chambers or finder.chamber is None:
        return False
    return chambers[finder.chamber].cell.beyond(command.side) == chambers[chamber].cell.beyond(side)


def laying(game: Game, tile: TileId, chamber: ChamberId, side: Side, by: PlayerId | None) -> Laid:
    """The events of laying *tile* on *side* of *chamber*, its stairs towards the chamber."""
    cell = game.state.temple.chambers[chamber].cell.beyond(side)
    laid = as_laid(game.catalogue.tiles[tile], cell, side.opposite)
    return Laid(tile, laid, by, is_top=game.state.pile[:1] == (tile,))


def as_laid(tile: Tile, cell: Cell, stairs: Side) -> tuple[Chamber, ...]:
    """The chambers of *tile* when laid on *cell*, its stairs towards *stairs*."""
    turn = (stairs - Side.SOUTH) % 4
    doors = tuple(sorted(side.turned(turn) for side in tile.doors))
    front = Chamber(tile.id, cell, doors, stairs, is_one_way=tile.one_way, is_closed=tile.entry is None)
    if not tile.rear:
        return (front,)
    rear_doors = tuple(sorted(side.turned(turn) for side in tile.rear))
    return (front, Chamber(f"{tile.id}/rear", cell, rear_doors, stairs))


class Exploring(Module):
    id = "exploring"
    rules = {Discover: discover}

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        """screen.hidden — everybody sees the height of the pile, only players who look through it its
        tiles."""
        return replace(state, pile=seen_pile(state, viewer, state.pile))

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].is_inside:
            for side in game.state.temple.open_entrances(game.state.place_of(player)):
                yield Discover(player, side)
