"""The constellation chamber: adventurers in the right places at the same time."""

from collections.abc import Callable, Iterator
from typing import Any

from escape_tui.engine.effect import Command, Event, Question, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import EXIT, START, ChamberId, tile_of
from escape_tui.modules.quest.markers import QUEST_WORTH, QuestChamber, finished, is_open, require_quest
from escape_tui.rules.dice import Roll
from escape_tui.rules.errands import Errand, Errands
from escape_tui.rules.paying import payment

CONSTELLATION: ChamberId = "constellation"

RULE = "questplus.constellation"


class AlignStars(Command, frozen=True):
    """questplus.constellation — pay the keys while everyone stands in his place."""


def gem_icons(game: Game, chamber: ChamberId) -> tuple[int, ...]:
    """How many gems each gem icon printed in *chamber* gives."""
    tile = game.catalogue.tiles[tile_of(chamber)]
    has_gems = bool(tile.rear) == (chamber != tile.id)
    return tuple(icon.gems for icon in tile.gems) if has_gems else ()


#: Where somebody has to stand, one place more for each player at the table.
PLACES: dict[str, Callable[[Game, ChamberId], bool]] = {
    "constellation": lambda game, chamber: chamber == CONSTELLATION,
    "start": lambda game, chamber: chamber == START,
    "three-gems": lambda game, chamber: len(gem_icons(game, chamber)) == 3,
    "one-gem": lambda game, chamber: gem_icons(game, chamber) == (1,),
    "exit": lambda game, chamber: chamber == EXIT,
}


def places(game: Game) -> tuple[str, ...]:
    return tuple(PLACES)[: len(game.state.adventurers)]


def unmanned(game: Game) -> tuple[str, ...]:
    """The places in which nobody stands."""
    standing = [game.state.place_of(who.player) for who in game.state.inside]
    return tuple(
        place for place in places(game) if not any(PLACES[place](game, chamber) for chamber in standing)
    )


def align_stars(game: Game, command: AlignStars) -> Iterator[Event]:
    """questplus.constellation — two keys of the one who stands in the constellation chamber."""
    require_quest(game, command.player, CONSTELLATION, RULE)
    for place in unmanned(game):
        raise RuleError(RULE, reason=place)
    yield payment(game, command, game.catalogue.tiles[CONSTELLATION].asks[0], RULE)
    yield from finished(game.state, CONSTELLATION)


class ConstellationChamber(QuestChamber):
    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Errands(player) if CONSTELLATION in game.state.temple and is_open(game.state, CONSTELLATION):
                return (*answer, *_errands(game, player))
        return answer

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == CONSTELLATION and is_open(game.state, CONSTELLATION):
            yield AlignStars(player)


def posts(game: Game) -> dict[PlayerId, str]:
    """Who had better go to which place: for each place the nearest who has none yet."""
    free = [who.player for who in game.state.inside]
    taken: dict[PlayerId, str] = {}
    for place in places(game):
        nearest = min(free, key=lambda player: (_steps(game, player, place), player), default=None)
        if nearest is not None:
            taken[nearest] = place
            free.remove(nearest)
    return taken


def _errands(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Nobody sets out before every place is known."""
    if not all(_chambers(game, place) for place in places(game)):
        return
    place = posts(game).get(player)
    if place == "constellation":
        price = game.catalogue.tiles[CONSTELLATION].asks[0]
        yield Errand(RULE, AlignStars(player), QUEST_WORTH, price, (CONSTELLATION,))
    elif place is not None:
        yield Errand(RULE, Roll(player), QUEST_WORTH, chambers=_chambers(game, place))


def _chambers(game: Game, place: str) -> tuple[ChamberId, ...]:
    return tuple(chamber for chamber in game.state.temple.chambers if PLACES[place](game, chamber))


def _steps(game: Game, player: PlayerId, place: str) -> float:
    steps = game.state.temple.distances(game.state.place_of(player))
    return min(
        (steps[chamber] for chamber in _chambers(game, place) if chamber in steps), default=float("inf")
    )
