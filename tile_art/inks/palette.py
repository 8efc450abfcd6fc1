"""Palettes: how each ink looks, for every colour depth of a terminal."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from tile_art.inks.colours import HIGH_CONTRAST, LIGHT, SAFE, TEMPLE, Colour, entry_of_256
from tile_art.inks.ink import Ground, Ink, ground_of, ink_of, is_cell


class Depth(Enum):
    TRUECOLOR = "truecolor"
    COLOURS_256 = "256"
    COLOURS_16 = "16"
    MONO = "mono"


class Palette(Enum):
    #: A temple by torchlight.
    TEMPLE = "temple"
    #: For people who can't tell red from green.
    SAFE = "safe"
    HIGH_CONTRAST = "high-contrast"
    #: For terminals with a light background.
    LIGHT = "light"


_COLOURS: Mapping[Palette, Mapping[str, Colour]] = {
    Palette.TEMPLE: TEMPLE,
    Palette.SAFE: SAFE,
    Palette.HIGH_CONTRAST: HIGH_CONTRAST,
    Palette.LIGHT: LIGHT,
}


@dataclass(frozen=True, slots=True)
class ColourStyle:
    """Names of colours, and attributes; *reverse* is used only without colours."""

    fg: str
    bg: str = ""
    bold: bool = False
    dim: bool = False
    underline: bool = False
    reverse: bool = False


_GROUNDS = {Ground.NIGHT: "night", Ground.FLOOR: "floor", Ground.LIT: "lit"}


def _on_colour(colour: str) -> ColourStyle:
    return ColourStyle("ink", colour, bold=True, reverse=True)


LOOKS: Mapping[Ink, ColourStyle] = {
    Ink.PLAIN: ColourStyle("text"),
    Ink.FAINT: ColourStyle("faint", dim=True),
    Ink.STRONG: ColourStyle("bright", bold=True),
    Ink.WALL: ColourStyle("wall", "stone"),
    Ink.PASSAGE: ColourStyle("faint"),
    Ink.OPENING: ColourStyle("opening", bold=True),
    Ink.STAIRS: ColourStyle("stairs", bold=True),
    Ink.ADVENTURER: ColourStyle("adventurer", bold=True),
    Ink.KEY: ColourStyle("key", bold=True),
    Ink.TORCH: ColourStyle("torch", bold=True),
    Ink.BLACK: ColourStyle("ash", bold=True),
    Ink.GOLDEN: ColourStyle("gold", bold=True),
    Ink.GEM: ColourStyle("gem", bold=True),
    Ink.GEM_TAKEN: ColourStyle("gem-taken"),
    Ink.CURSE: ColourStyle("curse", bold=True),
    Ink.TREASURE: ColourStyle("treasure", bold=True),
    Ink.EQUIPMENT: ColourStyle("equipment"),
    Ink.SAFE: ColourStyle("safe", bold=True),
    Ink.EXIT: ColourStyle("sunlight", bold=True),
    Ink.DANGER: ColourStyle("danger", bold=True),
    Ink.WARNING: ColourStyle("warning", bold=True),
    Ink.GOOD: ColourStyle("good", bold=True),
    Ink.TITLE: ColourStyle("gold", bold=True),
    Ink.FRAME: ColourStyle("frame"),
    Ink.FRAME_ALARM: ColourStyle("danger", bold=True),
    Ink.CURSOR: ColourStyle("ink", "gold", bold=True, reverse=True),
    Ink.DIE: ColourStyle("ivory"),
    Ink.DIE_HELD: ColourStyle("gold", bold=True),
    Ink.DIE_LOCKED: ColourStyle("ash"),
    Ink.DIE_SPENT: ColourStyle("faint", dim=True),
    Ink.DIE_TUMBLING: ColourStyle("torch"),
    Ink.RED: ColourStyle("red", bold=True),
    Ink.BLUE: ColourStyle("blue", bold=True),
    Ink.GREEN: ColourStyle("green", bold=True),
    Ink.YELLOW: ColourStyle("yellow", bold=True),
    Ink.PURPLE: ColourStyle("purple", bold=True),
    Ink.WHITE: ColourStyle("white", bold=True),
    Ink.RED_HERE: _on_colour("red"),
    Ink.BLUE_HERE: _on_colour("blue"),
    Ink.GREEN_HERE: _on_colour("green"),
    Ink.YELLOW_HERE: _on_colour("yellow"),
    Ink.PURPLE_HERE: _on_colour("purple"),
    Ink.WHITE_HERE: _on_colour("white"),
    Ink.BANNER: ColourStyle("bright", "banner", bold=True, reverse=True),
    Ink.BANNER_ALARM: ColourStyle("bright", "alarm", bold=True, reverse=True),
    Ink.BANNER_WON: ColourStyle("bright", "won", bold=True, reverse=True),
    Ink.BANNER_LOST: ColourStyle("bright", "lost", bold=True, reverse=True),
    Ink.KEYCAP: ColourStyle("bright", "keycap", bold=True, reverse=True),
    Ink.CALL: ColourStyle("ink", "danger", bold=True, reverse=True),
    Ink.WATER: ColourStyle("water", bold=True),
    Ink.LAVA: ColourStyle("lava", bold=True),
    Ink.WALL_HERE: ColourStyle("gold", "stone-lit", bold=True),
    Ink.ILLUSION: ColourStyle("illusion"),
    Ink.CHIP_ADVENTURER: _on_colour("adventurer"),
    Ink.CHIP_KEY: _on_colour("key"),
    Ink.CHIP_TORCH: _on_colour("torch"),
    Ink.CHIP_BLACK: _on_colour("ash"),
    Ink.CHIP_GOLDEN: _on_colour("gold"),
    Ink.CHIP_CLOSED: _on_colour("danger"),
    Ink.CHAMBER_NAME: ColourStyle("name"),
    Ink.RUBBLE: ColourStyle("rubble", "stone", dim=True),
    Ink.LIGHT: ColourStyle("light", dim=True),
    Ink.WALL_SAFE: ColourStyle("safe", "stone", bold=True),
    Ink.WALL_EXIT: ColourStyle("sunlight", "stone", bold=True),
    Ink.WALL_ILLUSION: ColourStyle("illusion", "stone"),
    Ink.WALL_SHUT: ColourStyle("rubble", "stone"),
    Ink.WALL_INNER: ColourStyle("wall"),
    Ink.SKY: ColourStyle("bright", "sky-night", bold=True),
    Ink.SKY_VIOLET: ColourStyle("sky-violet", "sky-night"),
    Ink.SKY_ROSE: ColourStyle("sky-rose", "sky-violet"),
    Ink.SKY_ORANGE: ColourStyle("sky-orange", "sky-rose"),
    Ink.SKY_YELLOW: ColourStyle("sky-yellow", "sky-orange"),
    Ink.SUN: ColourStyle("sun", "sky-yellow", bold=True),
    Ink.GRASS: ColourStyle("grass"),
}


@lru_cache(maxsize=4096)
def sgr(cell: int, palette: Palette = Palette.TEMPLE, depth: Depth = Depth.TRUECOLOR) -> str:
    """The SGR sequence for *cell*, an ink on a ground; it resets all other attributes."""
    look = LOOKS[ink_of(cell)]
    codes = ["0", *_attributes(look, depth)]
    if depth is not Depth.MONO:
        colours = _COLOURS[palette]
        codes.append(_code(colours[look.fg], depth, background=False))
        codes.append(_code(colours[look.bg or _GROUNDS[ground_of(cell)]], depth, background=True))
    return f"\x1b[{';'.join(codes)}m"


def is_bold(cell: int) -> bool:
    return LOOKS[ink_of(cell)].bold


def sgr_table(palette: Palette, depth: Depth) -> tuple[str, ...]:
    """`sgr` for every byte that a row can hold, as a lookup table."""
    return tuple(sgr(cell if is_cell(cell) else 0, palette, depth) for cell in range(256))


def colours_of(cell: int, palette: Palette = Palette.TEMPLE) -> tuple[str, str]:
    """Foreground and background of *cell* as `#rrggbb`, for output without escape sequences."""
    look = LOOKS[ink_of(cell)]
    colours = _COLOURS[palette]
    return f"#{colours[look.fg].rgb}", f"#{colours[look.bg or _GROUNDS[ground_of(cell)]].rgb}"


def _attributes(look: ColourStyle, depth: Depth) -> list[str]:
    """Use dim only without colours: terminals disagree on how dark it is."""
    is_mono = depth is Depth.MONO
    chosen = (
        ("1", look.bold),
        ("2", look.dim and is_mono),
        ("4", look.underline),
        ("7", look.reverse and is_mono),
    )
    return [code for code, wanted in chosen if wanted]


def _code(colour: Colour, depth: Depth, *, background: bool) -> str:
    extended = "48" if background else "38"
    if depth is Depth.TRUECOLOR:
        red, green, blue = (int(colour.rgb[at : at + 2], 16) for at in (0, 2, 4))
        return f"{extended};2;{red};{green};{blue}"
    if depth is Depth.COLOURS_256:
        return f"{extended};5;{entry_of_256(colour.rgb)}"
    first = (40 if background else 30) if colour.ansi < 8 else (100 if background else 90)
    return str(first + colour.ansi % 8)
