"""A worker: runs visits and tables whose connections are held by gates, and takes over those of the dead."""

import asyncio
import contextlib
import logging
import socket
import tempfile
from collections.abc import Coroutine, Iterator
from pathlib import Path
from secrets import token_hex

import msgspec
from nats.errors import Error as NatsError
from nats.js.errors import Error as JetStreamError

from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.port.making_views import table_summary
from escape_tui.hub.record import JournalError, game_version
from escape_tui.hub.table import Table
from escape_tui.modules.box import RULES_VERSION
from ssh_host.cluster.beats import (
    BEAT_SECONDS,
    CANDIDATE_STEP_SECONDS,
    MISSED_BEATS,
    Beat,
    Hearing,
    Heart,
    candidates,
)
from ssh_host.cluster.bus import Bus
from ssh_host.cluster.certificate import own_certificate
from ssh_host.cluster.claims import Claims
from ssh_host.cluster.cluster_metrics import ClusterMetrics
from ssh_host.cluster.code_claims import CodeClaims
from ssh_host.cluster.corridor_door import CorridorDoor
from ssh_host.cluster.directory import Directory, TableNotice, Teller
from ssh_host.cluster.fenced_journals import FencedJournals
from ssh_host.cluster.gathering import Gathered
from ssh_host.cluster.guest_lists import GuestLists
from ssh_host.cluster.passage import Passage
from ssh_host.cluster.relayed_tables import RelayedTables
from ssh_host.cluster.relays import Relays
from ssh_host.cluster.seat_claims import TRY_SECONDS, SeatClaims
from ssh_host.cluster.shared_key import shared_daily_secret, shared_host_key
from ssh_host.cluster.shared_store import shared_store
from ssh_host.cluster.shouting import Voice
from ssh_host.cluster.streams import lay_streams
from ssh_host.cluster.tables_elsewhere import TablesElsewhere
from ssh_host.cluster.tickets import Tickets
from ssh_host.cluster.trouble import NoLongerOwner
from ssh_host.cluster.ways import TicketOffice
from ssh_host.config import Config
from ssh_host.daily_temple import DailyTemple
from ssh_host.host import Host
from ssh_host.hosted_lobby import HostedLobby, edition_of
from ssh_host.log import happened
from ssh_host.orders import Tell
from ssh_host.services import guests_of
from ssh_host.stay import Stay

#: What is told of tables elsewhere reaches the lobby together, not notice by notice.
NEWS_SECONDS = 0.2
#: Tables of workers that never came back are looked for so long after the start.
_SETTLED_SECONDS = 3.0
#: Who gives a table away waits so long for somebody to take it.
_HANDED_OVER_SECONDS = 3.0
#: Twice so long somebody may be at a worker while their seat is at another.
_LEAD_HOME_SECONDS = 1.0
#: Who goes for good waits so long for a bus that may never come back; what is not kept by then was not shown.
_LAST_LINES_SECONDS = 10.0


class Worker:
    """One worker's part of the cluster: its lobby, its tables, and the door at which gates come in."""

    def __init__(self, config: Config, bus: Bus, slot: str) -> None:
        self.config = config
        self.slot = slot
        #: The rules that its games are played by.
        self.rules = RULES_VERSION
        #: A worker that is started again in the same slot is another one: what it had is no longer its own.
        self.name = f"{slot}-{token_hex(3)}"
        self.bus = bus
        self.hearing = Hearing(bus)
        self.directory = Directory(bus, self.hearing)
        self.is_draining = False
        self._sockets = tempfile.TemporaryDirectory(prefix="temple-")
        self._tickets = Tickets(asyncio.get_running_loop().time)
        self._tasks: set[asyncio.Task[None]] = set()
        #: What a keeper asked for and may take back.
        self._draining: asyncio.Task[None] | None = None

    async def open(self) -> None:
        config, bus, name = self.config, self.bus, self.name
        await lay_streams(bus, config.cluster.replicas)
        key = await shared_host_key(bus, config.data_folder, config.cluster.replicas)
        self.store = await shared_store(bus, config.data_folder / f"{self.slot}.sqlite3")
        self.journals = FencedJournals(bus, self.store, name)
        self.journals.on_lost = self._lose
        secret = await shared_daily_secret(bus, config.data_folder, config.cluster.replicas)
        self.hosted_lobby = HostedLobby(
            config,
            self.store,
            LoopClockwork(),
            edition_of(config),
            journals=self.journals,
            daily=DailyTemple(secret),
        )
        self.lobby = self.hosted_lobby.lobby
        elsewhere = TablesElsewhere(self.directory, name)
        self.hosted_lobby.service.be_one_of_many(elsewhere)
        self.host = Host(config, self.hosted_lobby.make_app, self.store, key)
        self.host.name = name
        self.host.ask_to_drain, self.host.give_away = self._begin_closing, self._begin_drain
        self.host.take_back_drain = self._take_back_drain
        self.metrics = ClusterMetrics(self.host, bus, self.hearing)
        self.host.begin()
        self.hosted_lobby.opened(self.host)
        await Voice(bus, self.host, self.lobby).start()
        lists = GuestLists(bus, name, self.hearing, elsewhere, lambda: guests_of(self.host))
        await lists.start()
        self.host.others = lists
        await self._open_doors()
        claims = await Claims.of(bus, config.cluster.replicas)
        tries = await Claims.of(bus, config.cluster.replicas, "tries", TRY_SECONDS)
        self._codes = CodeClaims(claims, self.lobby, name, self._is_there)
        self._seats = SeatClaims(claims, tries, self.lobby, name, self._is_there, self.store.has_tried)
        self.hosted_lobby.service.claiming = self._seats
        clockwork = self.hosted_lobby.clockwork
        self.relays = Relays(bus, name, self.directory, elsewhere, self.lobby, clockwork)
        await self.relays.start()
        await RelayedTables(bus, name, self.lobby, self.hearing).start()
        self.hosted_lobby.service.relaying = self.relays
        self.lobby.founders_elsewhere = self._founders_elsewhere
        self.lobby.is_code_taken = lambda code: self.directory.at(code) is not None
        self.lobby.on_change += [self._codes.look, self._seats.look]
        self._teller = Teller(bus, name, self._games, self._notices)
        await self._teller.start()
        self.lobby.on_change.append(self._teller.something_changed)
        self.directory.on_orphaned.append(self._consider)
        self._news = Gathered(NEWS_SECONDS, self.lobby.distant_changed)
        self.directory.on_change.append(self._news.report)
        await self.hearing.start()
        self._knows_others_at = asyncio.get_running_loop().time() + MISSED_BEATS * BEAT_SECONDS
        await self.directory.start()
        self._heart = Heart(bus, self._beat)
        await self._heart.start()
        self._run(self._look_for_the_forgotten(), "looking for forgotten tables")
        self._run(self._lead_home(), "leading people to their seats")

    async def close(self) -> None:
        """Give every table to somebody else, then go."""
        self.is_draining = True
        self._teller.close()
        self._news.close()
        await self._heart.say_now()
        await _within_reason(self.hand_over_all())
        self._door.close()
        self.relays.stop()
        await self._heart.stop()
        await self.hearing.stop()
        for task in tuple(self._tasks):
            task.cancel()
        await self.host.close()
        self.hosted_lobby.close()
        await _within_reason(self.journals.close())
        self.store.close()
        self._sockets.cleanup()

    async def drain(self) -> None:
        """Take nobody new, give away what others can go on with, and let the rest finish."""
        self.is_draining = True
        await self._heart.say_now()
        await self.hand_over_all()
        if self.lobby.tables:
            await self.hosted_lobby.drain(self.config.tables.drain_minutes * 60.0)

    def _begin_drain(self) -> None:
        """A keeper wants others to go on with what is here."""
        self._drain_by(self.drain())

    def _begin_closing(self) -> None:
        """A keeper closes the whole house: nobody goes on anywhere else."""
        self._drain_by(self._close_with_the_house())

    def _drain_by(self, work: Coroutine[None, None, None]) -> None:
        self._take_back_drain()
        self._draining = self._run(work, "draining")

    def _take_back_drain(self) -> bool:
        if self._draining is not None:
            self._draining.cancel()
            self._draining = None
        self.is_draining = False
        return True

    async def _close_with_the_house(self) -> None:
        """Let games finish where they are; whoever started this worker ends it then."""
        self.is_draining = True
        minutes = self.config.tables.drain_minutes
        self.host.obey(Tell("visit-closing-in", {"minutes": minutes}))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(minutes * 60.0):
                await self.hosted_lobby.drain(minutes * 60.0)
        await self._heart.say_now()

    async def hand_over_all(self) -> None:
        """Let other workers go on with what is here: games with those of the same rules, else they stay and
        finish; tables that gather, and people without a seat, with any."""
        for table in tuple(self.lobby.tables.values()):
            is_playing = bool(self.hosted_lobby.archive.game_id(table))
            if self._others(self.rules if is_playing else None):
                await self._hand_over(table)
        if self._others():
            for stay in tuple(self.host.stays):
                if self.lobby.table_of(stay.identity.player) is None:
                    stay.move_on(stay.arrival.command)

    # Gates come in

    async def _open_doors(self) -> None:
        self._door = CorridorDoor(self.host, self._tickets)
        path = Path(self._sockets.name) / "worker.sock"
        await self._door.open_here(path)
        way = Passage(self.name, "", path=str(path))
        if self.config.cluster.address:
            tls, hashed = own_certificate(self.name)
            cluster = self.config.cluster
            port = await self._door.open_to_others(cluster.address, cluster.port, tls)
            way = Passage(self.name, "", "", _reachable(cluster.address), port, hashed)
        office = TicketOffice(
            self.bus, self.name, self._tickets, lambda ticket: msgspec.structs.replace(way, ticket=ticket)
        )
        await office.start()

    # What is told

    def _beat(self) -> Beat:
        return Beat(
            self.name,
            "worker",
            rules=self.rules,
            version=game_version(),
            is_draining=self.is_draining,
            visits=len(self.host.stays),
            tables=len(self.lobby.tables),
            games=self.hosted_lobby.games(),
        )

    def _games(self) -> dict[str, str]:
        archive = self.hosted_lobby.archive
        return {code: archive.game_id(table) for code, table in self.lobby.tables.items()}

    def _notices(self) -> Iterator[TableNotice]:
        for table in self.lobby.tables.values():
            yield self._notice(table)

    def _notice(self, table: Table) -> TableNotice:
        game = self.hosted_lobby.archive.game_id(table)
        return TableNotice(
            self.name,
            table.code,
            game=game,
            epoch=self.journals.epoch(game),
            people=tuple(chair.person for chair in table.people() if chair.person is not None),
            founder=table.founder,
            network=table.founded_from,
            is_public=table.is_public,
            rules=self.rules,
            record=msgspec.Raw(msgspec.json.encode(table.record())),
            summary=msgspec.Raw(msgspec.json.encode(table_summary(table))),
        )

    def _founders_elsewhere(self) -> Iterator[tuple[str, str]]:
        return ((notice.founder, notice.network) for notice in self.directory if notice.worker != self.name)

    # Taking over

    def _is_there(self, worker: str) -> bool:
        """Whether *worker* is alive, as far as we can know who have just come ourselves."""
        is_new_here = asyncio.get_running_loop().time() < self._knows_others_at
        return is_new_here or any(beat.name == worker for beat in self.hearing.here("worker"))

    def _others(self, rules: int | None = None) -> list[str]:
        """The other workers who take something, of *rules* or of any."""
        return [
            beat.name
            for beat in self.hearing.here("worker")
            if beat.name != self.name and rules in (None, beat.rules) and not beat.is_draining
        ]

    def _consider(self, notice: TableNotice) -> None:
        """Somebody's table is orphaned: take it, unless who comes first does."""
        if self.is_draining or notice.worker == self.name:
            return
        if notice.game and notice.rules != self.rules:
            happened("table of other rules", code=notice.code, rules=notice.rules, ours=self.rules)
        else:
            self._run(self._take_in_turn(notice), f"taking {notice.code}")

    async def _take_in_turn(self, notice: TableNotice) -> None:
        names = (*self._others(self.rules if notice.game else None), self.name)
        turn = candidates(notice.game or notice.code, names).index(self.name)
        await asyncio.sleep(turn * CANDIDATE_STEP_SECONDS)
        while self.directory.at(notice.code) is None and notice.code not in self.lobby.tables:
            try:
                await self._take(notice)
                return
            except (NatsError, JetStreamError, TimeoutError, OSError) as error:
                happened("journal not read", logging.WARNING, error, game=notice.game)
                await asyncio.sleep(CANDIDATE_STEP_SECONDS)

    async def _take(self, notice: TableNotice) -> None:
        """Go on with the table of *notice*, unless another was quicker or its journal makes no sense."""
        if notice.game:
            try:
                lines = await self.journals.take(notice.game)
                table = self.hosted_lobby.archive.taken_over(notice.game, lines)
            except NoLongerOwner:
                return
            except JournalError as error:
                happened("table set aside", logging.ERROR, error, game=notice.game)
                return
        else:
            table = self.hosted_lobby.archive.gathered_again(notice.record)
        self._welcome(table)
        self.metrics.taken.inc()
        happened("table taken over", code=table.code, game=notice.game)
        await self._teller.tell()

    def _welcome(self, table: Table) -> None:
        """Put *table* among the others; those of its people who are here already sit down again."""
        self._codes.takes_over(table.code)
        self.lobby.add(table)
        for chair in tuple(table.people()):
            if chair.person is not None and chair.person in self.lobby.people:
                table.come_back(chair.person)

    async def _look_for_the_forgotten(self) -> None:
        """Games that were running when the whole cluster stopped belong to nobody."""
        await asyncio.sleep(_SETTLED_SECONDS)
        known = {notice.game for notice in self.directory}
        for running in self.store.running_tables():
            if running.game_id not in known:
                notice = TableNotice("", "", game=running.game_id, rules=self.rules)
                self._consider(notice)

    async def _lead_home(self) -> None:
        """Whoever came here because their gate had not heard yet where their seat is goes on to it; what is
        told of seats may be a moment old, so that only counts what was so the last time, too."""
        astray: set[Stay] = set()
        while True:
            await asyncio.sleep(_LEAD_HOME_SECONDS)
            seats = {
                person for notice in self.directory if notice.worker != self.name for person in notice.people
            }
            now = {stay for stay in self.host.stays if self._is_astray(stay, seats)}
            for stay in now & astray:
                happened("led to their seat", player=stay.identity.player)
                stay.move_on(stay.arrival.command)
            astray = now - astray

    def _is_astray(self, stay: Stay, seats_elsewhere: set[str]) -> bool:
        player = stay.identity.player
        is_seated_elsewhere = player in seats_elsewhere and self.lobby.table_of(player) is None
        return is_seated_elsewhere and not stay.is_beside_play

    def _lose(self, game_id: str) -> None:
        """Somebody else has taken the game: its people go on there."""
        table = self.hosted_lobby.archive.table_of(game_id)
        if table is not None:
            self.metrics.lost.inc()
            self._let_go(table)

    async def _hand_over(self, table: Table) -> None:
        """Write everything down, say that *table* is free to be taken, and send its people after it."""
        notice = self._notice(table)
        table.close()
        await self.journals.given_up(notice.game)
        self.lobby.tables.pop(table.code, None)
        self._codes.look()
        self._seats.look()
        await self.directory.orphan(notice)
        await self.directory.is_taken(notice, _HANDED_OVER_SECONDS)
        self._let_go(table)

    def _let_go(self, table: Table) -> None:
        people = {chair.person for chair in table.people()}
        self.lobby.let_go(table)
        self.hosted_lobby.archive.let_go(table)
        for stay in tuple(self.host.stays):
            if stay.identity.player in people:
                stay.move_on(stay.arrival.command)

    def _run(self, work: Coroutine[None, None, None], name: str) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _within_reason(work: Coroutine[None, None, None]) -> None:
    try:
        async with asyncio.timeout(_LAST_LINES_SECONDS):
            await work
    except (NatsError, TimeoutError) as error:
        happened("left without the bus", logging.WARNING, error)


def _reachable(address: str) -> str:
    """What gates on other machines connect to where we listen at *address*."""
    return socket.gethostbyname(socket.gethostname()) if address in ("0.0.0.0", "::") else address
