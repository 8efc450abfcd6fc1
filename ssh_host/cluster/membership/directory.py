"""The directory: which worker has which table, from the workers' own announcements."""

import asyncio
from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct, field
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from ssh_host.background_tasks import BackgroundTasks
from ssh_host.batching import Batched
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.cluster.membership.heartbeats import Heartbeat, Members

#: Minimum time between two announcements of a table.
TELL_SECONDS = 0.5


class TableNotice(Struct, frozen=True):
    """A table as its *worker* announces it: the *game* being played (empty for an open table) and its
    *epoch*, the *standby* that follows it, the identities of the *people* seated, its *founder* and their
    *network*, the *rules* version, whether spectators may see it (*is_shown*), the *record* that can restore
    an open table, and the *summary* that lobbies show. Gates read neither of the last two."""

    worker: str
    code: str
    game: str = ""
    epoch: int = 0
    standby: str = field(name="understudy", default="")
    people: tuple[str, ...] = ()
    founder: str = ""
    network: str = ""
    is_public: bool = True
    rules: int = 0
    is_shown: bool = False
    record: msgspec.Raw = msgspec.Raw(b"null")
    summary: msgspec.Raw = msgspec.Raw(b"null")


_NOTICES = msgspec.json.Decoder(TableNotice)


class Directory:
    """All tables of the cluster. *on_notice* is called with each table that a worker announces, *on_orphaned*
    with each whose worker is lost."""

    def __init__(self, bus: Bus, members: Members) -> None:
        self.on_change: list[Callable[[], None]] = []
        self.on_notice: list[Callable[[TableNotice], None]] = []
        self.on_orphaned: list[Callable[[TableNotice], None]] = []
        self._bus = bus
        self._members = members
        self._tables: dict[tuple[str, str], TableNotice] = {}
        self._asking = BackgroundTasks()
        members.on_gone.append(self._forget)
        members.on_come.append(self._ask_again)

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject("table", "*", "*"), cb=self._hear)
        await self._bus.client.subscribe(self._bus.subject("orphan"), cb=self._hear_orphan)
        await self.ask_all()

    async def orphan(self, notice: TableNotice) -> None:
        """Announce that the table of *notice* is available: any worker may take it at once."""
        await self._bus.client.publish(self._bus.subject("orphan"), msgspec.json.encode(notice))

    async def ask_all(self) -> None:
        """Ask every worker to announce all its tables again."""
        await self._bus.client.publish(self._bus.subject("tables"))

    def __iter__(self) -> Iterator[TableNotice]:
        return iter(tuple(self._tables.values()))

    def at(self, code: str) -> TableNotice | None:
        """The table *code*, on any worker."""
        return _latest(notice for notice in self if notice.code == code.upper())

    def seat_of(self, person: str) -> TableNotice | None:
        """The table where *person* has a seat."""
        return _latest(notice for notice in self if person in notice.people)

    async def is_taken(self, given: TableNotice, seconds: float) -> bool:
        """Wait up to *seconds* for another worker to take the table *given* away; returns whether one did.
        Announcements of the giver and of earlier owners don't count."""
        changed = asyncio.Event()
        self.on_change.append(changed.set)
        try:
            async with asyncio.timeout(seconds):
                while not _is_later(self.at(given.code), given):
                    changed.clear()
                    await changed.wait()
        except TimeoutError:
            return False
        finally:
            self.on_change.remove(changed.set)
        return True

    async def _hear(self, message: Msg) -> None:
        _, _, worker, code = message.subject.rsplit(".", 3)
        if not message.data:
            self._tables.pop((worker, code), None)
        else:
            if (notice := understood(message, _NOTICES, "notice")) is None:
                return
            self._tables[worker, code] = notice
            self._members.expect(worker)
            for listener in tuple(self.on_notice):
                listener(notice)
        self._changed()

    async def _hear_orphan(self, message: Msg) -> None:
        if (notice := understood(message, _NOTICES, "notice")) is None:
            return
        self._tables.pop((notice.worker, notice.code), None)
        for listener in tuple(self.on_orphaned):
            listener(notice)
        self._changed()

    def _forget(self, beat: Heartbeat) -> None:
        orphaned = [self._tables.pop(place) for place in tuple(self._tables) if place[0] == beat.name]
        for notice in orphaned:
            for listener in tuple(self.on_orphaned):
                listener(notice)
        if orphaned:
            self._changed()

    def _ask_again(self, beat: Heartbeat) -> None:
        # If this fails, a worker that comes back announces its tables itself.
        self._asking.start(self._bus.report("question", None, "tables"), "asking for tables")

    def _changed(self) -> None:
        for listener in tuple(self.on_change):
            listener()


def _is_later(notice: TableNotice | None, given: TableNotice) -> bool:
    """Whether *notice* is of an owner after that of *given*."""
    return notice is not None and notice.worker != given.worker and notice.epoch >= given.epoch


def _latest(notices: Iterator[TableNotice]) -> TableNotice | None:
    """If several workers claim a table, the last takeover wins."""
    return max(notices, key=lambda notice: notice.epoch, default=None)


class TableAnnouncer:
    """Announces *worker*'s tables: new tables and games at once, so that friends find the code and a takeover
    knows the game; other changes are batched. *games* returns the game of each code, *look* the current
    tables."""

    def __init__(
        self,
        bus: Bus,
        worker: str,
        games: Callable[[], dict[str, str]],
        look: Callable[[], Iterator[TableNotice]],
    ) -> None:
        self._bus = bus
        self._worker = worker
        self._games = games
        self._look = look
        #: What was last announced of each table; `None` if it must be announced again.
        self._told: dict[str, TableNotice | None] = {}
        self._later = Batched(TELL_SECONDS, self._tell_now)
        self._telling = BackgroundTasks()
        self._is_closed = False

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject("tables"), cb=self._asked)

    def close(self) -> None:
        self._is_closed = True
        self._later.close()

    def something_changed(self) -> None:
        """Announce the change, batched if it isn't urgent."""
        if self._is_closed:
            return
        if self._games() != {code: notice and notice.game for code, notice in self._told.items()}:
            self._tell_now()
        else:
            self._later.report()

    async def tell(self) -> None:
        """Announce what hasn't been announced yet."""
        now = {notice.code: notice for notice in self._look()}
        told, self._told = self._told, {**now}
        try:
            for code in told.keys() - now.keys():
                await self._say(code, b"")
            for code, notice in now.items():
                if told.get(code) != notice:
                    await self._say(code, msgspec.json.encode(notice))
        except NatsError:
            self._told = dict.fromkeys((*told, *self._told))
            raise

    async def _say(self, code: str, content: bytes) -> None:
        await self._bus.client.publish(self._bus.subject("table", self._worker, code), content)

    async def _asked(self, message: Msg) -> None:
        self._told = dict.fromkeys(self._told)
        self._tell_now()

    def _tell_now(self) -> None:
        self._telling.start(self._tell_quietly(), "telling of tables")

    async def _tell_quietly(self) -> None:
        try:
            await self.tell()
        except NatsError:
            if not self._is_closed:
                self._later.report()
