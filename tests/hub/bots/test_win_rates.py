"""The tables of the win rates: cells take turns, and what was played before is not played again."""

from pathlib import Path

import pytest

from escape_tui.engine.setup import Setup
from escape_tui.hub.simulate import SimulatedOutcome
from tests import win_rates


def test_cells_take_turns_and_each_has_as_many_games_as_it_should() -> None:
    plan = list(win_rates.to_play(7, games=12, challenge_games=3))
    assert plan[:11] == [("2 normal", 7 + number) for number in range(10)] + [("2 expert", 7)]
    counts = {cell: sum(each == cell for each, _ in plan) for cell, _ in plan}
    assert (counts["5 professional"], counts[win_rates.EVERYTHING], counts["3a"]) == (12, 12, 3)
    assert len(set(plan)) == len(plan) == 13 * 12 + 26 * 3


def test_what_was_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def won(setup: Setup, seed: int) -> SimulatedOutcome:
        played.append(seed)
        return SimulatedOutcome(seed, True, "end.win", 300_000, 100, 0, "")

    monkeypatch.setattr(win_rates, "simulate_one", won)
    for _ in range(2):
        kept = win_rates.play(5, games=1, challenge_games=0, path=tmp_path / "kept")
    assert played == [5] * 13
    lines = list(win_rates.table(kept))
    assert lines[2] == "| 2 normal | 1 of 1 | 100.0 % (20.7–100.0) | 300 s | 0 |"
    assert len(lines) == 2 + 13
