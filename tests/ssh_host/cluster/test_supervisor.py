"""The supervisor: what dies is started again, what keeps dying is said, what is stopped stays stopped."""

import os
import signal
import sys

import pytest

from ssh_host.cluster import supervisor
from ssh_host.cluster.supervisor import Child, Supervisor
from tests.ssh_host.cluster.nats import eventually

SLEEPER = (sys.executable, "-c", "import time; time.sleep(60)")


async def running(kept: Supervisor, name: str, other_than: int | None = None) -> int:
    await eventually(lambda: kept.process(name) not in (None, other_than))
    number = kept.process(name)
    assert number is not None
    return number


async def test_what_is_killed_is_started_again() -> None:
    said: list[str] = []
    kept = Supervisor(said.append)
    kept.keep(Child("sleeper", SLEEPER))
    first = await running(kept, "sleeper")
    os.kill(first, signal.SIGKILL)
    second = await running(kept, "sleeper", other_than=first)
    await kept.stop_all()
    assert kept.process("sleeper") is None
    with pytest.raises(ProcessLookupError):
        os.kill(second, 0)
    assert said == ["sleeper ended with code -9; it is started again."]


async def test_what_keeps_dying_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE_SECONDS", 0.01)
    said: list[str] = []
    kept = Supervisor(said.append)
    kept.keep(Child("broken", (sys.executable, "-c", "raise SystemExit(3)")))
    await eventually(lambda: any("keeps dying (last with code 3)" in sentence for sentence in said))
    await kept.stop_all()
