"""Prose: text as inked rows, cut, wrapped and aligned."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from textwrap import TextWrapper

from escape_tui.scene.words.words import Words
from tile_art.icons import price as inked_price
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.glyphs import CONSOLE_FONT, Glyphs, stand_in
from tile_art.inks.ink import Ink
from tile_art.letters import TAIL, as_written, cell_count, in_cells, shortened

MORE = "…"

#: Between the parts of a title.
_BETWEEN = " · "

#: Spaces at which no line ends: those of French punctuation, and the one between a number and its unit.
_UNBROKEN = re.compile(r" (?=[:;!?»])|(?<=«) |(?<=\d) (?=s\b)")
_AFTER_A_SENTENCE = re.compile(r"(?<=[.!?]) +")
_NO_BREAK = "\N{NO-BREAK SPACE}"


def clipped(text: str, width: int) -> str:
    """*text* in at most *width* cells."""
    cells = in_cells(text)
    return cells if len(cells) <= width else shortened(cells, max(0, width - 1)) + MORE[:width]


def whole_parts(title: str, width: int) -> str:
    """As many parts of *title*, which dots separate, as fit into *width* cells; at least the first."""
    while cell_count(title) > width and _BETWEEN in title:
        title = title.rpartition(_BETWEEN)[0]
    return title


def cut_inside(text: str, width: int) -> str:
    """*text* in at most *width* cells, with its beginning and its end."""
    cells = in_cells(text)
    if len(cells) <= width or width < 3:
        return clipped(text, width)
    end = (width - 1) * 2 // 3
    return shortened(cells, width - 1 - end) + MORE + cells[len(cells) - end :].lstrip(TAIL)


class _Wrapper(TextWrapper):
    """A text wrapper that doesn't split letters of two cells."""

    def _handle_long_word(self, chunks: list[str], line: list[str], filled: int, width: int) -> None:
        room = width - filled
        is_in_letter = room > 0 and chunks[-1][room : room + 1] == TAIL
        super()._handle_long_word(chunks, line, filled, width - is_in_letter)


def wrapped(text: str, width: int, ink: Ink = Ink.PLAIN, most: int = 99) -> list[Row]:
    """*text* in lines of *width* cells; at most *most* lines, the last one cut off."""
    bound = _UNBROKEN.sub(_NO_BREAK, in_cells(text))
    lines = [line.replace(_NO_BREAK, " ") for line in _Wrapper(max(1, width)).wrap(bound)] or [""]
    if len(lines) > most:
        lines = [*lines[: most - 1], clipped(" ".join(lines[most - 1 :]), width)]
    return [row(line, ink) for line in lines]


def whole_sentences(text: str, width: int, ink: Ink, most: int) -> list[Row]:
    """As many sentences of *text* as fit whole into *most* lines of *width* cells; at least the first."""
    told = _AFTER_A_SENTENCE.split(text)
    while len(told) > 1 and len(wrapped(" ".join(told), width)) > most:
        told.pop()
    return wrapped(" ".join(told), width, ink, most)


def apart(left: Row, right: Row, width: int) -> Row:
    """*left* and *right* at both ends of *width* cells; *left* is cut if necessary."""
    if not right.text:
        return left.fit(max(0, width))
    room = width - len(right.text)
    if len(left.text) > room - 1:
        left = left.cut(0, max(0, room - 1))
    return left.fit(max(0, room)) + right.cut(0, width)


def spaced(pieces: Iterable[Row], gap: str = " ") -> Row:
    """*pieces* with *gap* between them."""
    rows: list[Row] = []
    for piece in pieces:
        if piece.text:
            rows += [row(gap, Ink.FAINT), piece] if rows else [piece]
    return join(rows)


def price(icons: Sequence[str], words: Words) -> Row:
    """A price in the letters of the language: 2AK."""
    return inked_price("".join(icons), words.letters)


@lru_cache(maxsize=256)
def keycap(label: str) -> Row:
    return row(f" {label} ", Ink.KEYCAP)


@lru_cache(maxsize=256)
def heading(title: str, width: int, ink: Ink = Ink.FRAME, right: Row | None = None) -> Row:
    """A horizontal line with *title* in it, and *right* at its right end."""
    end = row("") if right is None or not right.text else row(" ", ink) + right
    name = clipped(title, max(0, width - 3 - len(end.text)))
    start = row("─ ", ink) + row(name, Ink.TITLE) + row(" ", ink)
    return start + row("─" * max(0, width - len(start.text) - len(end.text)), ink) + end


def boxed(lines: Iterable[Row], width: int, title: str, foot: str = "", edge: Ink = Ink.TITLE) -> Picture:
    """*lines* in a box of *width* cells with *title* in its upper border, and *foot* in the lower one."""
    body = (row("│ ", edge) + line.fit(width - 4) + row(" │", edge) for line in lines)
    return (_border("╭╮", title, Ink.STRONG, width, edge), *body, _border("╰╯", foot, Ink.FAINT, width, edge))


def _border(corners: str, text: str, ink: Ink, width: int, edge: Ink) -> Row:
    line = row(corners[0], edge)
    if text:
        line += row("─ ", edge) + row(clipped(text, width - 6), ink) + row(" ", edge)
    return line + row("─" * (width - 1 - len(line.text)) + corners[1], edge)


def fitted(rows: Sequence[Row], width: int, height: int) -> Picture:
    """Exactly *height* rows of *width* cells."""
    kept = [line.fit(width) for line in rows[:height]]
    return (*kept, *[_blank(width)] * (height - len(kept)))


@lru_cache(maxsize=256)
def _blank(width: int) -> Row:
    return row(" " * width)


class _Plain(dict[int, str]):
    """For `str.translate`: letters without their accents, one ASCII character each."""

    def __missing__(self, code: int) -> str:
        letter = as_written(chr(code))
        if letter == "":
            return " "
        if code >= 128:
            bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
            letter = bare[:1] or "?"
        self[code] = letter
        return letter


#: Replacements for the glyphs of our own texts and frames.
_STAND_INS = {
    ord(glyph): plain
    for glyph, plain in zip("…’‘“”„«»¡¿ß·×–—├┤┼•↑↓←→★", '~\'\'"""""!?s.x--+++*^v<>*', strict=True)
}
_WORDS = {
    Glyphs.CONSOLE: _Plain(_STAND_INS | {ord(glyph): glyph for glyph in CONSOLE_FONT}),
    Glyphs.ASCII: _Plain(_STAND_INS),
}


def dressed(picture: Picture, glyphs: Glyphs) -> Picture:
    """*picture* in *glyphs*, including its text."""
    if glyphs is Glyphs.UNICODE:
        return picture
    return tuple(Row(written_in(line.text, glyphs), line.inks) for line in picture)


def written_in(text: str, glyphs: Glyphs) -> str:
    """*text* in one of the smaller glyph sets; cell by cell."""
    return stand_in(text, glyphs).translate(_WORDS[glyphs])
