"""Simulating: the same seed gives the same games, and the command says clearly what it cannot do."""

import json
import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.analysis.chance.odds import wilson
from escape_tui.hub.simulate import report, simulate

SETUP = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]))


def run(*arguments: str) -> tuple[int, str, str]:
    ended = CliRunner().invoke(app, ["simulate", "--jobs", "1", *arguments])
    return ended.exit_code, ended.stdout, ended.stderr


def test_the_same_seed_gives_the_same_digest_whatever_the_hash_seed_and_the_jobs() -> None:
    here = report(simulate(SETUP, 2, 5, jobs=1))
    assert report(simulate(SETUP, 2, 6, jobs=1)).digest != here.digest
    script = (
        "from tests.hub.test_simulate import SETUP\n"
        "from escape_tui.hub.simulate import report, simulate\n"
        "if __name__ == '__main__': print(report(simulate(SETUP, 2, 5, jobs=1)).digest)"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    elsewhere = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert elsewhere.stdout.strip() == here.digest
    assert report(simulate(SETUP, 2, 5, jobs=2)) == here


def test_a_report_adds_up() -> None:
    code, out, _ = run("--players", "2", "--games", "2", "--seed", "5", "--json")
    said = json.loads(out)
    assert code == 0
    assert said["games"] == 2
    assert said["refusals"] == 0
    assert said["digest"] == report(simulate(companions_setup(), 2, 5, jobs=1)).digest
    assert said["interval"][0] <= said["win_rate"] <= said["interval"][1]


def companions_setup() -> Setup:
    """The set-up that the command makes of `--players 2`."""
    return Setup(tuple(Seat(f"Companion {number + 1}", COLOURS[number]) for number in range(2)))


def test_a_report_for_people_names_everything() -> None:
    code, out, _ = run("--players", "1", "--games", "1")
    assert code == 0
    for word in ("games", "won", "win rate", "median", "commands", "refusals", "per second", "digest"):
        assert word in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "7"), "A game is for 1 to 6 players, not 7.\n"),
        (("--players", "0"), "A game is for 1 to 6 players, not 0.\n"),
        (("--modules", "zeppelin"), "There is no module 'zeppelin'; there are: "),
        (("--challenge", "9z"), "There is no challenge '9z'; there are: 1a, "),
        (("--soundtrack", "3"), "There is no soundtrack '3'; there are: 1, 2.\n"),
        (("--modules", "exchange"), "Add both Curses and Treasures first."),
        (("--option", "quest"), "An option is written name=value, not 'quest'.\n"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    code, out, error = run(*arguments)
    assert (code, out) == (2, "")
    assert error.startswith(sentence)
    assert error.count("\n") == 1


def test_the_interval_of_a_win_rate_is_wilsons() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)
