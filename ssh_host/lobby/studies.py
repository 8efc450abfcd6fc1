"""Studies: finds the moments of finished games that tables play on from."""

from msgspec.structs import replace

from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.analysis.unanalysable import NotAnalysable
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.providers import Found, Studying
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.record.record import JournalError
from escape_tui.hub.table.study import Study
from ssh_host.archive.published_games import published_analysis
from ssh_host.archive.recorded_games import RecordedGames
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.store.store import Store
from ssh_host.store.stored_studies import consent_of


class Studies(Studying):
    def __init__(self, recordings: RecordedGames, store: Store) -> None:
        self._recordings = recordings
        self._store = store
        self._working = BackgroundTasks()

    def find(self, origin: Origin, is_same_dice: bool, then: Found) -> None:
        async def find() -> None:
            then(await self._found(origin, is_same_dice))

        self._working.start(find(), f"finding a moment of {origin.game}")

    def analysis(self, game: str) -> Analysis | None:
        return published_analysis(self._store, game, self._recordings.daily_temple.is_over)

    async def _found(self, origin: Origin, is_same_dice: bool) -> Study | Declined:
        try:
            self._recordings.require(origin.game)
            if not consent_of(self._store.games.setup(origin.game)).may_be_studied:
                return Declined("study-forbidden")
            study = await self._recordings.study_beside(origin, is_same_dice=is_same_dice)
        except Declined as declined:
            return declined
        except NotAnalysable as unfit:
            return Declined(f"study-{unfit.reason}")
        except JournalError:
            return Declined("study-damaged")
        got_out, stayed = self._store.studies.results(origin)
        return replace(study, got_out=got_out, stayed=stayed)
