"""Pacers: finds the recorded teams that tables race against, and temples to play again."""

from escape_tui.hub.analysis.unanalysable import NotAnalysable
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.ranking import category
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.providers import FoundRerun, Pacing
from escape_tui.hub.race.pacer import Pacer, companions_pacer, recorded_pacer
from escape_tui.hub.race.race import PacerChoice, PacerKind, Rerun
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.hub.table.table import Table
from ssh_host.archive.recorded_games import RecordedGames
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.store.store import Store
from ssh_host.store.stored_studies import consent_of


class Pacers(Pacing):
    """Finds pacers and reruns for the tables in *lobby*."""

    def __init__(self, recordings: RecordedGames, store: Store, lobby: Lobby) -> None:
        self._recordings = recordings
        self._store = store
        self._lobby = lobby
        self._working = BackgroundTasks()
        #: The tables for which a team is being looked for.
        self._sought: set[Table] = set()
        lobby.on_change.append(self._look)

    # Reruns

    def find(self, game: str, then: FoundRerun) -> None:
        async def find() -> None:
            then(await self._found(game))

        self._working.start(find(), "finding a pacer")

    async def _found(self, game: str) -> Rerun | Declined:
        try:
            self._recordings.require(game)
            consent = consent_of(self._store.games.setup(game))
            if not (consent.is_public and consent.may_be_studied):
                return Declined("race-forbidden")
            recording = await self._recordings.recording_beside(game)
            first = recording.header
            if first.origin is not None:
                return Declined("race-of-study")
            if first.setup.soundtrack is None:
                return Declined("race-no-clock")
            await self._followed(PacerKind.GAME, game, recording)
        except Declined as declined:
            return declined
        except NotAnalysable as unfit:
            return Declined(f"study-{unfit.reason}")
        except JournalError:
            return Declined("study-damaged")
        return Rerun(game, first.setup, first.seed)

    async def _followed(self, kind: PacerKind, game: str, recording: Recording) -> Pacer:
        catalogue = self._recordings.editions()
        return await self._recordings.read_beside(lambda: recorded_pacer(kind, game, recording, catalogue))

    # Pacers

    def _look(self) -> None:
        for table in self._lobby.tables.values():
            choice = table.racing.choice
            is_begun = table.phase is Phase.PLAYING and not table.racing.is_followed
            if choice is not None and is_begun and table not in self._sought:
                self._sought.add(table)
                self._working.start(self._pace(table, choice), "finding a pacer")

    async def _pace(self, table: Table, choice: PacerChoice) -> None:
        game = table.game
        try:
            pacer = await self._pacer(table, choice)
        except (JournalError, NotAnalysable):
            pacer = None
        finally:
            self._sought.discard(table)
        if table.game == game:
            if pacer is not None:
                table.racing.settle(pacer.game)
            table.racing.follow(pacer)

    async def _pacer(self, table: Table, choice: PacerChoice) -> Pacer | None:
        """The team of *choice* for the game that *table* plays; `None` if there is none."""
        catalogue = self._recordings.editions()
        if choice.kind is PacerKind.COMPANIONS:
            if (seed := table.fixed_seed) is None:
                return None
            setup = table.set_up()
            return await self._recordings.read_beside(lambda: companions_pacer(setup, seed, catalogue))
        if not (game := choice.game or self._game(table, choice)):
            return None
        return await self._followed(choice.kind, game, await self._recordings.recording_beside(game))

    def _game(self, table: Table, choice: PacerChoice) -> str:
        setup = table.set_up()
        board, players = category(setup, has_bots=False), len(setup.seats)
        if choice.kind is PacerKind.OWN:
            return self._store.results.best_game_of(choice.by, board, players)
        if day := table.day or consent_of(self._store.games.setup(table.racing.rerun)).day:
            return self._store.ladder.best_of_day(day, players)
        best = self._store.results.leaderboard(board, players, 1)
        return best[0].game_id if best else ""
