"""Logs and counts tables opened and closed, and games begun, ended and abandoned."""

from collections.abc import Iterator

from prometheus_client import Counter
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.table.table import Table
from ssh_host.monitoring.log import happened

#: The outcomes of a game; each is counted from 0, so that its first occurrence shows as an increase.
OUTCOMES = ("won", "lost", "broken")


class GameLog(Collector):
    """Logs and counts games."""

    def __init__(self) -> None:
        self._begun = Counter("escape_games_begun", "Games begun.", registry=None)
        self._ended = Counter("escape_games_ended", "Games ended, by outcome.", ["outcome"], registry=None)
        self._abandoned = Counter("escape_games_abandoned", "Games nobody came back to.", registry=None)
        for outcome in OUTCOMES:
            self._ended.labels(outcome)

    def begun(self, table: Table, game: str) -> None:
        self._begun.inc()
        bots = sum(chair.is_bot for chair in table.chairs)
        people = sum(1 for _ in table.people())
        happened("game started", game=game, code=table.code, people=people, bots=bots, day=table.day)

    def ended(self, game: str, outcome: str, seconds: int) -> None:
        self._ended.labels(outcome).inc()
        happened("game ended", game=game, outcome=outcome, seconds=seconds)

    def abandoned(self, game: str) -> None:
        self._abandoned.inc()
        happened("game abandoned", game=game)

    def collect(self) -> Iterator[Metric]:
        for counter in (self._begun, self._ended, self._abandoned):
            yield from counter.collect()


class TableLog:
    """Logs which tables are opened and closed in *lobby*; call `look` when it has changed."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._known = frozenset(lobby.tables)

    def look(self) -> None:
        if self._known != self._lobby.tables.keys():
            now = frozenset(self._lobby.tables)
            for code in sorted(now - self._known):
                happened("table opened", code=code, public=self._lobby.tables[code].is_public)
            for code in sorted(self._known - now):
                happened("table closed", code=code)
            self._known = now
