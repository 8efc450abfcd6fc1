"""The lobby: everybody on the server, the tables they have opened, and the chat."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.allowance import Allowance
from escape_tui.hub.lobby.lobby_talk import LobbyTalk
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_title
from escape_tui.hub.lobby.table_codes import CODE_LENGTH, SECRET_CODE_LENGTH, code_of
from escape_tui.hub.lobby.who_is_here import name_of_program, told_apart
from escape_tui.hub.race.race import Rerun
from escape_tui.hub.table.opening import Opening
from escape_tui.hub.table.seats.seats import Patience, Person, PersonId, Phase
from escape_tui.hub.table.study import Study
from escape_tui.hub.table.table import Table
from escape_tui.hub.watching.spectating import Showing, Spectating

#: Chat limit of a network, as a multiple of one person's.
_VOICES_PER_NETWORK = 4
_OPENINGS_PER_MINUTE, _OPENINGS_OF_A_NETWORK = 6, 24
_WRONG_CODES, _WRONG_CODES_OF_A_NETWORK, _WRONG_CODES_WITHIN_MS = 10, 30, 600_000


class LobbyLimits(Struct, frozen=True):
    """The limits of the server."""

    tables_per_person: int = 2
    tables_per_network: int = 16
    tables: int = 200
    watchers_per_table: int = 50
    sayings_per_minute: int = 20


class TablesElsewhere:
    """What a lobby has to know of the tables of other processes of the cluster; here there are none."""

    def has(self, code: str) -> bool:
        """Whether there is a table with that code."""
        return False

    def founders(self) -> Iterable[tuple[PersonId, str]]:
        """The founder of each table, and their network."""
        return ()


class Lobby:
    """The tables and people of one server."""

    def __init__(
        self,
        catalogue: Catalogue,
        clockwork: Clockwork,
        opening: Opening,
        house: LobbyLimits | None = None,
        patience: Patience | None = None,
        elsewhere: TablesElsewhere | None = None,
    ) -> None:
        self.house = house or LobbyLimits()
        self.people: dict[PersonId, Person] = {}
        self.tables: dict[str, Table] = {}
        self._found_at: dict[PersonId, Table] = {}
        #: The code of the table that each person watches.
        self.watching: dict[PersonId, str] = {}
        #: Clockwork time at which the server closes; `None` unless it is draining.
        self.closes_at: Millis | None = None
        self.version = 0
        self.on_change: list[Callable[[], None]] = []
        self._elsewhere = elsewhere or TablesElsewhere()
        self.catalogue = catalogue
        self._clockwork = clockwork
        self.opening = opening
        self._patience = patience
        voices = self.house.sayings_per_minute
        self._sayings = Allowance(clockwork, voices, voices * _VOICES_PER_NETWORK)
        self.talk = LobbyTalk(self._sayings, self.changed)
        self._openings = Allowance(clockwork, _OPENINGS_PER_MINUTE, _OPENINGS_OF_A_NETWORK)
        self.wrong_codes = Allowance(
            clockwork, _WRONG_CODES, _WRONG_CODES_OF_A_NETWORK, _WRONG_CODES_WITHIN_MS
        )
        self.spectating = Spectating(self.house.watchers_per_table)
        #: The number of the game that can be watched at each table.
        self._on_show: dict[str, int] = {}

    @property
    def allowances(self) -> dict[str, Allowance]:
        """What is counted for each person and network, whichever process of a cluster they come to."""
        return {"codes": self.wrong_codes, "openings": self._openings, "sayings": self._sayings}

    def arrive(self, person: Person) -> Table | None:
        """*person* has arrived; the table where they have a seat, if any."""
        person = self.people[person.id] = replace(person, name=self.called(person, person.name))
        table = self.table_of(person.id)
        if table is not None:
            table.absences.come_back(person.id)
            table.taking_seats.give_to(person)
        self.changed()
        return table

    def called(self, person: Person, name: str) -> str:
        """The name that *person* gets when they ask for *name*; a program's is marked."""
        called = self.opening.name_for(person.id, name)
        return name_of_program(called) if person.is_program else called

    def leave(self, person: PersonId) -> None:
        """*person* is gone; their seat is saved for a while."""
        self.people.pop(person, None)
        self.watching.pop(person, None)
        table = self.table_of(person)
        if table is not None:
            table.absences.drop(person, is_host_leaving=self.closes_at is not None)
        self.changed()

    def table_of(self, person: PersonId) -> Table | None:
        """The table where *person* has a seat, present or away; the one found last time is tried first."""
        table = self._found_at.get(person)
        if table is None or self.tables.get(table.code) is not table or table.chair_of(person) is None:
            table = next((each for each in self.tables.values() if each.chair_of(person) is not None), None)
            if table is None:
                self._found_at.pop(person, None)
            else:
                self._found_at[person] = table
        return table

    def labels(self) -> dict[PersonId, str]:
        """The name of everybody in the lobby; numbered if somebody of the same name was here before."""
        labels: dict[PersonId, str] = {}
        for person in self.people.values():
            labels[person.id] = told_apart(person.name, labels.values())
        return labels

    def find(self, code: str, seeker: Person) -> Table:
        """The table *code*. After too many wrong codes, *seeker* learns nothing about private tables."""
        table = self.tables.get(code.strip().upper())
        if table is not None and (table.is_public or table.chair_of(seeker.id) is not None):
            return table
        self.wrong_codes.require(seeker, "too-many-codes")
        if table is None:
            self.wrong_codes.spend(seeker)
            raise Declined("no-such-table", code=clean_title(code))
        return table

    def watch(self, code: str, seeker: Person) -> Showing:
        """Watch the game of the table *code*; *seeker* needn't have arrived."""
        try:
            return self.spectating.enter(self.find(code, seeker).code)
        except Declined as declined:
            if declined.reason == "no-such-table":
                raise Declined("no-such-game", **declined.facts) from None
            raise

    def open_tables(self) -> Iterator[Table]:
        """The public tables before their game that have a seat open or taken by a bot."""
        for table in self.tables.values():
            is_gathering = table.is_public and table.phase is Phase.GATHERING
            if is_gathering and any(chair.is_free or chair.is_bot for chair in table.chairs):
                yield table

    def running_tables(self) -> Iterator[Table]:
        return (table for table in self.tables.values() if table.is_public and table.phase is Phase.PLAYING)

    def open_table(
        self,
        person: PersonId,
        *,
        is_public: bool = True,
        day: str = "",
        seed: int | None = None,
        study: Study | None = None,
        rerun: Rerun | None = None,
    ) -> Table:
        """A new table with *person* as its host. One for the daily temple of *day* plays *seed*; one for a
        *study* plays on from there; one for a *rerun* plays its temple again."""
        if self.closes_at is not None:
            raise Declined("closing")
        founder = self.people[person]
        self._require_room(founder)
        self._openings.spend(founder)
        self.stand_up(person)
        code = self._fresh_code(CODE_LENGTH if is_public else SECRET_CODE_LENGTH)
        table = Table(code, person, self.catalogue, self._clockwork, self.opening, self._patience)
        table.is_public = is_public
        table.founded_from = founder.network
        table.day, table.fixed_seed = day, seed
        table.may_bots_hold = not day
        if study is not None:
            table.play_on(study)
        if rerun is not None:
            table.racing.play_again(rerun)
        table.taking_seats.sit(founder)
        self.add(table)
        return table

    def count_study(self, person: PersonId) -> None:
        """Count one request to play on from a moment of a game, which costs a replay;
        refuse it like an opening."""
        founder = self.people[person]
        self._require_room(founder)
        self._openings.spend(founder)

    def _require_room(self, founder: Person) -> None:
        """Refuse *founder* if they or their network have founded enough tables."""
        if len(self.tables) >= self.house.tables:
            raise Declined("house-full")
        here = [(table.founder, table.founded_from) for table in self.tables.values()]
        founders = [*here, *self._elsewhere.founders()]
        is_at_most = sum(who == founder.id for who, _ in founders) >= self.house.tables_per_person
        neighbours = sum(network == founder.network for _, network in founders) if founder.network else 0
        if is_at_most or neighbours >= self.house.tables_per_network:
            raise Declined("too-many-tables")
        self._openings.require(founder, "too-many-openings")

    def open_daily(self, person: PersonId) -> Table:
        """A new table for the daily temple."""
        day, seed = self.opening.daily()
        return self.open_table(person, day=day, seed=seed)

    def open_study(self, person: PersonId, study: Study) -> Table:
        """A new table that plays on from *study*, with bots in the other seats."""
        table = self.open_table(person, study=study)
        table.arranging.fill_with_bots()
        return table

    def let_go(self, table: Table) -> None:
        """*table* moves to another process."""
        self._forget(table)
        self.changed()

    def add(self, table: Table) -> None:
        """Add *table*, new or restored."""
        self.tables[table.code] = table
        table.on_change.append(lambda: self._table_changed(table))
        self._show(table)
        self.changed()

    def join(self, person: PersonId, code: str) -> Table:
        table = self.find(code, self.people[person])
        if table.chair_of(person) is None:
            # A person who is refused keeps the seat they have.
            table.taking_seats.place_for(self.people[person])
            self.stand_up(person)
            table.taking_seats.sit(self.people[person])
        return table

    def take_bot_seat(self, person: PersonId, code: str, place: int | None = None) -> Table:
        """Give *person* a bot's seat in the game in progress at the table *code*."""
        table = self.find(code, self.people[person])
        seats = table.bot_seats.open()
        if not seats or place not in (None, *seats):
            raise Declined("no-bot-seat" if table.phase is Phase.PLAYING else "not-playing")
        if table.chair_of(person) is None:
            self.stand_up(person)
        table.bot_seats.take(self.people[person], place)
        return table

    def stand_up(self, person: PersonId) -> None:
        """*person* leaves their table, if they are at one."""
        table = self.table_of(person)
        if table is not None:
            table.stand_up(person)

    def rename(self, person: PersonId, name: str) -> None:
        """Rename *person*; during a game, their seat keeps the old name."""
        called = self.called(self.people[person], name)
        self.people[person] = replace(self.people[person], name=called)
        table = self.table_of(person)
        if table is not None:
            table.taking_seats.rename(person, called)
        self.changed()

    def drain(self, closes_at: Millis) -> None:
        """Refuse new tables; games may continue until *closes_at*."""
        self.closes_at = closes_at
        self.changed()

    def stay_open(self) -> None:
        """Cancel the drain: tables may be opened again."""
        self.closes_at = None
        self.changed()

    def close(self) -> None:
        for table in self.tables.values():
            table.close()

    def _table_changed(self, table: Table) -> None:
        # Readers during this change must not use views cached before it.
        self.version += 1
        if self.tables.get(table.code) is table:
            self._hide(table)
            self._show(table)
            self._clear_away(table)
        self.changed()

    def _hide(self, table: Table) -> None:
        """A table that becomes private gets another code: everybody has seen the old one."""
        is_hiding = not table.is_public and table.phase is Phase.GATHERING
        if is_hiding and len(table.code) < SECRET_CODE_LENGTH and table.code in self.tables:
            self._give_code(table, SECRET_CODE_LENGTH)

    def give_another_code(self, table: Table) -> None:
        """Another process of the cluster has claimed the code of *table* first."""
        if table.code in self.tables:
            self._give_code(table, len(table.code))
            self._table_changed(table)

    def _give_code(self, table: Table, length: int) -> None:
        del self.tables[table.code]
        self._on_show.pop(table.code, None)
        self.spectating.take_off(table.code)
        table.code = self._fresh_code(length)
        self.tables[table.code] = table

    def _show(self, table: Table) -> None:
        """Let people watch the game of *table* while there is one; not a temple that others try, too."""
        if table.live is None or table.is_secluded:
            self.spectating.take_off(table.code)
        elif self._on_show.get(table.code) != table.game:
            self._on_show[table.code] = table.game
            self.spectating.show(Showing(table.code, table.title, table.is_public, table.live.publisher))

    def _clear_away(self, table: Table) -> None:
        """Remove a table without people, unless its game waits for them."""
        if table.phase is not Phase.PLAYING and table.is_deserted and table.code in self.tables:
            self._forget(table)

    def _forget(self, table: Table) -> None:
        self.tables.pop(table.code, None)
        self._on_show.pop(table.code, None)
        self._found_at = {person: at for person, at in self._found_at.items() if at is not table}
        self.spectating.take_off(table.code)
        table.close()
        # A request may be in the middle of this.
        self._clockwork.ring_soon(partial(_free_game, table))

    def _fresh_code(self, length: int) -> str:
        while True:
            code = code_of(self.opening.seed(), length)
            if code not in self.tables and not self._elsewhere.has(code):
                return code

    def changed(self) -> None:
        """Tell the listeners that something has changed, here or in another process."""
        self.version += 1
        for listener in tuple(self.on_change):
            listener()


def _free_game(table: Table) -> None:
    """A closed table waits for a full collection, because its parts refer to each other; its game needn't."""
    table.live = None
