"""Labels: what only one player sees on the map, drawn over the shared picture."""

from collections.abc import Mapping
from dataclasses import replace

from escape_tui.engine.state import State
from escape_tui.engine.temple import Cell
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.rules.exploring import FACE_DOWN
from escape_tui.scene.words.narration import Narrator
from tile_art.chambers import chamber as art


def gems_known(seen: State, narrator: Narrator) -> Mapping[Cell, str]:
    """cursedgem.look — the names on the location tiles that the player has looked at, by chamber."""
    if not seen.has_part(CursedGems):
        return {}
    lying = seen.part(CursedGems).lying
    return {
        seen.temple.chambers[chamber].cell: narrator.card(gem)
        for chamber, gem in lying.items()
        if gem != FACE_DOWN
    }


def with_gem(drawn: art.Chamber, name: str) -> art.Chamber:
    """A chamber with the *name* on its location tile, if the player knows it, after its other things."""
    if not name:
        return drawn
    others = tuple(mark for mark in drawn.marks if mark.kind != "location")
    return replace(drawn, marks=(*others, art.Mark("location", label=name)))
