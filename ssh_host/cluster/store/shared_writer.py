"""Shared writer: every change goes into one stream, and from there into each process's database."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import Struct
from nats.aio.msg import Msg

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE
from ssh_host.cluster.bus.streams import MOST_BYTES, messages_after, store_stream
from ssh_host.monitoring.log import happened
from ssh_host.store.acknowledgements import Acknowledgements
from ssh_host.store.group_commit import Change, Statement, Writer

_SEQUENCE = "Nats-Sequence"
_MESSAGE_ID = "Nats-Msg-Id"
_AGAIN_SECONDS = 0.1
_PUBLISH_SECONDS = 1.0

#: The last sequence number that a database has applied.
PROJECTION = "CREATE TABLE IF NOT EXISTS projection (one INTEGER PRIMARY KEY, seq INTEGER NOT NULL)"
UNREACHABLE = "The cluster cannot be reached."
NOT_STORED = "The NATS server stores nothing."


class Changes(Struct, frozen=True, array_like=True):
    """Changes written together; *mark* is unique."""

    mark: str
    changes: tuple[tuple[tuple[str, tuple[Any, ...]], ...], ...]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Changes)


class SharedWriter:
    """Publishes local changes to the stream, and applies the whole stream, in order, through *local*;
    *applied* is called with every change of another process, *on_trouble* whenever `trouble` changes."""

    def __init__(
        self,
        bus: Bus,
        local: Writer,
        seen: int,
        applied: Callable[[Change], None],
        on_trouble: Callable[[str], None],
    ) -> None:
        self.trouble = ""
        self._on_trouble = on_trouble
        self._bus = bus
        self._local = local
        self._seen = seen
        self._applied = applied
        self._waiting: deque[Change] = deque()
        self._acknowledgements = Acknowledgements()
        self.when_kept = self._acknowledgements.when_kept
        #: The number of changes under each mark that the stream hasn't returned yet.
        self._sent: dict[str, int] = {}
        self._is_closed = False
        self._pump: asyncio.Task[None] | None = None
        self._catching_up = asyncio.Lock()
        self._again: asyncio.Task[None] | None = None
        bus.on_change.append(self._bus_changed)
        bus.on_stored.append(self._stored)

    async def start(self) -> None:
        """Apply everything written so far, and subscribe to the rest."""
        await self._bus.client.subscribe(self._bus.subject("storelive"), cb=self._hear)
        await self._catch_up()
        taken_up = asyncio.Event()
        self._local.when_kept(taken_up.set)
        await taken_up.wait()

    def write(self, *statements: Statement) -> None:
        self._acknowledgements.give()
        self._waiting.append(statements)
        if self._pump is None:
            self._pump = asyncio.get_running_loop().create_task(self._send_all(), name="shared writer")

    def close(self) -> None:
        self._is_closed = True
        self._bus.on_change.remove(self._bus_changed)
        self._bus.on_stored.remove(self._stored)
        for task in (self._pump, self._again):
            if task is not None:
                task.cancel()
        self._local.close()

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                batch = self._next_batch()
                mark = token_hex(8)
                self._sent[mark] = len(batch)
                await self._send(mark, encoded(mark, batch))
        finally:
            self._pump = None

    def _next_batch(self) -> list[Change]:
        """The waiting changes that fit into one message, at least one."""
        batch, size = list[Change](), 0
        while self._waiting:
            weight = len(_encoder.encode(self._waiting[0]))
            if batch and size + weight > MOST_BYTES:
                break
            size += weight
            batch.append(self._waiting.popleft())
        return batch

    async def _send(self, mark: str, payload: bytes) -> None:
        """Publish *payload* until it is acknowledged; the stream drops duplicates of *mark*."""
        while True:
            try:
                await self._bus.stream.publish(
                    self._bus.subject("store"),
                    payload,
                    timeout=_PUBLISH_SECONDS,
                    headers={_MESSAGE_ID: mark},
                )
                self._bus.stored(store_stream(self._bus), True)
                return
            except BUS_TROUBLE as error:
                self._bus.stored(store_stream(self._bus), False)
                happened("change not acknowledged", logging.DEBUG, why=str(error))
                await asyncio.sleep(_AGAIN_SECONDS)

    async def _hear(self, message: Msg) -> None:
        sequence = int((message.headers or {}).get(_SEQUENCE, "0"))
        if sequence == self._seen + 1 and not self._catching_up.locked():
            self._take(sequence, message.data)
        elif sequence > self._seen:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what was missed, in order."""
        async with self._catching_up:
            bus, subject = self._bus, self._bus.subject("store")
            async for sequence, payload in messages_after(bus, store_stream(bus), subject, self._seen):
                self._take(sequence, payload)

    def _take(self, sequence: int, payload: bytes) -> None:
        """Apply the message at *sequence* to the local database."""
        if sequence <= self._seen:
            return
        self._seen = sequence
        told = _decoder.decode(payload)
        place = Statement("INSERT OR REPLACE INTO projection VALUES (1, ?)", (sequence,))
        changes = [tuple(Statement(sql, values) for sql, values in change) for change in told.changes]
        for change in changes:
            self._local.write(*change)
        self._local.write(place)
        own = self._sent.pop(told.mark, 0)
        if own:
            self._local.when_kept(lambda: self._acknowledgements.keep(own))
        else:
            self._local.when_kept(lambda: self._tell_applied(changes))

    def _tell_applied(self, changes: list[Change]) -> None:
        if not self._is_closed:
            for change in changes:
                self._applied(change)

    def _stored(self, _: bool) -> None:
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        trouble = UNREACHABLE if not self._bus.is_up else "" if self._bus.stores else NOT_STORED
        if trouble != self.trouble:
            self.trouble = trouble
            self._on_trouble(trouble)

    def _bus_changed(self, is_up: bool) -> None:
        self._tell_trouble()
        if is_up:
            if self._again is not None:
                self._again.cancel()
            self._again = asyncio.get_running_loop().create_task(self._catch_up_again(), name="catching up")

    async def _catch_up_again(self) -> None:
        """Read what was published while the bus was away."""
        while True:
            try:
                await self._catch_up()
                return
            except BUS_TROUBLE:
                await asyncio.sleep(_AGAIN_SECONDS)


def encoded(mark: str, batch: list[Change]) -> bytes:
    """*batch* as a message of the stream, under a unique *mark*."""
    return _encoder.encode(Changes(mark, tuple(tuple(map(tuple, change)) for change in batch)))  # type: ignore[arg-type]
