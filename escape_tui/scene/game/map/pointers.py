"""Pointers: the chambers that players have marked for the others."""

from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.rules.calling import Pointers
from escape_tui.scene.modules.presentation import Placed, Presentation
from tile_art.chambers.chamber import Mark


def _marks(part: Pointers, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    return (Placed(chamber, Mark("call")) for chamber in sorted({chamber for _, chamber in part.chambers}))


POINTERS = Presentation(Pointers, marks=_marks)
