"""Analyses in the database, by the versions and rollouts they were computed with."""

import msgspec

from escape_tui.hub.analysis.analysis import Analysis, Measured
from ssh_host.store.database import Database


class StoredAnalyses(Database):
    """Analyses of finished games."""

    def keep_analysis(self, game_id: str, analysis: Analysis) -> None:
        """Store *analysis* of *game_id* instead of an earlier stage of it."""
        measured = analysis.measured
        self._write(
            "INSERT OR REPLACE INTO analyses SELECT ?, ?, ?, ?, ? FROM tables WHERE table_id = ?1",
            game_id,
            measured.rules,
            measured.bots,
            measured.rollouts,
            msgspec.json.encode(analysis),
        )

    def analysis(self, game_id: str, measured: Measured) -> Analysis | None:
        """The analysis of *game_id*, as *measured*; `None` for a damaged row."""
        found = self._read(
            "SELECT content FROM analyses WHERE table_id = ? AND rules = ? AND bots = ? AND rollouts = ?",
            game_id,
            measured.rules,
            measured.bots,
            measured.rollouts,
        )
        try:
            return msgspec.json.decode(found[0][0], type=Analysis) if found else None
        except (msgspec.MsgspecError, TypeError):
            return None
