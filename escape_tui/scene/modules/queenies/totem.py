"""The totem on the screen: how many dice are stacked, and a marker that swings across the middle."""

from collections.abc import Iterator
from functools import cache

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.modules.queenies.totem import (
    FALLS_BEYOND,
    STAYS_WITHIN,
    SWING_ENDS,
    TOTEM_CHAMBER,
    StackDie,
    Totem,
    marker_at,
)
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import Gauge, Placed, Presentation
from tile_art.chambers.chamber import Mark
from tile_art.inks.canvas import Row, join, row
from tile_art.inks.ink import Ink

#: Cells on each side of the middle.
_REACH = 12


def _panel(part: Totem, sight: ViewerSight) -> Iterator[Row]:
    if part.stack:
        yield sight.line(sight.say("panel-totem"), row(f"≣ {len(part.stack)}", Ink.EQUIPMENT))


def _marks(part: Totem, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    if part.stack:
        yield Placed(TOTEM_CHAMBER, Mark("totem", len(part.stack)))


def _gauge(part: Totem, state: State, lookers: tuple[PlayerId, ...], elapsed: Millis) -> Gauge | None:
    """For players at a totem that still gives gems."""
    if TOTEM_CHAMBER not in state.temple or state.ending is not None:
        return None
    is_open = state.temple.chambers[TOTEM_CHAMBER].gems == 0
    if not is_open or all(state.adventurers[who].chamber != TOTEM_CHAMBER for who in lookers):
        return None
    return Gauge("panel-totem", len(part.stack), _scale(_cell(marker_at(elapsed))))


def _cell(place: int) -> int:
    """The cell of the gauge for a marker at *place*; 0 is the middle. A marker between two cells is drawn in
    the outer one, because players judge it by the shape it covers."""
    away = -(-abs(place) * _REACH // SWING_ENDS)
    return away if place > 0 else -away


@cache
def _scale(marker: int) -> Row:
    return join(_mark(cell, cell == marker) for cell in range(-_REACH, _REACH + 1))


def _mark(cell: int, is_marker: bool) -> Row:
    """A cell of the gauge; shapes say the same as colours: hold, slip, topple."""
    away = abs(cell) * SWING_ENDS // _REACH
    if away <= STAYS_WITHIN:
        shape, ink = "▬", Ink.GOOD
    elif away <= FALLS_BEYOND:
        shape, ink = "─", Ink.WARNING
    else:
        shape, ink = "╳", Ink.DANGER
    return row("▼", Ink.CURSOR) if is_marker else row(shape, ink)


def _face(command: StackDie, state: State) -> Icon | None:
    """totem.stack — dice with the same mask are interchangeable: a key that must be pressed in time should
    not ask which."""
    return state.adventurers[command.player].dice[command.die].face


TOTEM = Presentation(
    Totem, panel=_panel, marks=_marks, gauge=_gauge, twins={StackDie: _face}, aimed=(StackDie,)
)
