"""A start: quick, and as quick with many games as with none."""

import asyncio
import subprocess
import sys
from pathlib import Path

from ssh_host.store.store import FILE_NAME
from tests.bench.starting import filled, first_picture

#: From the start to the first picture; the machine's other work is not the server's.
MOST_CPU_SECONDS = 2.0
#: What only some servers or commands need, and costs a start something.
NOT_NEEDED = ("aiohttp", "nats", "pydantic", "ssh_host.cluster", "ssh_host.web")


async def test_a_start_is_quick_and_reads_no_more_where_many_games_were_played(tmp_path: Path) -> None:
    few, many = tmp_path / "few", tmp_path / "many"
    for folder, games in ((few, 10), (many, 2_000)):
        folder.mkdir()
        filled(folder, games)
    grown = (many / FILE_NAME).stat().st_size - (few / FILE_NAME).stat().st_size
    await first_picture(few)
    small, large = await first_picture(few), await first_picture(many)
    assert large.read_bytes - small.read_bytes < grown / 20
    assert min(small.cpu_seconds, large.cpu_seconds) < MOST_CPU_SECONDS


async def test_a_start_loads_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    with (tmp_path / "imports").open("wb") as errors:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-X", "importtime", "-m", "escape_tui.cli", "host"),
            *("--address", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "data")),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
        )
    assert process.stdout is not None
    try:
        assert b"Listening" in await asyncio.wait_for(process.stdout.readline(), 60)
    finally:
        process.kill()
        await process.wait()
    lines = (tmp_path / "imports").read_text().splitlines()
    loaded = {line.rpartition("|")[2].strip() for line in lines if line.startswith("import time:")}
    assert "ssh_host.host" in loaded
    assert [name for name in loaded if name.startswith(NOT_NEEDED)] == []
