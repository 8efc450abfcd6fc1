"""Recorded games: the games of the database, read from their journals, and which of them may be shown."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from escape_tui.content.catalogue import Catalogue
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.record.record import Header, JournalError, Recording, gone_edition, read_lines
from escape_tui.hub.table.study import Study, study_of
from ssh_host.archive.published_games import seal
from ssh_host.lobby.daily_temple import DailyTemple
from ssh_host.store.store import Store

#: The result of reading a recording.
Read = TypeVar("Read")


class RecordedGames:
    """The recordings of one server, by game id; *editions* returns all its current editions."""

    def __init__(self, store: Store, editions: Callable[[], Catalogue], daily_temple: DailyTemple) -> None:
        self._store = store
        self.editions = editions
        self.daily_temple = daily_temple
        #: Reads journals one at a time, off the event loop: they may be long.
        self._reader = ThreadPoolExecutor(1, "reader")

    def require(self, game_id: str) -> None:
        """Raise `Declined` if *game_id* is unknown, in progress, or can't be shown."""
        if self._store.games.setup(game_id) is None or self._store.games.is_running(game_id):
            raise Declined("no-such-recording", id=game_id)
        self.require_shown(game_id)

    def require_shown(self, game_id: str) -> None:
        """Raise `Declined` while others still play *game_id*'s temple, or if its edition is gone."""
        if seal := self.seal(game_id):
            raise Declined(seal)
        with suppress(JournalError):
            if gone := gone_edition(self.header_of(game_id), self.editions()):
                raise Declined("edition-gone", edition=gone)

    def seal(self, game_id: str) -> str:
        """Why *game_id* may not be shown yet: others still play its daily temple or race. Empty if it may."""
        return seal(self._store, game_id, self.daily_temple.is_over)

    def header_of(self, game_id: str) -> Header:
        """The first line of *game_id*, with its setup and seed; raises `JournalError`."""
        return read_lines(self._store.games.first_line(game_id), self.editions(), f"game {game_id}").header

    def recording(self, game_id: str) -> Recording:
        """The game *game_id*; raises `JournalError`."""
        return kept_recording(self._store, self.editions(), game_id)

    async def recording_beside(self, game_id: str) -> Recording:
        """The game *game_id*, read in a thread; raises `JournalError`."""
        return await self.read_beside(lambda: self.recording(game_id))

    async def study_beside(self, origin: Origin, *, is_same_dice: bool) -> Study:
        """The study at *origin*, replayed in a thread; raises `JournalError` or `NotAnalysable`."""

        def found() -> Study:
            return study_of(self.recording(origin.game), self.editions(), origin, is_same_dice=is_same_dice)

        return await self.read_beside(found)

    async def journal_beside(self, game_id: str) -> bytes:
        """The journal lines of *game_id*, read in a thread."""
        rows = await self.read_beside(lambda: self._store.games.journal(game_id))
        return b"".join(row.entry for row in rows)

    async def read_beside(self, work: Callable[[], Read]) -> Read:
        """Run *work* in the thread that reads recordings."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, work)


def kept_recording(store: Store, catalogue: Catalogue, game_id: str) -> Recording:
    """The game *game_id* in *store*; raises `JournalError`."""
    rows = store.games.journal(game_id)
    for number, row in enumerate(rows):
        if row.seq != number or not isinstance(row.entry, bytes):
            raise JournalError(f"game {game_id}", number + 1, "missing or damaged")
    return read_lines([row.entry for row in rows], catalogue, f"game {game_id}")
