"""Moves a server's data between a single process's database and the streams of a cluster."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from secrets import token_hex

from nats.errors import Error as NatsError
from nats.js.errors import Error as JetStreamError

from escape_tui.hub.record.packed_journal import JournalRow, packed
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.bus.streams import MOST_BYTES, lay_streams, store_stream
from ssh_host.cluster.journal.fenced_journal import FencedJournal, read
from ssh_host.cluster.store.shared_store import shared_store
from ssh_host.cluster.store.shared_writer import encoded
from ssh_host.store.group_commit import JOURNAL_LINE, Change, Statement
from ssh_host.store.store import Store

#: The owner of the journals of games in progress, until a worker takes them.
_MOVER = "moved"
_PUBLISH_SECONDS = 10.0
_ROWS_AT_ONCE = 200
#: Journals of games in progress go to their own streams; the projection's position belongs to a cache.
_NOT_COPIED = ("journals", "projection")


async def bring_in(bus: Bus, database: Path, replicas: int = 1) -> None:
    """Write everything in *database* to the streams, which must be empty; raises `ClusterTrouble` or
    `StoreError`."""
    # Migrate the tables to this version.
    await asyncio.to_thread(lambda: Store.open(database).close())
    try:
        await lay_streams(bus, replicas)
        if (await bus.stream.stream_info(store_stream(bus))).state.messages:
            raise ClusterTrouble("The cluster has data already; only an empty one can take over a database.")
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as source:
            for batch in _batches(_rows(source)):
                await bus.stream.publish(
                    bus.subject("store"), encoded(token_hex(8), batch), timeout=_PUBLISH_SECONDS
                )
            for game in _running_games(source):
                journal = FencedJournal(bus, game, _MOVER)
                for row in _lines(source, game):
                    journal.write(row.entry)
                await journal.close()
    except (NatsError, JetStreamError, TimeoutError, sqlite3.Error) as error:
        raise ClusterTrouble(f"The database {database} can't be moved to the workers: {error}.") from error


async def take_out(bus: Bus, path: Path, replicas: int = 1) -> None:
    """Write everything in the streams to a new database at *path*; raises `ClusterTrouble`."""
    try:
        await lay_streams(bus, replicas)
        store = await shared_store(bus, path)
        try:
            games = _games_without_journal(path)
            journals = [(game, (await read(bus, game)).lines) for game in games]
        finally:
            store.close()
    except (NatsError, JetStreamError, TimeoutError) as error:
        raise ClusterTrouble(f"The data of the workers can't be read: {error}.") from error
    with closing(sqlite3.connect(path)) as database, database:
        for game, lines in journals:
            rows = ((game, number, 0, line) for number, line in enumerate(lines))
            database.executemany(JOURNAL_LINE, rows)
        database.execute("DROP TABLE projection")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _rows(source: sqlite3.Connection) -> Iterator[Change]:
    """Statements that write every row of *source*, parents before the rows that refer to them."""
    for (table,) in source.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"):
        if table in _NOT_COPIED or table.startswith("sqlite_"):
            continue
        columns = [column[1] for column in source.execute(f"PRAGMA table_info({table})")]
        names, places = ", ".join(columns), ", ".join("?" * len(columns))
        sql = f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({places})"
        for values in source.execute(f"SELECT {names} FROM {table}"):
            yield (Statement(sql, values),)
    for game in _finished_games(source):
        journal = packed(_lines(source, game))
        yield (Statement("INSERT OR REPLACE INTO packed_journals VALUES (?, ?)", (game, journal)),)


def _batches(changes: Iterator[Change]) -> Iterator[list[Change]]:
    """*changes* in groups that fit into one message each."""
    batch, size = list[Change](), 0
    for change in changes:
        weight = sum(len(value) + 64 if isinstance(value, str | bytes) else 64 for value in change[0].values)
        if batch and (size + weight > MOST_BYTES or len(batch) == _ROWS_AT_ONCE):
            yield batch
            batch, size = [], 0
        batch.append(change)
        size += weight
    if batch:
        yield batch


def _running_games(source: sqlite3.Connection) -> list[str]:
    return [game for (game,) in source.execute("SELECT table_id FROM tables WHERE is_running")]


def _finished_games(source: sqlite3.Connection) -> list[str]:
    """Finished games whose journals are still rows."""
    sql = "SELECT DISTINCT table_id FROM journals JOIN tables USING (table_id) WHERE NOT is_running"
    return [game for (game,) in source.execute(sql)]


def _lines(source: sqlite3.Connection, game: str) -> list[JournalRow]:
    sql = "SELECT seq, CAST(entry AS BLOB) FROM journals WHERE table_id = ? ORDER BY seq"
    return [JournalRow(*row) for row in source.execute(sql, (game,))]


def _games_without_journal(path: Path) -> list[str]:
    """Games in progress, or whose journal has not been copied yet."""
    sql = "SELECT table_id FROM tables WHERE table_id NOT IN (SELECT table_id FROM packed_journals)"
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        return [game for (game,) in database.execute(sql)]
