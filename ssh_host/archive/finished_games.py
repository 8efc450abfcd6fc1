"""Finished games, found by id or by the code of the table that played them."""

from escape_tui.engine.setup import PlayerId
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.table.seats.seats import PersonId
from escape_tui.scene.lobby.ladder_views import DailyLine
from ssh_host.analysis.analysis_queue import AnalysisQueue
from ssh_host.archive.published_games import published_analysis
from ssh_host.archive.recorded_games import RecordedGames
from ssh_host.ladder.standings import daily_lines, period_named
from ssh_host.store.store import Store


class NoExport(Exception):
    """A game that can't be exported; the text *message* tells the visitor why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class FinishedGames:
    """The games in *store*; *lobby* knows which table played which, and *analyses* queues analyses."""

    def __init__(
        self, store: Store, recordings: RecordedGames, lobby: Lobby, analyses: AnalysisQueue | None
    ) -> None:
        self.store = store
        self.recordings = recordings
        self._lobby = lobby
        self._analyses = analyses

    def game_named(self, word: str, player: PersonId = "") -> str:
        """The id of the game that *word* names: an id, or the code of the table that played it last. A
        private table's code is only accepted from a *player* who sits there."""
        table = self._lobby.tables.get(word.upper())
        if table is None or self.store.games.setup(word) is not None:
            return word
        is_known = table.is_public or table.chair_of(player) is not None
        return table.kept_as if is_known else word

    def has_recording(self, word: str) -> bool:
        return self.store.games.setup(self.game_named(word)) is not None

    def exported(self, word: str) -> str:
        """The id of the game that *word* names, if it can be exported; raises `NoExport` or `Declined`."""
        game = self.game_named(word)
        if self.store.games.setup(game) is None:
            raise NoExport("declined-no-such-recording")
        if self.store.games.is_running(game):
            public = (table.kept_as for table in self._lobby.tables.values() if table.is_public)
            raise NoExport("export-still-played" if game in public else "declined-no-such-recording")
        self.recordings.require_shown(game)
        return game

    def analysis(self, game: str, seats: tuple[PlayerId, ...] = ()) -> Analysis | None:
        """The analysis of *game*, if there is one and the people in *seats* may see it."""
        return published_analysis(self.store, game, self.recordings.daily_temple.is_over, seats)

    def is_analysing(self, game: str) -> bool:
        """Whether more of the analysis of *game* is on its way."""
        if self._analyses is None or self.recordings.seal(game):
            return False
        return self._analyses.is_awaited(game)

    def analyse(self, game: str, *, is_whole: bool = False) -> None:
        """Queue an analysis of *game*, if this process makes any; with *is_whole*, luck is separated from
        play."""
        if self._analyses is not None and not self.recordings.seal(game):
            self._analyses.ask(game, is_whole=is_whole)

    def daily_lines(self, week: str) -> tuple[DailyLine, ...]:
        period = period_named(week)
        temple = self.recordings.daily_temple
        return () if period is None else daily_lines(self.store, temple, period, players=1)
