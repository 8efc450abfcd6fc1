"""News about this worker's tables for the workers that relay them: the clock, and the spectators."""

from functools import partial

from msgspec.structs import replace
from nats.aio.msg import Msg

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.port.making_views import screening_view
from escape_tui.hub.port.messages.views import ScreeningView
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.table import Table
from escape_tui.hub.watching.replica import WatchQueue
from escape_tui.hub.watching.shared_replay import Screening
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.cluster.membership.heartbeats import Heartbeat, Members
from ssh_host.cluster.worker.spectator_news import (
    STAND_NEWS,
    AnyStandNews,
    Looking,
    OwnerTold,
    StandCheered,
    StandSaid,
    share,
)


class RelayedAway:
    """One table of this worker that others relay, and its spectators there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names: dict[str, tuple[str, ...]] = {}
        self.told: tuple[bool, bool] | None = None
        self.screening: Screening | None = None
        self.live: LiveGame | None = None
        self.watch: WatchQueue | None = None

    def count(self, worker: str, names: tuple[str, ...]) -> None:
        before = len(self.names.pop(worker, ()))
        if names:
            self.names[worker] = names
        self.table.stand.watch_elsewhere(worker, names)
        if self.table.live is not None and before != len(names):
            publisher = self.table.live.publisher
            publisher.change(watchers=publisher.standing.watchers + len(names) - before)


class RelayedTables:
    """The tables of *worker* with spectators on other workers."""

    def __init__(self, bus: Bus, worker: str, lobby: Lobby, members: Members, clockwork: Clockwork) -> None:
        self._bus = bus
        self._worker = worker
        self._lobby = lobby
        self._clockwork = clockwork
        self._away: dict[str, RelayedAway] = {}
        self._telling = BackgroundTasks()
        members.on_gone.append(self._forget)

    async def start(self) -> None:
        self._lobby.on_change.append(self._look_at_replays)
        await self._bus.client.subscribe(self._bus.subject("stand", "*"), cb=self._hear)

    async def _hear(self, message: Msg) -> None:
        code = message.subject.rsplit(".", 1)[1]
        table = self._lobby.tables.get(code)
        if table is None:
            self._away.pop(code, None)
            return
        match understood(message, STAND_NEWS, "stand"):
            case Looking(worker=worker, names=names) if worker != self._worker:
                away = self._followed(table)
                away.count(worker, names)
                self._tell(away)
            case StandSaid(worker=worker, saying=saying) if worker != self._worker:
                table.stand.hear(saying)
            case StandCheered(worker=worker, cheered=cheered) if worker != self._worker:
                table.stand.hear_cheer(cheered)

    def _followed(self, table: Table) -> RelayedAway:
        away = self._away.get(table.code)
        if away is None or away.table is not table:
            away = self._away[table.code] = RelayedAway(table)
            share(table.stand, self._worker, partial(self._say, table.code))
        if away.live is not table.live and table.live is not None:
            away.live, away.told = table.live, None
            away.watch = table.live.publisher.watch(lambda: self._look(away))
        return away

    def _look(self, away: RelayedAway) -> None:
        """Send the clock of a relayed table if it has stopped or started."""
        live = away.live
        if live is not None and away.names and (live.is_paused, live.is_waiting) != away.told:
            self._tell(away)

    def _look_at_replays(self) -> None:
        """Send the replay that a relayed table shows, if it has changed or somebody has moved in it."""
        for away in self._away.values():
            if away.names and away.table.replay.screening != away.screening:
                self._tell(away)

    def _tell(self, away: RelayedAway) -> None:
        live, table = away.live, away.table
        here = table.stand.names_here
        told = OwnerTold(
            self._worker,
            live is not None and live.is_paused and not live.is_waiting,
            live is not None and live.is_waiting,
            {**away.names, self._worker: here},
            _as_it_is(table, self._clockwork.now()),
        )
        away.screening = table.replay.screening
        away.told = None if live is None else (live.is_paused, live.is_waiting)
        self._say(table.code, told)

    def _forget(self, beat: Heartbeat) -> None:
        for away in self._away.values():
            if beat.name in away.names:
                away.count(beat.name, ())

    def _say(self, code: str, news: AnyStandNews) -> None:
        self._telling.start(self._bus.report("spectator news", news, "stand", code), "telling of a table")


def _as_it_is(table: Table, now: Millis) -> ScreeningView | None:
    """The replay that *table* watches, as of *now*: two processes' clocks are unrelated."""
    screening = screening_view(table)
    return screening and replace(screening, at=screening.moment(now), since=0)
