"""Expiry: old journals and guests are forgotten in small steps while people play."""

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

from ssh_host.serve.config import Data
from ssh_host.store.store import Store

_DAY_SECONDS = 86_400


class Expired(NamedTuple):
    """What is to go next: games, without the journals of which their results stay, and guests."""

    games: tuple[str, ...]
    guests: tuple[str, ...]


def expired(path: Path, data: Data, most: int = 50) -> Expired:
    """The first *most* games and guests in the database at *path* that *data* does not want kept.

    It may be called in another thread, since it looks at everything. A game is over, or has been set aside
    for as long as a game that is over is kept.
    """
    before = int(time.time()) - data.keep_days * _DAY_SECONDS if data.keep_days else 0
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=2)) as database:
            games = database.execute(
                "SELECT table_id FROM tables WHERE opened_at < ?1 OR (NOT is_running AND ?2 > 0 AND table_id"
                " NOT IN (SELECT table_id FROM tables WHERE NOT is_running ORDER BY opened_at DESC LIMIT ?2))"
                " ORDER BY opened_at LIMIT ?3",
                (before, data.keep_games, most),
            ).fetchall()
            guests = database.execute(
                "SELECT player FROM players WHERE player LIKE 'guest:%' AND last_seen < ? LIMIT ?",
                (before, most),
            ).fetchall()
    except sqlite3.Error:
        # A damaged page is no reason to stop; the reader of that page says so.
        return Expired((), ())
    return Expired(tuple(row[0] for row in games), tuple(row[0] for row in guests))


def forget(store: Store, gone: Expired, playing: frozenset[str]) -> None:
    """Let *store* forget what is *gone*, but no game that is being played."""
    for game in gone.games:
        if game not in playing:
            store.forget_table(game)
    for guest in gone.guests:
        store.forget_player(guest)
