"""Letters of any script in a grid with one character per cell.

A letter that fills two cells, or that has combining marks, is replaced in a picture by a placeholder from
Unicode's private use area; `as_written` restores the letter.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from wcwidth import wcwidth

#: Control characters, bidirectional overrides and zero-width characters: never drawn.
UNSAFE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    "\ud800-\udfff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

#: The replacement for characters that can't be drawn.
STAND_IN = "?"

#: Most combining marks on one letter; Hindi has letters with three.
MOST_MARKS = 3

#: The second cell of a letter that fills two.
TAIL = "\U00100000"

_FIRST, _COUNT = 0xF0000, 0x8000
#: The placeholder of one letter, or of half of one.
ONE_UNUSUAL = re.compile("[\U000f0000-\U000f7fff]\U00100000?|\U00100000")
#: One or more placeholders.
UNUSUAL = re.compile("[\U000f0000-\U000f7fff\U00100000]+")

#: The characters in most pictures; each fills one cell.
is_ours = re.compile("[ -~¡-¬®-ÿ─-◼…’←-↓∙]*").fullmatch


@lru_cache(maxsize=4096)
def cell_width(letter: str) -> int:
    """The width of the character *letter* in cells: 0 for a combining mark."""
    width = wcwidth(letter)
    # A control character has no width, but its replacement has.
    return width if width >= 0 else 1


def letters(text: str) -> Iterator[str]:
    """*text* letter by letter, each with its marks; a mark without a letter, or beyond the limit, is
    dropped."""
    letter = ""
    for character in text:
        if cell_width(character):
            if letter:
                yield letter
            letter = character
        elif letter not in ("", " ") and len(letter) <= MOST_MARKS:
            letter += character
    if letter:
        yield letter


def cell_count(text: str) -> int:
    """The width of *text* in cells."""
    return len(text) if is_ours(text) else sum(cell_width(letter[0]) for letter in letters(text))


def cut(text: str, cells: int) -> str:
    """The beginning of *text* that fits into *cells* cells, in whole letters."""
    if is_ours(text):
        return text[:cells]
    kept, filled = [], 0
    for letter in letters(text):
        filled += cell_width(letter[0])
        if filled > cells:
            break
        kept.append(letter)
    return "".join(kept)


class _StandIns:
    """The placeholders of recently drawn letters; the oldest is dropped when there are too many."""

    def __init__(self) -> None:
        self._of_letter: dict[str, str] = {}
        self._letters: list[str] = []
        self._next = 0

    def of(self, letter: str) -> str:
        known = self._of_letter.get(letter)
        return known if known is not None else self._given(letter)

    def letter(self, head: str) -> str:
        place = ord(head) - _FIRST
        return self._letters[place] if 0 <= place < len(self._letters) else STAND_IN

    def _given(self, letter: str) -> str:
        place, self._next = self._next, (self._next + 1) % _COUNT
        if place == len(self._letters):
            self._letters.append(letter)
        else:
            self._of_letter.pop(self._letters[place], None)
            self._letters[place] = letter
        head = chr(_FIRST + place)
        stands_in = head + TAIL if cell_width(letter[0]) == 2 else head
        self._of_letter[letter] = stands_in
        return stands_in


_STAND_INS = _StandIns()


def in_cells(text: str) -> str:
    """*text* with one character for each cell that it fills, without forbidden characters."""
    return text if is_ours(text) else "".join(map(_in_cells, letters(UNSAFE.sub("", text))))


def as_written(cells: str) -> str:
    """The text that *cells* of a picture show, for output to a terminal or a file."""
    return UNUSUAL.sub(_written, cells)


def whole(cells: str) -> str:
    """*cells* with blanks instead of half letters."""
    if not UNUSUAL.search(cells):
        return cells
    return ONE_UNUSUAL.sub(_mended, cells)


def shortened(cells: str, most: int) -> str:
    """The first *most* of *cells*, without the first half of a letter at the end."""
    return cells[: most - 1] + " " if cells[most : most + 1] == TAIL and most > 0 else cells[:most]


def _in_cells(letter: str) -> str:
    if len(letter) > 1:
        return _STAND_INS.of(letter)
    if UNUSUAL.match(letter):
        return letter
    if not letter.isprintable():
        return " " if letter.isspace() else STAND_IN
    return _STAND_INS.of(letter) if cell_width(letter) == 2 else letter


def _written(cells: re.Match[str]) -> str:
    return "".join(_STAND_INS.letter(head) for head in cells.group() if head != TAIL)


def _mended(found: re.Match[str]) -> str:
    """The letter of a placeholder, with blanks for tails that follow no letter."""
    cells = found.group()
    if _is_whole(cells):
        return cells
    return cells[0] + " " * (len(cells) - 1) if _is_whole(cells[0]) else " " * len(cells)


def _is_whole(cells: str) -> bool:
    head, tail = cells.rstrip(TAIL), cells.endswith(TAIL)
    return bool(head) and (cell_width(_STAND_INS.letter(head)[0]) == 2) is tail
