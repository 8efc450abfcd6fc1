"""Labels: what one player alone sees on the map, over the picture that all share."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import Cell, Temple
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.queenies.maze.gear import TurnGear, on_line
from escape_tui.rules.exploring import FACE_DOWN
from escape_tui.scene.game.input.question_menu import OpenMenu
from escape_tui.scene.game.map.camera import Camera
from escape_tui.scene.game.side.team import ARROWS
from escape_tui.scene.stage.layout import Piece
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import dressed
from tile_art.chambers import chamber as art
from tile_art.chambers.size import Rect
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

#: What somebody points at before the temple shifts.
Shift = TurnGear


def gems_known(seen: State, narrator: Narrator) -> Mapping[Cell, str]:
    """cursedgem.look — the names on the location tiles that were looked at, by where they lie."""
    if not seen.has_part(CursedGems):
        return {}
    lying = seen.part(CursedGems).lying
    return {
        seen.temple.chambers[chamber].cell: narrator.card(gem)
        for chamber, gem in lying.items()
        if gem != FACE_DOWN
    }


def with_gem(drawn: art.Chamber, name: str) -> art.Chamber:
    """A chamber with the *name* on its location tile, if it is known, behind whatever else lies there."""
    if not name:
        return drawn
    others = tuple(mark for mark in drawn.marks if mark.kind != "location")
    return replace(drawn, marks=(*others, art.Mark("location", label=name)))


def shift_pointed_at(trays: tuple[PlayerId, ...], menus: Mapping[PlayerId, OpenMenu]) -> Shift | None:
    """maze.gear — the shift that somebody at this terminal points at and has not confirmed yet."""
    for player in trays:
        open = menus.get(player)
        command = open.menu.options[open.cursor].command if open is not None and open.has_focus else None
        if isinstance(command, TurnGear):
            return command
    return None


def cells_to_shift(temple: Temple, shift: Shift) -> tuple[Cell, ...]:
    return tuple(sorted({chamber.cell for chamber in on_line(temple, shift.line, shift.side)}))


def line_to_shift(
    temple: Temple, shift: Shift, camera: Camera, map_piece: Piece, temple_art: TempleArt, glyphs: Glyphs
) -> Iterator[Piece]:
    """Arrows over every chamber that *shift* would take along."""
    for cell in cells_to_shift(temple, shift):
        x, y, width, height = temple_art.place((cell.x, cell.y))
        across = max(1, width - 2)
        place = Rect(x + (width - across) // 2, y + height // 2, across, 1)
        arrows = dressed((row(ARROWS[shift.side] * across, Ink.CURSOR),), glyphs)
        yield camera.on(map_piece, place, arrows)
