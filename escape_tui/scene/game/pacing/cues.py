"""Cues: which bells ring when something happens, within what a player's settings allow."""

from enum import StrEnum
from typing import NamedTuple

Millis = int


class Bells(StrEnum):
    """A player's setting."""

    ALL = "all"
    GONGS = "gongs"
    OFF = "off"
    FLASH = "flash"


class Signal(StrEnum):
    BELL = "bell"
    FLASH = "flash"


class Cue(NamedTuple):
    """Something to hear: its strokes in ms after the event. A *moment* is always heard, later if necessary;
    other cues give way to it."""

    name: str
    strokes: tuple[Millis, ...]
    is_moment: bool = False
    is_gong: bool = False


def gong(count: int) -> Cue:
    """Gong *count* rings *count* times (clock.cues)."""
    return Cue(f"gong {count}", tuple(range(0, count * 700, 700)), is_moment=True, is_gong=True)


TICK = Cue("tick", (0,))
SLAM = Cue("slam", (0, 250), is_moment=True)
COLLAPSE = Cue("collapse", (0, 250, 500, 750, 1000), is_moment=True)
DAYLIGHT = Cue("daylight", (0,), is_moment=True)
HELP_CALL = Cue("help call", (0, 400))
DIE_CAME_BACK = Cue("die came back", (0,))


def told_to_page(cue: Cue) -> bytes:
    """The control sequence for a terminal that plays a sound for *cue*; all others ignore it."""
    return f"\x1b]7770;{cue.name}\x1b\\".encode()


class Ring(NamedTuple):
    """A signal to give *after_ms* from now."""

    after_ms: Millis
    signal: Signal


#: Two bells closer together sound like one, and terminals drop the second.
BELL_GAP_MS: Millis = 250

#: More than three flashes a second can be harmful.
FLASH_GAP_MS: Millis = 400

#: A moment later than this after its event isn't worth hearing any more.
LATEST_MS: Millis = 4000


class Bellringer:
    """Rings for one player, within their settings and never faster than is safe."""

    def __init__(self, setting: Bells) -> None:
        self.setting = setting
        self._free_at: Millis = 0

    def ring(self, cue: Cue, now: Millis) -> tuple[Ring, ...]:
        """What to ring for *cue*, which happened *now*."""
        if not self._is_wanted(cue):
            return ()
        wait = max(0, self._free_at - now)
        if wait and (not cue.is_moment or wait > LATEST_MS):
            return ()
        is_flash = self.setting is Bells.FLASH
        signal, gap = (Signal.FLASH, FLASH_GAP_MS) if is_flash else (Signal.BELL, BELL_GAP_MS)
        rings = tuple(Ring(after, signal) for after in _spaced(cue.strokes, wait, gap))
        self._free_at = now + rings[-1].after_ms + gap
        return rings

    def _is_wanted(self, cue: Cue) -> bool:
        match self.setting:
            case Bells.OFF:
                return False
            case Bells.GONGS:
                return cue.is_gong
            case Bells.ALL | Bells.FLASH:
                return True


def _spaced(strokes: tuple[Millis, ...], wait: Millis, gap: Millis) -> list[Millis]:
    """*strokes* after *wait*, moved apart if they are closer than *gap*."""
    spaced: list[Millis] = []
    for stroke in strokes:
        earliest = spaced[-1] + gap if spaced else wait
        spaced.append(max(earliest, stroke + wait))
    return spaced
