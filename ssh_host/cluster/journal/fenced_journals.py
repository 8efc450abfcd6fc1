"""The journals of one worker's games while they are played, and their copies afterwards."""

import asyncio
import logging
from collections.abc import Callable

from escape_tui.hub.record.packed_journal import JournalRow, packed
from ssh_host.archive.journals import Pages
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE, NoLongerOwner
from ssh_host.cluster.journal.fenced_journal import FencedJournal, JournalPlace, read
from ssh_host.monitoring.log import happened
from ssh_host.store.store import Store

_AGAIN_SECONDS = 0.5


class FencedJournals:
    """The journals of the games that *worker* owns; *on_lost* is called with the id of a game that another
    worker has taken."""

    def __init__(self, bus: Bus, store: Store, worker: str, on_lost: Callable[[str], None]) -> None:
        self._on_lost = on_lost
        self._bus = bus
        self._store = store
        self._worker = worker
        self._open: dict[str, FencedJournal] = {}
        self._copying = BackgroundTasks()
        bus.on_change.append(self._bus_changed)

    def begun(self, game_id: str) -> Pages:
        return self._opened(FencedJournal(self._bus, game_id, self._worker, on_lost=self._lose))

    async def take(self, game_id: str, may_be_taken_from: Callable[[str], bool]) -> tuple[bytes, ...]:
        """Take over *game_id* and return its lines. Raises `NoLongerOwner` if another worker was quicker, or
        if *may_be_taken_from* rejects the present owner."""
        written = await read(self._bus, game_id)
        if not may_be_taken_from(written.place.owner):
            raise NoLongerOwner(game_id)
        await self.take_at(game_id, written.place)
        return written.lines

    async def take_at(self, game_id: str, place: JournalPlace) -> Pages:
        """Take over *game_id*, known up to *place*. Raises `NoLongerOwner` if there is a later line."""
        return self._opened(await FencedJournal.take(self._bus, game_id, self._worker, place, self._lose))

    def continued(self, game_id: str, written: int) -> Pages:
        """The journal of a game that was taken over."""
        return self._open[game_id]

    def epoch(self, game_id: str) -> int:
        """The epoch of *game_id*; 0 if another worker owns it."""
        journal = self._open.get(game_id)
        return 0 if journal is None else journal.epoch

    def heard_of(self, game_id: str, epoch: int) -> None:
        """Another worker announces that it has owned *game_id* since *epoch*. If nobody plays, nothing is
        appended, so no failed append would reveal it."""
        if 0 < self.epoch(game_id) < epoch:
            self._open[game_id].lose()

    def finished(self, game_id: str, then: Callable[[], None]) -> None:
        """Copy the journal into the store, for replays and analyses."""
        if (journal := self._open.pop(game_id, None)) is not None:
            self._copying.start(self._copy(journal, then), f"copying {game_id}")

    async def hand_over(self, game_id: str) -> None:
        """Finish writing a game that another worker continues."""
        if (journal := self._open.pop(game_id, None)) is not None:
            await journal.hand_over()

    async def close(self) -> None:
        """Wait until all our journals are written."""
        await asyncio.gather(*(journal.close() for journal in self._open.values()), self._copying.finish())

    def _bus_changed(self, is_up: bool) -> None:
        if is_up:
            for journal in self._open.values():
                journal.bus_is_back()

    def _opened(self, journal: FencedJournal) -> FencedJournal:
        self._open[journal.game] = journal
        return journal

    def _lose(self, game_id: str) -> None:
        if self._open.pop(game_id, None) is not None:
            happened("game lost to another worker", game=game_id)
            self._on_lost(game_id)

    async def _copy(self, journal: FencedJournal, then: Callable[[], None]) -> None:
        await journal.close()
        while True:
            try:
                written = await read(self._bus, journal.game)
                break
            except BUS_TROUBLE as error:
                happened("journal not read", logging.WARNING, error, game=journal.game)
                await asyncio.sleep(_AGAIN_SECONDS)
        rows = [JournalRow(number, line) for number, line in enumerate(written.lines)]
        self._store.games.keep_packed(journal.game, await asyncio.to_thread(packed, rows))
        self._store.when_kept(then)
