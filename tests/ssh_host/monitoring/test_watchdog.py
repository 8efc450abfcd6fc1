"""A hanging event loop is logged and ended; one that was only put to sleep is not."""

import asyncio
import os
import signal
import socket
import sys
import threading
from pathlib import Path

import pytest

from ssh_host.monitoring.watchdog import EXIT_STATUS, Watchdog
from ssh_host.serve import systemd
from tests.ssh_host.house import until
from tests.ssh_host.serve.test_serve import ROOT, started

SCRIPT = """
import asyncio, sys
from ssh_host.config.config import Log
from ssh_host.monitoring.log import start_log
from ssh_host.serve.event_loop import run
from ssh_host.monitoring.watchdog import Watchdog

async def main():
    start_log(Log(file=sys.argv[2]))
    Watchdog(patience=4, beat_seconds=0.1).begin()
    print("begun", flush=True)
    if sys.argv[1] == "stand still":
        stand_still()
    await asyncio.sleep(1)

def stand_still():
    while True:
        pass

run(main())
"""


async def watched(words: str, log: Path) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SCRIPT, words, str(log), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"begun\n"
    return process


async def test_a_loop_that_stands_still_is_written_down_and_ended(tmp_path: Path) -> None:
    process = await watched("stand still", tmp_path / "log")
    assert await asyncio.wait_for(process.wait(), 60) == EXIT_STATUS
    written = (tmp_path / "log").read_text()
    assert "event loop hangs" in written
    assert "in stand_still" in written
    assert "in _watch" in written


async def test_a_process_that_was_stopped_has_missed_nothing(tmp_path: Path) -> None:
    process = await watched("go on", tmp_path / "log")
    process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(0.6)
    process.send_signal(signal.SIGCONT)
    assert await asyncio.wait_for(process.wait(), 60) == 0


async def test_it_lets_go_when_it_is_closed() -> None:
    watchdog = Watchdog(beat_seconds=0.01)
    watchdog.close()
    watchdog = Watchdog(beat_seconds=0.01)
    watchdog.begin()
    watchdog.close()


async def test_systemd_hears_that_the_host_is_ready_alive_and_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        heard: list[bytes] = []

        async def until_heard(state: str) -> None:
            while state.encode() not in heard:
                heard.append(await asyncio.to_thread(ear.recv, 100))

        async with started(tmp_path) as (process, _):
            await until_heard(systemd.READY)
            await until_heard(systemd.ALIVE)
            process.send_signal(signal.SIGINT)
            await until_heard(systemd.STOPPING)
            await process.wait()


async def test_nobody_but_the_loop_says_that_the_host_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[threading.Thread] = []
    monkeypatch.setattr(systemd, "tell", lambda state: told.append(threading.current_thread()))
    watchdog = Watchdog(patience=10_000, beat_seconds=0.001)
    watchdog.begin()
    await until(lambda: len(told) > 5)
    watchdog.close()
    assert set(told) == {threading.main_thread()}


def test_nobody_is_told_where_there_is_no_systemd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    systemd.tell(systemd.READY)
    monkeypatch.setenv("NOTIFY_SOCKET", "@escape-temple-" + str(os.getpid()))
    systemd.tell(systemd.READY)
