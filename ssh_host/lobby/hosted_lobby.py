"""The hosted lobby: one lobby for all sessions, and the room for each of them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from escape_tui import __version__
from escape_tui.app.lobby_app import LobbyApp
from escape_tui.app.visitor_app import KeeperApp, ReplayApp, VisitorApp
from escape_tui.content.catalogue import Catalogue, CatalogueError, load
from escape_tui.content.editions.shared_edition import with_others
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork, LoopClockwork
from escape_tui.hub.lobby.lobby import Lobby, LobbyLimits
from escape_tui.hub.port.providers import Claiming, Elsewhere, Relaying
from escape_tui.hub.port.service import Service
from escape_tui.hub.sound.sound_blocks import KeptBlocks
from escape_tui.hub.table.seats.seats import Patience, PersonId, Phase
from escape_tui.plain.keystrokes import Keystrokes
from escape_tui.plain.places.plain_watching import WatchList
from escape_tui.plain.talk import PlainTalk
from escape_tui.plain.visit import PlainVisit, PlayerVisit
from escape_tui.plain.voice import Voice
from ssh_host.admin.admin_commands import HOST_USER, AdminCommands
from ssh_host.admin.admin_desk import AdminDesk
from ssh_host.admin.admin_room import AdminRoom
from ssh_host.admin.admin_socket import admin_socket
from ssh_host.admin.orders import Tell
from ssh_host.admission.program_pace import ProgramPaces
from ssh_host.analysis.analysis_queue import AnalysisQueue
from ssh_host.archive.archive import Archive
from ssh_host.archive.finished_games import FinishedGames
from ssh_host.archive.journals import Journals
from ssh_host.config.config import Config, ConfigError, Tables
from ssh_host.hooks.hooks import hooks_of
from ssh_host.host import Host
from ssh_host.lobby.daily_temple import DailyTemple
from ssh_host.lobby.pacers import Pacers
from ssh_host.lobby.public_games import LobbyGames
from ssh_host.lobby.studies import Studies
from ssh_host.lobby.waiting_list import WaitingList
from ssh_host.monitoring.game_log import TableLog
from ssh_host.monitoring.log import happened, start_log
from ssh_host.monitoring.metrics import RefusedRequests
from ssh_host.serve import early_sentences
from ssh_host.serve.serving import serve
from ssh_host.serve.sockets import locked
from ssh_host.session.desk import HostDesk, PlayerDesk
from ssh_host.session.destination import Destination, VisitMode, Way
from ssh_host.session.dropped_guests import DroppedGuests
from ssh_host.session.rooms.app_room import AppRoom
from ssh_host.session.rooms.export_room import ExportRoom, Exports
from ssh_host.session.rooms.listen_room import ListenRoom
from ssh_host.session.rooms.plain_room import PlainLines, PlainRoom
from ssh_host.session.rooms.program_room import ProgramRoom
from ssh_host.session.rooms.room import Room
from ssh_host.session.rooms.wait_room import WaitRoom
from ssh_host.session.session import Session
from ssh_host.store.store import FILE_NAME, Store
from ssh_host.work_claim import WorkClaim, alone

#: What serves a visitor, and the App that asks it; those who only watch need no more than the usual ones.
_DESKS_AND_APPS: dict[Way, tuple[type[HostDesk], Callable[..., VisitorApp]]] = {
    **dict.fromkeys((Way.LOBBY, Way.JOIN, Way.STUDY, Way.RACE), (PlayerDesk, LobbyApp)),
    Way.ADMIN: (AdminDesk, KeeperApp),
    Way.REPLAY: (HostDesk, ReplayApp),
}
#: How many minutes before the end of a drain everybody is reminded.
_REMINDERS = (5, 2, 1)


class HostedLobby:
    """What all visitors of one host share. Tests may pass the *seed* for temples and codes. In a cluster,
    *elsewhere* knows the tables of other workers, and *share* makes what its lobby asks of them."""

    def __init__(
        self,
        config: Config,
        store: Store,
        clockwork: Clockwork | None = None,
        catalogue: Catalogue | None = None,
        seed: Callable[[], int] | None = None,
        journals: Journals | None = None,
        daily: DailyTemple | None = None,
        *,
        analysing: WorkClaim | None = None,
        elsewhere: Elsewhere | None = None,
        share: Callable[[Lobby], tuple[Claiming, Relaying]] = lambda lobby: (Claiming(), Relaying()),
    ) -> None:
        self.config = config
        self.store = store
        self.catalogue = catalogue or load()
        self.clockwork = clockwork or LoopClockwork()
        self._analyses = (
            None
            if analysing is None
            else AnalysisQueue(store, self._analysed, lambda: self.catalogue, claim=analysing)
        )
        patience = patience_of(config.tables)
        self.archive = Archive(
            store,
            self.catalogue,
            self.clockwork,
            patience,
            seed,
            journals,
            daily,
            self._analyses,
            self._mark_name,
        )
        self.lobby = Lobby(
            self.catalogue, self.clockwork, self.archive, house_of(config), patience, elsewhere
        )
        recordings = self.archive.recordings
        self.finished = FinishedGames(store, recordings, self.lobby, self._analyses)
        self.service = Service(
            self.lobby,
            self.clockwork,
            elsewhere,
            Studies(recordings, store),
            Pacers(recordings, store, self.lobby),
            *share(self.lobby),
        )
        self.public_games = LobbyGames(self.service, self.clockwork, self.finished, self.games)
        self.dropped_guests = DroppedGuests(self.lobby, self.clockwork, patience.seat_is_kept_ms)
        self._exports = Exports(self.finished)
        self._program_paces = ProgramPaces(self.clockwork)
        self._waiting = WaitingList(self.service)
        self._sounds = KeptBlocks()

    def find_again(self) -> None:
        """Restore the tables that were playing when this host stopped."""
        for table in self.archive.found_again():
            self.lobby.add(table)
            happened("table restored", code=table.code, game=self.archive.game_id(table))

    def opened(self, host: Host) -> None:
        self.store.on_trouble.append(self._tell_trouble)
        host.metrics.tables.set_function(lambda: len(self.lobby.tables))
        host.metrics.games.set_function(self.games)
        for collector in (RefusedRequests(self.service.refused), self.archive.game_log):
            host.metrics.registry.register(collector)
        self.lobby.on_change.append(TableLog(self.lobby).look)
        asyncio.get_running_loop().set_exception_handler(_note_stray)

    @asynccontextmanager
    async def while_open(self, host: Host) -> AsyncIterator[None]:
        """Serve *host*, and accept orders from its own user on this machine."""
        self.opened(host)
        commands = AdminCommands(host, self.lobby, HOST_USER)
        hooks = hooks_of(host, self.lobby, self.store)
        async with admin_socket(self.config.data_folder, commands), hooks:
            yield

    def _tell_trouble(self, trouble: str) -> None:
        """Announce whether the server can save games, also to those who connect later."""
        if trouble:
            self.lobby.talk.announce(early_sentences.CANNOT_WRITE)
        elif self.lobby.talk.announcement == early_sentences.CANNOT_WRITE:
            self.lobby.talk.announce("")

    def _analysed(self, game: str) -> None:
        """Offer the analysis of *game* to everybody who stayed after it."""
        for table in self.lobby.tables.values():
            if table.kept_as == game:
                table.changed()

    def _mark_name(self, person: PersonId, name: str) -> None:
        if person in self.lobby.people:
            self.lobby.rename(person, name)

    # Sessions

    def make_room(self, session: Session) -> Room:
        """The room for *session*: a file, messages for a program, plain text, or an App."""
        match session.destination:
            case Destination(way=Way.EXPORT):
                return ExportRoom(session, self._exports)
            case Destination(way=Way.LISTEN):
                return ListenRoom(session, self.service, self._sounds)
            case Destination(way=Way.WAIT):
                return WaitRoom(session, self._waiting)
            case Destination(manner=VisitMode.PROGRAM):
                pace = self._program_paces.of(session.player, self.config.limits.keys_per_second)
                return ProgramRoom(session, self.service, pace)
            case Destination(way=Way.ADMIN, manner=VisitMode.SHELL):
                return AdminRoom(session, AdminCommands(session.host, self.lobby, session.player))
        make_desk, app = _DESKS_AND_APPS.get(session.destination.way, (HostDesk, VisitorApp))
        desk = make_desk(session, self)
        if session.is_plain:
            return PlainRoom(session, desk, partial(self._plain_visit, session, desk))
        watched = session.watched or ""
        make_app = partial(
            app, desk, session.arrival.terminal, outlet=session.outlet, code=session.code, watched=watched
        )
        return AppRoom(session, desk, make_app)

    def _plain_visit(
        self, session: Session, desk: HostDesk, lines: PlainLines, room: PlainRoom
    ) -> PlainVisit:
        """The visit in plain text."""
        talk = PlainTalk(
            desk,
            Voice(lines.write, lines.ring, self.clockwork),
            Keystrokes(lines.echo, acts_by_key=False),
            session.arrival.terminal,
            self.clockwork,
            line=room,
        )
        watched = session.watched or ""
        if not isinstance(desk, PlayerDesk):
            return PlainVisit(talk, lambda: WatchList(talk), watched or session.code)
        return PlayerVisit(talk, desk, session.code, watched)

    # Stopping

    async def drain(self, seconds: float, tell: Callable[[Tell], None]) -> None:
        """Open no more tables; return when no game is in progress. Players are told how long is left."""
        loop = asyncio.get_running_loop()
        self._stop_analysing()
        ends = loop.time() + seconds
        self.lobby.drain(self.clockwork.now() + round(seconds * 1000))
        quiet = asyncio.Event()

        def look() -> None:
            if not self.games():
                quiet.set()

        self.lobby.on_change.append(look)
        reminders = [
            loop.call_at(ends - 60 * minutes, tell, Tell("visit-closing-in", {"minutes": minutes}))
            for minutes in _REMINDERS
            if 60 * minutes < seconds
        ]
        try:
            look()
            await quiet.wait()
        finally:
            self.lobby.on_change.remove(look)
            for reminder in reminders:
                reminder.cancel()

    def reload(self, config: Config) -> None:
        if config.game.editions or self.catalogue.others:
            self._print_with(edition_of(config))
        self.config = config
        self.lobby.house = house_of(config)

    def _print_with(self, catalogue: Catalogue) -> None:
        """Let tables choose among the editions in *catalogue*; games in progress keep theirs."""
        self.catalogue = self.lobby.catalogue = catalogue
        self.archive.catalogue = catalogue
        for table in self.lobby.tables.values():
            table.catalogue = catalogue

    def games_played(self) -> frozenset[str]:
        return self.archive.games_played()

    def stay_open(self) -> None:
        self.lobby.stay_open()

    def games(self) -> int:
        """The number of games that people are playing. Games that wait for players to come back don't
        count: they can wait for a restart, too."""
        return sum(
            table.phase is Phase.PLAYING and not table.is_deserted for table in self.lobby.tables.values()
        )

    def close(self) -> None:
        self._stop_analysing()
        self.lobby.close()

    def _stop_analysing(self) -> None:
        if self._analyses is not None:
            self._analyses.cancel()


def edition_of(config: Config) -> Catalogue:
    """The edition that this host plays; raises `ConfigError`."""
    try:
        own = load(config.edition_folder)
    except CatalogueError as error:
        raise ConfigError(f"The setting `game.edition` is wrong: {error}.") from None
    try:
        return with_others(own, (Path(place).expanduser() for place in config.game.editions))
    except CatalogueError as error:
        raise ConfigError(f"The setting `game.editions` is wrong: {error}.") from None


def house_of(config: Config) -> LobbyLimits:
    return LobbyLimits(
        tables_per_person=config.tables.per_identity,
        tables_per_network=config.limits.per_address,
        watchers_per_table=config.tables.watchers,
        sayings_per_minute=config.tables.chat_per_minute,
    )


def patience_of(tables: Tables) -> Patience:
    def millis(seconds: int) -> Millis:
        return seconds * 1000

    return Patience(
        bot_takes_over_ms=millis(tables.bot_holds_after_seconds),
        seat_is_kept_ms=millis(tables.seat_kept_seconds),
        everyone_gone_ms=millis(tables.abandoned_seconds),
        pauses_ms=millis(tables.pause_seconds),
    )


async def receive(
    read: Callable[[], Config], clockwork: Callable[[], Clockwork] = LoopClockwork, settings: str = ""
) -> None:
    """Run a host with its lobby until told to stop; *read* returns the settings.

    Its tables use *clockwork*; *settings* is the file that is read, for the log.
    """
    config = read()
    start_log(config.log)
    happened("starting", version=__version__, settings=settings, folder=config.data_folder)
    catalogue = edition_of(config)
    with locked(config.data_folder):
        store = Store.open(config.data_folder / FILE_NAME, config.data.durability)
        store.write_beside(asyncio.get_running_loop())
        hosted_lobby = HostedLobby(config, store, clockwork(), catalogue, analysing=alone)
        hosted_lobby.find_again()
        try:
            await serve(read, config, store, hosted_lobby, hosted_lobby.while_open)
        finally:
            hosted_lobby.close()
            store.close()


def _note_stray(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log exceptions that no session caught."""
    error = context.get("exception")
    happened("unhandled error", logging.ERROR, error, why=context.get("message", ""))
