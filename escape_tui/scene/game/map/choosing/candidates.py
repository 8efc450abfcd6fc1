"""Candidates: where the answers to a question are on the map, and which one lies in a direction."""

from collections.abc import Iterable
from typing import NamedTuple

from escape_tui.engine.named import AtChamber, AtEntrance, AtLine, AtWall, Named, QuarterTurns
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import MIDDLE, Cell, ChamberId, Side, Temple, tile_of
from escape_tui.scene.game.input.open_question import OpenQuestion, Part

_STEPS = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}

#: Distance across the direction counts this many times as much as distance along it.
_ASIDE = 2


class Anchor(NamedTuple):
    """A place on the map: a *cell*, one *side* of it, or the rear half of a double chamber."""

    cell: Cell
    side: Side | None = None
    is_rear: bool = False

    @property
    def point(self) -> tuple[float, float]:
        """The middle of the place; neighbouring cells are two apart."""
        dx, dy = (0, 0) if self.side is None else _STEPS[self.side]
        return 2 * self.cell.x + dx + 0.25 * self.is_rear, 2 * self.cell.y + dy + 0.25 * self.is_rear


def anchor(part: Part, temple: Temple) -> Anchor | None:
    """Where *part* is on the map of *temple*, if it is a place there."""
    match part:
        case AtChamber(chamber) | QuarterTurns(chamber, _) if chamber in temple:
            return Anchor(temple.chambers[chamber].cell, None, chamber != tile_of(chamber))
        case AtWall(chamber, there) if chamber in temple and there in temple:
            return Anchor(temple.chambers[chamber].cell, wall_side(temple, chamber, there))
        case AtEntrance(chamber, side) if chamber in temple:
            return Anchor(temple.chambers[chamber].cell, side)
        case AtLine(line, side):
            return _end_of_line(line, side, temple)
    return None


def wall_side(temple: Temple, chamber: ChamberId, there: ChamberId) -> Side | None:
    """The side of *chamber* where the wall *there* is."""
    here, beyond = temple.chambers[chamber].cell, temple.chambers[there].cell
    return next((side for side in Side if here.beyond(side) == beyond), None)


def line_cells(line: int, side: Side, temple: Temple) -> list[Cell]:
    """The cells of a row or column, in the direction of *side*."""
    is_row = side in (Side.EAST, Side.WEST)
    cells = [cell for cell in temple.cells if (cell.y if is_row else cell.x) == line]
    dx, dy = _STEPS[side]
    return sorted(cells, key=lambda cell: cell.x * dx + cell.y * dy)


def _end_of_line(line: int, side: Side, temple: Temple) -> Anchor | None:
    cells = line_cells(line, side, temple)
    return Anchor(cells[-1], side) if cells else None


def own_cell(state: State, player: PlayerId) -> Cell:
    chamber = state.adventurers[player].chamber
    return state.temple.chambers[chamber].cell if chamber in state.temple.chambers else MIDDLE


def in_order(question: OpenQuestion, state: State, player: PlayerId) -> tuple[Part, ...]:
    """The possible answers at this step: places by distance, the nearest first; anything else in its own
    order."""
    parts = tuple(branch.part for branch in question.branches)
    if not question.is_on_map or question.is_turning:
        return parts
    x, y = Anchor(own_cell(state, player)).point

    def farness(part: Part) -> tuple[float, float, float]:
        there = anchor(part, state.temple)
        px, py = (0.0, 0.0) if there is None else there.point
        return abs(px - x) + abs(py - y), py, px

    return tuple(sorted(parts, key=farness))


def toward(start: Part, side: Side, parts: Iterable[Part], temple: Temple) -> Part | None:
    """The nearest of *parts* from *start* in the direction of *side*, if there is one."""
    here = anchor(start, temple)
    if here is None:
        return None
    dx, dy = _STEPS[side]
    x, y = here.point
    reached: list[tuple[float, float, float, Part]] = []
    for part in parts:
        there = anchor(part, temple)
        if there is None or part == start:
            continue
        ahead = (there.point[0] - x) * dx + (there.point[1] - y) * dy
        aside = abs((there.point[0] - x) * dy) + abs((there.point[1] - y) * dx)
        if ahead > 0:
            reached.append((ahead + _ASIDE * aside, there.point[1], there.point[0], part))
    return min(reached, key=lambda each: each[:3])[3] if reached else None


def cells_of(parts: Iterable[Named | Part], temple: Temple) -> set[Cell]:
    """The cells that show *parts*."""
    found = (anchor(part, temple) for part in parts)
    return {each.cell for each in found if each is not None}
