"""How far an analysis can be trusted: `python -m tests.bench.analysis WHAT GAMES SEED FILE`, and after that
the number of players and the difficulty.

WHAT is `play` (games of companions: luck and play at turning points, and whether a second run with other
seeds finds the same points), `lost` (the same, only of the games that are lost), `random` (luck and play with
one player who plays anything) or `calibration` (chances that were measured against how the games ended). Each
game is a line in FILE: what was stopped goes on from there. The figures of docs/analysis.md are printed last.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from time import process_time

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escape_tui.cli.set_up_flags import simulated_seats
from escape_tui.content.catalogue import load
from escape_tui.engine.setup import Difficulty, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Measured
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import wilson
from escape_tui.hub.analysis.curve import curve
from escape_tui.hub.analysis.luck_and_play import luck_and_play
from escape_tui.hub.analysis.turning_points import TurningPoint, turning_points
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.record.record import Journal, Recording, header, read_lines
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from tests.hub.bots.clueless import Clueless

CATALOGUE = load()
#: Companions win three of five of these.
PLAYERS, DIFFICULTY = 2, Difficulty.EXPERT

#: Two runs that are so near found the same turning point.
FOUND_AGAIN_MS: Millis = 10_000

#: Moments of each game that are measured against its end, by the share of its length.
MOMENTS = (0.35, 0.6, 0.8)


class Line(Struct, frozen=True):
    """What was measured of the game of *seed*."""

    seed: int
    is_won: bool
    #: Luck and play at each turning point.
    splits: tuple[tuple[float, float], ...] = ()
    #: When the turning points were, and the changes of the chance; those of a second run, if there was one.
    turns: tuple[tuple[Millis, float], ...] = ()
    found: tuple[tuple[Millis, float], ...] | None = None
    #: Chances that were measured on the way.
    shares: tuple[float, ...] = ()
    #: CPU for the curve and the turning points.
    cpu_seconds: float = 0

    @property
    def found_again(self) -> int:
        """How many turning points the second run tells, too: the same rise or fall, at most ten seconds from
        it."""
        return sum(
            any(abs(at - other) <= FOUND_AGAIN_MS and change * again > 0 for other, again in self.found or ())
            for at, change in self.turns
        )


def setup_of(players: int = PLAYERS, difficulty: Difficulty = DIFFICULTY) -> Setup:
    return Setup(simulated_seats(players), difficulty=difficulty, soundtrack="1")


def recorded(setup: Setup, seed: int, bots: tuple[Bot, ...]) -> Recording:
    lines: list[bytes] = []
    journal, game = Journal(lines.append), new_game(setup, CATALOGUE, SeededChance(seed))
    journal.begin(header(setup, seed, CATALOGUE), game)
    play_out(game, bots, journal)
    return read_lines(lines, CATALOGUE, str(seed))


def play(setup: Setup, seed: int) -> Line:
    return _searched_twice(recorded(setup, seed, companions(setup, seed)))


def lost(setup: Setup, seed: int) -> Line:
    game = new_game(setup, CATALOGUE, SeededChance(seed))
    play_out(game, companions(setup, seed))
    assert game.state.ending is not None
    return Line(seed, is_won=True) if game.state.ending.is_won else play(setup, seed)


def _searched_twice(recording: Recording) -> Line:
    line = _turned(recording)
    if not line.turns:
        return line
    second = Measuring(recording, CATALOGUE, run=1)
    return replace(line, found=_told(turning_points(second, curve(second))))


def random(setup: Setup, seed: int) -> Line:
    *others, last = companions(setup, seed)
    return _turned(recorded(setup, seed, (*others, Clueless(last.player, SeededChance(seed)))))


def calibration(setup: Setup, seed: int) -> Line:
    measuring = Measuring(recorded(setup, seed, companions(setup, seed)), CATALOGUE)
    last = len(measuring.positions) - 1
    odds = [measuring.odds(Aim.COURSE, round(last * moment), Measured().rollouts) for moment in MOMENTS]
    return Line(seed, _is_won(measuring), shares=tuple(each.share for each in odds))


def _turned(recording: Recording) -> Line:
    begun = process_time()
    measuring = Measuring(recording, CATALOGUE)
    turns = turning_points(measuring, curve(measuring))
    spent = process_time() - begun
    splits = tuple((split.luck, split.play) for split in luck_and_play(measuring, turns))
    return Line(recording.header.seed, _is_won(measuring), splits, _told(turns), cpu_seconds=spent)


def _told(turns: tuple[TurningPoint, ...]) -> tuple[tuple[Millis, float], ...]:
    return tuple((turn.at, turn.change) for turn in turns)


def _is_won(measuring: Measuring) -> bool:
    ending = measuring.positions[-1].state.ending
    assert ending is not None
    return ending.is_won


def measured(what: Callable[[int], Line], games: int, seed: int, path: Path) -> tuple[Line, ...]:
    """A line for each game; what is in the file *path* is not measured again."""
    rows = path.read_bytes().splitlines() if path.exists() else []
    lines = [msgspec.json.decode(row, type=Line) for row in rows]
    known = {line.seed for line in lines}
    with path.open("ab") as file:
        for number in range(seed, seed + games):
            if number not in known:
                lines.append(what(number))
                file.write(msgspec.json.encode(lines[-1]) + b"\n")
                file.flush()
    return tuple(lines)


def mean_of(lines: tuple[Line, ...], side: int) -> tuple[float, float]:
    """The mean of luck (*side* 0) or play (1) at turning points, and its standard error."""
    values = [split[side] for line in lines for split in line.splits]
    return mean(values), stdev(values) / sqrt(len(values))


def summary(lines: tuple[Line, ...]) -> Iterator[str]:
    yield f"games {len(lines)}, won {sum(line.is_won for line in lines)}"
    for name, side in (("luck", 0), ("play", 1)):
        if sum(len(line.splits) for line in lines) > 1:
            value, error = mean_of(lines, side)
            yield f"{name}: {value:+.3f} ± {error:.3f}"
    told = [change for line in lines for _, change in line.turns]
    yield f"turning points {len(told)}, rises {sum(change > 0 for change in told)}"
    twice = [line for line in lines if line.found is not None]
    if turns := sum(len(line.turns) for line in twice):
        found = sum(line.found_again for line in twice)
        least, most = wilson(found, turns)
        yield f"found again: {found} of {turns} ({100 * least:.0f}–{100 * most:.0f} %)"
    if costs := sorted(line.cpu_seconds for line in lines if line.cpu_seconds):
        yield f"CPU: median {median(costs):.0f} s, most {costs[-1]:.0f} s"
    yield from _reliability([(share, line.is_won) for line in lines for share in line.shares])


def _reliability(said: list[tuple[float, bool]]) -> Iterator[str]:
    for fifth in range(5 if said else 0):
        low, high = fifth / 5, (fifth + 1) / 5
        won = [is_won for share, is_won in said if low <= share < high or share == high == 1]
        if won:
            least, most = wilson(sum(won), len(won))
            yield (
                f"| {low:.1f}–{high:.1f} | {len(won)} | {100 * mean(won):.0f} % "
                f"({100 * least:.0f}–{100 * most:.0f}) |"
            )


if __name__ == "__main__":
    name, many, first, kept, *choice = sys.argv[1:]
    setup = setup_of(int(choice[0]), Difficulty(choice[1])) if choice else setup_of()
    measurement = {"play": play, "lost": lost, "random": random, "calibration": calibration}[name]
    print(*summary(measured(partial(measurement, setup), int(many), int(first), Path(kept))), sep="\n")
