"""Players in the database: names, settings, and who owns a name."""

import time
from functools import partial
from typing import NamedTuple

from ssh_host.store.database import Database, text
from ssh_host.store.group_commit import Statement

#: A public key's fingerprint, or the hash of a guest's resume code.
PlayerKey = str


_FIND = f"SELECT {text('name')}, CAST(settings AS BLOB) FROM players WHERE player = ?"


class Player(NamedTuple):
    name: str
    settings: bytes


class StoredPlayers:
    """Players this server knows."""

    def __init__(self, database: Database) -> None:
        self._database = database
        #: Players with all changes that are not written yet.
        self._changed: dict[PlayerKey, Player] = {}
        self._names_claimed: dict[str, PlayerKey] = {}

    def greet(self, player: PlayerKey, name: str) -> None:
        """Record that *player* connected; a new player is called *name*."""
        now = int(time.time())
        self._change(
            player,
            self.find(player) or Player(name, b""),
            "INSERT INTO players (player, name, first_seen, last_seen) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (player) DO UPDATE SET last_seen = excluded.last_seen",
            (player, name, now, now),
        )

    def find(self, player: PlayerKey) -> Player | None:
        if (changed := self._changed.get(player)) is not None:
            return changed
        found = self._database.read(_FIND, player)
        return Player(*found[0]) if found else None

    def was_visited(self) -> bool:
        """Whether any player has ever been here."""
        return bool(self._database.read("SELECT 1 FROM players LIMIT 1"))

    def rename(self, player: PlayerKey, name: str) -> None:
        if (known := self.find(player)) is not None:
            sql = "UPDATE players SET name = ? WHERE player = ?"
            self._change(player, known._replace(name=name), sql, (name, player))

    def owner_of_name(self, likeness: str) -> PlayerKey | None:
        """The owner of the names that look like *likeness*."""
        if (claimed := self._names_claimed.get(likeness)) is not None:
            return claimed
        found = self._database.read("SELECT player FROM names WHERE likeness = ?", likeness)
        return str(found[0][0]) if found else None

    def claim_name(self, likeness: str, player: PlayerKey) -> None:
        self._names_claimed[likeness] = player
        self._database.write("INSERT OR IGNORE INTO names VALUES (?, ?)", likeness, player)
        self._database.when_kept(lambda: self._name_is_written(likeness))

    def _name_is_written(self, likeness: str) -> None:
        self._names_claimed.pop(likeness, None)

    def settings(self, player: PlayerKey) -> bytes:
        found = self.find(player)
        return found.settings if found else b""

    def save_settings(self, player: PlayerKey, settings: bytes) -> None:
        if (known := self.find(player)) is not None:
            sql = "UPDATE players SET settings = ? WHERE player = ?"
            self._change(player, known._replace(settings=settings), sql, (settings, player))

    def forget(self, player: PlayerKey) -> None:
        """Delete *player*, who is not here; results keep their name."""
        if player not in self._changed:
            self._database.write("DELETE FROM players WHERE player = ?", player)

    def _change(self, key: PlayerKey, player: Player, sql: str, values: tuple[object, ...]) -> None:
        """Write the change of *key* to *player* with *sql*; reads see it at once."""
        self._changed[key] = player
        self._database.writer.write(Statement(sql, values))
        self._database.writer.when_kept(partial(self._is_written, key, player))

    def _is_written(self, key: PlayerKey, player: Player) -> None:
        if self._changed.get(key) is player:
            del self._changed[key]
