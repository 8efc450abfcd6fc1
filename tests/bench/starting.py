"""How long a server needs from its start to the first picture of a visitor, on a folder full of games."""

import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from escape_tui.hub.record.packed_journal import JournalRow, packed
from ssh_host.store.store import FILE_NAME, Store
from tests.bench.clients.client import closed, connected, entered
from tests.hub.analysis.recorded import lines

GAMES = int(os.environ.get("BENCH_GAMES", "20000"))
STARTS = 5
_TEAM = 3


def filled(folder: Path, games: int = GAMES) -> None:
    """Write *games* finished games with real journals, results and players into *folder*."""
    Store.open(folder / FILE_NAME).close()
    journal = packed([JournalRow(number, line) for number, line in enumerate(lines())])
    now = int(time.time())
    with closing(sqlite3.connect(folder / FILE_NAME)) as database, database:
        ids = [(f"{game:010x}", game) for game in range(games)]
        write = database.executemany
        write("INSERT INTO tables VALUES (?, '{}', ?, 0)", ((id, now - game) for id, game in ids))
        write("INSERT INTO packed_journals VALUES (?, ?)", ((id, journal) for id, _ in ids))
        write(
            "INSERT INTO results VALUES (?, ?, '', ?, ?, 0, ?, '', x'', ?)",
            ((game, id, _TEAM, game % 2, 400_000 + game, now - game) for id, game in ids),
        )
        people = games // 4 + 1
        seats = ((game, place, (game * _TEAM + place) % people) for _, game in ids for place in range(_TEAM))
        write("INSERT INTO team VALUES (?, ?, ?, ?)", ((*seat, f"player {seat[2]}") for seat in seats))
        write(
            "INSERT INTO players VALUES (?, ?, x'', ?, ?)",
            ((str(each), f"player {each}", now, now) for each in range(people)),
        )


class FirstPicture(NamedTuple):
    """What it took from the start of a server to the first picture of a visitor."""

    seconds: float
    cpu_seconds: float
    #: What the server has read from files, cached by the system or not.
    read_bytes: int


async def first_picture(folder: Path) -> FirstPicture:
    """Start a server in *folder* and visit it."""
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "escape_tui.cli", "host", "--address", "127.0.0.1", "--port", "0"),
        *("--data", str(folder)),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        # As it is installed: pip leaves compiled files behind, and so does the first start.
        env={name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
    )
    assert process.stdout is not None
    try:
        port = int((await process.stdout.readline()).split()[-1])
        connection = await connected("127.0.0.1", port, "kim")
        try:
            client = await entered(connection, None, 80, 24)
            await client.sees(lambda: any("Enter the temple" in client.glass.line(y) for y in range(24)), 60)
            return FirstPicture(
                time.perf_counter() - began, _cpu_seconds(process.pid), _read_bytes(process.pid)
            )
        finally:
            await closed(connection)
    finally:
        process.kill()
        await process.wait()


def _cpu_seconds(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _read_bytes(pid: int) -> int:
    facts = dict(line.split(": ") for line in Path(f"/proc/{pid}/io").read_text().splitlines())
    return int(facts["rchar"])


def run() -> str:
    with tempfile.TemporaryDirectory() as folder:
        filled(Path(folder))
        size = (Path(folder) / FILE_NAME).stat().st_size
        asyncio.run(first_picture(Path(folder)))
        taken = sorted(asyncio.run(first_picture(Path(folder))) for _ in range(STARTS))
    median = taken[STARTS // 2]
    return (
        f"{GAMES:,} games, {size / 1e6:.0f} MB: first picture after {median.seconds:.2f} s (median), "
        f"{taken[0].seconds:.2f} to {taken[-1].seconds:.2f} s, with {median.cpu_seconds:.2f} s of CPU"
    )
