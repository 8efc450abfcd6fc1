"""Previews: a chamber as it would look after the answer that is pointed at."""

from dataclasses import replace
from typing import NamedTuple

from msgspec import structs

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.named import AtChamber, AtWall, QuarterTurns
from escape_tui.engine.state import Adventurer, State
from escape_tui.engine.temple import MIDDLE, Cell, Side, Temple, TileId
from escape_tui.rules.exploring import as_laid
from escape_tui.scene.game.input.open_question import Part
from escape_tui.scene.game.map.map_plan import plan
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import wrapped
from tile_art.chambers import chamber as art
from tile_art.chambers import temple_map
from tile_art.chambers.size import Size
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink


def cells_changed(part: Part | None, laid: Temple) -> tuple[Cell, ...]:
    """The cells that would look different after choosing *part*."""
    match part:
        case AtChamber(chamber) | QuarterTurns(chamber, _) if chamber in laid:
            return (laid.chambers[chamber].cell,)
        case AtWall(chamber, there) if chamber in laid and there in laid:
            return laid.chambers[chamber].cell, laid.chambers[there].cell
    return ()


class IfChosen(NamedTuple):
    """The choice of *part*, previewed at *cell*; *traveller* would move there, if anybody does."""

    part: Part | None
    cell: Cell
    traveller: Adventurer | None
    size: Size
    glyphs: Glyphs


def chamber_if(chosen: IfChosen, state: State, catalogue: Catalogue, narrator: Narrator) -> Picture:
    """The space at the cell, walls included, as it would look."""
    part, cell = chosen.part, chosen.cell
    around = {Cell(cell.x + dx, cell.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    would_be = _temple_if(part, state.temple)
    near = {id: chamber for id, chamber in would_be.chambers.items() if chamber.cell in around}
    laid = plan(
        structs.replace(state, temple=structs.replace(would_be, chambers=near)), catalogue, narrator, ()
    )
    here = laid[cell.x, cell.y]
    if (traveller := chosen.traveller) is not None:
        ghost = _ghost(part, traveller, narrator.initial(traveller.player))
        here = replace(here, adventurers=(*here.adventurers, ghost))
    laid[cell.x, cell.y] = replace(here, is_highlighted=True)
    drawn = temple_map.temple(laid, chosen.size, chosen.glyphs)
    x, y, width, height = drawn.place((cell.x, cell.y))
    return tuple(line.cut(x, x + width) for line in drawn.picture[y : y + height])


def tile_picture(tile: TileId, state: State, catalogue: Catalogue, narrator: Narrator) -> Picture:
    """A tile that is shown before it is laid: its name and its picture, with its stairs at the bottom."""
    halves = as_laid(catalogue.tiles[tile], MIDDLE, Side.SOUTH)
    alone = structs.replace(state, temple=Temple({half.id: half for half in halves}), adventurers=())
    (drawn,) = plan(alone, catalogue, narrator, ()).values()
    picture = temple_map.tile(drawn, Size.MEDIUM)
    width = len(picture[0].text)
    return (*wrapped(narrator.chamber(tile), width, Ink.TITLE, 2), *picture)


def _ghost(part: Part | None, traveller: Adventurer, letter: str) -> art.Adventurer:
    """*traveller* at the place where they would arrive."""
    is_in_rear = isinstance(part, AtChamber) and part.chamber.endswith("/rear")
    return art.Adventurer(traveller.colour, letter, is_me=True, is_in_rear=is_in_rear)


def _temple_if(part: Part | None, laid: Temple) -> Temple:
    match part:
        case AtWall(chamber, there):
            return laid.with_secret_passage(chamber, there)
        case QuarterTurns(chamber, quarters):
            halves = laid.at(laid.chambers[chamber].cell)
            return laid.with_chambers(half.turned(quarters) for half in halves)
    return laid
