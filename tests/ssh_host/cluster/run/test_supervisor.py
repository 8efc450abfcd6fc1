"""The supervisor: what dies is started again, what keeps dying is said, what is stopped stays stopped."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from ssh_host.cluster.run import supervisor
from ssh_host.cluster.run.supervisor import Child, Supervisor
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
    assert said == ["sleeper ended with code -9; it will be restarted."]


async def test_the_eldest_ends_when_all_who_lean_on_it_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, ended = Supervisor(print), list[str]()
    stop = kept.stop

    async def noted(name: str) -> None:
        await stop(name)
        ended.append(name)

    monkeypatch.setattr(kept, "stop", noted)
    for name in ("server", "one", "two"):
        kept.keep(Child(name, SLEEPER))
        await running(kept, name)
    await kept.stop_all()
    assert sorted(ended[:2]) == ["one", "two"]
    assert ended[2:] == ["server"]


async def test_what_keeps_dying_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE_SECONDS", 0.01)
    said: list[str] = []
    kept = Supervisor(said.append)
    kept.keep(Child("broken", (sys.executable, "-c", "raise SystemExit(3)")))
    await eventually(lambda: any("keeps dying (last with code 3)" in sentence for sentence in said))
    await kept.stop_all()


async def test_what_lived_for_a_while_is_started_again_as_soon_as_the_first_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(supervisor, "STEADY_SECONDS", 0)
    said: list[str] = []
    kept = Supervisor(said.append)
    kept.keep(Child("sleeper", SLEEPER))
    number = await running(kept, "sleeper")
    for _ in range(supervisor.KEEPS_DYING):
        os.kill(number, signal.SIGKILL)
        number = await running(kept, "sleeper", other_than=number)
    await kept.stop_all()
    assert said == supervisor.KEEPS_DYING * ["sleeper ended with code -9; it will be restarted."]


async def test_children_end_with_a_supervisor_that_is_killed(tmp_path: Path) -> None:
    script = f"""
import asyncio
from ssh_host.cluster.run.supervisor import Child, Supervisor
async def main():
    kept = Supervisor(print)
    kept.keep(Child("sleeper", {SLEEPER!r}))
    while kept.process("sleeper") is None:
        await asyncio.sleep(0.01)
    print(kept.process("sleeper"), flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[4]
    )
    assert parent.stdout is not None
    child = int(await asyncio.wait_for(parent.stdout.readline(), 20))
    parent.kill()
    await parent.wait()
    await eventually(lambda: not Path(f"/proc/{child}/stat").exists())
