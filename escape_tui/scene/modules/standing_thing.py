"""A thing that is in one chamber, in none, or carried: its place on the map and beside it."""

from collections.abc import Iterator
from typing import Any

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import Part, State
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import Placed, Presentation
from tile_art.chambers.chamber import Mark
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


def standing_thing(kind: type[Part], mark: str, message: str) -> Presentation[Any]:
    """The presentation of a part with a `chamber`, and a `carrier` if it can be carried."""

    def marks(part: Any, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
        if part.chamber is not None and getattr(part, "carrier", None) is None:
            yield Placed(part.chamber, Mark(mark))

    def panel(part: Any, sight: ViewerSight) -> Iterator[Row]:
        carrier = getattr(part, "carrier", None)
        if carrier is not None:
            yield sight.line(sight.say(message), row(sight.narrator.name(carrier), Ink.STRONG))
        elif part.chamber is not None and part.chamber in sight.seen.temple:
            yield sight.line(sight.say(message), row(sight.narrator.chamber(part.chamber), Ink.CHAMBER_NAME))

    return Presentation(kind, panel=panel, marks=marks)
