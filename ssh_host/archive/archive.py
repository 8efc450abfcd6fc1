"""The archive: creates games, writes their journals, restores tables after a restart, records results."""

import logging
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

import msgspec

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import BROKEN
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.ranking import FREE, category
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.record.record import (
    Journal,
    header,
    read_lines,
)
from escape_tui.hub.record.scribe import Scribe
from escape_tui.hub.record.taking_up import ResumedGame, take_up
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.restoring_tables import gather, go_on, record_of
from escape_tui.hub.table.seats.seats import Patience, PersonId, Phase
from escape_tui.hub.table.table import Table
from escape_tui.hub.table.table_record import TableRecord
from escape_tui.modules.box import new_game
from ssh_host.admission.identity import is_guest
from ssh_host.analysis.analysis_queue import AnalysisQueue
from ssh_host.archive.journals import Journals, Pages, StoredJournals
from ssh_host.archive.name_claims import NameClaims
from ssh_host.archive.recorded_games import RecordedGames
from ssh_host.ladder.finished_game import note_finished
from ssh_host.lobby.daily_temple import DailyTemple, daily_secret
from ssh_host.monitoring.game_log import GameLog
from ssh_host.monitoring.log import happened
from ssh_host.store.store import Store
from ssh_host.store.stored_results import Outcome

SEED_BITS = 63
GAME_ID_BYTES = 5


class _Chair(msgspec.Struct, frozen=True):
    person: str | None = None


class _Seats(msgspec.Struct, frozen=True):
    """The part of a table's record that lists its people, in every version."""

    code: str = ""
    chairs: tuple[_Chair, ...] = ()


class Archive:
    """The `Opening` of a server: random seeds, bots and the database."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        clockwork: Clockwork,
        patience: Patience,
        seed: Callable[[], int] | None = None,
        journals: Journals | None = None,
        daily: DailyTemple | None = None,
        analyses: AnalysisQueue | None = None,
        on_name_lost: Callable[[PersonId, str], None] = lambda person, name: None,
    ) -> None:
        self._store = store
        self._analyses = analyses
        self._journals = journals or StoredJournals(store)
        self.seed = seed or partial(secrets.randbits, SEED_BITS)
        self.daily_temple = daily or DailyTemple(daily_secret(store.path.parent))
        #: All editions of this host; a reload replaces it.
        self.catalogue = catalogue
        self._clockwork = clockwork
        self._patience = patience
        self._names = NameClaims(store, on_name_lost)
        self.recordings = RecordedGames(store, lambda: self.catalogue, self.daily_temple)
        self.game_log = GameLog()
        self._games: dict[Table, str] = {}
        self._set_aside: dict[PersonId, str] = {}
        self._councils: dict[int, tuple[Council, SeededChance]] = {}

    def new_game(self, setup: Setup, seed: int) -> Game:
        return new_game(setup, self.catalogue, SeededChance(seed))

    def daily(self) -> tuple[str, int]:
        day = self.daily_temple.today
        return day, self.daily_temple.seed(day)

    def race_seed(self, race: str) -> int:
        return self.daily_temple.race_seed(race)

    def name_for(self, person: PersonId, name: str) -> str:
        return self._names.name_for(person, name)

    def games_finished(self, person: PersonId) -> int:
        return len(self._store.results.wins_and_defeats(person))

    def admit_to_daily(self, day: str, person: PersonId) -> None:
        if day != self.daily_temple.today:
            raise Declined("daily-over")
        if is_guest(person):
            raise Declined("daily-keys")
        if self._store.results.has_tried(day, person):
            raise Declined("daily-tried")

    def scribe(self, table: Table, game: Game, seed: int) -> Scribe:
        """Start the journal of *game* at *table*. In a daily temple, everybody must have a try left."""
        if self._store.trouble:
            raise Declined("cannot-write")
        if table.day:
            for person in _team(table):
                self.admit_to_daily(table.day, person)
        game_id = secrets.token_hex(GAME_ID_BYTES)
        self._store.games.open(game_id, msgspec.json.encode(record_of(table)))
        rows = self._journals.begun(game_id)
        journal = Journal(rows.write, rows.when_kept, name=game_id)
        journal.begin(header(table.set_up(), seed, self.catalogue, table.origin), game)
        if table.origin is not None:
            self._store.studies.note(game_id, table.origin)
        self._follow(table, game_id, journal)
        self.game_log.begun(table, game_id)
        return journal

    def rolled(self, table: Table) -> None:
        """The first roll in a daily temple uses up everybody's try."""
        for person in _team(table):
            if not self._store.results.has_tried(table.day, person):
                self._store.results.claim_try(table.day, person)

    def _follow(self, table: Table, game_id: str, journal: Journal) -> None:
        """Record changes of *table* in *journal* while its game is played."""

        def look() -> None:
            if self._games.get(table) != game_id:
                table.on_change.remove(look)
            elif table.phase is Phase.PLAYING:
                journal.seat(record_of(table))

        self._games[table] = table.kept_as = game_id
        table.on_change.append(look)

    def bot(self, table: Table, player: PlayerId) -> Bot:
        fresh = Council(manner=table.manner), SeededChance(self.seed())
        council, chance = self._councils.setdefault(table.game, fresh)
        return Companion(player, chance, council)

    def game_id(self, table: Table) -> str:
        """The id of the game at *table*, for `replay`."""
        return self._games.get(table, "")

    def games_played(self) -> frozenset[str]:
        """The ids of the games at all tables here."""
        return frozenset(self._games.values())

    def require_recording(self, game: str) -> None:
        self.recordings.require(game)

    def finished(self, table: Table) -> None:
        """Record the result of the game at *table*."""
        assert table.live is not None
        state = table.live.state
        assert state.ending is not None
        is_telling = table.origin is None and state.ending.rule != BROKEN
        game_id = self._forget(table, is_analysed=is_telling)
        if state.ending.rule == BROKEN:
            happened("game broken", logging.ERROR, game=game_id)
            self.game_log.ended(game_id, "broken", state.ending.at // 1000)
            return
        self.game_log.ended(game_id, "won" if state.ending.is_won else "lost", state.ending.at // 1000)
        team = tuple((chair.person, chair.name) for chair in table.people() if chair.person is not None)
        note_finished(self._store, self.catalogue, table, game_id)
        self._store.results.record(
            Outcome(
                game_id,
                challenge=FREE if table.is_repeat else category(state.setup, has_bots=table.had_bots),
                won=state.ending.is_won,
                score=0,
                duration_ms=state.ending.at,
                team=team,
                day=table.day,
                summary=msgspec.json.encode(table.live.report),
            )
        )

    def abandoned(self, table: Table) -> None:
        """End the game of *table* without a result: nobody came back."""
        self.game_log.abandoned(self._forget(table))

    def found_again(self) -> list[Table]:
        """The tables whose games were in progress when the server stopped, paused and with everybody away."""
        tables = []
        for running in self._store.games.running():
            try:
                lines = [row.entry for row in self._store.games.journal(running.game_id)]
                tables.append(self.taken_over(running.game_id, lines, running.setup))
            except Exception as error:
                self.set_aside(running.game_id, running.setup, error)
        return tables

    def set_aside(self, game_id: str, record: bytes | msgspec.Raw, error: Exception) -> None:
        """Leave a game untouched that can't be continued: another version of this program may be able to."""
        happened("table set aside", logging.ERROR, game=game_id, reason=str(error))
        with suppress(msgspec.MsgspecError):
            table = msgspec.json.decode(record, type=_Seats)
            people = [chair.person for chair in table.chairs if chair.person]
            self._set_aside |= dict.fromkeys(people, table.code)

    def set_aside_table(self, person: PersonId) -> str:
        """The code of the table where *person*'s game was set aside; empty if there is none."""
        return self._set_aside.get(person, "")

    def taken_over(self, game_id: str, lines: Iterable[bytes], setup: bytes = b"") -> Table:
        """The table whose game has the journal *lines*, with everybody away; *setup* is its first record."""
        recording = read_lines(lines, self.catalogue, f"game {game_id}")
        rows = self._journals.continued(game_id, len(recording.lines) + 1)
        return self.gone_on(game_id, take_up(recording, self.catalogue), rows, setup)

    def gone_on(self, game_id: str, taken_up: ResumedGame, rows: Pages, setup: bytes = b"") -> Table:
        """The table that continues the game *taken_up* and its journal *rows*, with everybody away."""
        record = taken_up.table or msgspec.json.decode(setup, type=TableRecord)
        table = Table(record.code, record.opener, self.catalogue, self._clockwork, self, self._patience)
        journal = Journal(rows.write, rows.when_kept, commands=taken_up.commands, name=game_id)
        if taken_up.reason:
            happened("game resumed from a snapshot", game=game_id, reason=taken_up.reason, lost=taken_up.lost)
            journal.snap(taken_up.game)
        self._follow(table, game_id, journal)
        go_on(table, record, taken_up, journal, taken_up.game.state.now + rows.shown_ahead_ms)
        table.fixed_seed = self._seed_again(record)
        if table.day and table.live is not None and any(deeds.rolls for deeds in table.live.report.deeds):
            # The server may have stopped after storing the first roll and before storing the tries.
            self.rolled(table)
        return table

    def table_of(self, game_id: str) -> Table | None:
        """The table here that plays *game_id*, if any."""
        return next((table for table, game in self._games.items() if game == game_id), None)

    def gathered_again(self, record: bytes | msgspec.Raw) -> Table:
        """Restore from *record* an open table that was lost with another process."""
        kept = msgspec.json.decode(record, type=TableRecord)
        table = Table(kept.code, kept.opener, self.catalogue, self._clockwork, self, self._patience)
        gather(table, kept)
        table.fixed_seed = self._seed_again(kept)
        return table

    def _seed_again(self, record: TableRecord) -> int | None:
        """The seed that *record*'s table must use, if any."""
        if record.day:
            return self.daily_temple.seed(record.day)
        if record.race is not None:
            return self.race_seed(record.race.id)
        if record.rerun:
            return self.recordings.header_of(record.rerun).seed
        return None

    def let_go(self, table: Table) -> None:
        """Forget *table* without recording an end: it continues on another worker."""
        self._games.pop(table, None)
        self._councils.pop(table.game, None)

    def _forget(self, table: Table, *, is_analysed: bool = False) -> str:
        game_id = self._games.pop(table, "")
        self._councils.pop(table.game, None)
        self._store.games.close(game_id)
        analyses = self._analyses if is_analysed else None
        self._journals.finished(game_id, partial(analyses.ask, game_id) if analyses else lambda: None)
        return game_id


def _team(table: Table) -> list[PersonId]:
    return [chair.person for chair in table.people() if chair.person is not None]
