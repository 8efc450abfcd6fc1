"""What a table agrees on before it plays."""

from enum import StrEnum

from msgspec import Struct

#: A seat at the table, counted from 0.
PlayerId = int
ModuleId = str

COLOURS = ("red", "blue", "green", "yellow", "purple", "white")


class Difficulty(StrEnum):
    #: For a player's first games.
    GENTLE = "gentle"
    NORMAL = "normal"
    EXPERT = "expert"
    PROFESSIONAL = "professional"


class Pace(StrEnum):
    CALM = "calm"
    STANDARD = "standard"
    FRANTIC = "frantic"


class Seat(Struct, frozen=True):
    """A seat and its player; *picks* are the cards chosen before the game, by kind."""

    name: str
    colour: str
    picks: dict[str, str] = {}


class Setup(Struct, frozen=True):
    """Everything that, with a seed, determines a game; *options* belong to the modules that read them."""

    seats: tuple[Seat, ...]
    modules: tuple[ModuleId, ...] = ()
    options: dict[str, int | str] = {}
    difficulty: Difficulty = Difficulty.NORMAL
    pace: Pace = Pace.STANDARD
    #: The soundtrack's id; `None` is a practice game.
    soundtrack: str | None = "1"
    is_honour: bool = False
    is_clock_hidden: bool = False
