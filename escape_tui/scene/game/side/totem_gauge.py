"""The totem's gauge: a marker that swings over the middle, seen by everybody in the totem chamber."""

from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.modules.queenies.totem import (
    FALLS_BEYOND,
    STAYS_WITHIN,
    SWING_ENDS,
    TOTEM_CHAMBER,
    Totem,
    marker_at,
)
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.words.prose import dressed, keycap
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.ink import Ink

#: Cells on either side of the middle.
REACH = 12

#: How often the marker is seen to move; it needs no more to be followed, and each time costs some bytes.
SWING_FRAME_MS: Millis = 100


class Marker(NamedTuple):
    """Where the marker is, and how many dice are stacked."""

    cell: int
    stacked: int


class TotemInputs(NamedTuple):
    at: Viewpoint
    marker: Marker


def marker_seen(state: State, seats: tuple[PlayerId, ...], elapsed: Millis) -> Marker | None:
    """The marker, if somebody on *seats* stands at a totem that still gives gems; all who watch see it."""
    if not state.has_part(Totem) or TOTEM_CHAMBER not in state.temple:
        return None
    is_open = state.temple.chambers[TOTEM_CHAMBER].gems == 0 and state.ending is None
    lookers = seats or range(len(state.adventurers))
    if not is_open or not any(state.adventurers[who].chamber == TOTEM_CHAMBER for who in lookers):
        return None
    return Marker(_cell(marker_at(elapsed)), len(state.part(Totem).stack))


def totem_gauge(inputs: TotemInputs) -> Picture:
    """One line: the stack, and the marker where it is at the moment of this picture."""
    at, (marker, stacked) = inputs
    cap = keycap(at.cap("act")) if at.seats else row("")
    label = row(f" {at.words.say('panel-totem')} {stacked} ", Ink.STRONG)
    scale = join(_mark(cell, cell == marker) for cell in range(-REACH, REACH + 1))
    edge = row("│", Ink.FRAME)
    return dressed(((cap + label + edge + scale + edge).fit(at.regions.map.width),), at.glyphs)


def _cell(place: int) -> int:
    """Where the gauge shows a marker at *place*: 0 is the middle. What is drawn over a shape is judged by it,
    so that a marker between two cells is drawn in the outer one."""
    away = -(-abs(place) * REACH // SWING_ENDS)
    return away if place > 0 else -away


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
