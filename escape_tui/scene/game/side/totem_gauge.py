"""The totem's gauge: a marker that swings over the middle, seen by everybody in the totem chamber."""

from typing import TYPE_CHECKING

from escape_tui.engine.state import Millis, State
from escape_tui.modules.queenies.totem import (
    FALLS_BEYOND,
    STAYS_WITHIN,
    SWING_ENDS,
    TOTEM_CHAMBER,
    Totem,
    marker_at,
)
from escape_tui.scene.words.prose import keycap
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: Cells on either side of the middle.
REACH = 12

#: How often the marker is seen to move; it needs no more to be followed, and each time costs some bytes.
SWING_FRAME_MS: Millis = 100


def has_marker(view: "View") -> bool:
    """Whether somebody at this terminal stands at a totem that still gives gems; all who watch see it too."""
    state = view.state
    if not state.has_part(Totem) or TOTEM_CHAMBER not in state.temple:
        return False
    is_open = state.temple.chambers[TOTEM_CHAMBER].gems == 0 and state.ending is None
    return is_open and any(state.adventurers[who].chamber == TOTEM_CHAMBER for who in _lookers(view, state))


def totem_gauge(view: "View", width: int) -> Picture:
    """One line: the stack, and the marker where it is at the moment of this picture."""
    if not has_marker(view):
        return ()
    view.marker_drawn_at = view.presenter.elapsed
    cell = _cell(marker_at(view.marker_drawn_at))
    stacked = len(view.state.part(Totem).stack)
    return view.piece("totem", (cell, stacked, width), lambda: (_gauge(view, cell, stacked, width),))


def _lookers(view: "View", state: State) -> tuple[int, ...]:
    return view.seats or tuple(range(len(state.adventurers)))


def _cell(place: int) -> int:
    """Where the gauge shows a marker at *place*: 0 is the middle. What is drawn over a shape is judged by it,
    so that a marker between two cells is drawn in the outer one."""
    away = -(-abs(place) * REACH // SWING_ENDS)
    return away if place > 0 else -away


def _gauge(view: "View", marker: int, stacked: int, width: int) -> Row:
    words = view.look.words
    cap = keycap(view.cap("act")) if view.seats else row("")
    label = row(f" {words.say('panel-totem')} {stacked} ", Ink.STRONG)
    scale = join(_mark(cell, cell == marker) for cell in range(-REACH, REACH + 1))
    edge = row("│", Ink.FRAME)
    return (cap + label + edge + scale + edge).fit(width)


def _mark(cell: int, is_marker: bool) -> Row:
    """A cell of the gauge; shapes tell what colours tell: hold, slip, topple."""
    away = abs(cell) * SWING_ENDS // REACH
    if away <= STAYS_WITHIN:
        shape, ink = "▬", Ink.GOOD
    elif away <= FALLS_BEYOND:
        shape, ink = "─", Ink.WARNING
    else:
        shape, ink = "╳", Ink.DANGER
    return row("▼", Ink.CURSOR) if is_marker else row(shape, ink)
