"""Desks: what the host does for one visitor, depending on their destination."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Protocol
from weakref import proxy

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.lobby.challenge_book import ChallengeBook
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.who_is_here import handle_of
from escape_tui.hub.port.making_views import table_summary
from escape_tui.hub.port.messages.requests import Leave
from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller, Service
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.table.seats.seats import Person
from escape_tui.hub.table.study import Study
from escape_tui.scene.lobby.ladder_views import LadderView
from escape_tui.scene.lobby.visitor_services import (
    Board,
    DailyProof,
    DroppedSeat,
    NightView,
    Profile,
    Puzzle,
    RecordLine,
)
from escape_tui.scene.terminal import Colours
from ssh_host.archive.archive import Archive
from ssh_host.archive.finished_games import FinishedGames
from ssh_host.config.game_nights import next_night
from ssh_host.ladder.standings import ladder_view, neighbour, period_named, week_of
from ssh_host.lobby.profiles import profile_of
from ssh_host.lobby.puzzles import puzzles
from ssh_host.session.dropped_guests import DroppedGuests
from ssh_host.session.kept_recordings import KeptRecordings, moment
from ssh_host.session.session import Session
from ssh_host.store.store import Store
from ssh_host.store.stored_results import Rank


class DeskServer(Protocol):
    """The parts of the server that all desks share."""

    service: Service
    archive: Archive
    finished: FinishedGames
    dropped_guests: DroppedGuests


class HostDesk:
    """For everybody: a name, a resume code, and games to watch.

    Screens hold a desk; it holds only weak references to session and host, so that no screen can reach a
    table.
    """

    def __init__(self, session: Session, hosted: DeskServer) -> None:
        self._session: Session = proxy(session)
        self._hosted: DeskServer = proxy(hosted)
        self.port = self._new_port()

    def _new_port(self) -> Port:
        session = self._session
        caller = Caller(
            self._hosted.service,
            session.player,
            may_play=session.destination.is_for_playing,
            network=session.network,
            move_on=session.move_to,
            on_watch=session.watches,
        )
        return Port(caller)

    @property
    def catalogue(self) -> Catalogue:
        return self._hosted.service.lobby.catalogue

    @property
    def recordings(self) -> KeptRecordings:
        return KeptRecordings(self._hosted.finished, self._session)

    @property
    def resume_code(self) -> str:
        return self._session.identity.resume_code

    @property
    def name(self) -> str:
        known = self._session.host.store.players.find(self._session.player)
        return known.name if known is not None else self._session.name

    @property
    def handle(self) -> str:
        return handle_of(self._session.player)

    def rename(self, name: str) -> None:
        self._session.host.store.players.rename(self._session.player, name)

    def claim(self, code: str) -> bool:
        """Become the guest with the resume *code*; their requests go through a new port."""
        if not self._session.claim(code):
            return False
        self._change_port()
        return True

    def _change_port(self) -> None:
        self.depart()
        self.port = self._new_port()

    def depart(self) -> None:
        """The session has ended: save the visitor's seat for a while."""
        self.port.ask(Leave())

    def game(self) -> str:
        """The journal of the visitor's game, for the log of a crash."""
        return ""

    def load(self) -> bytes:
        """The visitor's settings."""
        return self._session.host.store.players.settings(self._session.player)

    def save(self, settings: bytes) -> None:
        """Save *settings*; if they are JSON, `colours`, `glyphs` and `language` apply from the next
        session on."""
        self._session.host.store.players.save_settings(self._session.player, settings)

    def show_colours(self, colours: Colours) -> None:
        if self._session.room is not None:
            self._session.room.set_colours(colours)

    def command(self, words: str) -> str:
        return self._session.way_in.command_to(words)

    def link(self, words: str) -> str:
        url = self._session.way_in.url
        return f"{url}/{words.replace(' ', '/')}" if url else ""


class PlayerDesk(HostDesk):
    """The desk for sessions that may play: adds records and the daily temple."""

    @property
    def _store(self) -> Store:
        return self._session.host.store

    @property
    def day(self) -> str:
        return self._hosted.archive.daily_temple.today

    def daily_proof(self) -> DailyProof:
        temple = self._hosted.archive.daily_temple
        return DailyProof(temple.seal(temple.today), temple.yesterday, temple.key(temple.yesterday))

    def game(self) -> str:
        table = self._hosted.service.lobby.table_of(self._session.player)
        return "" if table is None else self._hosted.archive.game_id(table)

    def table_named(self, code: str) -> TableSummary | None:
        lobby, code = self._hosted.service.lobby, code.strip().upper()
        if code not in lobby.tables and (there := self._hosted.service.elsewhere.table(code)) is not None:
            return there
        try:
            return table_summary(lobby.find(code, Person(self._session.player, "", self._session.network)))
        except Declined:
            return None

    async def require_study(self, origin: Origin) -> None:
        found: asyncio.Future[Study | Declined] = asyncio.get_running_loop().create_future()

        def tell(study: Study | Declined) -> None:
            if not found.done():
                found.set_result(study)

        self._hosted.service.studying.find(origin, True, tell)
        if isinstance(study := await found, Declined):
            raise study

    def dropped_seat(self) -> DroppedSeat | None:
        found = self._hosted.dropped_guests.match(self._session)
        return None if found is None else found[1]

    def take_back_seat(self) -> bool:
        found = self._hosted.dropped_guests.match(self._session)
        if found is None:
            return False
        self._session.become(found[0])
        self._change_port()
        return True

    def depart(self) -> None:
        super().depart()
        self._hosted.dropped_guests.note(self._session)

    def seat_kept_minutes(self) -> int:
        return max(1, self._session.host.config.tables.seat_kept_seconds // 60)

    def last_game(self) -> str:
        table = self._hosted.service.lobby.table_of(self._session.player)
        return "" if table is None else table.kept_as

    def rank(self, game: str) -> tuple[int, int]:
        return self._store.results.rank(game)

    def analysis(self, game: str, seats: tuple[PlayerId, ...]) -> Analysis | None:
        return self._hosted.finished.analysis(game, seats)

    def set_aside_table(self) -> str:
        return self._hosted.archive.set_aside_table(self._session.player)

    def next_night(self) -> NightView | None:
        coming = next_night(self._session.host.config.game.nights)
        if coming is None:
            return None
        night, begins = coming
        return NightView(str(night), -(-int((begins - datetime.now(UTC)).total_seconds()) // 60))

    def puzzles(self) -> tuple[Puzzle, ...]:
        return puzzles(self._store)

    def challenges(self) -> ChallengeBook:
        return ChallengeBook(frozenset(self._store.results.won_challenges(self._session.player)))

    def profile(self) -> Profile:
        return profile_of(self._store, self._session.player)

    def ladder(self, period: str, step: int, players: int) -> LadderView:
        temple, player = self._hosted.archive.daily_temple, self._session.player
        shown = period_named(period) or week_of(date.fromisoformat(temple.today))
        return ladder_view(self._store, temple, neighbour(shown, step) if step else shown, players, player)

    def history(self) -> tuple[RecordLine, ...]:
        rows = self._store.results.history(self._session.player)
        return tuple(_line(category, is_won, rank) for category, is_won, rank in rows)

    def filled(self, boards: Sequence[Board]) -> tuple[Board, ...]:
        return self._store.results.filled(boards)

    def best(self, board: Board) -> tuple[RecordLine, ...]:
        ranks = self._store.results.leaderboard(board.category, board.players, day=board.day)
        return tuple(_line(board.category, True, rank) for rank in ranks)


def _line(category: str, is_won: bool, rank: Rank) -> RecordLine:
    return RecordLine(rank.game_id, category, is_won, rank.names, rank.duration_ms, moment(rank.finished_at))
