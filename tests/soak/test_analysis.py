"""Analyses of many games: companions play as well as their yardstick, a random player worse, and another run
finds the same turning points."""

from functools import partial
from pathlib import Path

import pytest

from escape_tui.engine.setup import Difficulty
from tests.bench.analysis import Line, mean_of, measured, play, random, setup_of

pytestmark = pytest.mark.soak

GAMES = 40
PLAY = 1


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Line, ...]:
    """Games of companions, each searched twice."""
    return measured(partial(play, setup_of()), GAMES, 1_021_001, tmp_path_factory.mktemp("play") / "play")


def test_companions_play_as_well_as_companions(played: tuple[Line, ...]) -> None:
    value, error = mean_of(played, PLAY)
    assert abs(value) <= 2 * error


def test_turning_points_are_found_again(played: tuple[Line, ...]) -> None:
    turns, found = sum(len(line.turns) for line in played), sum(line.found_again for line in played)
    assert found >= 0.8 * turns > 0


def test_a_random_player_plays_worse(tmp_path: Path) -> None:
    setup = setup_of(2, Difficulty.NORMAL)
    value, error = mean_of(measured(partial(random, setup), GAMES, 1_031_001, tmp_path / "random"), PLAY)
    assert value < -2 * error
