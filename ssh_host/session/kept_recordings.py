"""The finished games that a visitor may see again."""

from typing import TYPE_CHECKING
from weakref import proxy

from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.scene.replay.recordings import RecordingLabel
from ssh_host.session.desk import moment
from ssh_host.session.session import Session

if TYPE_CHECKING:
    from ssh_host.lobby.hosted_lobby import HostedLobby


class KeptRecordings:
    """The finished games of one visitor; by its number they may see any game that is over."""

    def __init__(self, hosted_lobby: "HostedLobby", session: Session) -> None:
        self._hosted_lobby: HostedLobby = proxy(hosted_lobby)
        self._session: Session = proxy(session)

    def labels(self) -> tuple[RecordingLabel, ...]:
        labels = []
        for _, _, rank in self._hosted_lobby.store.history(self._session.player):
            try:
                setup = self._hosted_lobby.archive.setup_of(rank.game_id)
            except JournalError:
                continue
            labels.append(RecordingLabel(rank.game_id, setup, moment(rank.finished_at), rank.duration_ms))
        return tuple(labels)

    async def recording(self, id: str) -> Recording:
        game = self._hosted_lobby.game_named(id, self._session.player)
        if self._hosted_lobby.store.is_running(game):
            # A recording has everything in it, also what nobody may see before a game is over.
            raise JournalError(id, 1, "this game is still played")
        self._hosted_lobby.archive.require_shown(game)
        # A host that was stopped, or had too much to do, may have left it out.
        self._hosted_lobby.analyse(game)
        return await self._hosted_lobby.archive.recording_beside(game)

    def analysis(self, id: str) -> Analysis | None:
        return self._hosted_lobby.analysis(self._hosted_lobby.game_named(id, self._session.player))

    def analyse_whole(self, id: str) -> None:
        self._hosted_lobby.analyse(self._hosted_lobby.game_named(id, self._session.player), is_whole=True)

    def export(self, name: str, content: str) -> str:
        """Nothing: the file would be the host's."""
        return ""

    def export_command(self, id: str) -> str:
        game = self._hosted_lobby.game_named(id, self._session.player)
        return f"{self._session.way_in.command} export {game} > game.cast"
