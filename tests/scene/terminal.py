"""A terminal to look at: what a person would see after some bytes have arrived."""

from typing import NamedTuple

import pyte
from pyte.screens import Char

from escape_tui.scene.stage.pens import Pens
from tile_art.inks.canvas import Picture
from tile_art.letters import TAIL, as_written


class Seen(NamedTuple):
    """What shows in one cell. A blank shows no foreground."""

    glyph: str
    foreground: str
    background: str
    attributes: tuple[bool, ...]


def _seen(char: Char) -> Seen:
    attributes = (char.bold, char.italics, char.underscore, char.strikethrough, char.reverse, char.blink)
    is_plain_blank = char.data == " " and not (char.underscore or char.strikethrough or char.reverse)
    if is_plain_blank:
        return Seen(" ", "", char.bg, ())
    return Seen(char.data, char.fg, char.bg, attributes)


class Terminal:
    """An emulated terminal that is fed bytes."""

    def __init__(self, width: int, height: int) -> None:
        self.screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self.screen)

    def feed(self, chunk: bytes) -> None:
        self._stream.feed(chunk)

    def resize(self, width: int, height: int) -> None:
        self.screen.resize(height, width)

    def seen(self) -> list[list[Seen]]:
        lines, columns = range(self.screen.lines), range(self.screen.columns)
        return [[_seen(self.screen.buffer[y][x]) for x in columns] for y in lines]


def painted(frame: Picture, pens: Pens) -> list[list[Seen]]:
    """What a person should see of *frame*: every cell written on its own, the slow and obvious way."""
    terminal = Terminal(len(frame[0].text), len(frame))
    for y, row in enumerate(frame):
        for x, (letter, ink) in enumerate(zip(row.text, row.inks, strict=True)):
            if letter == TAIL:
                continue
            look = pens.looks[pens.styles[ink]]
            codes = ";".join(("0", *look.attributes, *filter(None, (look.foreground, look.background))))
            terminal.feed(f"\x1b[{codes}m\x1b[{y + 1};{x + 1}H{as_written(letter)}".encode())
    return terminal.seen()
