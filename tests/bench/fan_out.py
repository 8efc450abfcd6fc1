"""What the lobby's news cost when a house is large: every worker hears of every table of all others."""

import asyncio
import time
from types import SimpleNamespace
from typing import NamedTuple, cast

import msgspec
from nats.aio.msg import Msg

from escape_tui.hub.lobby.table_codes import CODE_LETTERS
from escape_tui.hub.port.making_views import table_summary
from escape_tui.hub.table.restoring_tables import record_of
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.membership.directory import TELL_SECONDS, Directory, TableNotice
from ssh_host.cluster.membership.heartbeats import BEAT_SECONDS, Heartbeat, Members
from ssh_host.cluster.membership.remote_tables import RemoteTables
from ssh_host.cluster.worker.worker import NEWS_SECONDS
from tests.hub.people import Host as People

#: What one worker carries on a core of its own, as `make bench` measures it, and how many sit at a table.
PLAYERS_A_WORKER, PLAYERS_A_TABLE = 120, 4
#: What one gate carries with its core half used, as `python -m tests.bench workers` measures it.
PLAYERS_A_GATE = 300
#: How often something of a running table changes that lobbies show.
CHANGES_A_SECOND = 0.5
KEYS_A_SECOND = 2.0
PLAYERS = (120, 1_000, 10_000, 100_000)
_BEAT_BYTES = 200
#: What an append weighs in the stream, as measured in a long run.
_LINE_BYTES = 340


class House(NamedTuple):
    """A house of so many *players*, by arithmetic: its processes, and what they say in a second."""

    players: int

    @property
    def workers(self) -> int:
        return -(-self.players // PLAYERS_A_WORKER)

    @property
    def gates(self) -> int:
        return -(-self.players // PLAYERS_A_GATE)

    @property
    def tables(self) -> int:
        return self.players // PLAYERS_A_TABLE

    @property
    def notices(self) -> float:
        return self.tables * min(CHANGES_A_SECOND, 1 / TELL_SECONDS)

    @property
    def beats(self) -> float:
        return (self.workers + self.gates) / BEAT_SECONDS

    @property
    def lines(self) -> float:
        """Appends to journals."""
        return self.players * KEYS_A_SECOND


def sample() -> TableNotice:
    """A table with a game, as its worker tells of it."""
    table = People().playing("Ann", "Bob", "Cid", "Dan")
    return TableNotice(
        "w1-abcdef",
        table.code,
        game="0123456789",
        people=tuple(f"SHA256:{number:043}" for number in range(PLAYERS_A_TABLE)),
        record=msgspec.Raw(msgspec.json.encode(record_of(table))),
        summary=msgspec.Raw(msgspec.json.encode(table_summary(table))),
    )


SAMPLE = sample()
NOTICE_BYTES = len(msgspec.json.encode(SAMPLE))


def code_of(number: int) -> str:
    letters = len(CODE_LETTERS)
    return "".join(CODE_LETTERS[number // letters**place % letters] for place in range(4))


def message_of(number: int, house: House, epoch: int) -> Msg:
    """The notice of a table of *house*; in every *epoch* it says something else."""
    worker, code = f"w{number % house.workers}-a", code_of(number)
    told = msgspec.structs.replace(SAMPLE, worker=worker, code=code, epoch=epoch)
    subject = f"temple.table.{told.worker}.{told.code}"
    return cast(Msg, SimpleNamespace(subject=subject, data=msgspec.json.encode(told)))


class Worker:
    """What one worker of a large house does about all the others: it hears notices and beats, and lists the
    tables as often as its lobby asks."""

    def __init__(self, house: House) -> None:
        bus = cast(Bus, SimpleNamespace(subject=lambda *parts: ".".join(("temple", *parts))))
        self._members = Members(bus)
        self._directory = Directory(bus, self._members)
        self._members.on_come.clear()
        self._house = house
        self._beats = [
            cast(Msg, SimpleNamespace(data=msgspec.json.encode(Heartbeat(f"w{number}-a", "worker", rules=1))))
            for number in range(house.workers + house.gates)
        ]
        self._elsewhere = RemoteTables(self._directory, "w0-a")

    async def settle(self) -> None:
        """Hear of everything once."""
        for number in range(self._house.tables):
            await self._directory._hear(message_of(number, self._house, 0))
        self._elsewhere.tables()

    async def second(self, epoch: int) -> float:
        """Live through a second of that house; what share of a core it took."""
        lists = round(1 / NEWS_SECONDS)
        changed = [message_of(number, self._house, epoch) for number in range(round(self._house.notices))]
        began = time.process_time()
        for turn in range(lists):
            for message in changed[turn::lists]:
                await self._directory._hear(message)
            for beat in (self._beats * 2)[turn::lists]:
                await self._members._hear(beat)
            self._elsewhere.tables()
        return time.process_time() - began


async def row(players: int) -> str:
    """A house of so many *players*: what is said in it, and what members it costs a worker."""
    house = House(players)
    worker = Worker(house)
    await worker.settle()
    share = min([await worker.second(epoch) for epoch in (1, 2, 3)])
    processes = house.workers + house.gates
    lobby_bytes = (house.notices * NOTICE_BYTES + house.beats * _BEAT_BYTES) * processes
    # Every line comes in once, and goes out once to be heard where somebody looks on.
    journal_bytes = house.lines * _LINE_BYTES
    return (
        f"{players:>8,} {house.workers:>8,} {house.gates:>6,} {house.lines:>8,.0f} {house.notices:>10,.0f}"
        f" {house.beats:>8,.0f} {(house.notices + house.beats) * processes:>13,.0f}"
        f" {journal_bytes / 1e6:>13,.1f} {lobby_bytes / 1e6:>11,.1f} {share:>12.1%}"
    )


def run() -> str:
    heads = (
        " players  workers  gates  lines/s  notices/s  beats/s  messages out  journal MB/s  lobby MB/s"
        "  each worker"
    )
    return "\n".join((heads, *(asyncio.run(row(players)) for players in PLAYERS)))
