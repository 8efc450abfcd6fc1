"""Panels: what the parts in play show beside the map, because they are there."""

from collections.abc import Callable, Iterator, Mapping

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.ui.narration import Narrator
from tile_art.canvas import Row

Panel = Callable[..., Iterator[Row]]

#: For each part by name, the panel that shows it.
PANELS: Mapping[str, Panel] = {}


def panels(game: Game, viewer: PlayerId | None, narrator: Narrator, width: int, most: int) -> list[Row]:
    """The panels of everything in play, at most *most* lines."""
    return []
