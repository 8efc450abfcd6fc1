"""Nobody waits for a frozen worker, whatever it was doing: an observer on the bus freezes it that moment."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import nats
import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from tests.proof.faults.servers import SeveralProcesses, several_processes
from tests.proof.faults.visitor import Visitor
from tests.soak.cluster.figures import held, spread
from tests.ssh_host.cluster.nats import eventually

FROZEN_SECONDS = 8.0
#: Of the long run: how many rounds, and how long a worker is frozen in each of them, in turn.
ROUNDS = int(os.environ.get("FROZEN_ROUNDS", "48"))
ROUND_SECONDS = (3.0, 5.0, 7.0, 10.0)
LONGEST_SECONDS = 2.5


class Scene:
    """A cluster with people in games, and an observer on its bus."""

    def __init__(self, server: SeveralProcesses, client: Client, people: list[Visitor]) -> None:
        self.server = server
        self.people = people
        self.frozen: int | None = None
        self._client = client
        self._loop = asyncio.get_running_loop()

    def freeze(self, worker: str) -> None:
        """Freeze *worker*, whose name begins with that of its process."""
        if not worker or self.frozen is not None:
            # Looking for processes takes long, and an observer of all inboxes hears hundreds a second.
            return
        slot = worker.rpartition("-")[0] or worker
        process = self.server.cluster.workers().get(slot)
        if process is not None:
            self.frozen = process
            self.server.cluster.freeze(process)

    async def freeze_when(self, subject: str, worker_of: Callable[[Msg], str]) -> None:
        """Freeze the worker that *worker_of* finds in the next message on *subject*."""

        async def seen(message: Msg) -> None:
            self.freeze(worker_of(message))

        await self._client.subscribe(subject, cb=seen)
        await self._client.flush()

    async def owner(self) -> str:
        """A worker that has a table, as soon as its table is announced."""
        found: asyncio.Future[str] = self._loop.create_future()

        async def seen(message: Msg) -> None:
            if message.data and not found.done():
                found.set_result(message.subject.split(".")[2])

        subscription = await self._client.subscribe("temple.table.*.*", cb=seen)
        await self._client.publish("temple.tables")
        try:
            return await asyncio.wait_for(found, 30)
        finally:
            await subscription.unsubscribe()


async def while_playing(scene: Scene) -> None:
    scene.freeze(await scene.owner())


async def while_it_waits_for_an_append(scene: Scene) -> None:
    owner = await scene.owner()
    await scene.freeze_when("temple.j.>", lambda message: owner)


async def before_it_gives_a_ticket(scene: Scene) -> None:
    await scene.freeze_when("temple.ticket.*", lambda message: message.subject.split(".")[2])


async def after_it_gave_a_ticket(scene: Scene) -> None:
    def worker_of(message: Msg) -> str:
        return message.data.partition(b'"worker":"')[2].partition(b'"')[0].decode()

    await scene.freeze_when(
        "_INBOX.>", lambda message: worker_of(message) if b'"ticket"' in message.data else ""
    )


async def while_it_hands_a_table_over(scene: Scene) -> None:
    def giver(message: Msg) -> str:
        return message.data.partition(b'"worker":"')[2].partition(b'"')[0].decode()

    await scene.freeze_when("temple.orphan", giver)


async def while_it_takes_a_table_over(scene: Scene) -> None:
    def another(message: Msg) -> str:
        giver = message.data.partition(b'"worker":"')[2].partition(b"-")[0].decode()
        return next(slot for slot in scene.server.cluster.workers() if slot != giver)

    await scene.freeze_when("temple.orphan", another)


PHASES: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "playing": while_playing,
    "waiting for an append": while_it_waits_for_an_append,
    "before it gives a ticket": before_it_gives_a_ticket,
    "after it gave a ticket": after_it_gave_a_ticket,
    "handing a table over": while_it_hands_a_table_over,
    "taking a table over": while_it_takes_a_table_over,
}


async def frozen(folder: Path, phase: str, seconds: float = FROZEN_SECONDS) -> float:
    """Freeze a worker for *seconds* in *phase*; the longest silence that anybody felt."""
    async with several_processes(folder) as server:
        assert isinstance(server, SeveralProcesses)
        port, token = server.bus
        client = await nats.connect(f"nats://127.0.0.1:{port}", token=token)
        people = [Visitor(f"bot{number}", lambda: server.port, number) for number in range(6)]
        tasks = [asyncio.create_task(person.visit()) for person in people]
        scene = Scene(server, client, people)
        loop = asyncio.get_running_loop()
        try:
            await eventually(lambda: all(person.is_playing for person in people), 120)
            await PHASES[phase](scene)
            upgrade = None
            if "table over" in phase:
                upgrade = asyncio.create_task(server.cluster.upgrade())
            elif "ticket" in phase:
                newcomer = Visitor("late", lambda: server.port, 99)
                people.append(newcomer)
                tasks.append(asyncio.create_task(newcomer.visit()))
            await eventually(lambda: scene.frozen is not None, 90)
            since = loop.time()
            await asyncio.sleep(seconds)
            silence = max(person.longest_silence(since) for person in people)
            assert scene.frozen is not None
            server.cluster.thaw(scene.frozen)
            await asyncio.sleep(2)
            silence = max(silence, *(person.longest_silence(since) for person in people))
            if upgrade is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(upgrade, 60)
        finally:
            if scene.frozen is not None:
                server.cluster.thaw(scene.frozen)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=5)
            await client.close()
        assert sum(person.lost for person in people) <= len(people), "somebody lost their connection"
    return silence


@pytest.mark.parametrize(
    "phase",
    [phase if phase == "playing" else pytest.param(phase, marks=pytest.mark.soak) for phase in PHASES],
)
async def test_nobody_waits_for_a_frozen_worker(tmp_path: Path, phase: str) -> None:
    held(f"a worker frozen {phase}, longest silence", await frozen(tmp_path, phase), LONGEST_SECONDS)


@pytest.mark.soak
async def test_nobody_waits_in_any_of_many_rounds(tmp_path: Path) -> None:
    silences = list[float]()
    for number in range(ROUNDS):
        phase = tuple(PHASES)[number % len(PHASES)]
        seconds = ROUND_SECONDS[number // len(PHASES) % len(ROUND_SECONDS)]
        folder = tmp_path / str(number)
        folder.mkdir()
        silences.append(await frozen(folder, phase, seconds))
        print(f"frozen {phase} for {seconds:g} s: {silences[-1]:.2f} s", flush=True)
    print(spread("longest silence of a round", silences), sorted(round(each, 2) for each in silences))
    held("longest silence of all rounds", max(silences), LONGEST_SECONDS)
