"""The journals of one worker's games, kept by the cluster, and what becomes of them when a game is over."""

import asyncio
import logging
from collections.abc import Callable

from nats.errors import Error as NatsError
from nats.js.errors import Error as JetStreamError

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.journal.fenced_journal import FencedJournal, read
from ssh_host.serve.log import happened
from ssh_host.store.journals import Pages
from ssh_host.store.store import Store
from ssh_host.store.stored_games import JournalRow, packed

_AGAIN_SECONDS = 0.5


class FencedJournals:
    """Every game that *worker* owns; *on_lost* hears the id of one that somebody else has taken."""

    def __init__(self, bus: Bus, store: Store, worker: str) -> None:
        self.on_lost: Callable[[str], None] = _nobody
        self._bus = bus
        self._store = store
        self._worker = worker
        self._open: dict[str, FencedJournal] = {}
        self._copying: set[asyncio.Task[None]] = set()
        bus.on_change.append(self._bus_changed)

    def begun(self, game_id: str) -> Pages:
        return self._opened(FencedJournal(self._bus, game_id, self._worker))

    async def take(self, game_id: str, may_be_taken_from: Callable[[str], bool]) -> tuple[bytes, ...]:
        """Take *game_id* over and give its lines; raises `NoLongerOwner` where another was quicker, or where
        it may not be taken from whoever has it."""
        journal, lines = await FencedJournal.take(self._bus, game_id, self._worker, may_be_taken_from)
        self._opened(journal)
        return lines

    def taken(self, journal: FencedJournal) -> Pages:
        """*journal* was taken over for this worker."""
        return self._opened(journal)

    def continued(self, game_id: str, written: int) -> Pages:
        """The journal of a game that was taken."""
        return self._open[game_id]

    def epoch(self, game_id: str) -> int:
        """How often *game_id* has been taken, and once more; 0 for a game that is not ours."""
        journal = self._open.get(game_id)
        return 0 if journal is None else journal.epoch

    def finished(self, game_id: str) -> None:
        """Copy the journal into the store, where everybody finds it who wants to see the game again."""
        if (journal := self._open.pop(game_id, None)) is not None:
            task = asyncio.get_running_loop().create_task(self._copy(journal), name=f"copying {game_id}")
            self._copying.add(task)
            task.add_done_callback(self._copying.discard)

    async def given_up(self, game_id: str) -> None:
        """Write what is left of a game that somebody else goes on with."""
        if (journal := self._open.pop(game_id, None)) is not None:
            await journal.close()

    async def close(self) -> None:
        """Wait until everything that is ours is written."""
        await asyncio.gather(*(journal.close() for journal in self._open.values()), *self._copying)

    def _bus_changed(self, is_up: bool) -> None:
        if is_up:
            for journal in self._open.values():
                journal.bus_is_back()

    def _opened(self, journal: FencedJournal) -> FencedJournal:
        journal.on_lost = lambda: self._lose(journal.game)
        self._open[journal.game] = journal
        return journal

    def _lose(self, game_id: str) -> None:
        if self._open.pop(game_id, None) is not None:
            happened("game lost to another worker", game=game_id)
            self.on_lost(game_id)

    async def _copy(self, journal: FencedJournal) -> None:
        await journal.close()
        while True:
            try:
                written = await read(self._bus, journal.game)
                break
            except (NatsError, JetStreamError, TimeoutError, OSError) as error:
                happened("journal not read", logging.WARNING, error, game=journal.game)
                await asyncio.sleep(_AGAIN_SECONDS)
        rows = [JournalRow(number, line) for number, line in enumerate(written.lines)]
        self._store.keep_packed(journal.game, await asyncio.to_thread(packed, rows))


def _nobody(game_id: str) -> None:
    pass
