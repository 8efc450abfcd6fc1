"""Public games: what can be seen of a server without connecting."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.port.making_views import table_summary
from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.port.service import Service
from escape_tui.hub.watching.replica import Replica
from escape_tui.scene.lobby.ladder_views import DailyLine
from ssh_host.archive.finished_games import FinishedGames


class PublicGames(Protocol):
    """The public tables of a host."""

    def tables(self) -> tuple[TableSummary, ...]:
        """The tables whose game can be watched."""

    def since_ms(self) -> Millis:
        """The age of the clocks in `tables`."""

    def shown(self, code: str) -> Replica | None:
        """The public view of the game at the table *code*, if it is in this process and can be watched."""

    def table(self, code: str) -> TableSummary | None:
        """The table *code*, public or not: the code is the invitation."""

    def in_progress(self) -> int:
        """How many games are in progress, public or not."""

    def has_recording(self, game: str) -> bool:
        """Whether *game* has a recording to link to."""

    def analysis(self, game: str) -> Analysis | None:
        """The analysis of the finished *game*, if there is one and it is public."""

    async def daily_lines(self, week: str) -> tuple[DailyLine, ...]:
        """The daily temples of *week*, such as `2026-W47`, with their seals; none for a season."""


class LobbyGames:
    """The public tables of *service*'s lobby; *in_progress* counts its games, *finished* finds finished
    games."""

    def __init__(
        self,
        service: Service,
        clockwork: Clockwork,
        finished: FinishedGames,
        in_progress: Callable[[], int],
    ) -> None:
        self.in_progress = in_progress
        self.analysis = finished.analysis
        self.has_recording = finished.has_recording
        self._daily_lines = finished.daily_lines
        self._service = service
        self._clockwork = clockwork

    def tables(self) -> tuple[TableSummary, ...]:
        return self._service.views.lobby().games()

    def since_ms(self) -> Millis:
        return self._clockwork.now() - self._service.views.lobby().made_at

    def table(self, code: str) -> TableSummary | None:
        table = self._service.lobby.tables.get(code.upper())
        return self._service.elsewhere.table(code.upper()) if table is None else table_summary(table)

    def shown(self, code: str) -> Replica | None:
        table = self._service.lobby.tables.get(code.upper())
        if table is None or not table.is_public or table.is_secluded or table.live is None:
            return None
        return table.live.publisher.replica()

    async def daily_lines(self, week: str) -> tuple[DailyLine, ...]:
        return self._daily_lines(week)
