"""What a game costs: `python -m tests.bench.games` prints the CPU of a game and the memory of a table."""

import tracemalloc
from statistics import median
from time import process_time

from escape_tui.content.catalogue import load
from escape_tui.engine.setup import COLOURS, ModuleId, Seat, Setup
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.record.record import Journal
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.simulate import simulate_one
from escape_tui.modules.box import MODULES, new_game

PLAYERS = 4
GAMES = 100
GAMES_WITH_ALL = 10

CPU_TARGET_S = 0.06
CPU_TARGET_WITH_ALL_S = 0.25
MEMORY_TARGET_MB = 2.0


def four(modules: tuple[ModuleId, ...] = ()) -> Setup:
    return Setup(tuple(Seat(colour, colour) for colour in COLOURS[:PLAYERS]), modules)


def everything() -> tuple[ModuleId, ...]:
    """All that can be switched on together; a challenge is a choice of its own."""
    return tuple(module.id for module in MODULES if module.id != "challenge")


def cpu_seconds(setup: Setup, games: int) -> float:
    """The median CPU time of *games* games of companions."""
    times = []
    for seed in range(games):
        began = process_time()
        simulate_one(setup, seed)
        times.append(process_time() - began)
    return median(times)


def table_megabytes() -> float:
    """What a table with four companions and its journal holds in memory at the end of a game."""
    setup, journal = four(), list[bytes]()
    simulate_one(setup, 0)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    game = new_game(setup, load(), SeededChance(1))
    bots = companions(setup, 1)
    play_out(game, bots, Journal(journal.append))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert all(isinstance(bot, Companion) for bot in bots)
    return (after - before) / 1_000_000


def run() -> str:
    lines = [f"{'what':46}{'measured':>12}{'target':>12}"]
    plain = cpu_seconds(four(), GAMES)
    lines.append(f"{'CPU of a four-companion game (median of 100)':46}{plain:10.3f} s{CPU_TARGET_S:10.2f} s")
    if MODULES:
        full = cpu_seconds(four(everything()), GAMES_WITH_ALL)
        lines.append(
            f"{'the same with everything on (median of 10)':46}{full:10.3f} s{CPU_TARGET_WITH_ALL_S:10.2f} s"
        )
    memory = table_megabytes()
    lines.append(
        f"{'memory of a running table with its journal':46}{memory:9.2f} MB{MEMORY_TARGET_MB:9.1f} MB"
    )
    return "\n".join(lines)


if __name__ == "__main__":
    print(run())
