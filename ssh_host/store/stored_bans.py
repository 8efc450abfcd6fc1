"""Bans in the database."""

import time
from typing import NamedTuple

from ssh_host.store.database import Database, number, text


class Ban(NamedTuple):
    """A banned key or address: *until* when (0: permanently), why, *by* whom, and when it was *banned_at*.
    The last two are empty in bans made by earlier versions."""

    kind: str
    value: str
    until: int
    reason: str
    by: str = ""
    banned_at: int = 0


class StoredBans:
    """Banned keys, addresses and networks."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._bans = self._written_bans()
        self._ban_changes = 0

    def ban(self, kind: str, value: str, reason: str = "", seconds: int = 0, by: str = "") -> None:
        """Ban *value*, a `key` or an `address`, for *seconds*; 0 bans permanently."""
        now = int(time.time())
        until = now + seconds if seconds else 0
        self._ban_changes += 1
        self._bans[kind, value] = Ban(kind, value, until, reason, by, now)
        # Two changes: a worker of an earlier version, which lacks the second table, still takes the first.
        self._database.write("INSERT OR REPLACE INTO ban_notes VALUES (?, ?, ?, ?)", kind, value, by, now)
        self._database.write("INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?)", kind, value, until, reason)

    def lift(self, kind: str, value: str) -> None:
        self._ban_changes += 1
        self._bans.pop((kind, value), None)
        self._database.write("DELETE FROM ban_notes WHERE kind = ? AND value = ?", kind, value)
        self._database.write("DELETE FROM bans WHERE kind = ? AND value = ?", kind, value)

    def present(self) -> list[Ban]:
        return [ban for ban in self._bans.values() if self.is_banned(ban.kind, ban.value)]

    def is_banned(self, kind: str, value: str) -> bool:
        ban = self._bans.get((kind, value))
        return ban is not None and (ban.until == 0 or ban.until > time.time())

    def look(self) -> None:
        """Read bans that another process on this machine changed."""
        changes = self._ban_changes

        def look() -> None:
            # Changes made here may not be written yet.
            if changes == self._ban_changes:
                self._bans = self._written_bans()

        self._database.when_kept(look)

    def _written_bans(self) -> dict[tuple[str, str], Ban]:
        rows = self._database.read(
            f"SELECT {text('kind')}, {text('value')}, {number('until')}, {text('reason')} FROM bans"
        )
        columns = ", ".join((text("kind"), text("value"), text("banned_by"), number("banned_at")))
        noted = self._database.read(f"SELECT {columns} FROM ban_notes")
        notes = {(kind, value): note for kind, value, *note in noted}
        return {(row[0], row[1]): Ban(*row, *notes.get((row[0], row[1]), ())) for row in rows}
