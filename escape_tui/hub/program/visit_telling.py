"""Telling a session: everything that a port shows, as messages about changes."""

from collections.abc import Callable, Iterator

from escape_tui.hub.port.messages.news import GameNews, LobbyNews, News, StandNews, TableNews
from escape_tui.hub.port.port import Port
from escape_tui.hub.program.game_telling import GameTelling
from escape_tui.hub.watching.replica import Replica, Standing, WatchQueue


class VisitTelling:
    """Follows *port*; *wake* is called when there may be something to `take`."""

    def __init__(self, port: Port, wake: Callable[[], None]) -> None:
        self._port = port
        self._wake = wake
        self._told_lobby = -1
        self._told_table: tuple[object, ...] = (0, None)
        self._told_stand: object = None
        self._replica: Replica | None = None
        self._watch: WatchQueue | None = None
        self._telling: GameTelling | None = None
        self._told_standing: Standing | None = None
        port.listen(wake)

    def close(self) -> None:
        self._port.unlisten(self._wake)
        self._look_at(None)

    def take(self) -> tuple[News, ...]:
        """Messages about everything that has changed since the last call."""
        self._look_at(self._port.own_game or self._port.watched)
        return (*self._of_lobby(), *self._of_table(), *self._of_stand(), *self._of_game())

    def _of_lobby(self) -> Iterator[News]:
        if self._port.table is None and self._port.stand is None:
            lobby = self._port.lobby
            if lobby.version != self._told_lobby:
                self._told_lobby = lobby.version
                yield LobbyNews(lobby)

    def _of_table(self) -> Iterator[News]:
        table, place = self._port.table, self._port.place
        seen = (0, None) if table is None else (table.number, table.version, place)
        if seen != self._told_table:
            self._told_table = seen
            yield TableNews(table, place)

    def _of_stand(self) -> Iterator[News]:
        stand = self._port.stand
        if stand != self._told_stand:
            self._told_stand = stand
            yield StandNews(stand)

    def _of_game(self) -> Iterator[GameNews]:
        replica, telling, watch = self._replica, self._telling, self._watch
        if replica is None or telling is None or watch is None:
            return
        events = watch.take()
        if events or replica.standing != self._told_standing:
            self._told_standing = standing = replica.standing
            is_paused = standing.is_paused or standing.is_waiting
            yield telling.news(
                replica.game, events, at=replica.now(), is_paused=is_paused, bots=standing.bots
            )

    def _look_at(self, replica: Replica | None) -> None:
        if replica is self._replica:
            return
        if self._replica is not None and self._watch is not None:
            self._replica.unwatch(self._watch)
        self._replica, self._told_standing = replica, None
        self._watch = None if replica is None else replica.watch(self._wake)
        self._telling = None if replica is None else GameTelling(replica.id, replica.viewer)
