"""The mirage chamber: it takes the place of the start chamber, which moves elsewhere."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game
from escape_tui.engine.state import State
from escape_tui.engine.temple import START, Chamber, ChamberId
from escape_tui.rules.exploring import Laid, Rearranged, as_laid

MIRAGE: ChamberId = "mirage"


class MirageAppeared(Rearranged, frozen=True):
    """maze.mirage — mirage and start have swapped places; secret passages stay."""

    def apply(self, state: State) -> State:
        swapped = super().apply(state)
        passages = tuple((_now_there(one), _now_there(other)) for one, other in state.temple.secret_passages)
        return replace(swapped, temple=replace(swapped.temple, secret_passages=passages))


def mirage_appears(game: Game, event: Laid) -> Iterator[Event]:
    """maze.mirage — the two change places; adventurers stay on the chamber they stood on."""
    start = game.state.temple.chambers[START]
    (mirage,) = event.chambers
    yield MirageAppeared((_in_place_of(game, mirage, start), _in_place_of(game, start, mirage)))


def _in_place_of(game: Game, chamber: Chamber, other: Chamber) -> Chamber:
    """*chamber* in the place of *other*, turned like it."""
    (laid,) = as_laid(game.catalogue.tiles[chamber.id], other.cell, other.stairs)
    return replace(chamber, cell=laid.cell, doors=laid.doors, stairs=laid.stairs)


def _now_there(chamber: ChamberId) -> ChamberId:
    """What was in *chamber* before; the mirage is new, so only the start has secret passages."""
    return MIRAGE if chamber == START else chamber
