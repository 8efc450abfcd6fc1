"""Races: starts the tables of each race together, and shows them each other's progress."""

from collections.abc import Callable, Iterable
from functools import partial
from time import time

from msgspec.structs import replace

from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.who_is_here import told_apart
from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.race.race import FEWEST_TABLES, MOST_TABLES, Race, RaceEntry, RaceView
from escape_tui.hub.race.rival import Progress, Rival, RivalState, progress_of
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.hub.table.seats.seats import PersonId, Phase, Saying
from escape_tui.hub.table.table import Table

#: How long two ready tables wait for the others.
WAIT_MS: Millis = 60_000
#: The start is announced this long before, so that other processes hear of it in time.
NOTICE_MS: Millis = 3_000
#: Minimum time between two reports of a table's progress.
TELL_MS: Millis = 500

_GATHERING = (RivalState.WAITING, RivalState.READY)

#: The code of a table in a race, its standing, and its setup.
Entered = tuple[str, RaceEntry, Setup]


class Races:
    """The races of the tables in *lobby*; *elsewhere* returns the racing tables of other processes."""

    def __init__(
        self, lobby: Lobby, clockwork: Clockwork, elsewhere: Callable[[], Iterable[TableSummary]]
    ) -> None:
        self._lobby = lobby
        self._clockwork = clockwork
        self._elsewhere = elsewhere
        self._unix_ms = round(time() * 1000) - clockwork.now()
        self._alarms = Alarms(clockwork)
        self._is_looking = self._is_new = False
        #: The last report on each game.
        self._told: dict[LiveGame, Progress] = {}
        #: The last report of other processes on their tables, and its time.
        self._heard: dict[str, tuple[RaceEntry, Millis]] = {}
        #: Called with what was said here after a race, and the race's id.
        self.on_said: list[Callable[[str, Saying], None]] = []
        lobby.on_change.append(self.look)

    def _now(self) -> Millis:
        return self._clockwork.now() + self._unix_ms

    # Entering

    def call(self, table: Table, person: PersonId) -> str:
        """The host of *table* calls for a race; its code."""
        table.arranging.require_host(person)
        if table.racing.is_bound or table.day or table.origin is not None:
            raise Declined("race-not-here")
        if table.refusals():
            raise Declined("set-up")
        race = Race(f"{table.code}-{self._lobby.opening.seed():x}", self._now())
        self._enter(table, race)
        return race.code

    def enter(self, table: Table, person: PersonId, code: str) -> None:
        """*table*, whose host is *person*, enters the race *code* and takes over its setup."""
        table.arranging.require_host(person)
        race, agreement = self.find(code)
        if table.racing.is_bound or table.day or table.origin is not None:
            raise Declined("race-not-here")
        table.agreement = agreement
        table.chairs = tuple(replace(chair, is_ready=chair.is_bot) for chair in table.chairs)
        self._enter(table, replace(race, joined_at=self._now(), waits_until=0, begins_at=0))

    def leave(self, table: Table, person: PersonId) -> None:
        table.arranging.require_host(person)
        if table.racing.race is None:
            raise Declined("no-race")
        table.fixed_seed = None
        table.racing.leave()

    def find(self, code: str) -> tuple[Race, Setup]:
        """The race *code*, if tables may still enter it, and its setup; raises `Declined`."""
        code = code.strip().upper()
        tables = [each for each in self._tables() if each[1].race.code == code]
        waiting = [each for each in tables if each[1].rival.state in _GATHERING]
        if not tables:
            raise Declined("no-such-race", code=code)
        if not waiting or any(entry.race.begins_at for _, entry, _ in waiting):
            raise Declined("race-begun")
        if len(tables) >= MOST_TABLES:
            raise Declined("race-full")
        return waiting[0][1].race, waiting[0][2]

    def _enter(self, table: Table, race: Race) -> None:
        table.fixed_seed = self._lobby.opening.race_seed(race.id)
        table.racing.enter(race)

    # Talking

    def say(self, table: Table, saying: Saying) -> None:
        """Pass on what was said at *table*, if it has finished the race."""
        race = table.racing.race
        if race is not None and table.phase is Phase.OVER:
            self.hear(race.id, saying, table)
            for listener in self.on_said:
                listener(race.id, saying)

    def hear(self, race: str, saying: Saying, speaking: Table | None = None) -> None:
        """Show what was said *speaking* at a table here, or in another process, to the tables of *race*.
        Those that still play hear nothing: it might be about the temple."""
        for table in tuple(self._lobby.tables.values()):
            own = table.racing.race
            if own is not None and own.id == race and table.phase is Phase.OVER and table is not speaking:
                table.talk.hear(saying)

    # Following

    def look(self) -> None:
        """Start races that are ready, and tell the tables here about the others."""
        self._is_new = True
        if self._is_looking:
            return
        self._is_looking = True
        try:
            while self._is_new:
                self._is_new = False
                here = [table for table in self._lobby.tables.values() if table.racing.race is not None]
                tables = self._tables() if here else []
                for table in here:
                    if (race := table.racing.race) is not None:
                        self._look_at(table, race, tables)
        finally:
            self._is_looking = False

    def _look_at(self, table: Table, race: Race, tables: list[Entered]) -> None:
        others = [each for each in tables if each[1].race.id == race.id and each[0] != table.code]
        if table.phase is Phase.GATHERING:
            self._look_before(table, race, [entry for _, entry, _ in others])
        elif table.live is not None:
            self._follow(table, table.live)
        if table.racing.race is not None:
            table.racing.see(self._rivals(table, others))

    def _look_before(self, table: Table, race: Race, others: list[RaceEntry]) -> None:
        own, now = table.racing.entry(race), self._now()
        waiting = [own, *(other for other in others if other.rival.state in _GATHERING)]
        leader = min(waiting, key=lambda entry: entry.race.joined_at)
        led = self._led(race, waiting, now) if leader is own else leader.race
        begins_at = race.begins_at or (led.begins_at if table.racing.is_ready else 0)
        is_off = 0 < (led.begins_at or begins_at) <= now or any(other.rival.is_playing for other in others)
        if begins_at and begins_at <= now:
            self._begin(table)
        elif is_off and not begins_at:
            table.fixed_seed = None
            table.racing.leave(has_missed=True)
        else:
            agreed = replace(race, waits_until=led.waits_until, begins_at=begins_at)
            table.racing.agree(agreed, self._view(agreed, table, led.begins_at))
            due = [at for at in (led.waits_until, led.begins_at) if at > now]
            if due:
                self._alarms.set(f"race {table.code}", min(due) - now, self.look)

    def _led(self, race: Race, waiting: list[RaceEntry], now: Millis) -> Race:
        """The leading table's decisions about *race*."""
        ready = sum(entry.rival.state is RivalState.READY for entry in waiting)
        if race.begins_at:
            return race
        if ready < FEWEST_TABLES:
            return replace(race, waits_until=0)
        waits_until = race.waits_until or now + WAIT_MS
        is_due = ready == len(waiting) or waits_until <= now
        return replace(race, waits_until=waits_until, begins_at=now + NOTICE_MS if is_due else 0)

    def _begin(self, table: Table) -> None:
        try:
            if not table.racing.is_ready:
                raise Declined("set-up")
            table.begin()
        except (Declined, RuleError):
            table.fixed_seed = None
            table.racing.leave(has_missed=True)

    def _view(self, race: Race, table: Table, begins_at: Millis) -> RaceView:
        def here(at: Millis) -> Millis | None:
            return at - self._unix_ms if at else None

        return RaceView(race.code, table.racing.is_ready, here(race.waits_until), here(begins_at))

    # Telling

    def _tables(self) -> list[Entered]:
        """Every table in a race, in all processes."""
        here = [
            (table.code, table.racing.entry(table.racing.race), table.agreement)
            for table in self._lobby.tables.values()
            if table.racing.race is not None
        ]
        there = [
            (table.code, self._hear(table.code, table.race), table.agreement)
            for table in self._elsewhere()
            if table.race is not None
        ]
        known = {code for code, _, _ in here}
        return [*here, *(each for each in there if each[0] not in known)]

    def _hear(self, code: str, told: RaceEntry) -> RaceEntry:
        """Store the report of another process on its table, with times converted to our clock."""
        known, heard_at = self._heard.get(code, (None, 0))
        if known != told:
            heard_at = self._clockwork.now()
            self._heard[code] = told, heard_at
        rival = told.rival
        return told if rival.since is None else replace(told, rival=replace(rival, since=heard_at))

    def _rivals(self, table: Table, others: list[Entered]) -> tuple[Rival, ...]:
        """The *others* of the race under distinct names; one that was lost stays as it was."""
        seen: dict[str, Rival] = {}
        for _, entry, _ in sorted(others, key=lambda each: each[1].race.joined_at):
            name = told_apart(entry.rival.name, seen)
            seen[name] = replace(entry.rival, name=name)
        if table.phase is not Phase.GATHERING:
            for known in table.racing.rivals:
                if known.name not in seen:
                    is_lost = not known.is_over
                    seen[known.name] = replace(known, state=RivalState.GONE, since=None) if is_lost else known
        return tuple(seen[name] for name in sorted(seen))

    def _follow(self, table: Table, live: LiveGame) -> None:
        """From now on, report the progress of *table* to the others."""
        if live not in self._told and not live.is_over:
            self._told[live] = progress_of(live.published)
            live.publisher.watch(partial(self._progressed, table, live))
        self._told = {each: told for each, told in self._told.items() if not each.is_over}

    def _progressed(self, table: Table, live: LiveGame) -> None:
        name = f"tell {table.code}"
        is_new = live in self._told and progress_of(live.published) != self._told[live]
        if is_new and name not in self._alarms:
            self._alarms.set(name, TELL_MS, partial(self._tell, table, live))

    def _tell(self, table: Table, live: LiveGame) -> None:
        if live in self._told:
            self._told[live] = progress_of(live.published)
            table.changed()
