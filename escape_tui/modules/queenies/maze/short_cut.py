"""The short cut: a treasure that finds the chamber its owner wants."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.chance import shuffled
from escape_tui.engine.effect import Command, Event, Reply, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled
from escape_tui.engine.named import Named, NamedTile
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Part, State
from escape_tui.engine.temple import EXIT, ChamberId, Side, TileId
from escape_tui.modules.treasures import Treasure, TreasureUsed, UseTreasure
from escape_tui.rules.exploring import (
    Discover,
    OpenPile,
    discovery_payment,
    is_for_space,
    laying,
    seen_pile,
)

SHORT_CUT = "maze.short-cut"

STREAM = "short-cut"


class UseShortCut(UseTreasure, Discover, frozen=True):
    """maze.short-cut — discover on *side*, but look through the pile first."""

    card = "short-cut"


class ChooseChamber(Reply, frozen=True):
    """maze.short-cut — lay *tile* of the pile."""

    tile: TileId

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedTile(self.tile),)


class Spot(Struct, frozen=True):
    """Where *player* will lay the tile they choose."""

    player: PlayerId
    chamber: ChamberId
    side: Side


class Spots(Part, frozen=True):
    kept: tuple[Spot, ...] = ()

    def of(self, player: PlayerId) -> Spot:
        return next(spot for spot in self.kept if spot.player == player)

    def others(self, player: PlayerId) -> tuple[Spot, ...]:
        return tuple(spot for spot in self.kept if spot.player != player)


class PileSearched(Event, frozen=True):
    """*player* looks through the *pile* for the entrance on *side* of *chamber*."""

    player: PlayerId
    chamber: ChamberId
    side: Side
    pile: tuple[TileId, ...]

    def apply(self, state: State) -> State:
        spot = Spot(self.player, self.chamber, self.side)
        return _searched(state, Spots((*state.part(Spots).others(self.player), spot)), self.pile)

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return replace(self, pile=seen_pile(state, viewer, self.pile))


class SearchEnded(Event, frozen=True):
    """*player* has *tile* in hand and leaves the *pile*; `None`: no tile fits."""

    player: PlayerId
    tile: TileId | None
    pile: tuple[TileId, ...]

    def apply(self, state: State) -> State:
        return _searched(state, Spots(state.part(Spots).others(self.player)), self.pile)

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return replace(self, pile=seen_pile(state, viewer, self.pile))


class PileShuffled(Event, frozen=True):
    pile: tuple[TileId, ...]

    def apply(self, state: State) -> State:
        return replace(state, pile=self.pile)

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return PileShuffled(seen_pile(state, viewer, self.pile))


def choose_chamber(game: Game, command: ChooseChamber) -> Iterator[Event]:
    """maze.short-cut — lay the chosen tile, unless its place was taken or its finder has left."""
    require(game.state.choice(command.player, SHORT_CUT), SHORT_CUT, reason="no-choice")
    require(command.tile in game.state.pile, SHORT_CUT, reason="not-in-pile")
    spot = game.state.part(Spots).of(command.player)
    if can_lay(game.state, spot):
        left = tuple(tile for tile in game.state.pile if tile != command.tile)
        yield SearchEnded(command.player, command.tile, left)
        yield ChoiceSettled(command.player, SHORT_CUT)
        yield laying(game, command.tile, spot.chamber, spot.side, command.player)
    else:
        yield SearchEnded(command.player, None, game.state.pile)
        yield ChoiceSettled(command.player, SHORT_CUT)


def _searched(state: State, spots: Spots, pile: tuple[TileId, ...]) -> State:
    """*state*, in which only players with *spots* look through *pile*."""
    searching = replace(state, pile=pile).with_part(OpenPile(tuple(spot.player for spot in spots.kept)))
    return searching.with_part(spots)


def can_lay(state: State, spot: Spot) -> bool:
    is_there = spot.chamber in state.temple and spot.side in state.temple.open_entrances(spot.chamber)
    return is_there and state.adventurers[spot.player].is_inside


def tiles_to_choose(game: Game, choice: Choice) -> Iterator[Command]:
    """maze.short-cut — by default the exit, otherwise the top tile."""
    for tile in sorted(game.state.pile, key=lambda tile: tile != EXIT):
        yield ChooseChamber(choice.player, tile)


class ShortCut(Treasure):
    """maze.short-cut — when you discover, as it costs and where it is allowed, choose from the whole pile."""

    command = UseShortCut
    rules = {ChooseChamber: choose_chamber}
    choices = {SHORT_CUT: tiles_to_choose}
    forbids = (Discover,)
    reacts_to = (SearchEnded,)

    def forbid(self, game: Game, command: Command) -> None:
        """maze.short-cut — while a player searches, nobody else uses their entrance."""
        if not isinstance(command, Discover) or not game.state.has_part(Spots):
            return
        for spot in game.state.part(Spots).kept:
            is_kept = can_lay(game.state, spot) and is_for_space(game.state, command, spot.chamber, spot.side)
            reason = "choosing" if spot.player == command.player else "reserved"
            require(not is_kept, SHORT_CUT, reason=reason, holder=spot.player)

    def use(self, game: Game, command: UseShortCut) -> Iterator[Event]:
        require(game.state.choice(command.player, SHORT_CUT) is None, SHORT_CUT, reason="choosing")
        yield discovery_payment(game, command)
        yield TreasureUsed(command.player, command.card)
        here = game.state.place_of(command.player)
        yield PileSearched(command.player, here, command.side, game.state.pile)
        yield ChoiceOpened(command.player, SHORT_CUT, game.state.now + game.catalogue.numbers.short_cut_ms)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        if isinstance(event, SearchEnded):
            yield PileShuffled(shuffled(game.draw, STREAM, game.state.pile))

    def offers(self, game: Game, player: PlayerId) -> Iterator[UseTreasure]:
        if game.state.adventurers[player].is_inside:
            for side in game.state.temple.open_entrances(game.state.place_of(player)):
                yield UseShortCut(player, side)
