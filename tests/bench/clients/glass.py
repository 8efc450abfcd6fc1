"""Glass: the characters that a terminal would show, cell by cell; colours are not looked at."""

import codecs
import re
from collections.abc import Callable

from escape_tui.scene.stage.layout import Place

_TOKENS = re.compile(
    r"\x1b\[([0-9;:?<=>]*)[ -/]*([@-~])"  # a control sequence
    r"|\x1b[\]P][^\x07\x1b]*(?:\x07|\x1b\\)"  # a title or the like
    r"|\x1b[^\[\]P]"
    r"|[\x00-\x1a\x1c-\x1f\x7f]"
    r"|[^\x00-\x1f\x7f]+"
)
_LONGEST_SEQUENCE = 64


class Glass:
    """A screen of *columns* × *rows* cells that shows what is fed to it."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.x = self.y = 0
        #: How often something was fed; `written_since` compares with it.
        self.fed = 0
        self._cells = [[" "] * columns for _ in range(rows)]
        self._stamps = [[0] * columns for _ in range(rows)]
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._rest = ""
        self._wraps = True

    def feed(self, received: bytes) -> None:
        """Show what was *received*; half a sequence waits for its other half."""
        self.fed += 1
        text = self._rest + self._decode(received)
        self._rest = ""
        start = text.rfind("\x1b", -_LONGEST_SEQUENCE)
        if start >= 0 and not _TOKENS.match(text, start):
            text, self._rest = text[:start], text[start:]
        for token in _TOKENS.finditer(text):
            if token[2]:
                self._obey(token[2], token[1])
            elif token[0][0] >= " ":
                self._write(token[0])
            elif token[0] in _CONTROLS:
                _CONTROLS[token[0]](self)

    def line(self, y: int, left: int = 0, right: int | None = None) -> str:
        return "".join(self._cells[y][left:right])

    def seen(self, place: Place) -> str:
        """The text in *place*, one line after the other."""
        return "".join(self.line(y, place.x, place.x + place.width) for y in _lines(place, self.rows))

    def written_since(self, place: Place, fed: int) -> bool:
        """Whether something was written in *place*, if only in another colour, after so many feedings."""
        right = place.x + place.width
        return any(max(self._stamps[y][place.x : right]) > fed for y in _lines(place, self.rows))

    def count(self, character: str) -> int:
        """How many cells show *character*."""
        return sum(line.count(character) for line in self._cells)

    @property
    def is_full(self) -> bool:
        """Whether there is something to read in the upper and in the lower part."""
        quarter = self.rows // 4
        return _has_text(self._cells[:quarter]) and _has_text(self._cells[-quarter:])

    def _write(self, text: str) -> None:
        while text:
            if self.x >= self.columns:
                if not self._wraps:
                    self.x = self.columns - 1
                    text = text[-1]
                else:
                    self.x = 0
                    self.feed_line()
            fits = text[: self.columns - self.x]
            self._cells[self.y][self.x : self.x + len(fits)] = fits
            self._stamps[self.y][self.x : self.x + len(fits)] = [self.fed] * len(fits)
            self.x += len(fits)
            text = text[len(fits) :]

    def feed_line(self) -> None:
        if self.y + 1 < self.rows:
            self.y += 1
        else:
            self._cells = [*self._cells[1:], [" "] * self.columns]

    def back_to_margin(self) -> None:
        self.x = 0

    def step_back(self) -> None:
        self.x = max(0, min(self.x, self.columns - 1) - 1)

    def _obey(self, letter: str, parameters: str) -> None:
        if parameters[:1] in _PRIVATE:
            if letter in "hl" and parameters == "?7":
                self._wraps = letter == "h"
            return
        move = _MOVES.get(letter)
        if move is not None:
            first, _, second = parameters.partition(";")
            x, y = move(self, int(first or 1), int(second or 1))
            self.x, self.y = max(0, min(x, self.columns - 1)), max(0, min(y, self.rows - 1))
        elif letter == "K":
            self._erase_line(parameters or "0")
        elif letter == "J":
            self._erase_screen(parameters or "0")

    def _erase_line(self, how: str) -> None:
        left, right = {"0": (self.x, self.columns), "1": (0, self.x + 1)}.get(how, (0, self.columns))
        self._cells[self.y][left:right] = " " * (right - left)

    def _erase_screen(self, how: str) -> None:
        lines = {"0": range(self.y + 1, self.rows), "1": range(self.y)}.get(how, range(self.rows))
        for y in lines:
            self._cells[y] = [" "] * self.columns
        if how in "01":
            self._erase_line(how)


_PRIVATE = ("?", "<", "=", ">")

_CONTROLS: dict[str, Callable[[Glass], None]] = {
    "\n": Glass.feed_line,
    "\r": Glass.back_to_margin,
    "\b": Glass.step_back,
}

#: Where the cursor goes: its x and y after a sequence with two numbers, 1 where they are missing.
_MOVES: dict[str, Callable[[Glass, int, int], tuple[int, int]]] = {
    "A": lambda glass, first, _: (glass.x, glass.y - first),
    "B": lambda glass, first, _: (glass.x, glass.y + first),
    "C": lambda glass, first, _: (glass.x + first, glass.y),
    "D": lambda glass, first, _: (min(glass.x, glass.columns) - first, glass.y),
    "G": lambda glass, first, _: (first - 1, glass.y),
    "d": lambda glass, first, _: (glass.x, first - 1),
    "H": lambda _, first, second: (second - 1, first - 1),
    "f": lambda _, first, second: (second - 1, first - 1),
}


def _lines(place: Place, rows: int) -> range:
    return range(place.y, min(rows, place.y + place.height))


def _has_text(lines: list[list[str]]) -> bool:
    return any("".join(line).strip() for line in lines)
