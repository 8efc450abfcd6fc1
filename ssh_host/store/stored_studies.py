"""Studies in the database: games that were played on from a moment of another game, and how they ended."""

import msgspec

from escape_tui.hub.race.race import Race
from escape_tui.hub.record.origin import Origin
from ssh_host.store.database import Database


class Consent(msgspec.Struct, frozen=True):
    """The part of a table's record that says whether others may see and study its games: while they play the
    temple of its *day* or *race*, they may not."""

    is_public: bool = False
    may_be_studied: bool = True
    day: str = ""
    race: Race | None = None

    @property
    def is_given(self) -> bool:
        """Whether moments of its games may become puzzles; daily temples are excluded."""
        return self.is_public and self.may_be_studied and not self.day


class StoredStudies:
    """Games that continue others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, game_id: str, origin: Origin) -> None:
        """Store that the game *game_id* plays on from *origin*."""
        sql = "INSERT OR REPLACE INTO studies VALUES (?, ?, ?)"
        self._database.write(sql, game_id, origin.game, origin.clock)

    def results(self, origin: Origin) -> tuple[int, int]:
        """How many teams got out from *origin*, and how many did not."""
        rows = self._database.read(
            "SELECT sum(won), sum(NOT won) FROM studies CROSS JOIN results USING (table_id)"
            " WHERE origin = ? AND clock = ?",
            origin.game,
            origin.clock,
        )
        return (rows[0][0] or 0, rows[0][1] or 0) if rows else (0, 0)


def consent_of(setup: bytes | None) -> Consent:
    """The consent in the record *setup* of a table."""
    try:
        return msgspec.json.decode(setup or b"{}", type=Consent)
    except msgspec.MsgspecError:
        return Consent(may_be_studied=False)
