"""Journals as rows of plain data, read without the game: from SQLite files, and from NATS streams."""

import contextlib
import json
import lzma
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from nats.aio.client import Client
from nats.js.api import AckPolicy, ConsumerConfig, DeliverPolicy

_AT_ONCE = 500


@dataclass
class Row:
    """One line with a command or with events; *asked* is the visit and the id of the request behind it."""

    at: int
    command: dict[str, Any] | None
    events: list[dict[str, Any]]
    asked: tuple[str, int] | None = None


@dataclass
class JournalOfGame:
    """The rows of one game, and in a cluster who appended when: owner and epoch, append by append."""

    rows: list[Row] = field(default_factory=list)
    owners: list[tuple[str, int]] = field(default_factory=list)


def row_in(line: bytes) -> Row | None:
    """The row in *line*; `None` for headers, snapshots and tables."""
    if not line.startswith(b"["):
        return None
    at, command, _, events, *more = json.loads(line)
    if not more or more[0] is None:
        return Row(at, command, events)
    _, visit, id, *_ = more[0]
    return Row(at, command, events, (visit, id))


def of_lines(lines: list[bytes]) -> list[Row]:
    return [row for line in lines if (row := row_in(line)) is not None]


def of_database(path: Path) -> dict[str, JournalOfGame]:
    """Every journal in a server's SQLite file, running and packed."""
    lines: dict[str, list[bytes]] = {}
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        for game, packed in database.execute("SELECT table_id, lines FROM packed_journals"):
            lines[game] = [entry for _, entry in msgspec.msgpack.decode(lzma.decompress(packed))]
        for game, entry in database.execute("SELECT table_id, entry FROM journals ORDER BY table_id, seq"):
            lines.setdefault(game, []).append(entry)
    return {game: JournalOfGame(of_lines(entries)) for game, entries in lines.items()}


async def of_streams(client: Client, cluster: str = "temple") -> dict[str, JournalOfGame]:
    """Every journal in the streams of a cluster."""
    games: dict[str, JournalOfGame] = {}
    stream = client.jetstream(timeout=5)
    names = [info.config.name for info in await stream.streams_info()]
    for name in sorted(str(each) for each in names if str(each).startswith(f"{cluster}-journals-")):
        reader = await stream.pull_subscribe(
            f"{cluster}.j.{name.rpartition('-')[2]}.*",
            stream=name,
            config=ConsumerConfig(
                ack_policy=AckPolicy.NONE, deliver_policy=DeliverPolicy.ALL, mem_storage=True
            ),
        )
        left = (await reader.consumer_info()).num_pending or 0
        while left > 0:
            for message in await reader.fetch(min(left, _AT_ONCE), timeout=10):
                _append(games, message.subject.rpartition(".")[2], message.data)
                left -= 1
        await reader.unsubscribe()
    return games


def _append(games: dict[str, JournalOfGame], game: str, payload: bytes) -> None:
    owner, epoch, _, *more = msgspec.msgpack.decode(payload)
    journal = games.setdefault(game, JournalOfGame())
    journal.owners.append((owner, epoch))
    journal.rows += of_lines(more[0] if more else [])
