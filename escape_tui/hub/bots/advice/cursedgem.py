"""Advice on cursed gems: look where nobody knows yet, say what was there, and go where one's own belongs."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.modules.queenies.cursedgem import LOOK, CursedGems, LookAtLocation, TellLocation

#: What looking is worth to who cannot escape before the place is found.
LOOK_WORTH = 60

#: Whose cursed gem belongs where, when nobody has called anything.
NOTHING_TOLD: Mapping[ChamberId, PlayerId | None] = {}


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    gems = game.state.part(CursedGems)
    for chamber, lookers in gems.seen.items():
        if player in lookers:
            yield Errand("cursedgem.look", TellLocation(player, chamber), GEM_WORTH)
    unknown = tuple(chamber for chamber in gems.lying if player not in gems.seen.get(chamber, ()))
    if unknown and gems.before[player] is not None:
        yield Errand("cursedgem.look", LookAtLocation(player), LOOK_WORTH, LOOK, unknown)


def is_hidden(game: Game) -> bool:
    """cursedgem.place — whether somebody has a cursed gem, and a place for one is still to be laid."""
    gems = game.state.part(CursedGems)
    return bool(gems.pile) and any(gems.before[who.player] is not None for who in game.state.inside)


def as_told(game: Game, errand: Errand, told: Mapping[ChamberId, PlayerId | None]) -> tuple[Errand, ...]:
    """*errand* as it is for those who have heard what was *told*: nobody looks where another's gem belongs,
    and nothing is told twice. A tile that has left the temple took what was told of it along."""
    match errand.command:
        case TellLocation(_, chamber):
            return () if chamber in told else (errand,)
        case LookAtLocation(player):
            lying = game.state.part(CursedGems).seen
            known = {chamber: owner for chamber, owner in told.items() if chamber in lying}
            places = [chamber for chamber in errand.chambers if known.get(chamber, player) == player]
            mine = [chamber for chamber in places if chamber in known]
            return (replace(errand, chambers=tuple(mine or places)),) if places else ()
    return (errand,)
