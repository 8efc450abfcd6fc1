"""Which special chambers a table plays with."""

from escape_tui.content.box import TILES
from escape_tui.engine.setup import ModuleId, Setup
from escape_tui.engine.temple import TileId

#: The module, and the option by which a table says which of its chambers it wants.
SPECIAL: ModuleId = "special"

LINKED, DOUBLE = "linked", "double"
TREASURE_CHAMBER: TileId = "treasure-chamber"

ALL, CHALICE, LINKED_AND_DOUBLE = "all", "chalice", "linked-and-double"
#: What the option may be, by the kinds of tiles that it means; a challenge may want only some of them.
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
