"""The special chambers on the screen: the chalice, and the large torches."""

from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.modules.special.chalice import Chalice
from escape_tui.modules.special.chambers import ALL, CHAMBERS, SPECIAL
from escape_tui.modules.special.chambers import CHALICE as CHALICE_ONLY
from escape_tui.modules.special.large_torch import LargeTorches
from escape_tui.scene.modules.presentation import ModuleSheet, Placed, Presentation, SetUpOption
from escape_tui.scene.modules.standing_thing import standing_thing
from tile_art.chambers.chamber import Mark


def _torches(part: LargeTorches, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    return (Placed(chamber, Mark("large-torch")) for chamber in part.chambers)


CHALICE = standing_thing(Chalice, "chalice", "panel-chalice")
TORCHES = Presentation(LargeTorches, marks=_torches)

SHEET = ModuleSheet(
    SPECIAL,
    SetUpOption(SPECIAL, (ALL, CHALICE_ONLY)),
    sets={"curse": "illusions", "treasure": "illusions"},
    tiles=CHAMBERS[ALL],
)
