"""A friend's dice, as they stand beside somebody else's map."""

from escape_tui.scene.game.regions import regions
from tests.bench.clients.glass import Glass
from tile_art.icons import ADVENTURER

#: A small die takes so many cells, after so many blanks.
_DIE, _MARGIN = 3, 2
_HELD, _READY = "║", "│"


class FriendsDice:
    """What somebody who looks at *glass* sees of the others' dice."""

    def __init__(self, glass: Glass) -> None:
        self._glass = glass
        self._regions = regions(glass.columns, glass.rows, has_panels=False)

    @property
    def own_figure(self) -> str:
        """By which figure the others know the one who looks here: it stands above their own dice."""
        above = self._glass.seen(self._regions.divider)
        start = above.find(ADVENTURER)
        return above[start : above.find(" ", start)] if start >= 0 else ""

    def shows(self, figure: str, die: int, *, is_held: bool) -> bool:
        """Whether die number *die* of the friend with *figure* is seen here as held, or as lying there."""
        edge = self._edge(figure, die)
        return edge == (_HELD if is_held else _READY)

    def _edge(self, figure: str, die: int) -> str:
        """The first cell of a friend's die; empty where the friend is not seen."""
        x, top, _, height = self._regions.side
        for y in range(top, top + height - 1):
            if figure and self._glass.line(y, x, x + len(figure)) == figure:
                left = x + _MARGIN + _DIE * (die - 1)
                return self._glass.line(y + 1, left, left + 1)
        return ""
