"""The origin of a study: the moment of a recorded game from which it is played on."""

import re
from typing import Final

from msgspec import Struct

from escape_tui.engine.state import Millis

_SECOND_MS: Final[Millis] = 1000
_NAMED = re.compile(r"([A-Za-z0-9][A-Za-z0-9-]{0,31})@(\d{1,2}):([0-5]\d)", re.ASCII)


class Origin(Struct, frozen=True):
    """The recorded *game*, and the seconds that its *clock* showed."""

    game: str
    clock: int

    def __str__(self) -> str:
        return f"{self.game}@{self.clock // 60}:{self.clock % 60:02}"

    def elapsed(self, collapse_ms: Millis) -> Millis:
        """The time since the game began, if the temple collapses at *collapse_ms*."""
        return collapse_ms - self.clock * _SECOND_MS


def named_origin(text: str) -> Origin | None:
    """The moment that *text* names, as in `f00d@4:12`; the inverse of `str`."""
    found = _NAMED.fullmatch(text)
    return None if found is None else Origin(found[1], int(found[2]) * 60 + int(found[3]))
