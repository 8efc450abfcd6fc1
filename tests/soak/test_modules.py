"""Seeded bots over every pair of modules and all together: nothing breaks, and the books balance."""

import os

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import ModuleId
from escape_tui.modules.box import MODULES, new_game
from escape_tui.modules.challenge import ADDITIONS
from tests.rulebook import rule
from tests.soak.curious import LoadedChance
from tests.soak.games import soak
from tests.soak.tables import ALL, NEEDS, PAIRS, PLAYERS, hurried, table
from tests.soak.wandering import wander

#: Games for every pair of modules, and for all together: so many that a soak is over in an hour or so.
#: `SOAK_GAMES=200 make soak` plays more of them.
GAMES = int(os.environ.get("SOAK_GAMES", "20"))

HURRIED = hurried()

#: A thin slice for every day: each module once, with its neighbours in the list, and everything at once.
TOGETHER = 4
SLICE = [ALL[first : first + TOGETHER] for first in range(0, len(ALL), TOGETHER)]


def seed_of(modules: tuple[ModuleId, ...], number: int) -> int:
    """A seed of its own for each game of each table."""
    return number + 1_000 * sum(ALL.index(module) * (1 + 97 * place) for place, module in enumerate(modules))


@pytest.mark.parametrize("modules", SLICE, ids="-".join)
@rule("screen.combine", "screen.hidden")
def test_a_game_of_neighbours_breaks_nothing(modules: tuple[ModuleId, ...]) -> None:
    number = ALL.index(modules[0])
    soak(table(modules, number), seed_of(modules, number), HURRIED)


@rule("screen.combine")
def test_a_game_of_everything_breaks_nothing() -> None:
    soak(table(ALL, 1), 1, HURRIED)


@pytest.mark.soak
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_many_games_of_a_pair_break_nothing(one: ModuleId, other: ModuleId) -> None:
    for number in range(GAMES):
        soak(table((one, other), number), seed_of((one, other), number), HURRIED)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(GAMES))
def test_many_games_of_everything_break_nothing(number: int) -> None:
    for players in range(len(PLAYERS)):
        soak(table(ALL, number * len(PLAYERS) + players), number, HURRIED)


@pytest.mark.soak
@pytest.mark.parametrize("challenge", HURRIED.challenges)
def test_many_games_of_a_challenge_break_nothing(challenge: str) -> None:
    for number in range(GAMES):
        added = ADDITIONS if number // len(PLAYERS) % 2 else ()
        soak(replace(table((), number), modules=added, options={"challenge": challenge}), number, HURRIED)


#: Modules with chambers that turn, shift, vanish or lead one way: none of their temples may close for good.
ODD_TEMPLES = (
    "treasures",
    "illusion",
    "special",
    "quest",
    "character",
    "trap",
    "newchar",
    "cursedgem",
    "questplus",
    "maze",
)

#: Tables at which somebody or something was once cut off for good, and the seeds of their games.
ONCE_CLOSED = (
    (("illusion", "cursedgem"), 21, 166_301),
    (("illusion", "cursedgem"), 73, 578_089),
    (("questplus", "maze"), 41, 324_681),
    (("trap", "cursedgem"), 51, 403_871),
    (("quest", "trap"), 58, 459_304),
    (("illusion", "special", "quest", "character", "trap", "newchar", "maze"), 280, 2_217_327),
)


@rule("temple.closed")
@pytest.mark.parametrize("seed", range(4))
def test_an_odd_temple_never_closes_for_good(seed: int) -> None:
    wander(table(ODD_TEMPLES, seed), seed, HURRIED)


@rule("temple.closed")
@pytest.mark.parametrize(("modules", "number", "seed"), ONCE_CLOSED)
def test_what_was_once_closed_for_good_opens(modules: tuple[ModuleId, ...], number: int, seed: int) -> None:
    wander(table(modules, number), seed, HURRIED)


@pytest.mark.soak
@rule("temple.closed")
@pytest.mark.parametrize("modules", [*PAIRS, ALL, ODD_TEMPLES], ids="-".join)
def test_many_odd_temples_never_close_for_good(modules: tuple[ModuleId, ...]) -> None:
    for number in range(GAMES):
        wander(table(modules, number), seed_of(modules, number), HURRIED)


@rule("screen.combine")
@pytest.mark.parametrize("module", [module.id for module in MODULES])
def test_every_module_can_be_switched_on_by_itself_unless_its_rule_names_what_it_needs(module: str) -> None:
    for number in range(len(PLAYERS)):
        setup = table((module,), number)
        if module == "challenge":
            setup = replace(setup, options={"challenge": "1a"})
        new_game(setup, HURRIED, LoadedChance(number))
    if module in NEEDS:
        with pytest.raises(RuleError, match=rf"{module}\."):
            new_game(replace(setup, modules=(module,)), HURRIED, LoadedChance(1))
