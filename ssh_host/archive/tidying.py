"""Tidying while people play: packs journals of finished games and deletes old ones, a little at a time."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ssh_host.config.config import Data
from ssh_host.store.store import Store

_EVERY_SECONDS = 10.0
#: About half a second of CPU in a thread.
_PACKED_AT_ONCE = 10
_DAY_SECONDS = 86_400


async def keep_tidy(
    store: Store, settings: Callable[[], Data], games_played: Callable[[], frozenset[str]]
) -> None:
    """Tidy *store* until cancelled; disk accesses run in a thread. Bans lifted by another process take
    effect with the next round."""
    while True:
        await asyncio.sleep(_EVERY_SECONDS)
        store.bans.look()
        for game, journal in await asyncio.to_thread(store.games.journals_to_pack, _PACKED_AT_ONCE):
            if not store.trouble:
                store.games.keep_packed(game, journal)
        gone = await asyncio.to_thread(expired, store.path, settings())
        if not store.trouble:
            forget(store, gone, games_played())
        await asyncio.to_thread(store.tidy)


class Expired(NamedTuple):
    """What to delete next: journals of games (their results are kept), and guests."""

    games: tuple[str, ...]
    guests: tuple[str, ...]


def expired(path: Path, data: Data, most: int = 50) -> Expired:
    """The first *most* games and guests in the database at *path* that have expired under the options in
    *data*.

    Call it in another thread, since it reads everything. Games that were set aside expire by their age, too.
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
        # A damaged page must not stop the server; whatever needs that page reports it.
        return Expired((), ())
    return Expired(tuple(row[0] for row in games), tuple(row[0] for row in guests))


def forget(store: Store, gone: Expired, playing: frozenset[str]) -> None:
    """Delete *gone* from *store*, except games in progress."""
    for game in gone.games:
        if game not in playing:
            store.games.forget(game)
    for guest in gone.guests:
        store.players.forget(guest)
