"""Analyses in the database, by the versions and rollouts they were computed with."""

from typing import NamedTuple

import msgspec

from escape_tui.hub.analysis.analysis import Analysis, Measured
from ssh_host.store.database import Database

#: The column of the bots' version has that of the search, too: it is this many times as much.
_SEARCH = 1_000


class KeptAnalysis(NamedTuple):
    """The analysis of a game, with the record of its table."""

    game_id: str
    setup: bytes
    analysis: Analysis


class StoredAnalyses:
    """Analyses of finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, game_id: str, analysis: Analysis) -> None:
        """Store *analysis* of *game_id* instead of an earlier stage of it."""
        measured = analysis.measured
        self._database.write(
            "INSERT OR REPLACE INTO analyses SELECT ?, ?, ?, ?, ? FROM tables WHERE table_id = ?1",
            game_id,
            *_key(measured),
            msgspec.json.encode(analysis),
        )

    def latest(self, since: int, measured: Measured, most: int) -> list[KeptAnalysis]:
        """The analyses of games that began after *since*, in seconds since 1970; the latest first."""
        rows = self._database.read(
            "SELECT table_id, setup, content FROM tables CROSS JOIN analyses USING (table_id)"
            " WHERE opened_at >= ? AND rules = ? AND bots = ? AND rollouts = ?"
            " ORDER BY opened_at DESC LIMIT ?",
            since,
            *_key(measured),
            most,
        )
        kept = ((row, _decoded(row[2])) for row in rows)
        return [KeptAnalysis(row[0], row[1], analysis) for row, analysis in kept if analysis is not None]

    def find(self, game_id: str, measured: Measured) -> Analysis | None:
        """The analysis of *game_id*, as *measured*; `None` for a damaged row."""
        found = self._database.read(
            "SELECT content FROM analyses WHERE table_id = ? AND rules = ? AND bots = ? AND rollouts = ?",
            game_id,
            *_key(measured),
        )
        return _decoded(found[0][0]) if found else None


def _key(measured: Measured) -> tuple[int, int, int]:
    """The columns `rules`, `bots` and `rollouts`."""
    return measured.rules, _SEARCH * measured.search + measured.bots, measured.rollouts


def _decoded(content: bytes) -> Analysis | None:
    try:
        return msgspec.json.decode(content, type=Analysis)
    except (msgspec.MsgspecError, TypeError):
        return None
