"""`python -m tests.bench.fit_estimate GAMES SEED`: fit the live estimate to simulated games, and check it.

Companions play base games of 2 to 5 at every difficulty; every 20 s of each game is a sample of how it ended.
The weights are those of a logistic regression. Games of further seeds say how far it can be trusted.
"""

import sys
from collections.abc import Iterator
from math import exp
from pathlib import Path
from statistics import mean

from escape_tui.cli.set_up_flags import simulated_seats
from escape_tui.content.catalogue import load
from escape_tui.engine.effect import Event
from escape_tui.engine.setup import Difficulty, Setup
from escape_tui.hub.analysis.chance import estimate, estimate_weights
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game

EVERY_MS = 20_000
STEPS = 12
#: A little pull towards zero, so that signs that go together share their weight.
RIDGE = 1.0

Sample = tuple[tuple[float, ...], bool]


def samples(games: int, seed: int) -> Iterator[Sample]:
    for number in range(games):
        players, difficulty = 2 + number % 4, list(Difficulty)[number // 4 % len(Difficulty)]
        setup = Setup(simulated_seats(players), difficulty=difficulty, soundtrack="1")
        yield from _of_game(setup, seed + number)


def _of_game(setup: Setup, seed: int) -> Iterator[Sample]:
    catalogue = load()
    game = new_game(setup, catalogue, SeededChance(seed))
    collapse_ms = catalogue.soundtracks["1"].collapse_ms
    seen: dict[int, tuple[float, ...]] = {}

    def look(events: tuple[Event, ...]) -> None:
        if game.state.has_begun and game.state.ending is None:
            seen.setdefault(game.state.elapsed // EVERY_MS, estimate.signs(game.state, collapse_ms))

    play_out(game, companions(setup, seed), tell=look)
    assert game.state.ending is not None
    for signs in seen.values():
        yield signs, game.state.ending.is_won


def fitted(known: list[Sample]) -> list[float]:
    """The weights that make *known* most likely, after Newton."""
    width = len(known[0][0])
    weights = [0.0] * width
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if row == column else 0.0 for column in range(width)] for row in range(width)]
        for signs, is_won in known:
            said = _said(weights, signs)
            spread = said * (1 - said)
            for row, sign in enumerate(signs):
                slope[row] += (is_won - said) * sign
                for column in range(row + 1):
                    bend[row][column] += spread * sign * signs[column]
        for row in range(width):
            for column in range(row):
                bend[column][row] = bend[row][column]
        weights = [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _said(weights: list[float], signs: tuple[float, ...]) -> float:
    weighed = sum(weight * sign for weight, sign in zip(weights, signs, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, weighed))))


def _solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """The solution of *matrix* x = *vector*, after Gauss."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for place in range(len(rows)):
        pivot = max(range(place, len(rows)), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for row in range(len(rows)):
            if row != place:
                times = rows[row][place]
                rows[row] = [value - times * up for value, up in zip(rows[row], rows[place], strict=True)]
    return [row[-1] for row in rows]


def reliability(weights: list[float], unknown: list[Sample]) -> Iterator[str]:
    """A line for each fifth of what is said: how many samples, how many of them won."""
    said = [(_said(weights, signs), is_won) for signs, is_won in unknown]
    for fifth in range(5):
        there = [each for each in said if fifth / 5 <= each[0] < (fifth + 1) / 5]
        if there:
            won = mean(is_won for _, is_won in there)
            yield f"| {fifth / 5:.1f}–{(fifth + 1) / 5:.1f} | {len(there)} | {100 * won:.0f} % |"


def main(games: int, seed: int) -> None:
    weights = fitted(list(samples(games, seed)))
    told = "".join(f"    {weight:.5f},\n" for weight in weights)
    text = f'"""{estimate_weights.__doc__}"""\n\nWEIGHTS = (\n{told})\n'
    Path(estimate_weights.__file__).write_text(text, "utf-8")
    print(*reliability(weights, list(samples(games // 2, seed + games))), sep="\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
