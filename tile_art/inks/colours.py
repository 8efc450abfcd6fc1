"""Colours: four palettes with the same names; each colour also has one of a terminal's first sixteen."""

from functools import cache
from typing import NamedTuple


class Colour(NamedTuple):
    """*rgb* as six hexadecimal digits; *ansi* for terminals with sixteen colours, *of_256* with 256.

    The cube of 256 colours has no dark brown: there grounds are nearly black, and lines and letters are warm.
    """

    rgb: str
    ansi: int
    of_256: int | None = None


BLACK, RED, GREEN, BROWN, BLUE, MAGENTA, CYAN, SILVER = range(8)
GREY, BRIGHT_RED, BRIGHT_GREEN, YELLOW, BRIGHT_BLUE, BRIGHT_MAGENTA, BRIGHT_CYAN, WHITE = range(8, 16)

TEMPLE: dict[str, Colour] = {
    "night": Colour("0c0a09", BLACK, 232),
    "floor": Colour("1e1813", BLACK, 233),
    "lit": Colour("3b2a18", BLACK, 234),
    "stone": Colour("2f251c", BLACK, 234),
    "stone-lit": Colour("4a351c", BLACK, 234),
    "ink": Colour("14100c", BLACK, 232),
    "wall": Colour("a8855a", SILVER, 137),
    "rubble": Colour("6e5a44", GREY, 95),
    "light": Colour("6b4c28", BROWN, 94),
    "opening": Colour("ffc65c", YELLOW, 221),
    "stairs": Colour("e0b98a", SILVER, 180),
    "text": Colour("e6dac3", SILVER, 223),
    "faint": Colour("8a7a65", GREY, 138),
    "bright": Colour("fff4da", WHITE, 230),
    "name": Colour("c9b48f", SILVER, 180),
    "frame": Colour("7d6142", BROWN, 94),
    "ivory": Colour("f2e6c9", SILVER, 230),
    "adventurer": Colour("a5d66f", BRIGHT_GREEN, 149),
    "key": Colour("83b9f2", BRIGHT_BLUE, 111),
    "torch": Colour("ff9440", BRIGHT_RED, 208),
    "ash": Colour("a596bd", MAGENTA, 139),
    "gold": Colour("ffd24a", YELLOW, 221),
    "gem": Colour("3fe3cf", BRIGHT_CYAN, 80),
    "gem-taken": Colour("2b8f86", CYAN, 30),
    "curse": Colour("c983ff", BRIGHT_MAGENTA, 177),
    "treasure": Colour("f0b04e", BROWN, 215),
    "equipment": Colour("d3a878", SILVER, 179),
    "safe": Colour("63cf8e", GREEN, 78),
    "good": Colour("8fdc62", BRIGHT_GREEN, 113),
    "sunlight": Colour("fff09c", WHITE, 229),
    "danger": Colour("ff6a58", BRIGHT_RED, 203),
    "warning": Colour("ffb43d", YELLOW, 214),
    "lava": Colour("ff6a1c", BRIGHT_RED, 202),
    "water": Colour("58b7ff", BRIGHT_BLUE, 75),
    "illusion": Colour("b59ae6", MAGENTA, 140),
    "banner": Colour("6b4519", BLUE, 94),
    "alarm": Colour("a8211a", RED, 124),
    "won": Colour("1e6e4b", GREEN, 22),
    "lost": Colour("511616", RED, 52),
    "keycap": Colour("4d3c29", BLUE, 94),
    "red": Colour("ff6154", BRIGHT_RED, 203),
    "blue": Colour("5ba4ff", BRIGHT_BLUE, 75),
    "green": Colour("63d468", BRIGHT_GREEN, 77),
    "yellow": Colour("ffe04a", YELLOW, 227),
    "purple": Colour("d383ff", BRIGHT_MAGENTA, 177),
    "white": Colour("ffffff", WHITE, 231),
    "sky-night": Colour("232b50", BLUE, 17),
    "sky-violet": Colour("5d3d6e", MAGENTA, 54),
    "sky-rose": Colour("ab5360", RED, 131),
    "sky-orange": Colour("f08c4a", BROWN, 209),
    "sky-yellow": Colour("ffdd8a", YELLOW, 222),
    "sun": Colour("fff6d2", WHITE, 230),
    "grass": Colour("4c7a2f", GREEN, 64),
}

#: Blue, orange and yellow carry the meaning; colours that are red or green above differ in lightness here.
SAFE: dict[str, Colour] = TEMPLE | {
    "wall": Colour("9c8b72", SILVER),
    "adventurer": Colour("f2efe2", WHITE),
    "key": Colour("56b4e9", BRIGHT_BLUE),
    "torch": Colour("f28a3c", BROWN),
    "gold": Colour("f5e04a", YELLOW),
    "gem": Colour("7fd4ff", BRIGHT_CYAN),
    "gem-taken": Colour("3d7396", CYAN),
    "curse": Colour("d98cba", BRIGHT_MAGENTA),
    "safe": Colour("6cc3f5", BRIGHT_CYAN),
    "good": Colour("6cc3f5", BRIGHT_CYAN),
    "danger": Colour("ff7a1a", BRIGHT_RED),
    "warning": Colour("f5e04a", YELLOW),
    "lava": Colour("ff7a1a", BRIGHT_RED),
    "water": Colour("2f8fd0", BRIGHT_BLUE),
    "alarm": Colour("b34700", RED),
    "won": Colour("0b5a8f", BLUE),
    "lost": Colour("4d2a10", RED),
    "red": Colour("ff7333", BRIGHT_RED),
    "blue": Colour("4fa3ea", BRIGHT_BLUE),
    "green": Colour("1fb58a", BRIGHT_GREEN),
    "yellow": Colour("f5e04a", YELLOW),
    "purple": Colour("d98cba", BRIGHT_MAGENTA),
}

HIGH_CONTRAST: dict[str, Colour] = TEMPLE | {
    "night": Colour("000000", BLACK),
    "floor": Colour("000000", BLACK),
    "lit": Colour("00264d", BLACK),
    "stone": Colour("000000", BLACK),
    "stone-lit": Colour("00264d", BLACK),
    "ink": Colour("000000", BLACK),
    "wall": Colour("d8d8d8", SILVER),
    "rubble": Colour("a8a8a8", GREY),
    "light": Colour("a08000", BROWN),
    "opening": Colour("ffff00", YELLOW),
    "stairs": Colour("ffffff", WHITE),
    "text": Colour("ffffff", WHITE),
    "faint": Colour("b8b8b8", SILVER),
    "bright": Colour("ffffff", WHITE),
    "name": Colour("ffffff", WHITE),
    "frame": Colour("c0c0c0", SILVER),
    "ivory": Colour("ffffff", WHITE),
    "adventurer": Colour("80ff60", BRIGHT_GREEN),
    "key": Colour("80c8ff", BRIGHT_BLUE),
    "torch": Colour("ffa030", BROWN),
    "ash": Colour("d0c0ff", MAGENTA),
    "gold": Colour("ffff40", YELLOW),
    "gem": Colour("40ffff", BRIGHT_CYAN),
    "gem-taken": Colour("30b0b0", CYAN),
    "curse": Colour("ff90ff", BRIGHT_MAGENTA),
    "treasure": Colour("ffd060", BROWN),
    "equipment": Colour("f0d8b0", SILVER),
    "safe": Colour("60ff90", GREEN),
    "danger": Colour("ff6060", BRIGHT_RED),
    "banner": Colour("5a3c00", BLUE),
    "alarm": Colour("b00000", RED),
    "keycap": Colour("303060", BLUE),
    "red": Colour("ff6a6a", BRIGHT_RED),
    "blue": Colour("70b4ff", BRIGHT_BLUE),
    "green": Colour("50ff50", BRIGHT_GREEN),
    "yellow": Colour("ffff50", YELLOW),
    "purple": Colour("ff90ff", BRIGHT_MAGENTA),
}

#: The temple by day, for terminals with a light background: dark inks on limestone.
LIGHT: dict[str, Colour] = {
    "night": Colour("fbf6ea", WHITE),
    "floor": Colour("e8e2d4", WHITE),
    "lit": Colour("ffe7a8", WHITE),
    "stone": Colour("e4d5b8", SILVER),
    "stone-lit": Colour("f5d98c", SILVER),
    "ink": Colour("fffaf0", WHITE),
    "wall": Colour("6b4a24", BROWN),
    "rubble": Colour("7a6850", GREY),
    "light": Colour("a8741c", BROWN),
    "opening": Colour("8a4b00", BROWN),
    "stairs": Colour("6e4a1e", BLACK),
    "text": Colour("2c2115", BLACK),
    "faint": Colour("6b5d49", GREY),
    "bright": Colour("120c05", BLACK),
    "name": Colour("4f3d24", BLACK),
    "frame": Colour("97805c", GREY),
    "ivory": Colour("33271a", BLACK),
    "adventurer": Colour("2f6414", GREEN),
    "key": Colour("0b4f96", BLUE),
    "torch": Colour("a03a00", RED),
    "ash": Colour("5b4382", MAGENTA),
    "gold": Colour("7a5200", BROWN),
    "gem": Colour("00625c", CYAN),
    "gem-taken": Colour("4a7f7b", CYAN),
    "curse": Colour("7a1fb0", MAGENTA),
    "treasure": Colour("7c4a00", BROWN),
    "equipment": Colour("6b4a20", BLACK),
    "safe": Colour("0d6636", GREEN),
    "good": Colour("2c660d", GREEN),
    "sunlight": Colour("7d4f00", BROWN),
    "danger": Colour("ad1a10", RED),
    "warning": Colour("8a4a00", BROWN),
    "lava": Colour("a63a00", RED),
    "water": Colour("00559c", BLUE),
    "illusion": Colour("5f3fa0", MAGENTA),
    "banner": Colour("f3cf80", SILVER),
    "alarm": Colour("ffb3a6", SILVER),
    "won": Colour("b5e6c3", SILVER),
    "lost": Colour("e8c4be", SILVER),
    "keycap": Colour("dccba8", SILVER),
    "red": Colour("b3160c", RED),
    "blue": Colour("0a4fae", BLUE),
    "green": Colour("17661c", GREEN),
    "yellow": Colour("7a5a00", BROWN),
    "purple": Colour("7d1fb3", MAGENTA),
    "white": Colour("3d3a36", BLACK),
    "sky-night": Colour("8fb8e8", BLUE),
    "sky-violet": Colour("c5b5e0", MAGENTA),
    "sky-rose": Colour("f0b8b8", RED),
    "sky-orange": Colour("ffc58a", BROWN),
    "sky-yellow": Colour("ffe3a0", YELLOW),
    "sun": Colour("fffbe8", WHITE),
    "grass": Colour("5f8f3a", GREEN),
}

_CHOSEN = {colour.rgb: colour.of_256 for colour in TEMPLE.values() if colour.of_256 is not None}

_CUBE = (0, 95, 135, 175, 215, 255)


@cache
def entry_of_256(rgb: str) -> int:
    """The entry for *rgb* in a terminal with 256 colours: as a palette says, else the nearest of the cube or
    the grey ramp."""
    if rgb in _CHOSEN:
        return _CHOSEN[rgb]
    red, green, blue = (int(rgb[at : at + 2], 16) for at in (0, 2, 4))

    def distance(entry: tuple[int, tuple[int, int, int]]) -> int:
        r, g, b = entry[1]
        return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2

    return min(_ENTRIES, key=distance)[0]


_ENTRIES: tuple[tuple[int, tuple[int, int, int]], ...] = (
    *(
        (16 + 36 * r + 6 * g + b, (_CUBE[r], _CUBE[g], _CUBE[b]))
        for r in range(6)
        for g in range(6)
        for b in range(6)
    ),
    *((232 + step, (8 + 10 * step, 8 + 10 * step, 8 + 10 * step)) for step in range(24)),
)
