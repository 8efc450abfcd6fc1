"""Which Queenie chambers may lie beside the start chamber, and which are shuffled in later."""

import pytest

from escape_tui.content.box import TILES
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.engine.temple import tile_of
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from tests.rulebook import rule
from tests.temple import CATALOGUE

EARLY = ("pit", "fountain")
LATE = ("exchange", "teleport", "totem", "newchar", "maze", "maya", "questplus")
SEATS = tuple(Seat(colour, colour) for colour in COLOURS[:3])
GAMES = 60


def first_two(*modules: str) -> set[str]:
    """Every tile that lies beside the start chamber in one of many games."""
    setup = Setup(SEATS, ("curses", "treasures", *modules))
    games = (new_game(setup, CATALOGUE, SeededChance(seed)) for seed in range(GAMES))
    return {tile_of(chamber) for game in games for chamber in game.state.temple.chambers}


@rule("queenie.setup")
@pytest.mark.parametrize("queenie", EARLY)
def test_the_pit_and_the_fountain_may_be_one_of_the_first_two_chambers(queenie: str) -> None:
    assert queenie in first_two(queenie)


@rule("queenie.setup")
@pytest.mark.parametrize("queenie", LATE)
def test_every_other_queenie_chamber_is_shuffled_in_after_the_first_two(queenie: str) -> None:
    assert not first_two(queenie) & {*TILES[queenie]}
    setup = Setup(SEATS, ("curses", "treasures", queenie))
    assert {*TILES[queenie]} & {*new_game(setup, CATALOGUE, SeededChance(1)).state.pile}


@rule("queenie.setup")
@pytest.mark.parametrize("queenie", EARLY)
def test_what_lies_beside_the_start_chamber_is_not_in_the_pile(queenie: str) -> None:
    for seed in range(GAMES):
        state = new_game(Setup(SEATS, (queenie,)), CATALOGUE, SeededChance(seed)).state
        assert (queenie in state.temple) != (queenie in state.pile)
