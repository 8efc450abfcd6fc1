"""The totem on the screen: how many dice are stacked."""

from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.modules.queenies.totem import TOTEM_CHAMBER, Totem
from escape_tui.scene.game.viewer_sight import Sight
from escape_tui.scene.modules.presentation import Placed, Presentation
from tile_art.chambers.chamber import Mark
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


def _panel(part: Totem, sight: Sight) -> Iterator[Row]:
    if part.stack:
        yield sight.line(sight.say("panel-totem"), row(f"≣ {len(part.stack)}", Ink.EQUIPMENT))


def _marks(part: Totem, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    if part.stack:
        yield Placed(TOTEM_CHAMBER, Mark("totem", len(part.stack)))


TOTEM = Presentation(Totem, panel=_panel, marks=_marks)
