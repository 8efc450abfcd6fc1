"""Analyses of many games: companions play as well as their yardstick, and a random player plays worse."""

from functools import partial
from pathlib import Path

import pytest

from escape_tui.engine.setup import Difficulty
from tests.bench.analysis import lost, mean_of, measured, play, random, setup_of

pytestmark = pytest.mark.soak

GAMES = 40
#: Companions lose one in eight of these.
SEEDS = 300
PLAY = 1


def test_companions_play_as_well_as_companions(tmp_path: Path) -> None:
    value, error = mean_of(measured(partial(play, setup_of()), GAMES, 999_001, tmp_path / "play"), PLAY)
    assert abs(value) <= 2 * error


def test_turning_points_of_lost_games_are_found_again(tmp_path: Path) -> None:
    setup = setup_of(2, Difficulty.NORMAL)
    lines = measured(partial(lost, setup), SEEDS, 992_001, tmp_path / "lost")
    turns, found = sum(len(line.turns) for line in lines), sum(line.found_again for line in lines)
    assert found >= 0.8 * turns > 0


def test_a_random_player_plays_worse(tmp_path: Path) -> None:
    setup = setup_of(2, Difficulty.NORMAL)
    value, error = mean_of(measured(partial(random, setup), GAMES, 979_001, tmp_path / "random"), PLAY)
    assert value < -2 * error
