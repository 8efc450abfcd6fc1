"""Icons: letter, ink and picture of the faces of dice and of prices."""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby

from tile_art.inks.canvas import Row, join, row
from tile_art.inks.ink import Ink


@dataclass(frozen=True, slots=True)
class IconArt:
    """*face* is the picture on a die, two rows of five cells."""

    letter: str
    ink: Ink
    chip: Ink
    face: tuple[str, str]


ICONS = {
    art.letter: art
    for art in (
        IconArt("A", Ink.ADVENTURER, Ink.CHIP_ADVENTURER, ("  ☻  ", " ▟█▙ ")),
        IconArt("K", Ink.KEY, Ink.CHIP_KEY, ("▛▜▄▄▄", "▙▟ ▘▘")),
        IconArt("T", Ink.TORCH, Ink.CHIP_TORCH, (" ▚█▞ ", "  █  ")),
        IconArt("B", Ink.BLACK, Ink.CHIP_BLACK, ("▟▄▟▄▙", "▝█▬█▘")),
        IconArt("G", Ink.GOLDEN, Ink.CHIP_GOLDEN, ("▟◉▄◉▙", "▝▙▬▟▘")),
        IconArt("M", Ink.GOLDEN, Ink.CHIP_GOLDEN, ("▟▄▟▄▙", "▝▙▬▟▘")),
    )
}

#: The letters for icons, in the order of `ICONS`; each language has its own.
LETTERS = "".join(ICONS)

GEM = "◆"
GEM_SOCKET = "◇"
CURSE = "†"
TREASURE = "$"
ADVENTURER = "☻"

COLOURS = {
    "red": (Ink.RED, Ink.RED_HERE),
    "blue": (Ink.BLUE, Ink.BLUE_HERE),
    "green": (Ink.GREEN, Ink.GREEN_HERE),
    "yellow": (Ink.YELLOW, Ink.YELLOW_HERE),
    "purple": (Ink.PURPLE, Ink.PURPLE_HERE),
    "white": (Ink.WHITE, Ink.WHITE_HERE),
}


@cache
def letter_of(icon: str, letters: str) -> str:
    """The letter for *icon* among *letters*."""
    return letters[LETTERS.index(icon)]


@cache
def plate(icon: str, letters: str) -> Row:
    """One icon of a price: a dark letter on its colour."""
    art = ICONS[icon]
    return row("▐", art.ink) + row(letter_of(icon, letters), art.chip) + row("▌", art.ink)


@lru_cache(maxsize=256)
def entry_price(icons: str | None, room: int, letters: str) -> Row:
    """The icons to pay on entering, framed, in at most *room* cells."""
    if icons is None:
        return row("▐", Ink.DANGER) + row("╳", Ink.CHIP_CLOSED) + row("▌", Ink.DANGER)
    if not icons:
        return row("▐", Ink.GOOD) + row("0", Ink.GOOD) + row("▌", Ink.GOOD)
    if 3 * len(icons) <= room:
        return join(plate(icon, letters) for icon in icons)
    written = join(row(letter_of(icon, letters), ICONS[icon].chip) for icon in icons)
    return row("▐", ICONS[icons[0]].ink) + written + row("▌", ICONS[icons[-1]].ink)


@lru_cache(maxsize=256)
def price(icons: str, letters: str) -> Row:
    """A price in short form: `"TTTT"` as 4T, `"AAKT"` as 2AKT."""
    pieces = []
    for icon, run in groupby(icons):
        count, letter = len(tuple(run)), letter_of(icon, letters)
        pieces.append(row(f"{count}{letter}" if count > 1 else letter, ICONS[icon].ink))
    return join(pieces)
