"""Pulling the plug again and again: what the short tests of recovery do once, for a long time."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from statistics import median

import pytest

from ssh_host.config.config import Durability
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.power_cut import forgetful_disk
from tests.ssh_host.process import ROOT, SCRIPT, Process, started
from tests.ssh_host.store.test_power_cut import cuts_while_playing, kept_in
from tests.ssh_host.store.test_recovery import (
    BANNER,
    Player,
    frozen,
    killed_while_playing,
    require_written,
    written,
)

pytestmark = pytest.mark.soak

KILLS = 50
FROZEN_SECONDS = 30.0


async def test_a_host_killed_fifty_times_has_kept_all_that_was_shown(tmp_path: Path) -> None:
    player = Player()
    back = await killed_while_playing(tmp_path, player, KILLS, Random(16))
    log = (tmp_path / "log").read_text()
    assert "set aside" not in log
    assert log.count("table restored") == KILLS - 1
    print(
        f"{KILLS} kills, {len(player.seen)} words shown, all kept; back after {median(back):.1f} s (median)"
    )


async def test_a_host_frozen_for_half_a_minute_goes_on(tmp_path: Path) -> None:
    player = Player()
    async with started(tmp_path, hurry=1) as home, player.playing(home) as client:
        await player.say(client)
        await frozen(home, client, player, FROZEN_SECONDS)
    require_written(tmp_path, player)


def running(folder: Path) -> list[str]:
    """The games that the host of *folder* takes up when it starts."""
    with contextlib.closing(Store.open(folder / FILE_NAME)) as store:
        return [table.game_id for table in store.games.running()]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
async def test_whoever_ends_a_host_finds_the_same_table_running(tmp_path: Path, how: signal.Signals) -> None:
    player = Player()
    async with started(tmp_path, hurry=1) as home, player.playing(home) as client:
        await player.say(client)
        await home.stop(how)
    games, lines = running(tmp_path), written(tmp_path)
    assert len(games) == 1
    async with started(tmp_path, hurry=1) as home, player.playing(home) as client:
        await client.until_sees(player.seen[-1])
        await player.say(client)
        await home.stop(signal.SIGINT)
    assert running(tmp_path) == games
    assert written(tmp_path).startswith(lines)
    require_written(tmp_path, player)
    assert "table lost" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize("seed", range(100, 130))
async def test_no_power_cut_loses_what_was_shown(tmp_path: Path, seed: int) -> None:
    with forgetful_disk() as disk:
        cuts = await cuts_while_playing(disk, tmp_path, Durability.DISK, seed)
    for shown, after in cuts:
        assert kept_in(after)[: len(shown)] == shown, after


@contextlib.asynccontextmanager
async def started_on_small_disk(folder: Path) -> AsyncIterator[tuple[Process, Path]]:
    """A host whose data lie on a file system of its own with 4 MB, and where that is seen from here."""
    mounting = 'mount -t tmpfs -o size=4m none "$1" && exec "$2" -c "$3" "$1" 1'
    process = await asyncio.create_subprocess_exec(
        *("unshare", "-rm", "sh", "-c", mounting, "sh", str(folder), sys.executable, SCRIPT),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 120)).decode()
        yield Process(process, int(line.split()[-1])), Path(f"/proc/{process.pid}/root{folder}")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def test_a_full_disk_stops_the_game_until_there_is_room(tmp_path: Path) -> None:
    player = Player()
    async with started_on_small_disk(tmp_path) as (home, inside), player.playing(home) as client:
        await player.say(client)
        with contextlib.suppress(OSError), (inside / "ballast").open("wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(4096))
        with contextlib.suppress(AssertionError):
            for _ in range(100):
                await player.say(client)
        await client.until_sees(BANNER)
        shown = len(player.seen)
        (inside / "ballast").unlink()
        await client.until_sees(f"word{shown + 1:04}")
        await player.say(client)


async def test_a_read_only_folder_is_said_in_one_sentence(tmp_path: Path) -> None:
    mounting = 'mount -t tmpfs -o ro none "$1" && exec "$2" -m escape_tui.cli host --port 0 --data "$1"'
    process = await asyncio.create_subprocess_exec(
        *("unshare", "-rm", "sh", "-c", mounting, "sh", str(tmp_path), sys.executable),
        stderr=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    _, said = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 2
    assert said.count(b"\n") == 1
    assert b"Read-only file system" in said
