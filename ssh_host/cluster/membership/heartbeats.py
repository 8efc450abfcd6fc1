"""Heartbeats: which gates and workers are alive, judged by the listener's own clock."""

import asyncio
import contextlib
from collections.abc import Callable
from hashlib import blake2b

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from ssh_host.background_tasks import BackgroundTasks
from ssh_host.cluster.bus.bus import Bus
from ssh_host.monitoring.log import happened

BEAT_SECONDS = 0.5
#: Missed heartbeats after which a process is presumed dead.
MISSED_BEATS = 4
#: A heartbeat this late is suspicious.
OVERDUE_SECONDS = 1.3 * BEAT_SECONDS
#: How long a suspected process has to answer.
DOUBTED_SECONDS = 0.17
#: After this part of it, the other processes are told, so that all decide at the same time. Most suspected
#: processes have answered by then.
TOLD_SECONDS = 0.05
#: How long the others wait for the suspect's answer.
SUSPECTED_SECONDS = DOUBTED_SECONDS - TOLD_SECONDS
#: The question is repeated after this share of the time: NATS may have passed the first one to a process that
#: had just died, and reports that late.
_ASKED_AGAIN_AFTER = 0.2
#: How often a process asks if it was itself too late to judge.
_ASKED_AT_MOST = 3
#: Each further candidate for a takeover waits this much longer.
CANDIDATE_STEP_SECONDS = 0.3
#: Time limit for sending the last heartbeat.
_LAST_WORD_SECONDS = 1.0


class Heartbeat(Struct, frozen=True):
    """What a process reports about itself twice a second: the *rules* version of its games, the program's
    *version*, its load."""

    name: str
    kind: str
    address: str = ""
    rules: int = 0
    version: str = ""
    is_draining: bool = False
    #: Whether this is the last heartbeat.
    is_leaving: bool = False
    visits: int = 0
    tables: int = 0
    #: Games in progress; for a gate, the length of its entrance queue.
    games: int = 0
    waiting: int = 0


class Members:
    """The processes heard recently. *on_gone* is called for lost ones, *on_come* for new ones."""

    def __init__(self, bus: Bus) -> None:
        self.on_come: list[Callable[[Heartbeat], None]] = []
        self.on_gone: list[Callable[[Heartbeat], None]] = []
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        self._heard: dict[str, tuple[float, Heartbeat]] = {}
        #: Suspected processes being asked right now.
        self._asking: dict[str, asyncio.Task[bool]] = {}
        self._tasks = BackgroundTasks()

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject("beat", "*"), cb=self._hear)
        await self._bus.client.subscribe(self._bus.subject("suspect", "*"), cb=self._hear_suspicion)
        self._tasks.start(self._miss(), "missing beats")

    def stop(self) -> None:
        self._tasks.cancel()
        for task in self._asking.values():
            task.cancel()

    def here(self, kind: str = "") -> tuple[Heartbeat, ...]:
        """All members of *kind*, sorted by name."""
        return tuple(beat for _, (_, beat) in sorted(self._heard.items()) if kind in ("", beat.kind))

    def age(self, name: str) -> float | None:
        """Seconds since *name* was heard last."""
        heard = self._heard.get(name)
        return None if heard is None else self._loop.time() - heard[0]

    def expect(self, name: str) -> None:
        """The worker *name* has announced something; if no heartbeat follows, it is presumed dead like any
        other."""
        if name not in self._heard:
            self._heard[name] = self._loop.time(), Heartbeat(name, "worker")

    def miss(self, name: str) -> None:
        """Presume *name* dead: it was silent for too long, or isn't connected."""
        if (heard := self._heard.pop(name, None)) is not None:
            happened("worker presumed dead", who=name)
            for listener in tuple(self.on_gone):
                listener(heard[1])

    async def suspect(self, name: str) -> None:
        """A connection to *name* broke: find out at once, here and on every other process, whether it is
        dead."""
        if name in self._heard:
            if name not in self._asking:
                await self._tell_suspicion(name)
            await self._is_missed(name, DOUBTED_SECONDS)

    async def doubt(self, name: str) -> None:
        """A key for *name* got no answer, or its heartbeat is late. Ask it, and presume it dead if it doesn't
        answer, even if it is only frozen."""
        if name in self._asking or name not in self._heard:
            return
        telling = self._tell_suspicion(name, TOLD_SECONDS)
        told_later = self._loop.create_task(telling, name=f"suspecting {name}")
        try:
            await self._is_missed(name, DOUBTED_SECONDS)
        finally:
            told_later.cancel()

    async def _is_missed(self, name: str, seconds: float) -> bool:
        """Ask *name*, once for all callers, and presume it dead if it is silent for *seconds*; returns
        whether it is."""
        if name not in self._heard:
            return False
        if name not in self._asking:
            asking = self._loop.create_task(self._ask(name, seconds), name=f"asking {name}")
            asking.add_done_callback(lambda _: self._asking.pop(name, None))
            self._asking[name] = asking
        return await asyncio.shield(self._asking[name])

    async def _ask(self, name: str, seconds: float) -> bool:
        is_silent = await self._is_silent(name, seconds)
        if is_silent:
            self.miss(name)
        return is_silent

    async def _is_silent(self, name: str, seconds: float) -> bool:
        """Whether *name* isn't connected to the bus, or is silent for *seconds*.

        A process that is late itself can't judge others, so it asks again. If no process is heard, the bus is
        down.
        """
        for _ in range(_ASKED_AT_MOST):
            asked_at = self._loop.time()
            for share in (_ASKED_AGAIN_AFTER, 1 - _ASKED_AGAIN_AFTER):
                try:
                    await self._bus.client.request(self._bus.subject("ear", name), timeout=share * seconds)
                    return False
                except NoRespondersError:
                    return True
                except (NatsError, TimeoutError):
                    is_late = self._loop.time() - asked_at > 1.5 * seconds
            if not is_late and await self._bus.answers(seconds):
                return not self._was_heard(name, asked_at)
        return False

    def _was_heard(self, name: str, since: float) -> bool:
        heard = self._heard.get(name)
        return heard is not None and heard[0] >= since

    def _is_bus_silent(self) -> bool:
        """Whether no process is heard, not even this one."""
        last = max((at for at, _ in self._heard.values()), default=0.0)
        return not self._bus.is_up or self._loop.time() - last > OVERDUE_SECONDS

    async def _tell_suspicion(self, name: str, after: float = 0.0) -> None:
        await asyncio.sleep(after)
        with contextlib.suppress(NatsError):
            await self._bus.client.publish(self._bus.subject("suspect", name))

    async def _hear_suspicion(self, message: Msg) -> None:
        await self._is_missed(message.subject.rsplit(".", 1)[1], SUSPECTED_SECONDS)

    async def _hear(self, message: Msg) -> None:
        try:
            beat = msgspec.json.decode(message.data, type=Heartbeat)
        except msgspec.MsgspecError:
            return
        if beat.is_leaving:
            self.miss(beat.name)
            return
        is_new = beat.name not in self._heard
        self._heard[beat.name] = self._loop.time(), beat
        if is_new:
            for listener in tuple(self.on_come):
                listener(beat)

    async def _miss(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS / 2)
            # While the bus is down, nobody can be heard, so nobody is presumed dead.
            if self._is_bus_silent():
                self._heard = {name: (self._loop.time(), beat) for name, (_, beat) in self._heard.items()}
                continue
            for name, (at, _) in tuple(self._heard.items()):
                silent_for = self._loop.time() - at
                if silent_for > MISSED_BEATS * BEAT_SECONDS:
                    self.miss(name)
                elif silent_for > OVERDUE_SECONDS:
                    self.doubt_soon(name)

    def doubt_soon(self, name: str) -> None:
        """`doubt` as a background task."""
        self._tasks.start(self.doubt(name), f"doubting {name}")


class HeartbeatSender:
    """Sends a heartbeat twice a second; *beat* makes it."""

    def __init__(self, bus: Bus, beat: Callable[[], Heartbeat]) -> None:
        self._bus = bus
        self._beat = beat
        self._beating = BackgroundTasks()

    async def start(self) -> None:
        await listen(self._bus, self._beat().name)
        self._beating.start(self._go_on(), "heart")

    def stop(self) -> None:
        self._beating.cancel()

    async def leave(self) -> None:
        """Say goodbye, so that nobody has to wait for missing heartbeats."""
        self.stop()
        with contextlib.suppress(NatsError):
            await self._say(replace(self._beat(), is_leaving=True))
            if self._bus.is_up:
                await self._bus.answers(_LAST_WORD_SECONDS)

    async def say_now(self) -> None:
        # If this one is lost, the next one comes soon.
        with contextlib.suppress(NatsError):
            await self._say(self._beat())

    async def _say(self, beat: Heartbeat) -> None:
        await self._bus.client.publish(self._bus.subject("beat", beat.name), msgspec.json.encode(beat))

    async def _go_on(self) -> None:
        while True:
            await self.say_now()
            await asyncio.sleep(BEAT_SECONDS)


async def listen(bus: Bus, name: str) -> None:
    """Answer liveness questions about *name* while *bus* is connected."""
    await bus.client.subscribe(bus.subject("ear", name), cb=_here)


async def _here(message: Msg) -> None:
    await message.respond(b"")


def candidates(thing: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """*names* in the order in which they may take over *thing*; every process computes the same order."""
    return tuple(sorted(names, key=lambda name: blake2b(f"{thing}/{name}".encode(), digest_size=8).digest()))
