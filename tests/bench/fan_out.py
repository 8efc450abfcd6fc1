"""What the lobby's news cost when a house is large: every worker hears of every table of all others."""

import asyncio
import time
from types import SimpleNamespace
from typing import NamedTuple, cast

import msgspec
from nats.aio.msg import Msg

from escape_tui.hub.lobby import CODE_LETTERS
from escape_tui.hub.port.making_views import table_summary
from ssh_host.cluster.beats import BEAT_SECONDS, Beat, Hearing
from ssh_host.cluster.bus import Bus
from ssh_host.cluster.directory import TELL_SECONDS, Directory, TableNotice
from ssh_host.cluster.tables_elsewhere import TablesElsewhere
from tests.hub.people import Host

#: What one worker carries on a core of its own, as `make bench` measures it, and how many sit at a table.
PLAYERS_A_WORKER, PLAYERS_A_TABLE = 120, 4
#: A gate costs so little that one serves so many players.
PLAYERS_A_GATE = 1_000
#: How often something of a running table changes that lobbies show.
CHANGES_A_SECOND = 0.5
PLAYERS = (120, 1_000, 10_000, 100_000)
_HEARD = 4_000


class Cost(NamedTuple):
    """One notice: its size on the wire, and what hearing it and showing it in a list takes."""

    notice_bytes: int
    hearing_us: float
    listing_us: float
    beat_us: float


def code_of(number: int) -> str:
    letters = len(CODE_LETTERS)
    return "".join(CODE_LETTERS[number // letters**place % letters] for place in range(4))


def sample() -> TableNotice:
    """A table with a game, as its worker tells of it."""
    table = Host().playing("Ann", "Bob", "Cid", "Dan")
    return TableNotice(
        "w1-abcdef",
        table.code,
        game="0123456789",
        people=tuple(f"SHA256:{number:043}" for number in range(PLAYERS_A_TABLE)),
        record=msgspec.Raw(msgspec.json.encode(table.record())),
        summary=msgspec.Raw(msgspec.json.encode(table_summary(table))),
    )


async def cost() -> Cost:
    """Let a directory hear of thousands of tables, twice: the second time every one is known."""
    bus = cast(Bus, SimpleNamespace(subject=lambda *parts: ".".join(("temple", *parts))))
    hearing = Hearing(bus)
    directory, notice = Directory(bus, hearing), sample()
    messages = []
    for number in range(_HEARD):
        told = msgspec.structs.replace(notice, worker=f"w{number % 40}-a", code=code_of(number))
        subject = f"temple.table.{told.worker}.{told.code}"
        messages.append(SimpleNamespace(subject=subject, data=msgspec.json.encode(told)))
    began = time.process_time()
    for message in messages:
        await directory._hear(cast(Msg, message))
    heard = time.process_time()
    TablesElsewhere(directory, "w0").tables()
    listed = time.process_time()
    beat = cast(Msg, SimpleNamespace(data=msgspec.json.encode(Beat("w1-abcdef", "worker", rules=1))))
    hearing.on_come.clear()
    for _ in range(_HEARD):
        await hearing._hear(beat)
    beaten = time.process_time()
    spans = (heard - began, listed - heard, beaten - listed)
    return Cost(len(messages[0].data), *(span / _HEARD * 1e6 for span in spans))


def row(players: int, one: Cost) -> str:
    """What a house of so many *players* hears, in all and at each of its processes."""
    workers = -(-players // PLAYERS_A_WORKER)
    processes = workers + -(-players // PLAYERS_A_GATE)
    told = players / PLAYERS_A_TABLE * min(CHANGES_A_SECOND, 1 / TELL_SECONDS)
    beats = processes / BEAT_SECONDS
    share = (told * (one.hearing_us + one.listing_us) + beats * one.beat_us) / 1e6
    out = (told * one.notice_bytes + beats * 200) * processes
    return (
        f"{players:>8,} {workers:>8,} {processes - workers:>6,} {told:>10,.0f} {beats:>8,.0f}"
        f" {share:>12.1%} {(told + beats) * processes:>16,.0f} {out / 1e6:>12,.1f}"
    )


def run() -> str:
    one = asyncio.run(cost())
    heads = " players  workers  gates  notices/s  beats/s  each process  server messages/s  server MB/s"
    return "\n".join(
        (
            f"a notice: {one.notice_bytes:,} bytes, heard in {one.hearing_us:.0f} µs,"
            f" read in {one.listing_us:.0f} µs; a beat: {one.beat_us:.0f} µs",
            heads,
            *(row(players, one) for players in PLAYERS),
        )
    )
