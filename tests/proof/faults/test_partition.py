"""Two hosts over one NATS server, and the link of one of them fails: who plays on, who reads why not."""

import asyncio
import contextlib
import math
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path

import pytest

from tests.proof.faults.link_proxy import Link, LinkProxy, link_to
from tests.proof.faults.servers import SETTINGS
from tests.proof.faults.visitor import Visitor
from tests.soak.cluster.figures import held
from tests.ssh_host.cluster.nats import TOKEN, eventually, free_port, nats_server

#: People whose gate still reaches NATS play on after this long at most.
PLAYS_ON_SECONDS = 3.0
#: The others play on so soon after the link is back.
BACK_SECONDS = 3.0
PARTED_SECONDS = 6.0
#: A table that can't be saved says so this soon: it appends at least twice a second.
TOLD_SECONDS = 1.0
#: With a link that takes 0.1 s each way.
SLOW_SECONDS = 5.0


@contextlib.asynccontextmanager
async def host(folder: Path, name: str, nats_port: int) -> AsyncIterator[int]:
    """`escape-temple host --cluster` with a gate and a worker; its port."""
    home, port = folder / name, free_port()
    home.mkdir()
    config = home / "config.toml"
    config.write_text(f'{SETTINGS}\n[cluster]\ntoken = "{TOKEN}"\naddress = "127.0.0.1"\n', encoding="utf-8")
    log = home / "log"
    with log.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "escape_tui.cli", "host", "--cluster", f"nats://127.0.0.1:{nats_port}"),
            *("--config", str(config), "--address", "127.0.0.1", "--port", str(port)),
            *("--data", str(home / "data"), "--log-format", "json"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
    try:
        await eventually(lambda: "listening" in log.read_text() or process.returncode is not None, 90)
        assert process.returncode is None, log.read_text()
        yield port
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Parted:
    """Two hosts, the link of the second, and players at the gates of both."""

    def __init__(self, link: LinkProxy, near: list[Visitor], far: list[Visitor]) -> None:
        self.link = link
        self.near = near
        self.far = far


@contextlib.asynccontextmanager
async def two_hosts(folder: Path) -> AsyncIterator[Parted]:
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(nats_server(folder))
        link = await stack.enter_async_context(link_to(server.plan.port))
        near = await stack.enter_async_context(host(folder, "near", server.plan.port))
        far = await stack.enter_async_context(host(folder, "far", link.port))
        people = [
            Visitor(f"bot{number}", lambda number=number: (near, far)[number % 2], number)  # type: ignore[misc]
            for number in range(8)
        ]
        tasks = [asyncio.create_task(person.visit()) for person in people]
        try:
            await eventually(lambda: all(person.is_playing for person in people), 120)
            yield Parted(link, people[::2], people[1::2])
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=5)


def done_at(person: Visitor, since: float) -> float:
    """When *person* first had something done that they asked for after *since*."""
    attempts = [attempt for attempt in person.life.attempts.values() if attempt.sent_at > since]
    answered = [at for each in attempts for at, answer in each.answers if answer["type"] == "Done"]
    return min(answered, default=math.inf)


def told_at(person: Visitor, since: float, *, is_paused: bool) -> float:
    """When *person* was first told after *since* that their game is paused, or that it isn't. After a break a
    visitor repeats its last requests before it makes new ones, so news come earlier than new answers."""
    news = [at for at, message in person.life.news if at > since and message["is_paused"] is is_paused]
    return min(news, default=math.inf)


async def last_of(moments: Callable[[], Iterable[float]], since: float, seconds: float) -> float:
    """How long after *since* the last of *moments* was, after waiting up to *seconds* for all of them."""
    with contextlib.suppress(TimeoutError):
        await eventually(lambda: max(moments()) < math.inf, seconds)
    return max(moments()) - since


@pytest.mark.soak
@pytest.mark.parametrize("fault", [Link.HOLD, Link.CUT, Link.DEAF, Link.MUTE])
async def test_a_link_that_fails_stops_only_those_behind_it(tmp_path: Path, fault: Link) -> None:
    loop = asyncio.get_running_loop()
    async with two_hosts(tmp_path) as parted:
        since = loop.time()
        parted.link.set(fault)
        near = await last_of(lambda: (done_at(each, since) for each in parted.near), since, 30)
        await asyncio.sleep(max(0.0, since + PARTED_SECONDS - loop.time()))
        told = max(min(done_at(each, since), told_at(each, since, is_paused=True)) for each in parted.far)
        held(f"link {fault.value}: those behind it know or play on after", told - since, TOLD_SECONDS)
        back = loop.time()
        parted.link.set(Link.OPEN)
        far = await last_of(lambda: (told_at(each, back, is_paused=False) for each in parted.far), back, 60)
        held(f"link {fault.value}: those before it play on after", near, PLAYS_ON_SECONDS)
        held(f"link {fault.value} and open again: those behind it play on after", far, BACK_SECONDS)
        lost = sum(person.lost for person in (*parted.near, *parted.far))
        assert lost == 0, "a connection was lost"


@pytest.mark.soak
async def test_a_slow_link_parts_nobody(tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    async with two_hosts(tmp_path) as parted:
        parted.link.set(Link.DELAY)
        since = loop.time()
        people = parted.near + parted.far
        waited = await last_of(lambda: (done_at(each, since) for each in people), since, 30)
        held("slow link: the next command of everybody", waited, SLOW_SECONDS)
