"""The tables of the soak: which modules sit together, for how many players, and how fast they play."""

from itertools import combinations

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue, load
from escape_tui.content.printed import Soundtrack
from escape_tui.engine.setup import COLOURS, ModuleId, Seat, Setup
from escape_tui.modules.box import MODULES

#: How many sit at the tables, in turn.
PLAYERS = (1, 2, 4, 6)

#: What a module cannot do without.
NEEDS: dict[ModuleId, tuple[ModuleId, ...]] = {"exchange": ("curses", "treasures")}

#: What a module is dull without: its cards, or what its cards are for.
COMPANY: dict[ModuleId, tuple[ModuleId, ...]] = {
    "doomed": ("curses", "treasures"),
    "fountain": ("curses",),
    "maze": ("curses", "treasures"),
    "newchar": ("character", "treasures"),
    "pit": ("curses", "treasures"),
    "questplus": ("curses",),
    "special": ("curses", "treasures"),
}

#: Everything that can be switched on; a challenge is a choice of its own.
ALL: tuple[ModuleId, ...] = tuple(module.id for module in MODULES if module.id != "challenge")

PAIRS: tuple[tuple[ModuleId, ModuleId], ...] = tuple(combinations(ALL, 2))

#: Numbers of chambers and other options, in turn.
OPTIONS: tuple[dict[str, int | str], ...] = (
    {"quest": 1, "trap": 2, "time": 2},
    {"quest": 3, "trap": 4, "time": 4, "calendar": "doomed"},
    {"quest": 2, "trap": 3, "time": 3},
)


def completed(modules: tuple[ModuleId, ...], *, with_company: bool) -> tuple[ModuleId, ...]:
    """*modules* and what they need, and with *company* what they are dull without."""
    wanted = dict.fromkeys(modules)
    for module in modules:
        wanted.update(dict.fromkeys(NEEDS.get(module, ())))
        if with_company:
            wanted.update(dict.fromkeys(COMPANY.get(module, ())))
    return tuple(module for module in ALL if module in wanted)


def table(modules: tuple[ModuleId, ...], number: int) -> Setup:
    """The table with *number* of those that play *modules*: players, options and company change in turn."""
    players = PLAYERS[number % len(PLAYERS)]
    cards = ("permanent", "activatable")
    seats = tuple(
        Seat(colour, colour, {"card": cards[(number // 2 + seat) % 2]})
        for seat, colour in enumerate(COLOURS[:players])
    )
    chosen = completed(modules, with_company=number // 4 % 3 != 1)
    return Setup(
        seats,
        chosen,
        OPTIONS[number // 3 % 3],
        soundtrack="1" if number % 5 else "2",
        is_honour=number % 7 == 6,
    )


def hurried() -> Catalogue:
    """Our own edition for people in a hurry: the same game in a sixth of the time, with more dice to act."""
    printed = load()
    numbers = replace(
        printed.numbers,
        roll_ms=dict.fromkeys(printed.numbers.roll_ms, 150),
        haste_ms=150,
        dice=8,
        dice_alone=9,
        last_call_ms=3_000,
        bot_act_ms=650,
        bot_reaction_ms=50,
        choice_ms=3_000,
        gift_ms=3_000,
        lost_treasure_ms=3_000,
        mind_control_ms=3_000,
        fate_ms=3_000,
        bond_ms=1_000,
        stand_up_ms=6_000,
        time_out_ms=6_000,
        short_cut_ms=3_000,
        blessing_ms=4_000,
        volunteer_ms=3_000,
        green_timer_ms=6_000,
        blue_timer_ms=15_000,
    )
    soundtracks = {
        name: Soundtrack(name, (slam - 8_000, 56_000, 82_000), (slam, 64_000), 90_000)
        for name, slam in (("1", 36_000), ("2", 30_000))
    }
    return replace(printed, numbers=numbers, soundtracks=soundtracks)
