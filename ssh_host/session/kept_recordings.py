"""The finished games that a visitor may replay."""

from datetime import datetime
from weakref import proxy

from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.scene.replay.recordings import RecordingLabel, Recordings
from ssh_host.archive.finished_games import FinishedGames
from ssh_host.session.session import Session


class KeptRecordings(Recordings):
    """The finished games of one visitor, who may replay any finished game whose id they know. Exports are not
    written: the file would be on the server."""

    def __init__(self, games: FinishedGames, session: Session) -> None:
        self._games: FinishedGames = proxy(games)
        self._session = session

    def labels(self) -> tuple[RecordingLabel, ...]:
        labels = []
        for _, _, rank in self._games.store.results.history(self._session.player):
            try:
                setup = self._games.recordings.header_of(rank.game_id).setup
            except JournalError:
                continue
            labels.append(RecordingLabel(rank.game_id, setup, moment(rank.finished_at), rank.duration_ms))
        return tuple(labels)

    async def recording(self, id: str) -> Recording:
        game = self._games.game_named(id, self._session.player)
        if self._games.store.games.is_running(game):
            # A recording contains everything, including what is secret until the game is over.
            raise JournalError(id, 1, "this game is still in progress")
        self._games.recordings.require_shown(game)
        # The host may have skipped the analysis because it was stopped or overloaded.
        self._games.analyse(game)
        return await self._games.recordings.recording_beside(game)

    def analysis(self, id: str) -> Analysis | None:
        return self._games.analysis(self._games.game_named(id, self._session.player))

    def is_analysing(self, id: str) -> bool:
        return self._games.is_analysing(self._games.game_named(id, self._session.player))

    def analyse_whole(self, id: str) -> None:
        self._games.analyse(self._games.game_named(id, self._session.player), is_whole=True)

    def export_command(self, id: str) -> str:
        game = self._games.game_named(id, self._session.player)
        return f"{self._session.way_in.command} export {game} > game.cast"


def moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
