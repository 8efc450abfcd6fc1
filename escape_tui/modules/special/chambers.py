"""The special chambers that a table plays with."""

from escape_tui.content.box import TILES
from escape_tui.engine.setup import ModuleId, Setup
from escape_tui.engine.temple import TileId

#: The module, and the option for its chambers.
SPECIAL: ModuleId = "special"

LINKED, DOUBLE = "linked", "double"
TREASURE_CHAMBER: TileId = "treasure-chamber"

ALL, CHALICE, LINKED_AND_DOUBLE = "all", "chalice", "linked-and-double"
#: The values of the option, with the kinds of tiles they mean; a challenge may want only some of them.
CHAMBERS: dict[str, tuple[str, ...]] = {
    ALL: (LINKED, DOUBLE, TREASURE_CHAMBER),
    CHALICE: (TREASURE_CHAMBER,),
    LINKED_AND_DOUBLE: (LINKED, DOUBLE),
}


def special_chambers(setup: Setup) -> tuple[TileId, ...]:
    """special.setup — the special chambers of *setup*."""
    if SPECIAL not in setup.modules:
        return ()
    kinds = CHAMBERS.get(str(setup.options.get(SPECIAL, ALL)), ())
    return tuple(tile for kind in kinds for tile in TILES[kind])
