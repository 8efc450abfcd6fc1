"""The directory: which table is at which worker, as each of them tells of its own."""

import asyncio
from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct, field
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.cluster.membership.heartbeats import Heartbeat, Members

#: A worker tells of a table not more often than that.
TELL_SECONDS = 0.5


class TableNotice(Struct, frozen=True):
    """A table as its *worker* tells of it: the journal of its *game* (empty while it gathers) and in which
    *epoch* it is theirs, who follows it as its *standby*, the identities of the *people* who sit there,
    its *founder* and the *network* they came from, the *rules* it is played by, whether the game *is_shown*
    to those who watch, the *record* from which a table that gathers can be laid again, and the *summary* that
    lobbies show. A gate reads neither of the last two."""

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
    """What is told of all tables in the cluster. A worker who falls silent takes its tables along:
    *on_orphaned* hears of each of them."""

    def __init__(self, bus: Bus, members: Members) -> None:
        self.on_change: list[Callable[[], None]] = []
        self.on_orphaned: list[Callable[[TableNotice], None]] = []
        self._bus = bus
        self._members = members
        self._tables: dict[tuple[str, str], TableNotice] = {}
        members.on_gone.append(self._forget)
        members.on_come.append(lambda beat: self._ask_soon())

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject("table", "*", "*"), cb=self._hear)
        await self._bus.client.subscribe(self._bus.subject("orphan"), cb=self._hear_orphan)
        await self.ask_all()

    async def orphan(self, notice: TableNotice) -> None:
        """Say that its worker gives the table of *notice* away: whoever wants may take it at once."""
        await self._bus.client.publish(self._bus.subject("orphan"), msgspec.json.encode(notice))

    async def ask_all(self) -> None:
        """Let every worker tell of all its tables again."""
        await self._bus.client.publish(self._bus.subject("tables"))

    def __iter__(self) -> Iterator[TableNotice]:
        return iter(tuple(self._tables.values()))

    def at(self, code: str) -> TableNotice | None:
        """The table *code*, wherever it is."""
        return _latest(notice for notice in self if notice.code == code.upper())

    def seat_of(self, person: str) -> TableNotice | None:
        """The table at which *person* sits or is waited for."""
        return _latest(notice for notice in self if person in notice.people)

    async def is_taken(self, given: TableNotice, seconds: float) -> bool:
        """Wait until somebody has the table that its worker has *given* away, for so many *seconds* at the
        most; whether they do. What that worker told of it itself does not count."""
        changed = asyncio.Event()
        self.on_change.append(changed.set)
        try:
            async with asyncio.timeout(seconds):
                while (taken := self.at(given.code)) is None or taken.worker == given.worker:
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

    def _ask_soon(self) -> None:
        asyncio.get_running_loop().create_task(self._ask_quietly(), name="asking for tables")

    async def _ask_quietly(self) -> None:
        try:
            await self.ask_all()
        except NatsError:
            # Whoever comes back tells of itself.
            return

    def _changed(self) -> None:
        for listener in tuple(self.on_change):
            listener()


def _latest(notices: Iterator[TableNotice]) -> TableNotice | None:
    """Of several who think that a table is theirs, the one who took it last is right."""
    return max(notices, key=lambda notice: notice.epoch, default=None)


class TableAnnouncer:
    """Tells the cluster of the tables that this *worker* has: of a new table or game at once, so that whoever
    hears a code from a friend finds it and whoever takes it over knows what is played there; of what else
    changes now and then. *games* gives the game at each code, *look* the tables as they are now."""

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
        self._told: dict[str, TableNotice] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject("tables"), cb=self._asked)

    def close(self) -> None:
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()

    def something_changed(self) -> None:
        """Tell of it, unless it can wait for what else changes in a moment."""
        if self._is_closed:
            return
        if self._games() != {code: notice.game for code, notice in self._told.items()}:
            self._ring_now()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(TELL_SECONDS, self._ring)

    async def tell(self) -> None:
        """Tell what is not told yet."""
        now = {notice.code: notice for notice in self._look()}
        told, self._told = self._told, now
        for code in told.keys() - now.keys():
            await self._say(code, b"")
        for code, notice in now.items():
            if told.get(code) != notice:
                await self._say(code, msgspec.json.encode(notice))

    async def _say(self, code: str, content: bytes) -> None:
        await self._bus.client.publish(self._bus.subject("table", self._worker, code), content)

    async def _asked(self, message: Msg) -> None:
        self._told = {}
        self._ring_now()

    def _ring(self) -> None:
        self._timer = None
        self._ring_now()

    def _ring_now(self) -> None:
        asyncio.get_running_loop().create_task(self._tell_quietly(), name="telling of tables")

    async def _tell_quietly(self) -> None:
        try:
            await self.tell()
        except NatsError:
            self._told = {}
            if self._timer is None and not self._is_closed:
                self._timer = asyncio.get_running_loop().call_later(TELL_SECONDS, self._ring)
