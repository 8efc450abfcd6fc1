"""Set-up: players, tiles, the first chambers, the exit, the depot and the dice."""

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from escape_tui.engine.dice import UNROLLED
from escape_tui.engine.effect import RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, Difficulty, Pace, Seat, Setup
from escape_tui.engine.temple import EXIT, MIDDLE, START
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.fate import Fate
from escape_tui.rules.setup import Expansion, Preparation, depot, lay_out
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, W

GEMS = {1: 7, 2: 7, 3: 11, 4: 14, 5: 16, 6: 18}


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"player {number}", COLOURS[number]) for number in range(players))


def laid_out(players: int, seed: int = 1, **setup: object) -> Game:
    return new_game(Setup(seats(players), **setup), CATALOGUE, SeededChance(seed))  # type: ignore[arg-type]


def refusal(setup: Setup) -> tuple[str, object]:
    with pytest.raises(RuleError) as error:
        new_game(setup, CATALOGUE, SeededChance(1))
    return error.value.rule, error.value.facts["reason"]


@rule("base.players")
@pytest.mark.parametrize("players", range(1, 7))
def test_one_to_six_adventurers_play_each_in_a_colour_of_his_own(players: int) -> None:
    state = laid_out(players).state
    assert [who.colour for who in state.adventurers] == list(COLOURS[:players])


@rule("base.players")
def test_nobody_or_seven_or_two_of_one_colour_are_refused_with_the_reason() -> None:
    seven = (*seats(6), Seat("seventh", "red"))
    assert refusal(Setup(())) == ("base.players", "count")
    assert refusal(Setup(seven)) == ("base.players", "count")
    assert refusal(Setup((Seat("a", "red"), Seat("b", "red")))) == ("base.players", "same-colour")
    assert refusal(Setup((Seat("a", "mauve"),))) == ("base.players", "colour")


@rule("clock.three-countdowns")
def test_an_unknown_soundtrack_is_refused() -> None:
    assert refusal(Setup(seats(1), soundtrack="3")) == ("clock.three-countdowns", "unknown")


@rule("base.tiles")
def test_start_exit_four_chambers_of_three_gems_and_thirteen_basic_chambers() -> None:
    state = laid_out(4).state
    tiles = Counter((*state.temple.chambers, *state.pile))
    three_gems = ("gem-key-1", "gem-key-2", "gem-torch-1", "gem-torch-2")
    assert tiles == Counter((START, EXIT, *three_gems, *(f"basic-{number:02}" for number in range(1, 14))))
    icons = [CATALOGUE.tiles[id].gems for id in three_gems]
    assert [[(len(icon.price), icon.gems) for icon in row] for row in icons] == [
        [(4, 1), (7, 2), (10, 3)]
    ] * 4
    assert [{*row[0].price}.pop() for row in icons] == ["K", "K", "T", "T"]


@rule("base.first-two")
def test_start_in_the_middle_and_two_random_chambers_beside_it_stairs_towards_it() -> None:
    drawn: set[str] = set()
    for seed in range(30):
        temple = laid_out(3, seed).state.temple
        start, west, east = temple.chambers.values()
        assert (start.id, start.cell) == (START, MIDDLE)
        assert (west.cell, west.stairs) == (MIDDLE.beyond(W), E)
        assert (east.cell, east.stairs) == (MIDDLE.beyond(E), W)
        assert temple.way(west.id, east.id) == (E, E)
        drawn.update((west.id, east.id))
    assert EXIT not in drawn
    assert len(drawn) > 10


@rule("base.exit-deep")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_for_three_or_more_the_exit_lies_among_the_five_lowest_tiles(players: int) -> None:
    depths = {laid_out(players, seed).state.pile.index(EXIT) for seed in range(60)}
    assert depths == {12, 13, 14, 15, 11}


@rule("base.exit-deep")
def test_the_top_four_tiles_of_the_pile_are_the_ones_that_hide_the_exit() -> None:
    deep = laid_out(3, seed=5).state.pile
    middle = laid_out(2, seed=5).state.pile
    pile = [tile for tile in middle if tile != EXIT]
    assert sorted(deep[-5:]) == sorted([*pile[:4], EXIT])
    assert list(deep[:-5]) == pile[4:]


@rule("base.exit-middle")
@pytest.mark.parametrize("players", [1, 2])
def test_for_one_or_two_the_exit_lies_in_the_middle_of_the_pile(players: int) -> None:
    for seed in range(10):
        pile = laid_out(players, seed).state.pile
        above, below = pile.index(EXIT), len(pile) - 1 - pile.index(EXIT)
        assert (above, below) == (7, 8)


@rule("base.gems", "end.expert", "end.professional")
@pytest.mark.parametrize(("players", "difficulty"), [*product(GEMS, Difficulty)])
def test_the_depot_by_players_and_difficulty_and_the_gems_beside_it(
    players: int, difficulty: Difficulty
) -> None:
    state = laid_out(players, difficulty=difficulty).state
    extra = dict(zip(Difficulty, (-3, 0, 3, 6), strict=True))
    assert state.depot == GEMS[players] + extra[difficulty]
    assert state.part(Fate).gems == (0 if difficulty is Difficulty.PROFESSIONAL else 2)


@rule("base.gems")
def test_a_gentle_game_never_leaves_the_exit_without_a_price() -> None:
    gentle = Setup(seats(2), difficulty=Difficulty.GENTLE)
    few = [replace(CATALOGUE, numbers=replace(CATALOGUE.numbers, gems=(gems,) * 6)) for gems in (1, 2, 3, 4)]
    assert [depot(gentle, catalogue) for catalogue in few] == [0, 0, 0, 1]


@rule("base.five-dice", "base.start-together")
@pytest.mark.parametrize("players", range(1, 7))
def test_everyone_starts_in_the_start_chamber_with_five_unrolled_dice_and_one_alone_with_seven(
    players: int,
) -> None:
    for who in laid_out(players).state.adventurers:
        assert who.chamber == START
        assert who.dice == (UNROLLED,) * (7 if players == 1 else 5)


@rule("base.players", "base.tiles")
@pytest.mark.parametrize(
    ("players", "difficulty", "pace", "soundtrack"),
    [*product(range(1, 7), Difficulty, Pace, ("1", "2", None))],
)
def test_every_set_up_can_be_played(
    players: int, difficulty: Difficulty, pace: Pace, soundtrack: str | None
) -> None:
    game = laid_out(players, difficulty=difficulty, pace=pace, soundtrack=soundtrack)
    game.advance(700_000)
    ending = game.state.ending
    assert (ending is None) == (soundtrack is None)


def test_the_same_seed_lays_out_the_same_table_and_another_seed_another() -> None:
    assert laid_out(4, seed=3).digest() == laid_out(4, seed=3).digest()
    assert laid_out(4, seed=3).state.pile != laid_out(4, seed=4).state.pile


class Scrolls(Expansion):
    """An expansion of no name: one tile that never comes first, one that is shuffled in late, one part."""

    id = "scrolls"

    def gather(self, preparation: Preparation) -> None:
        preparation.never_first += ["basic-01", "basic-02", "basic-03", "basic-04"]
        preparation.late.append("pit")

    def equip(self, preparation: Preparation) -> None:
        preparation.depot += len(preparation.expansions)


def test_an_expansion_changes_the_pile_before_and_after_the_first_two_are_drawn() -> None:
    for seed in range(20):
        chance = SeededChance(seed)
        state = lay_out(Setup(seats(2)), CATALOGUE, chance, (Scrolls(),))
        assert not {"basic-01", "basic-02", "basic-03", "basic-04", "pit"} & {*state.temple.chambers}
        assert "pit" in state.pile
        assert state.depot == 8
        assert len(state.pile) == 17


def test_an_expansion_may_leave_the_set_up_as_it_is() -> None:
    plain = lay_out(Setup(seats(3)), CATALOGUE, SeededChance(1), ())
    assert lay_out(Setup(seats(3)), CATALOGUE, SeededChance(1), (Expansion(),)) == plain


@rule("screen.combine")
def test_an_unknown_module_is_refused_by_name() -> None:
    assert refusal(Setup(seats(2), modules=("dragons",))) == ("screen.combine", "unknown-module")
