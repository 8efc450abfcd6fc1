"""Years of games: how long a start, records, backup, restore and expiry take with so many."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.record.packed_journal import JournalRow, packed
from escape_tui.hub.record.record import Journal
from ssh_host.archive.tidying import expired, forget
from ssh_host.config.config import Data, load
from ssh_host.data.backup import back_up, restore
from ssh_host.store.store import FILE_NAME, Store
from tests.hub.record.recorded import play_recorded
from tests.proof.faults.servers import OneProcess
from tests.temple import CATALOGUE

GAMES = int(os.environ.get("BENCH_GAMES", "100000"))
_DAY_SECONDS = 86_400
#: Games that expire in the measurement of the backlog.
_EXPIRING = 1_000
#: Different games, so that a backup can't compress one by the other.
_DIFFERENT = 8


def packed_game(seed: int) -> bytes:
    """The packed journal of a game of four bots."""
    lines: list[bytes] = []
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:4]))
    play_recorded(setup, seed, CATALOGUE, Journal(lines.append))
    return packed([JournalRow(number, line) for number, line in enumerate(lines)])


def grown(path: Path, games: int) -> None:
    """Fill the database at *path* with copies of a few games, played over two years by 2,000 people."""
    Store.open(path).close()
    journals, now = [packed_game(seed) for seed in range(_DIFFERENT)], int(time.time())
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA synchronous = OFF")
        for first in range(0, games, 5_000):
            numbers = range(first, min(first + 5_000, games))
            begun = {number: now - number * 2 * 365 * _DAY_SECONDS // games for number in numbers}
            database.executemany(
                "INSERT INTO tables VALUES (?, '{}', ?, 0)", [(f"{n:010x}", begun[n]) for n in numbers]
            )
            database.executemany(
                "INSERT INTO packed_journals VALUES (?, ?)",
                [(f"{n:010x}", journals[n % _DIFFERENT]) for n in numbers],
            )
            database.executemany(
                "INSERT INTO results VALUES (?, ?, 'base', 4, ?, 0, ?, '', '{}', ?)",
                [(n + 1, f"{n:010x}", n % 2, 300_000 + n % 300_000, begun[n]) for n in numbers],
            )
            database.executemany(
                "INSERT INTO team VALUES (?, ?, ?, ?)",
                [
                    (n + 1, seat, f"p{(n * 7 + seat) % 2_000}", f"P{seat}")
                    for n in numbers
                    for seat in range(4)
                ],
            )
            database.commit()


async def _start(folder: Path) -> float:
    server = OneProcess(folder)
    began = time.perf_counter()
    await server.start()
    took = time.perf_counter() - began
    await server.stop()
    return took


def _timed(work: object) -> float:
    assert callable(work)
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def figures(folder: Path, games: int) -> Iterator[str]:
    data = folder / "data"
    data.mkdir()
    yield f"games             {games}"
    yield f"start, empty      {asyncio.run(_start(folder)):.2f} s"
    shutil.rmtree(data)
    data.mkdir(mode=0o700)
    grown(data / FILE_NAME, games)
    yield f"database          {(data / FILE_NAME).stat().st_size / 1e6:.0f} MB"
    yield f"start             {asyncio.run(_start(folder)):.2f} s"
    config = load(None, {"data.folder": str(data)})
    store = Store.open(data / FILE_NAME)
    yield f"records           {_timed(lambda: store.results.leaderboard('base', 4)) * 1000:.1f} ms"
    yield f"one's history     {_timed(lambda: store.results.history('p7')) * 1000:.1f} ms"
    yield f"one's companions  {_timed(lambda: store.results.companions('p7', 5)) * 1000:.1f} ms"
    yield f"a recording       {_timed(lambda: store.games.journal(f'{games // 2:010x}')) * 1000:.1f} ms"
    due, began = 0, time.perf_counter()
    while due < _EXPIRING:
        gone = expired(data / FILE_NAME, Data())
        if not gone.games:
            break
        forget(store, gone, frozenset())
        due += len(gone.games)
    store.close()
    took = time.perf_counter() - began
    yield f"expiry            {due / took:.0f} games a second, {took / due * 50 * 1000:.0f} ms for 50"
    yield f"backup            {_timed(lambda: back_up(config, folder / 'copy')):.1f} s"
    yield f"its size          {(folder / 'copy').stat().st_size / 1e6:.0f} MB"
    yield f"restore           {_timed(lambda: restore(config, folder / 'copy')):.1f} s"


def run() -> None:
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        for line in figures(Path(folder), GAMES):
            print(line, flush=True)
