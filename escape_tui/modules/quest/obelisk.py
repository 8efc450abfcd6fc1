"""The obelisk: three gem tiles that stay in the depot until chambers surround it."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Event, Question
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import Chamber, ChamberId, Side, Temple
from escape_tui.modules.quest.markers import QuestChamber, finished, is_open
from escape_tui.modules.trap.platform import PLATFORM
from escape_tui.rules.ending.leaving import EscapeCost
from escape_tui.rules.exploring import Laid, TempleChanged

OBELISK: ChamberId = "obelisk"


class GemTiles(Part, frozen=True):
    """The gem tiles in the depot; *sealed* are sides of the obelisk as printed, with its stairs to the
    south."""

    tiles: int
    sealed: tuple[Side, ...] = ()
    #: Whether the moving platform sealed one of them, before or after moving.
    is_platform_used: bool = False


class ObeliskRaised(Event, frozen=True):
    """quest.obelisk — *tiles* gem tiles go into the depot."""

    tiles: int

    def apply(self, state: State) -> State:
        return state.with_part(GemTiles(self.tiles))


class ObeliskSealed(Event, frozen=True):
    """quest.obelisk-sealed — a chamber is at *side* of the obelisk: a gem tile leaves the depot."""

    side: Side
    is_by_platform: bool = False

    def apply(self, state: State) -> State:
        before = state.part(GemTiles)
        return state.with_part(
            GemTiles(
                max(0, before.tiles - 1),
                (*before.sealed, self.side),
                before.is_platform_used or self.is_by_platform,
            )
        )


def gem_tiles(state: State) -> int:
    return state.part(GemTiles).tiles if state.has_part(GemTiles) else 0


class Obelisk(QuestChamber):
    """quest.obelisk — three gem tiles count as gems until chambers stand around it."""

    adjusts = (EscapeCost,)
    reacts_to = (Laid, TempleChanged)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        """quest.obelisk — its gem tiles count as gems for escaping."""
        match question:
            case EscapeCost():
                return answer + (Icon.KEY,) * gem_tiles(game.state)
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Laid(tile=tile) if tile == OBELISK and is_open(game.state, OBELISK):
                yield ObeliskRaised(game.catalogue.tiles[OBELISK].amount)
                yield from finished(game.state, OBELISK)
        if isinstance(event, TempleChanged) and gem_tiles(game.state):
            yield from _newly_sealed(game.state)


def _newly_sealed(state: State) -> Iterator[ObeliskSealed]:
    """quest.obelisk-sealed — a sealed side stays sealed when the obelisk is turned; the platform seals one
    side, no matter how often it moves."""
    obelisk = _obelisk(state.temple)
    for side in open_sides(state):
        there = state.temple.at(obelisk.cell.beyond(side))
        is_platform = any(chamber.id == PLATFORM for chamber in there)
        if there and not (is_platform and state.part(GemTiles).is_platform_used):
            yield ObeliskSealed(_as_printed(obelisk, side), is_platform)


def open_sides(state: State) -> Iterator[Side]:
    """The sides of the obelisk, without its walled-up stairs, that are not sealed."""
    obelisk, sealed = _obelisk(state.temple), state.part(GemTiles).sealed
    return (side for side in Side if side is not obelisk.stairs and _as_printed(obelisk, side) not in sealed)


def _as_printed(obelisk: Chamber, side: Side) -> Side:
    return side.turned(Side.SOUTH - obelisk.stairs)


def _obelisk(temple: Temple) -> Chamber:
    return temple.chambers[OBELISK]
