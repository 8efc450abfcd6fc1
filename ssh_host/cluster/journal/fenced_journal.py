"""A journal that can't fork: every append names its predecessor, and fails if another line came in
between."""

import asyncio
import contextlib
from collections.abc import Callable
from secrets import token_hex
from typing import NamedTuple, Self

import msgspec
from msgspec import Struct
from nats.errors import Error as NatsError
from nats.js.errors import APIError, NotFoundError

from escape_tui.engine.state import Millis
from escape_tui.hub.table.live_game import SHOWN_AHEAD_MS
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import NoLongerOwner
from ssh_host.cluster.bus.streams import MOST_BYTES, journal_stream, journal_subject, messages_after
from ssh_host.store.acknowledgements import Acknowledgements

_EXPECTED = "Nats-Expected-Last-Subject-Sequence"
_WRONG_LAST_SEQUENCE = 10071
_APPEND_SECONDS = 1.0
_AGAIN_SECONDS = 0.1


class Batch(Struct, frozen=True, array_like=True):
    """One append: lines of a game that its *owner* wrote in *epoch*; *mark* is unique.

    Without lines it takes the game over, or hands it over: then nobody has seen a later time than that of the
    last line.
    """

    owner: str
    epoch: int
    mark: str
    lines: tuple[bytes, ...] = ()
    is_handed_over: bool = False


class JournalPlace(NamedTuple):
    """A place in a journal: the sequence number of an append, its owner and their epoch, and whether it hands
    the game over."""

    end: int = 0
    owner: str = ""
    epoch: int = 0
    is_handed_over: bool = False

    @classmethod
    def after(cls, batch: Batch, end: int) -> Self:
        """The place after *batch*, whose sequence number is *end*."""
        return cls(end, batch.owner, batch.epoch, batch.is_handed_over)


BEGINNING = JournalPlace()


class Written(NamedTuple):
    """The lines of a journal, and the place where they end."""

    lines: tuple[bytes, ...]
    place: JournalPlace


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Batch)


def batch_in(payload: bytes) -> Batch:
    """One append, decoded."""
    return _decoder.decode(payload)


async def read(bus: Bus, game: str, place: JournalPlace = BEGINNING) -> Written:
    """The journal of *game* after *place*."""
    lines: list[bytes] = []
    stream, subject = journal_stream(bus, game), journal_subject(bus, game)
    async for sequence, payload in messages_after(bus, stream, subject, place.end):
        batch = batch_in(payload)
        lines += batch.lines
        place = JournalPlace.after(batch, sequence)
    return Written(tuple(lines), place)


class FencedJournal:
    """The journal of one game, written by one *owner* without foreign lines in between. *on_lost* is called
    once with the id of the game, when another worker has taken it.

    A new game needs no takeover: its first append says that no line may be before it.
    """

    def __init__(
        self,
        bus: Bus,
        game: str,
        owner: str,
        place: JournalPlace = BEGINNING,
        on_lost: Callable[[str], None] = lambda game: None,
    ) -> None:
        self.game = game
        self.owner = owner
        self.epoch = place.epoch + 1
        #: After a crash, people may have seen a time that is this much later than the last line.
        self.shown_ahead_ms: Millis = 0 if place.is_handed_over else SHOWN_AHEAD_MS
        self._on_lost = on_lost
        self._bus = bus
        self._end = place.end
        self._waiting: list[bytes] = []
        self._acknowledgements = Acknowledgements()
        self.when_kept = self._acknowledgements.when_kept
        self._pump: asyncio.Task[None] | None = None
        self._patience: asyncio.Timeout | None = None
        self._is_lost = False

    @classmethod
    async def take(
        cls,
        bus: Bus,
        game: str,
        owner: str,
        place: JournalPlace,
        on_lost: Callable[[str], None] = lambda game: None,
    ) -> "FencedJournal":
        """Take over *game*, known up to *place*. Raises `NoLongerOwner` if there is a later line."""
        journal = cls(bus, game, owner, place, on_lost)
        await journal._append(())
        return journal

    @property
    def is_idle(self) -> bool:
        """Whether every line is acknowledged."""
        return self._pump is None and not self._waiting

    def write(self, line: bytes) -> None:
        """Append *line*, batched with other waiting lines."""
        if self._is_lost:
            return
        self._acknowledgements.give()
        self._waiting.append(line)
        if self._pump is None:
            self._pump = asyncio.get_running_loop().create_task(
                self._write_all(), name=f"journal {self.game}"
            )

    def lose(self) -> None:
        """Another worker has taken the game: nothing more is written or acknowledged."""
        if self._is_lost:
            return
        self._is_lost = True
        self._waiting.clear()
        self._acknowledgements.give_up()
        self._bus.stored(journal_stream(self._bus, self.game), True)
        self._on_lost(self.game)

    def bus_is_back(self) -> None:
        """An acknowledgement in flight when the bus broke never arrives: ask again at once."""
        if self._patience is not None and not self._patience.expired():
            self._patience.reschedule(asyncio.get_running_loop().time())

    async def close(self) -> None:
        """Wait until everything is written or the game is lost."""
        if self._pump is not None:
            await self._pump

    async def hand_over(self) -> None:
        """Close, and tell the next owner that the clock had stopped at the last line."""
        await self.close()
        if not self._is_lost:
            with contextlib.suppress(NoLongerOwner):
                await self._append((), is_handed_over=True)

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch = self._next_batch()
                await self._append(batch)
                del self._waiting[: len(batch)]
                self._acknowledgements.keep(len(batch))
        except NoLongerOwner:
            self.lose()
        finally:
            self._pump = None

    def _next_batch(self) -> tuple[bytes, ...]:
        """The waiting lines that fit into one append, at least one."""
        size, count = 0, 0
        for line in self._waiting:
            size += len(line)
            if count and size > MOST_BYTES:
                break
            count += 1
        return tuple(self._waiting[:count])

    async def _append(self, lines: tuple[bytes, ...], *, is_handed_over: bool = False) -> None:
        """Append *lines* exactly once, retrying as needed."""
        batch = Batch(self.owner, self.epoch, token_hex(8), lines, is_handed_over)
        payload = _encoder.encode(batch)
        while True:
            try:
                await self._publish(payload)
                self._bus.stored(journal_stream(self._bus, self.game), True)
                return
            except (NatsError, TimeoutError, OSError) as error:
                if isinstance(error, APIError) and error.err_code == _WRONG_LAST_SEQUENCE:
                    if await self._is_written(batch):
                        return
                    raise NoLongerOwner(self.game) from None
                self._bus.stored(journal_stream(self._bus, self.game), False)
            # Retry with the same bytes: only the first of them to arrive counts.
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _publish(self, payload: bytes) -> None:
        try:
            async with asyncio.timeout(_APPEND_SECONDS) as self._patience:
                acknowledged = await self._bus.stream.publish(
                    journal_subject(self._bus, self.game), payload, headers={_EXPECTED: str(self._end)}
                )
        finally:
            self._patience = None
        self._end = acknowledged.seq

    async def _is_written(self, batch: Batch) -> bool:
        """Whether *batch* is the last append, although its acknowledgement was lost."""
        while True:
            try:
                last = await self._bus.stream.get_last_msg(
                    journal_stream(self._bus, self.game), journal_subject(self._bus, self.game)
                )
            except NotFoundError:
                return False
            except (APIError, NatsError, TimeoutError, OSError):
                await asyncio.sleep(_AGAIN_SECONDS)
                continue
            if last.data is None or _decoder.decode(last.data).mark != batch.mark:
                return False
            assert last.seq is not None
            self._end = last.seq
            return True
