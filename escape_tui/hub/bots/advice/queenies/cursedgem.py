"""Advice on cursed gems: look at unknown locations, call what was there, and go to one's own."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.modules.queenies.cursedgem import LOOK, CursedGems, LookAtLocation, TellLocation

#: Value of looking, for a player who can't escape before their location is found.
LOOK_WORTH = 60

#: Nobody has called any location.
NOTHING_TOLD: Mapping[ChamberId, PlayerId | None] = {}


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    gems = game.state.part(CursedGems)
    for chamber, lookers in gems.seen.items():
        # The silent say nothing.
        if player in lookers and game.offer(telling := TellLocation(player, chamber)).is_allowed:
            yield Errand("cursedgem.look", telling, GEM_WORTH)
    unknown = tuple([chamber for chamber in gems.lying if player not in gems.seen.get(chamber, ())])
    if unknown and gems.before[player] is not None:
        yield Errand("cursedgem.look", LookAtLocation(player), LOOK_WORTH, LOOK, unknown)


def is_hidden(game: Game) -> bool:
    """cursedgem.place — whether somebody has a cursed gem and a location for one is still in the pile."""
    gems = game.state.part(CursedGems)
    return bool(gems.pile) and any(gems.before[who.player] is not None for who in game.state.inside)


def as_told(
    game: Game, errands: Iterable[Errand], told: Mapping[ChamberId, PlayerId | None]
) -> Iterator[Errand]:
    """*errands* after hearing what was *told*: nobody looks where another's gem belongs, and nothing is told
    twice."""
    for errand in errands:
        match errand.command:
            case TellLocation(_, chamber):
                if chamber not in told:
                    yield errand
            case LookAtLocation(player):
                places = _places_left(game, player, errand.chambers, told)
                if places:
                    yield replace(errand, chambers=places)
            case _:
                yield errand


def _places_left(
    game: Game,
    player: PlayerId,
    chambers: tuple[ChamberId, ...],
    told: Mapping[ChamberId, PlayerId | None],
) -> tuple[ChamberId, ...]:
    """The *chambers* where the gem of *player* belongs, or may belong after what was *told*. What was told of
    a tile that has left the temple no longer counts."""
    lying = game.state.part(CursedGems).seen
    known = {chamber: owner for chamber, owner in told.items() if chamber in lying}
    places = [chamber for chamber in chambers if known.get(chamber, player) == player]
    return tuple([chamber for chamber in places if chamber in known] or places)
