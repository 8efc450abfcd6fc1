"""Letters of any script in a grid that has one character a cell.

A picture holds one character for each cell. A letter that fills two cells, or that is written with marks over
or under it, has a stand-in there, a character of Unicode's private area; `as_written` brings the letter back.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from wcwidth import wcwidth

#: Whatever steers a terminal, turns the direction of writing or takes no cell: never drawn, whoever wrote it.
UNSAFE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    "\ud800-\udfff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

#: Instead of what cannot be drawn.
STAND_IN = "?"

#: Marks over and under one letter; Hindi has letters with three.
MOST_MARKS = 3

#: The second cell of a letter that fills two.
TAIL = "\U00100000"

_FIRST, _COUNT = 0xF0000, 0x8000
#: One letter that is none of those that fill a cell by themselves, as a picture has it, or half of one.
ONE_UNUSUAL = re.compile("[\U000f0000-\U000f7fff]\U00100000?|\U00100000")
#: One or several of them.
UNUSUAL = re.compile("[\U000f0000-\U000f7fff\U00100000]+")

#: The letters and shapes that most pictures are made of; each fills one cell.
is_ours = re.compile("[ -~¡-¬®-ÿ─-◼…’←-↓]*").fullmatch


@lru_cache(maxsize=4096)
def cell_width(letter: str) -> int:
    """How many cells the character *letter* fills: none if it is a mark on the one before it."""
    width = wcwidth(letter)
    # A control character has no width of its own, but a stand-in is drawn for it.
    return width if width >= 0 else 1


def letters(text: str) -> Iterator[str]:
    """*text* letter by letter, each with its marks; a mark without a letter, or one too many, is left out."""
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
    """How many cells *text* fills."""
    return len(text) if is_ours(text) else sum(cell_width(letter[0]) for letter in letters(text))


def cut(text: str, cells: int) -> str:
    """As much of *text* as fills at most *cells* cells, in whole letters."""
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
    """The stand-ins of the letters that were drawn last; when there are too many, the oldest goes."""

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
    """*text* with a character for each cell that it fills; what must never be drawn is left out."""
    return text if is_ours(text) else "".join(map(_in_cells, letters(UNSAFE.sub("", text))))


def as_written(cells: str) -> str:
    """*cells* of a picture as the text that they show, for whoever writes it to a terminal or a file."""
    return UNUSUAL.sub(_written, cells)


def whole(cells: str) -> str:
    """*cells* in which a letter of which only one half is there has made way."""
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
    """A letter, and blanks for cells that belong to none: a tail may follow a letter that has none."""
    cells = found.group()
    if _is_whole(cells):
        return cells
    return cells[0] + " " * (len(cells) - 1) if _is_whole(cells[0]) else " " * len(cells)


def _is_whole(cells: str) -> bool:
    head, tail = cells.rstrip(TAIL), cells.endswith(TAIL)
    return bool(head) and (cell_width(_STAND_INS.letter(head)[0]) == 2) is tail
