"""A picture kept until what it shows has changed."""

from collections.abc import Callable

from tile_art.canvas import Picture


class Cached:
    """Remembers the last picture and what it was drawn from."""

    def __init__(self) -> None:
        self._drawn_from: object = None
        self._picture: Picture = ()

    def picture(self, drawn_from: object, draw: Callable[[], Picture]) -> Picture:
        """The picture of *drawn_from*, drawn anew only if that is not what it was; equal rows stay the same
        objects, so that nobody compares them again."""
        if drawn_from != self._drawn_from:
            self._drawn_from = drawn_from
            new = draw()
            if new != self._picture:
                old = self._picture
                self._picture = tuple(
                    old[y] if y < len(old) and old[y] == line else line for y, line in enumerate(new)
                )
        return self._picture
