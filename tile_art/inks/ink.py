"""Inks: what a cell of a picture means; palettes decide how it looks."""

from enum import IntEnum, unique


@unique
class Ink(IntEnum):
    """The role of a cell. A palette gives each role its colours; a picture knows only roles.

    Fewer than 256, so that a row's inks fit into `bytes`. Append, never renumber: recordings store the
    numbers.
    """

    PLAIN = 0
    FAINT = 1
    STRONG = 2
    WALL = 3
    PASSAGE = 4
    OPENING = 5
    STAIRS = 6
    ADVENTURER = 7
    KEY = 8
    TORCH = 9
    BLACK = 10
    GOLDEN = 11
    GEM = 12
    GEM_TAKEN = 13
    CURSE = 14
    TREASURE = 15
    EQUIPMENT = 16
    SAFE = 17
    EXIT = 18
    DANGER = 19
    WARNING = 20
    GOOD = 21
    TITLE = 22
    FRAME = 23
    FRAME_ALARM = 24
    CURSOR = 25
    DIE = 26
    DIE_HELD = 27
    DIE_LOCKED = 28
    DIE_SPENT = 29
    DIE_TUMBLING = 30
    RED = 31
    BLUE = 32
    GREEN = 33
    YELLOW = 34
    PURPLE = 35
    WHITE = 36
    RED_HERE = 37
    BLUE_HERE = 38
    GREEN_HERE = 39
    YELLOW_HERE = 40
    PURPLE_HERE = 41
    WHITE_HERE = 42
    BANNER = 43
    BANNER_ALARM = 44
    BANNER_WON = 45
    BANNER_LOST = 46
    KEYCAP = 47
    CALL = 48
    WATER = 49
    LAVA = 50
    WALL_HERE = 51
    ILLUSION = 52
    CHIP_ADVENTURER = 53
    CHIP_KEY = 54
    CHIP_TORCH = 55
    CHIP_BLACK = 56
    CHIP_GOLDEN = 57
    CHIP_CLOSED = 58
    CHAMBER_NAME = 59
    RUBBLE = 60
    LIGHT = 61
    WALL_SAFE = 62
    WALL_EXIT = 63
    WALL_ILLUSION = 64
    WALL_SHUT = 65
    WALL_INNER = 66
    SKY = 67
    SKY_VIOLET = 68
    SKY_ROSE = 69
    SKY_ORANGE = 70
    SKY_YELLOW = 71
    SUN = 72
    GRASS = 73


@unique
class Ground(IntEnum):
    """The background of a cell. A byte of a row is an ink plus a ground: `Ink.KEY + Ground.FLOOR`."""

    NIGHT = 0
    FLOOR = 80
    LIT = 160


INKS_PER_GROUND = 80


def ink_of(cell: int) -> Ink:
    """The ink in a row's byte, without its ground."""
    return Ink(cell % INKS_PER_GROUND)


def ground_of(cell: int) -> Ground:
    return Ground(cell - cell % INKS_PER_GROUND)


def is_cell(byte: int) -> bool:
    """Whether *byte* is a valid ink on a ground."""
    return byte < len(Ground) * INKS_PER_GROUND and byte % INKS_PER_GROUND < len(Ink)
