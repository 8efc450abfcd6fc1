"""The tables of docs/balance.md and docs/challenges.md: `python -m tests.win_rates 700001 400 200 kept.txt`.

Companions play so many games a cell of the base game and of each challenge, from a seed on that nobody tuned
with. Cells take turns, a few games each, and each outcome is kept in a file: what was stopped goes on where
it was, and at any time all cells have about as many games.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct

from escape_tui.cli.set_up_flags import simulated_seats
from escape_tui.content.catalogue import load
from escape_tui.engine.setup import Difficulty, Setup
from escape_tui.hub.analysis.chance.odds import wilson
from escape_tui.hub.simulate import SimulatedOutcome, simulate_one
from escape_tui.modules.box import MODULES

SOUNDTRACK = "1"
#: Games that a cell plays before it is the turn of the next one.
TURN = 10

EVERYTHING = "everything"
#: A gentle game is for beginners.
RANKED = tuple(each for each in Difficulty if each is not Difficulty.GENTLE)


class Kept(Struct, frozen=True):
    """What came of one game of a *cell*."""

    cell: str
    outcome: SimulatedOutcome


def cells() -> dict[str, Setup]:
    """By name: the base game by players and difficulty, four players with everything, and all challenges."""
    four = simulated_seats(4)
    base = {
        f"{players} {difficulty}": Setup(
            simulated_seats(players), difficulty=difficulty, soundtrack=SOUNDTRACK
        )
        for players in range(2, 6)
        for difficulty in RANKED
    }
    every = tuple(module.id for module in MODULES if module.id != "challenge")
    challenges = {
        name: Setup(four, options={"challenge": name}, soundtrack=SOUNDTRACK) for name in load().challenges
    }
    return base | {EVERYTHING: Setup(four, every, soundtrack=SOUNDTRACK)} | challenges


def to_play(seed: int, games: int, challenge_games: int) -> Iterator[tuple[str, int]]:
    """Each game, by its cell and seed, in turns."""
    challenges = load().challenges
    for first in range(0, max(games, challenge_games), TURN):
        for cell in cells():
            last = min(first + TURN, challenge_games if cell in challenges else games)
            yield from ((cell, seed + number) for number in range(first, last))


def play(seed: int, games: int, challenge_games: int, path: Path) -> tuple[Kept, ...]:
    """Play what is not in the file *path* yet; all that is in it then."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    kept = [msgspec.json.decode(line, type=Kept) for line in lines]
    known = {(each.cell, each.outcome.seed) for each in kept}
    setups = cells()
    with path.open("ab") as file:
        for cell, number in to_play(seed, games, challenge_games):
            if (cell, number) not in known:
                kept.append(Kept(cell, simulate_one(setups[cell], number)))
                file.write(msgspec.json.encode(kept[-1]) + b"\n")
                file.flush()
    return tuple(kept)


def table(kept: tuple[Kept, ...]) -> Iterator[str]:
    """A line of a page for each cell: games, wins, rate with its interval, median time of a win, refusals."""
    yield "| cell | won | win rate | median win | refused |"
    yield "|---|---|---|---|---|"
    for cell in cells():
        outcomes = [each.outcome for each in kept if each.cell == cell]
        if outcomes:
            yield _line(cell, outcomes)


def _line(cell: str, outcomes: list[SimulatedOutcome]) -> str:
    wins = [outcome.ended_at / 1000 for outcome in outcomes if outcome.is_won]
    low, high = (100 * bound for bound in wilson(len(wins), len(outcomes)))
    rate = f"{100 * len(wins) / len(outcomes):.1f} % ({low:.1f}–{high:.1f})"
    when = f"{median(wins):.0f} s" if wins else "–"
    refused = sum(outcome.refusals for outcome in outcomes)
    return f"| {cell} | {len(wins)} of {len(outcomes)} | {rate} | {when} | {refused} |"


if __name__ == "__main__":
    first_seed, base_games, games_a_challenge = map(int, sys.argv[1:4])
    print(*table(play(first_seed, base_games, games_a_challenge, Path(sys.argv[4]))), sep="\n")
