"""The voice: writes lines to one visitor, as many as they want to hear."""

from collections import deque
from collections.abc import Callable
from enum import IntEnum

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.scene.game.pacing.cues import Bellringer, Bells, Cue, Signal
from escape_tui.scene.menus.player_settings import Verbosity
from tile_art.letters import is_ours, letters

#: Most unasked lines a minute for a visitor who wants few; the last ones are reserved for pressing lines.
QUIET_LINES = 12
PRESSING_LINES = 4
MINUTE_MS: Millis = 60_000

#: Number of lines that can be repeated.
REMEMBERED_LINES = 20


class Matter(IntEnum):
    """How much a line matters to the listener."""

    #: They asked for it.
    ANSWER = 0
    #: They have to act on it, now or soon.
    PRESSING = 1
    #: Everybody has to know it.
    WEIGHTY = 2
    #: Useful: it happens in their chamber.
    NEAR = 3
    #: It happens elsewhere.
    FAR = 4


_HEARD = {Verbosity.QUIET: Matter.WEIGHTY, Verbosity.NORMAL: Matter.NEAR, Verbosity.FULL: Matter.FAR}


class Voice:
    """Lines and bells for one visitor; *write* gets a line, *ring* rings their bell."""

    def __init__(self, write: Callable[[str], None], ring: Callable[[], None], clockwork: Clockwork) -> None:
        self.verbosity = Verbosity.NORMAL
        self._write = write
        self._ring = ring
        self._clockwork = clockwork
        self._alarms = Alarms(clockwork)
        self._ringer = Bellringer(Bells.ALL)
        self._told_at: deque[Millis] = deque(maxlen=QUIET_LINES)
        self._waiting: list[str] = []
        self._last: list[str] = []
        self._strokes = 0

    def suit(self, verbosity: Verbosity, bells: Bells) -> None:
        """Apply the settings for verbosity and bells; plain text doesn't flash."""
        self.verbosity = verbosity
        self._ringer.setting = Bells.OFF if bells is Bells.FLASH else bells

    def answer(self, *lines: str) -> None:
        """Answer with *lines*, which `repeat` says again."""
        said = [line for line in map(_one_line, lines) if line]
        self._last = said[-REMEMBERED_LINES:] or self._last
        for line in said:
            self._write(line)

    def tell(self, line: str, matter: Matter = Matter.WEIGHTY) -> None:
        """Tell *line* unasked, if the visitor wants lines of this *matter*."""
        line = _one_line(line)
        if matter is Matter.ANSWER:
            self.answer(line)
        elif line and matter <= _HEARD[self.verbosity]:
            if self.verbosity is not Verbosity.QUIET:
                self._tell(line)
            elif self._has_room(matter):
                self._told_at.append(self._clockwork.now())
                self._tell(line)
            elif matter is Matter.PRESSING:
                self._wait_for_room(line)

    def repeat(self) -> None:
        """Repeat the last lines."""
        for line in self._last:
            self._write(line)

    def ring(self, cue: Cue) -> None:
        for ring in self._ringer.ring(cue, self._clockwork.now()):
            if ring.signal is Signal.BELL:
                self._strokes += 1
                self._alarms.set(f"stroke {self._strokes}", ring.after_ms, self._ring)

    def close(self) -> None:
        self._alarms.clear()

    def _tell(self, line: str) -> None:
        self._last = [line]
        self._write(line)

    def _has_room(self, matter: Matter) -> bool:
        """Whether there may be another line in this minute; some are reserved for pressing ones."""
        since = self._clockwork.now() - MINUTE_MS
        lately = sum(told > since for told in self._told_at)
        return lately < QUIET_LINES - (0 if matter is Matter.PRESSING else PRESSING_LINES)

    def _wait_for_room(self, line: str) -> None:
        """Tell pressing lines as soon as possible, all of them in one line."""
        self._waiting.append(line)
        if "room" not in self._alarms:
            self._alarms.set("room", self._told_at[0] + MINUTE_MS - self._clockwork.now(), self._tell_waiting)

    def _tell_waiting(self) -> None:
        lines, self._waiting = self._waiting, []
        self.tell(" ".join(lines), Matter.PRESSING)


def _one_line(text: str) -> str:
    """*text* in one line, without control characters, and with a limited number of combining marks."""
    line = harmless(" ".join(text.split()))
    return line if is_ours(line) else "".join(letters(line))
