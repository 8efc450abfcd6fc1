"""The sessions of all workers, exchanged while an admin looks at them."""

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
from msgspec import Struct
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.scene.lobby.visitor_services import Guest, WorkerLine
from ssh_host.admin.other_workers import OtherWorkers
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.cluster.membership.heartbeats import Members
from ssh_host.cluster.membership.remote_tables import RemoteTables
from ssh_host.monitoring.log import happened

#: How often a worker asks while an admin is looking.
_ASK_SECONDS = 0.5
#: How long a command waits for the other workers' answers.
_ANSWER_SECONDS = 1.0


class GuestList(Struct, frozen=True):
    """The sessions of one *worker*."""

    worker: str
    guests: tuple[Guest, ...]


_LISTS = msgspec.json.Decoder(GuestList)


class SessionLists(OtherWorkers):
    """The other workers' sessions for the admins at *worker*; *here* returns its own."""

    def __init__(
        self,
        bus: Bus,
        worker: str,
        members: Members,
        elsewhere: RemoteTables,
        here: Callable[[], tuple[Guest, ...]],
    ) -> None:
        self._bus = bus
        self._worker = worker
        self._members = members
        self._elsewhere = elsewhere
        self._here = here
        self._heard: dict[str, GuestList] = {}
        self._loop = asyncio.get_running_loop()
        self._asked_at = -_ASK_SECONDS
        self._asking: asyncio.Task[None] | None = None
        self._told = asyncio.Event()
        self._answered: set[str] = set()

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject("guests"), cb=self._tell)
        await self._bus.client.subscribe(self._bus.subject("guests", self._worker), cb=self._hear)

    def workers(self) -> tuple[WorkerLine, ...]:
        return tuple(
            WorkerLine(beat.name, beat.visits, beat.tables, beat.is_draining)
            for beat in self._members.here("worker")
        )

    def guests(self) -> tuple[Guest, ...]:
        """What the others last reported; asks them again."""
        if self._loop.time() - self._asked_at >= _ASK_SECONDS:
            self._asked_at = self._loop.time()
            self._asking = self._loop.create_task(self._ask(), name="asking for guests")
        others = [self._heard.get(line.name) for line in self.workers() if line.name != self._worker]
        return tuple(guest for each in others if each is not None for guest in each.guests)

    async def ask_all(self) -> None:
        self._answered.clear()
        await self._ask()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_ANSWER_SECONDS):
                while {line.name for line in self.workers()} - self._answered - {self._worker}:
                    self._told.clear()
                    await self._told.wait()

    def tables(self) -> tuple[TableSummary, ...]:
        return self._elsewhere.all_tables()

    def waiting(self) -> int:
        return sum(beat.waiting for beat in self._members.here("gate"))

    async def _ask(self) -> None:
        try:
            await self._bus.client.publish(self._bus.subject("guests"), self._worker.encode())
        except NatsError as error:
            happened("session lists not requested", why=str(error))

    async def _tell(self, message: Msg) -> None:
        asker = message.data.decode("ascii", "replace")
        if asker != self._worker:
            told = GuestList(self._worker, self._here())
            await self._bus.client.publish(self._bus.subject("guests", asker), msgspec.json.encode(told))

    async def _hear(self, message: Msg) -> None:
        if (told := understood(message, _LISTS, "guests")) is not None:
            self._heard[told.worker] = told
            self._answered.add(told.worker)
            self._told.set()
