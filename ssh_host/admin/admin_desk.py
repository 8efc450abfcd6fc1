"""The services of the admin screen: lists, bans, announcements and drains."""

import logging
import time

from msgspec.structs import replace

from escape_tui.hub.lobby.sanitize import clean_chat
from escape_tui.hub.port.making_views import table_summary
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.scene.lobby.visitor_services import Guest, ShutOut, WorkerLine
from ssh_host.admin.orders import Drain, Kick, StayOpen
from ssh_host.host import Host
from ssh_host.monitoring.log import happened
from ssh_host.session.desk import HostDesk
from ssh_host.session.session import Session

#: Admin requests are answered at once, so they need no id of their own.
_ASKED_HERE = 0
_DONE = Done(_ASKED_HERE)
_IS_KEEPER = Refused(_ASKED_HERE, reason="keeper")


class AdminDesk(HostDesk):
    """The services for one admin; every order is logged with its author."""

    def tables(self) -> tuple[TableSummary, ...]:
        here = tuple(table_summary(table) for table in self._hosted.service.lobby.tables.values())
        return here + self._session.host.others.tables()

    def workers(self) -> tuple[WorkerLine, ...]:
        return self._session.host.others.workers()

    def guests(self) -> tuple[Guest, ...]:
        everybody = guests_of(self._session.host) + self._session.host.others.guests()
        return tuple(replace(guest, is_keeper=self._is_keeper(guest.player)) for guest in everybody)

    def _is_keeper(self, player: str) -> bool:
        """Whether *player* is this admin, or another whose key is in the settings."""
        return player == self._session.player or player in self._session.host.config.admin.keys

    def waiting(self) -> int:
        return self._session.host.entrance_queue.waiting + self._session.host.others.waiting()

    def shut_out(self) -> tuple[ShutOut, ...]:
        return tuple(
            ShutOut(
                ban.kind, ban.value, ban.reason, _day(ban.banned_at), _day(ban.until), self._known(ban.by)
            )
            for ban in self._session.host.store.bans.present()
        )

    def _known(self, player: str) -> str:
        """The name of *player*, if the store knows one."""
        known = self._session.host.store.players.find(player)
        return player if known is None else known.name

    def let_in(self, ban: ShutOut) -> Answer:
        self._note("ban lifted", kind=ban.kind, value=ban.value)
        self._session.host.store.bans.lift(ban.kind, ban.value)
        return _DONE

    def kick(self, guest: Guest) -> Answer:
        if self._is_keeper(guest.player):
            return _IS_KEEPER
        self._note("kicked", player=guest.player, address=guest.address)
        self._session.host.order(Kick(guest.worker, guest.id))
        return _DONE

    def ban_key(self, guest: Guest) -> Answer:
        if self._is_keeper(guest.player):
            return _IS_KEEPER
        self._note("banned key", player=guest.player)
        self._session.host.ban_player(guest.player, self._session.player)
        return _DONE

    def ban_address(self, guest: Guest) -> Answer:
        if any(self._is_keeper(other.player) for other in self.guests() if other.address == guest.address):
            return _IS_KEEPER
        self._note("banned address", address=guest.address)
        self._session.host.ban_address(guest.address, self._session.player)
        return _DONE

    def announce(self, text: str) -> None:
        said = clean_chat(text)
        self._note("announced", text=said)
        self._hosted.service.lobby.talk.announce(f"{self.name}: {said}")
        self._session.host.tell("visit-announcement", name=self.name, text=said)

    def games(self) -> int:
        return sum(table.phase is Phase.PLAYING for table in self.tables())

    def drain_minutes(self) -> int:
        return self._session.host.config.tables.drain_minutes

    def drain(self) -> Answer:
        self._note("drain ordered")
        self._session.host.order(Drain())
        return _DONE

    def drain_worker(self, worker: WorkerLine) -> Answer:
        self._note("drain of a worker ordered", worker=worker.name)
        self._session.host.order(Drain(worker.name))
        return _DONE

    def open_worker(self, worker: WorkerLine) -> Answer:
        self._note("drain of a worker cancelled", worker=worker.name)
        self._session.host.order(StayOpen(worker.name))
        return _DONE

    def stay_open(self) -> Answer:
        if not self._session.host.stay_open():
            return Refused(_ASKED_HERE, reason="signalled")
        self._note("drain cancelled")
        return _DONE

    def _note(self, event: str, **facts: str) -> None:
        happened(event, logging.INFO, None, **facts, by=self._session.player, by_name=self.name)


def _day(seconds: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds)) if seconds else ""


def guests_of(host: Host) -> tuple[Guest, ...]:
    """The sessions of *host*, in the order in which they began."""
    return tuple(
        _guest(host, session) for session in sorted(host.sessions, key=lambda session: session.number)
    )


def _guest(host: Host, session: Session) -> Guest:
    player = session.player
    known = host.store.players.find(player)
    return Guest(
        session.number,
        known.name if known is not None else session.name,
        player,
        session.address,
        str(session.destination),
        round(session.seconds / 60),
        worker=host.name,
    )
