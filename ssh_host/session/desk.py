"""What the host does for one visitor, by the door they took."""

import logging
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING
from weakref import proxy

from msgspec.structs import replace

from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_chat
from escape_tui.hub.port.making_views import table_summary
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Leave
from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Service
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.hub.table.seats import Phase
from escape_tui.scene.lobby.visitor_services import (
    Board,
    DailyProof,
    Guest,
    Profile,
    RecordLine,
    ShutOut,
    WorkerLine,
)
from escape_tui.scene.replay.recordings import RecordingLabel
from escape_tui.scene.terminal import Colours
from ssh_host.admin.orders import Drain, Kick, StayOpen
from ssh_host.host import Host
from ssh_host.profiles import profile_of
from ssh_host.serve.log import happened
from ssh_host.session.session import Session
from ssh_host.session.visitor import Visitor
from ssh_host.store.stored_results import Rank

if TYPE_CHECKING:
    from ssh_host.hosted_lobby import HostedLobby

#: The keeper is answered at once: such a request needs no number of its own.
_ASKED_HERE = 0
_DONE = Done(_ASKED_HERE)
_IS_KEEPER = Refused(_ASKED_HERE, reason="keeper")


class HostDesk:
    """For everybody: a name, a resume code, and games to watch.

    Screens hold a desk: it knows visitor and host by weak references only, so that nothing on a screen leads
    to a table.
    """

    def __init__(self, visitor: Visitor, service: Service, *, may_play: bool = False) -> None:
        self._visitor: Visitor = proxy(visitor)
        self._service: Service = proxy(service)
        self._may_play = may_play
        self.port = self._new_port()

    def _new_port(self) -> Port:
        visitor = self._visitor
        caller = self._service.call(
            visitor.player,
            may_play=self._may_play,
            network=visitor.network,
            move_on=visitor.move_to,
            on_watch=visitor.watches,
        )
        return Port(caller)

    @property
    def resume_code(self) -> str:
        return self._visitor.identity.resume_code

    @property
    def name(self) -> str:
        known = self._visitor.host.store.player(self._visitor.player)
        return known.name if known is not None else self._visitor.suggested_name

    def rename(self, name: str) -> None:
        self._visitor.host.store.rename(self._visitor.player, name)

    def claim(self, code: str) -> bool:
        """Become somebody else, who asks the hub through a port of their own."""
        if not self._visitor.claim(code):
            return False
        self.depart()
        self.port = self._new_port()
        return True

    def depart(self) -> None:
        """The visit is over: a seat stays the visitor's for a while."""
        self.port.ask(Leave())

    def show_colours(self, colours: str) -> None:
        self._visitor.set_colours(Colours(colours))

    def command(self, words: str) -> str:
        return self._visitor.way_in.command.replace("ssh ", "ssh -t ", 1) + f" {words}"

    def link(self, words: str) -> str:
        url = self._visitor.way_in.url
        return f"{url}/{words.replace(' ', '/')}" if url else ""


class PlayerDesk(HostDesk):
    """For those who may play: the record, the temple of the day."""

    def __init__(self, visitor: Visitor, hosted_lobby: "HostedLobby") -> None:
        super().__init__(visitor, hosted_lobby.service, may_play=True)
        self._hosted_lobby: HostedLobby = proxy(hosted_lobby)

    @property
    def day(self) -> str:
        return self._hosted_lobby.archive.daily_temple.today

    def daily_proof(self) -> DailyProof:
        temple = self._hosted_lobby.archive.daily_temple
        return DailyProof(temple.seal(temple.today), temple.yesterday, temple.key(temple.yesterday))

    def seat_kept_minutes(self) -> int:
        return max(1, self._hosted_lobby.config.tables.seat_kept_seconds // 60)

    def last_game(self) -> str:
        table = self._service.lobby.table_of(self._visitor.player)
        return "" if table is None else table.kept_as

    def rank(self, game: str) -> tuple[int, int]:
        return self._hosted_lobby.store.rank(game)

    def analysis(self, game: str) -> Analysis | None:
        return self._hosted_lobby.analysis(game)

    def profile(self) -> Profile:
        return profile_of(self._hosted_lobby.store, self._visitor.player)

    def history(self) -> tuple[RecordLine, ...]:
        rows = self._hosted_lobby.store.history(self._visitor.player)
        return tuple(_line(category, is_won, rank) for category, is_won, rank in rows)

    def filled(self, boards: Sequence[Board]) -> tuple[Board, ...]:
        return self._hosted_lobby.store.filled(boards)

    def best(self, board: Board) -> tuple[RecordLine, ...]:
        ranks = self._hosted_lobby.store.leaderboard(board.category, board.players, day=board.day)
        return tuple(_line(board.category, True, rank) for rank in ranks)


class WarderDesk(HostDesk):
    """For the keeper of the house. Whatever is done here is in the log, with who did it."""

    def __init__(self, visitor: Visitor, service: Service) -> None:
        super().__init__(visitor, service)
        self._host: Host = proxy(visitor.host)

    def tables(self) -> tuple[TableSummary, ...]:
        here = tuple(table_summary(table) for table in self._service.lobby.tables.values())
        return here + self._host.others.tables()

    def workers(self) -> tuple[WorkerLine, ...]:
        return self._host.others.workers()

    def guests(self) -> tuple[Guest, ...]:
        everybody = guests_of(self._host) + self._host.others.guests()
        return tuple(replace(guest, is_keeper=self._is_keeper(guest.player)) for guest in everybody)

    def _is_keeper(self, player: str) -> bool:
        """Whether *player* is oneself, or another whose key the settings name."""
        return player == self._visitor.player or player in self._host.config.admin.keys

    def waiting(self) -> int:
        return self._host.entrance_queue.waiting + self._host.others.waiting()

    def shut_out(self) -> tuple[ShutOut, ...]:
        return tuple(ShutOut(ban.kind, ban.value, ban.reason) for ban in self._host.store.bans())

    def let_in(self, ban: ShutOut) -> Answer:
        self._note("ban lifted", kind=ban.kind, value=ban.value)
        self._host.store.lift_ban(ban.kind, ban.value)
        return _DONE

    def kick(self, guest: Guest) -> Answer:
        if self._is_keeper(guest.player):
            return _IS_KEEPER
        self._note("kicked", player=guest.player, address=guest.address)
        self._host.order(Kick(guest.worker, guest.id))
        return _DONE

    def ban_key(self, guest: Guest) -> Answer:
        if self._is_keeper(guest.player):
            return _IS_KEEPER
        self._note("banned key", player=guest.player)
        self._host.ban_player(guest.player)
        return _DONE

    def ban_address(self, guest: Guest) -> Answer:
        if any(self._is_keeper(other.player) for other in self.guests() if other.address == guest.address):
            return _IS_KEEPER
        self._note("banned address", address=guest.address)
        self._host.ban_address(guest.address)
        return _DONE

    def announce(self, text: str) -> None:
        said = clean_chat(text)
        self._note("announced", text=said)
        self._service.lobby.announce(f"{self.name}: {said}")
        self._host.tell("visit-announcement", name=self.name, text=said)

    def games(self) -> int:
        return sum(table.phase is Phase.PLAYING for table in self.tables())

    def drain_minutes(self) -> int:
        return self._host.config.tables.drain_minutes

    def drain(self) -> Answer:
        self._note("drain asked for")
        self._host.order(Drain())
        return _DONE

    def drain_worker(self, worker: WorkerLine) -> Answer:
        self._note("drain of a worker asked for", worker=worker.name)
        self._host.order(Drain(worker.name))
        return _DONE

    def open_worker(self, worker: WorkerLine) -> Answer:
        self._note("worker opened again", worker=worker.name)
        self._host.order(StayOpen(worker.name))
        return _DONE

    def stay_open(self) -> Answer:
        if not self._host.stay_open():
            return Refused(_ASKED_HERE, reason="signalled")
        self._note("drain taken back")
        return _DONE

    def _note(self, event: str, **facts: str) -> None:
        happened(event, logging.INFO, None, **facts, by=self._visitor.player, by_name=self.name)


def guests_of(host: Host) -> tuple[Guest, ...]:
    """The sessions that *host* itself has, as they came."""
    return tuple(
        _guest(host, session) for session in sorted(host.sessions, key=lambda session: session.number)
    )


def _guest(host: Host, session: Session) -> Guest:
    player = session.identity.player
    known = host.store.player(player)
    return Guest(
        session.number,
        known.name if known is not None else session.name,
        player,
        session.address,
        str(session.door or ""),
        round(session.seconds / 60),
        worker=host.name,
    )


class VisitorSettings:
    """Keeps the settings of whoever a visitor is."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor: Visitor = proxy(visitor)

    def load(self) -> bytes:
        return self._visitor.settings

    def save(self, settings: bytes) -> None:
        self._visitor.save_settings(settings)


class KeptRecordings:
    """The finished games of one visitor; by its number they may see any game that is over."""

    def __init__(self, hosted_lobby: "HostedLobby", visitor: Visitor) -> None:
        self._hosted_lobby: HostedLobby = proxy(hosted_lobby)
        self._visitor: Visitor = proxy(visitor)

    def labels(self) -> tuple[RecordingLabel, ...]:
        labels = []
        for _, _, rank in self._hosted_lobby.store.history(self._visitor.player):
            try:
                setup = self._hosted_lobby.archive.setup_of(rank.game_id)
            except JournalError:
                continue
            labels.append(RecordingLabel(rank.game_id, setup, _moment(rank.finished_at), rank.duration_ms))
        return tuple(labels)

    async def recording(self, id: str) -> Recording:
        game = self._hosted_lobby.game_named(id, self._visitor.player)
        if self._hosted_lobby.store.is_running(game):
            # A recording has everything in it, also what nobody may see before a game is over.
            raise JournalError(id, 1, "this game is still played")
        if self._hosted_lobby.archive.is_sealed(game):
            raise Declined("daily-not-over")
        return await self._hosted_lobby.archive.recording_beside(game)

    def analysis(self, id: str) -> Analysis | None:
        return self._hosted_lobby.analysis(self._hosted_lobby.game_named(id, self._visitor.player))

    def export(self, name: str, content: str) -> str:
        """Nothing: the file would be the host's."""
        return ""

    def export_command(self, id: str) -> str:
        game = self._hosted_lobby.game_named(id, self._visitor.player)
        return f"{self._visitor.way_in.command} export {game} > game.cast"


def _line(category: str, is_won: bool, rank: Rank) -> RecordLine:
    return RecordLine(rank.game_id, category, is_won, rank.names, rank.duration_ms, _moment(rank.finished_at))


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
