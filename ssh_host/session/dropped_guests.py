"""Guests who dropped out: how they take their saved seat back without the resume code."""

from typing import NamedTuple

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.table.seats.seats import PersonId, Phase
from escape_tui.scene.lobby.visitor_services import DroppedSeat
from ssh_host.admission.identity import Identity
from ssh_host.session.session import Session


class _Dropped(NamedTuple):
    user: str
    address: str
    until: Millis


class DroppedGuests:
    """The guests who left a game in progress, for as long as their seat is saved.

    A new guest is offered such a seat only if both address and user name match: a name alone is public, and
    the address shows that it is most likely the same person. They get the seat but not the resume code, which
    only its owner has seen.
    """

    def __init__(self, lobby: Lobby, clockwork: Clockwork, kept_ms: Millis) -> None:
        self._lobby = lobby
        self._clockwork = clockwork
        self._kept_ms = kept_ms
        self._dropped: dict[PersonId, _Dropped] = {}

    def note(self, session: Session) -> None:
        now = self._clockwork.now()
        self._dropped = {player: each for player, each in self._dropped.items() if each.until > now}
        if session.identity.is_guest and session.arrival.user and self._seat_of(session.player) is not None:
            dropped = _Dropped(session.arrival.user, session.address, now + self._kept_ms)
            self._dropped[session.player] = dropped

    def match(self, session: Session) -> tuple[Identity, DroppedSeat] | None:
        """The identity that *session*'s visitor may have had, and its saved seat. If they asked for a table,
        only a seat there."""
        for player, (user, address, until) in self._dropped.items():
            is_like_them = (user, address) == (session.arrival.user, session.address)
            is_same = session.identity.is_guest and is_like_them
            if (
                not (is_same and session.identity.is_guest)
                or until <= self._clockwork.now()
                or player in self._lobby.people
            ):
                continue
            if session.host.store.bans.is_banned("key", player):
                continue
            seat = self._seat_of(player)
            if seat is not None and session.code in ("", seat.code):
                return Identity(player), seat
        return None

    def _seat_of(self, player: PersonId) -> DroppedSeat | None:
        """The seat saved for *player* in a game in progress."""
        table = self._lobby.table_of(player)
        if table is None or table.phase is not Phase.PLAYING:
            return None
        chair = table.chairs[table.own_chair(player)]
        return DroppedSeat(chair.name, table.code) if chair.is_away else None
