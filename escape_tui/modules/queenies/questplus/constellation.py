"""The constellation chamber: adventurers in the right places at the same time."""

from collections.abc import Callable, Iterator
from typing import Any

from escape_tui.engine.effect import Command, Event, Question, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import EXIT, ChamberId, TileId, tile_of
from escape_tui.modules.quest.markers import QuestChamber, finished, is_open, require_quest
from escape_tui.rules.ending.closed_temple import Route, Routes, TilesToFind, routes_for_all
from escape_tui.rules.moving import IsSafe
from escape_tui.rules.paying import payment

CONSTELLATION: ChamberId = "constellation"

RULE = "questplus.constellation"


class AlignStars(Command, frozen=True):
    """questplus.constellation — pay the keys while everyone is in place."""


def gem_icons(game: Game, chamber: ChamberId) -> tuple[int, ...]:
    """How many gems each gem icon of *chamber* gives."""
    tile = game.catalogue.tiles[tile_of(chamber)]
    has_gems = bool(tile.rear) == (chamber != tile.id)
    return tuple(icon.gems for icon in tile.gems) if has_gems else ()


#: Where adventurers must stand, one place more for each player at the table.
PLACES: dict[str, Callable[[Game, ChamberId], bool]] = {
    "constellation": lambda game, chamber: chamber == CONSTELLATION,
    "start": lambda game, chamber: game.ask(IsSafe(chamber)),
    "three-gems": lambda game, chamber: len(gem_icons(game, chamber)) == 3,
    "one-gem": lambda game, chamber: gem_icons(game, chamber) == (1,),
    "exit": lambda game, chamber: chamber == EXIT,
}


def places(game: Game) -> tuple[str, ...]:
    return tuple(PLACES)[: len(game.state.adventurers)]


def unmanned(game: Game) -> tuple[str, ...]:
    """The places without an adventurer; a chamber may count as two places, an adventurer fills one."""
    standing = {who.player: game.state.place_of(who.player) for who in game.state.inside}
    manned: dict[PlayerId, str] = {}

    def man(place: str, asked: set[PlayerId]) -> bool:
        """Fill *place*; an adventurer who fills another place may be replaced there."""
        for player, chamber in standing.items():
            if player not in asked and PLACES[place](game, chamber):
                asked.add(player)
                if player not in manned or man(manned[player], asked):
                    manned[player] = place
                    return True
        return False

    return tuple(place for place in places(game) if not man(place, set()))


def align_stars(game: Game, command: AlignStars) -> Iterator[Event]:
    """questplus.constellation — an adventurer in the constellation chamber pays two keys."""
    require_quest(game, command.player, CONSTELLATION, RULE)
    for place in unmanned(game):
        raise RuleError(RULE, reason=place)
    yield payment(game, command, game.catalogue.tiles[CONSTELLATION].asks[0], RULE)
    yield from finished(game.state, CONSTELLATION)


class ConstellationChamber(QuestChamber):
    """questplus.constellation — two keys, while everyone stands in the right place."""

    adjusts = (TilesToFind, Routes)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        """temple.closed — everybody must be able to stand in each of the places."""
        if not is_open(game.state, CONSTELLATION):
            return answer
        match question:
            case TilesToFind():
                return (*answer, *_tiles_to_find(game))
            case Routes():
                return (*answer, *_routes(game))
        return answer

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == CONSTELLATION and is_open(game.state, CONSTELLATION):
            yield AlignStars(player)


def _places_in_temple(game: Game) -> dict[str, list[ChamberId]]:
    """The chambers of the temple that count as each place."""
    return {
        place: [id for id in game.state.temple.chambers if PLACES[place](game, id)] for place in places(game)
    }


def _tiles_to_find(game: Game) -> Iterator[TileId]:
    """The tiles in the pile with a place that is not in the temple."""
    for place, there in _places_in_temple(game).items():
        for tile in game.state.pile if not there else ():
            if any(PLACES[place](game, id) for id in (tile, f"{tile}/rear")):
                yield tile


def _routes(game: Game) -> Iterator[Route]:
    for there in _places_in_temple(game).values():
        for route in (each for id in there[:1] for each in routes_for_all(game, id)):
            if not any(id in route.region for id in there):
                yield route
