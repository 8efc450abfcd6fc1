"""The moving platform: moves round the temple to the next door that its stairs fit."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from escape_tui.engine.effect import Effect, Event, Question
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import Cell, Chamber, ChamberId, Side, Temple
from escape_tui.rules.ending.closed_temple import IsStranded, WallOpened
from escape_tui.rules.exploring import Rearranged, TempleChanged
from escape_tui.rules.moving import HeldBy

PLATFORM: ChamberId = "platform"


class WaitingPlatform(Part, frozen=True):
    """Where the platform was laid, while it waits for a place to go; `None` once it found one."""

    laid_at: Cell | None


class PlatformWaits(TempleChanged, frozen=True):
    """trap.platform-waits — adventurers on the platform can't leave it, but they can discover."""

    laid_at: Cell

    def apply(self, state: State) -> State:
        return state.with_part(WaitingPlatform(self.laid_at))


class PlatformTravelled(Rearranged, frozen=True):
    """trap.platform — the platform moved, with everybody on it."""

    def apply(self, state: State) -> State:
        return super().apply(state).with_part(WaitingPlatform(None))


class PlatformStopped(Event, frozen=True):
    """temple.closed — a wall beside the waiting platform opened: it stays, and can be left."""

    def apply(self, state: State) -> State:
        return state.with_part(WaitingPlatform(None))


def waits_from(state: State) -> Cell | None:
    return state.part(WaitingPlatform).laid_at if state.has_part(WaitingPlatform) else None


def departure(game: Game) -> Iterator[Event]:
    """trap.platform, trap.platform-waits — the platform was laid: it moves or begins to wait."""
    laid_at = game.state.temple.chambers[PLATFORM].cell
    if travel := _travel(game.state.temple, laid_at):
        yield travel
    else:
        yield PlatformWaits(laid_at)


def landing(temple: Temple, laid_at: Cell) -> Cell | None:
    """trap.platform — the first space on the way round where the platform's stairs meet a door."""
    platform = temple.chambers[PLATFORM]
    others = temple.without((PLATFORM,))
    for cell in _way_round(others, platform):
        if cell != laid_at and _meets_door(others, cell, platform.stairs):
            return cell
    return None


def outline(temple: Temple, cell: Cell, wall: Side) -> Iterator[Cell]:
    """The empty spaces clockwise round the chambers, from *cell* with a chamber on its side *wall*.

    A space is listed once for each chamber it borders; the walk keeps a hand on the wall to its right.
    """
    first = (cell, wall)
    while True:
        yield cell
        heading = wall.turned(-1)
        ahead = cell.beyond(heading)
        if not temple.is_free(ahead):
            wall = heading
        elif not temple.is_free(ahead.beyond(wall)):
            cell = ahead
        else:
            cell, wall = ahead.beyond(wall), heading.opposite
        if (cell, wall) == first:
            return


class Platform(Effect):
    """trap.platform-waits — nobody leaves it until it has found a place."""

    adjusts = (HeldBy, IsStranded)
    reacts_to = (TempleChanged, WallOpened)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case HeldBy(player=player) if is_stranded(game.state, player):
                return "trap.platform-waits"
            case IsStranded(player=player):
                return answer or is_stranded(game.state, player)
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """trap.platform-waits — after every change of the temple it tries again."""
        laid_at = waits_from(game.state)
        if not isinstance(event, TempleChanged) or laid_at is None:
            return
        if isinstance(event, WallOpened) and PLATFORM in (event.chamber, event.there):
            yield PlatformStopped()
        elif travel := _travel(game.state.temple, laid_at):
            yield travel


def _travel(temple: Temple, laid_at: Cell) -> PlatformTravelled | None:
    cell = landing(temple, laid_at)
    return None if cell is None else PlatformTravelled((replace(temple.chambers[PLATFORM], cell=cell),))


def is_stranded(state: State, player: PlayerId) -> bool:
    return waits_from(state) is not None and state.adventurers[player].chamber == PLATFORM


def _way_round(temple: Temple, platform: Chamber) -> Iterator[Cell]:
    """Spaces round the chambers that it borders, those at its stairs first; then all other empty spaces
    beside a chamber (inner courts, separate parts of the temple), the nearest first."""
    here = platform.cell
    for quarters in range(4):
        wall = platform.stairs.turned(quarters)
        if not temple.is_free(here.beyond(wall)):
            yield from outline(temple, here, wall)
    beside = {cell.beyond(side) for cell in temple.cells for side in Side}
    spaces = (cell for cell in beside if temple.is_free(cell))
    yield from sorted(spaces, key=lambda cell: (abs(cell.x - here.x) + abs(cell.y - here.y), cell))


def _meets_door(temple: Temple, cell: Cell, stairs: Side) -> bool:
    return any(stairs.opposite in chamber.doors for chamber in temple.at(cell.beyond(stairs)))
