"""Relays: tables of other workers shown here, each followed once for all its spectators."""

import asyncio
import logging
from functools import partial

from msgspec.structs import replace
from nats.aio.msg import Msg

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.who_is_here import handle_of
from escape_tui.hub.port.messages.views import ScreeningView, StandView
from escape_tui.hub.port.providers import Claimed, Relaying
from escape_tui.hub.record.record import JournalError
from escape_tui.hub.table.seats.seats import PersonId, Phase
from escape_tui.hub.table.table import Table
from escape_tui.hub.watching.relay import Relay
from escape_tui.hub.watching.spectating import Showing
from escape_tui.hub.watching.spectators import Stand
from escape_tui.modules.box import RULES_VERSION
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE
from ssh_host.cluster.journal.game_stream import GameStream
from ssh_host.cluster.membership.directory import Directory, TableNotice
from ssh_host.cluster.membership.remote_tables import RemoteTables
from ssh_host.cluster.worker.spectator_news import (
    STAND_NEWS,
    AnyStandNews,
    Looking,
    OwnerTold,
    StandCheered,
    StandSaid,
    share,
)
from ssh_host.monitoring.log import happened

#: How often to repeat the names of spectators, for a worker that has just taken the table over.
_TELL_SECONDS = 1.0
#: Stop relaying a table after this many checks that found no spectators, or no owner.
_IDLE_ROUNDS = 5
#: A table without an owner for this many checks was not taken over.
_TAKEN_OVER_ROUNDS = 3
#: How far apart two processes may be in a replay, because news take time to arrive.
_APART_MS: Millis = 300


class RelayedTable:
    """One table of another worker, as shown here."""

    def __init__(self, code: str, clockwork: Clockwork, lobby: Lobby, elsewhere: RemoteTables) -> None:
        self.code = code
        self.stand = Stand(clockwork, lobby.changed, self._seated)
        self.game = ""
        self.relay: Relay | None = None
        self.idle_rounds = 0
        self._elsewhere = elsewhere
        self._lobby = lobby
        self._clockwork = clockwork
        self._screening: ScreeningView | None = None
        #: Spectators on other workers, as counted by the publisher.
        self._watchers_elsewhere = 0

    def seen(self) -> StandView:
        stand, there = self.stand, self._elsewhere.table(self.code)
        phase = None if there is None else there.phase
        return StandView(
            self.code,
            stand.names,
            stand.sayings,
            stand.cheer,
            is_gathering=phase is Phase.GATHERING,
            is_gone=there is None and self.idle_rounds > _TAKEN_OVER_ROUNDS,
            is_moving=self.relay is None and self.code not in self._lobby.tables,
            screening=self._screening,
            kept_as=self.game if phase is Phase.OVER else "",
        )

    def welcome(self, stand: Stand) -> None:
        """The spectators at *stand* watched the table while it was on this worker; now they watch the
        relay."""
        self.stand.watchers, self.stand.sayings = dict(stand.watchers), stand.sayings
        self.stand.elsewhere, self.stand.cheer = stand.elsewhere, stand.cheer

    def show(self, notice: TableNotice, relay: Relay) -> None:
        self.close()
        self.relay, self.game, self._watchers_elsewhere = relay, notice.game, 0
        there = self._elsewhere.table(self.code)
        title = "" if there is None else there.title
        self._lobby.spectating.show(Showing(self.code, title, notice.is_public, relay.publisher))

    def close(self) -> None:
        if self.relay is not None:
            self.relay.close()
            self.relay, self.game = None, ""

    @property
    def names_here(self) -> tuple[str, ...]:
        return self.stand.names_here

    def _seated(self, person: PersonId) -> tuple[str, ...]:
        """The names of the other people seated at that table."""
        there, own = self._elsewhere.table(self.code), handle_of(person)
        seats = () if there is None else there.seats
        return tuple(seat.name for seat in seats if seat.name and seat.handle != own)

    def hear(self, news: AnyStandNews, worker: str) -> None:
        match news:
            case OwnerTold(is_paused=is_paused, is_waiting=is_waiting, watchers=watchers):
                self._see(news.screening)
                if self.relay is not None:
                    self.relay.stand(is_paused=is_paused, is_waiting=is_waiting)
                self._count({where: names for where, names in watchers.items() if where != worker})
            case StandSaid(saying=saying):
                self.stand.hear(saying)
            case StandCheered(cheered=cheered):
                self.stand.hear_cheer(cheered)

    def _see(self, told: ScreeningView | None) -> None:
        """Show the replay *told*; don't redraw what is already shown."""
        now, known = self._clockwork.now(), self._screening
        screening = told and replace(told, since=now)
        if screening is None or known is None or _differ(screening, known, now):
            self._screening = screening
            if screening != known:
                self._lobby.changed()

    def _count(self, watchers: dict[str, tuple[str, ...]]) -> None:
        for where, names in watchers.items():
            self.stand.watch_elsewhere(where, names)
        others = sum(map(len, watchers.values()))
        if self.relay is not None and others != self._watchers_elsewhere:
            publisher, more = self.relay.publisher, others - self._watchers_elsewhere
            publisher.change(watchers=publisher.standing.watchers + more)
            self._watchers_elsewhere = others


def _differ(told: ScreeningView, known: ScreeningView, now: Millis) -> bool:
    """Whether two views of a replay differ by more than a moment."""
    is_there = abs(told.moment(now) - known.moment(now)) <= _APART_MS
    return not is_there or replace(told, at=known.at, since=known.since) != known


class Relays(Relaying):
    """All relays of *worker*."""

    def __init__(
        self,
        bus: Bus,
        worker: str,
        directory: Directory,
        elsewhere: RemoteTables,
        lobby: Lobby,
        clockwork: Clockwork,
    ) -> None:
        self._bus = bus
        self._worker = worker
        self._directory = directory
        self._elsewhere = elsewhere
        self._lobby = lobby
        self._clockwork = clockwork
        self._shown: dict[str, RelayedTable] = {}
        self._streams: dict[str, GameStream] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._tasks = BackgroundTasks()

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject("stand", "*"), cb=self._hear)
        self._tasks.start(self._go_on(), "keeping relays")

    def stop(self) -> None:
        self._tasks.cancel()

    # For spectators here

    def at(self, code: str) -> RelayedTable | None:
        return self._shown.get(code) if code not in self._lobby.tables else None

    def show(self, code: str) -> None:
        """Relay the table *code* if it has spectators here."""
        if code in self._shown and code not in self._opening:
            self.open(code, lambda declined: None)

    def open(self, code: str, then: Claimed) -> None:
        shown, notice = self._shown.get(code), self._directory.at(code)
        if notice is None or not _can_be_relayed(notice):
            then(None)
            return
        if code not in self._opening:
            is_open = shown is not None and shown.game == notice.game
            opening = self._catch_up(code) if is_open else self._open(notice)
            self._opening[code] = self._tasks.start(opening, f"opening a relay of {code}")
            self._opening[code].add_done_callback(lambda task: self._opening.pop(code, None))
        self._tasks.start(self._tell_when_open(self._opening[code], then), f"waiting for the relay of {code}")

    def keep(self, table: Table) -> None:
        """*table* moves to another worker: its spectators here continue through a relay."""
        if (shown := self._shown.get(table.code)) is not None:
            # A relay from before the table came here; since then, spectators see the table itself.
            shown.close()
        if table.stand.watchers:
            self._table(table.code).welcome(table.stand)

    async def _tell_when_open(self, opening: asyncio.Task[None], then: Claimed) -> None:
        await asyncio.wait((opening,))
        then(None)

    async def _open(self, notice: TableNotice) -> None:
        """Relay the game of *notice*; if that fails, spectators move to its worker."""
        code = notice.code
        stream = GameStream(self._bus, notice.game, lambda error: self._broken(code, error))
        try:
            relay = await stream.open(self._lobby.catalogue, self._clockwork)
        except (JournalError, *BUS_TROUBLE) as error:
            happened("table not relayed", logging.WARNING, error, code=code, game=notice.game)
            relay = None
        if relay is None:
            await stream.close()
            return
        await self._forget_stream(code)
        if code in self._lobby.tables:
            # The table has come here meanwhile, and spectators see it directly.
            relay.close()
            await stream.close()
            return
        self._streams[code] = stream
        shown = self._table(code)
        shown.show(notice, relay)
        self._tell_names(shown)
        happened("relay opened", code=code, game=notice.game)

    async def _catch_up(self, code: str) -> None:
        """Show every line of *code* that a newcomer may have seen elsewhere."""
        if (stream := self._streams.get(code)) is not None:
            try:
                await stream.catch_up()
            except BUS_TROUBLE as error:
                happened("journal not read", logging.WARNING, error, code=code)

    def _table(self, code: str) -> RelayedTable:
        if code not in self._shown:
            shown = RelayedTable(code, self._clockwork, self._lobby, self._elsewhere)
            share(shown.stand, self._worker, partial(self._say, code))
            self._shown[code] = shown
        return self._shown[code]

    def _broken(self, code: str, error: Exception) -> None:
        happened("relay broken", logging.WARNING, error, code=code)
        self._tasks.start(self._close(code), f"closing the relay of {code}")

    async def _close(self, code: str) -> None:
        if (shown := self._shown.pop(code, None)) is not None:
            if code not in self._lobby.tables:
                self._lobby.spectating.take_off(code)
            shown.close()
            shown.stand.watchers.clear()
            self._tell_names(shown)
            self._lobby.changed()
        await self._forget_stream(code)

    async def _forget_stream(self, code: str) -> None:
        if (stream := self._streams.pop(code, None)) is not None:
            await stream.close()

    # News about spectators

    def _tell_names(self, shown: RelayedTable) -> None:
        self._say(shown.code, Looking(self._worker, shown.names_here))

    def _say(self, code: str, news: AnyStandNews) -> None:
        self._tasks.start(self._bus.report("spectator news", news, "stand", code), "telling of watchers")

    async def _hear(self, message: Msg) -> None:
        shown = self._shown.get(message.subject.rsplit(".", 1)[1])
        if shown is None:
            return
        news = understood(message, STAND_NEWS, "stand")
        if news is not None and news.worker != self._worker:
            shown.hear(news, self._worker)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(_TELL_SECONDS)
            for code, shown in tuple(self._shown.items()):
                notice = self._directory.at(code)
                is_of_use = notice is not None and bool(shown.names_here)
                shown.idle_rounds = 0 if is_of_use else shown.idle_rounds + 1
                if code in self._lobby.tables or shown.idle_rounds > _IDLE_ROUNDS:
                    await self._close(code)
                    continue
                self._tell_names(shown)
                if notice is not None and notice.game not in ("", shown.game):
                    # The table has started another game, or has come here.
                    self.show(code)


def _can_be_relayed(notice: TableNotice) -> bool:
    """Whether there is a game that may be watched, with our rules version."""
    return notice.is_shown and notice.rules == RULES_VERSION
