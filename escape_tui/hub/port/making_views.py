"""Making views: tables and the lobby as frozen values, made at most once for each version."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.state import Millis, State
from escape_tui.hub.analysis.chance.estimate import estimate
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.who_is_here import handle_of
from escape_tui.hub.port.messages.views import (
    Doing,
    GameSummary,
    LobbyView,
    PersonView,
    PlayerSummary,
    ScreeningView,
    SeatView,
    StandView,
    StudyView,
    TableSummary,
    TableView,
    WrongSetup,
)
from escape_tui.hub.port.providers import Elsewhere
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.seats.seats import Chair, PersonId, Phase
from escape_tui.hub.table.table import Table
from escape_tui.hub.watching.spectators import Stand

#: Minimum time between two updates of the games' progress in the lobby.
GAMES_ARE_TOLD_MS: Millis = 500


class Views:
    """The views of one lobby and its tables, shared by all ports."""

    def __init__(self, lobby: Lobby, clockwork: Clockwork, elsewhere: Elsewhere) -> None:
        self._elsewhere = elsewhere
        self._lobby = lobby
        self._clockwork = clockwork
        self._tables: dict[str, TableView] = {}
        self._seen: tuple[object, ...] = ()
        self._version = -1
        self._lobby_view = LobbyView(0, clockwork.now())

    def table(self, table: Table) -> TableView:
        known = self._tables.get(table.code)
        if known is None or (known.version, known.game) != (table.version, table.game):
            self._tables = {code: view for code, view in self._tables.items() if code in self._lobby.tables}
            known = self._tables[table.code] = table_view(table)
        return known

    def lobby(self) -> LobbyView:
        """The current lobby; the progress of its games may be slightly old, because it changes with every
        roll."""
        is_recent = self._clockwork.now() - self._lobby_view.made_at < GAMES_ARE_TOLD_MS
        if self._version == self._lobby.version and is_recent:
            return self._lobby_view
        standings = ((table.game, live.publisher.standing) for table, live in self._games())
        games = tuple((game, standing.version, standing.watchers) for game, standing in standings)
        if (seen := (self._lobby.version, games)) != self._seen:
            self._seen, self._version = seen, self._lobby.version
            self._lobby_view = self._made(self._lobby_view.version + 1)
        return self._lobby_view

    def _games(self) -> Iterator[tuple[Table, LiveGame]]:
        for table in self._lobby.tables.values():
            if table.is_public and table.live is not None:
                yield table, table.live

    def _made(self, version: int) -> LobbyView:
        lobby, now = self._lobby, self._clockwork.now()
        return LobbyView(
            version,
            now,
            people=tuple(_people(lobby)),
            tables=(
                *(table_summary(table) for table in lobby.tables.values() if table.is_public),
                *self._elsewhere.tables(),
            ),
            talk=lobby.talk.sayings,
            announcement=lobby.talk.announcement,
            closes_in_ms=None if lobby.closes_at is None else max(0, lobby.closes_at - now),
        )


def _people(lobby: Lobby) -> Iterator[PersonView]:
    for person, label in lobby.labels().items():
        doing, code = _doing(lobby, person)
        yield PersonView(label, handle_of(person), doing, code, lobby.people[person].is_program)


def _doing(lobby: Lobby, person: PersonId) -> tuple[Doing, str]:
    """What *person* does, and the code of their table if it is public."""
    table = lobby.table_of(person)
    if table is not None and not table.chairs[table.chair_of(person) or 0].is_away:
        is_waiting = table.phase is not Phase.PLAYING
        return Doing.WAITING if is_waiting else Doing.PLAYING, table.code if table.is_public else ""
    watched = lobby.tables.get(lobby.watching.get(person, ""))
    if watched is not None:
        return Doing.WATCHING, watched.code if watched.is_public else ""
    return Doing.LOOKING_ROUND, ""


def table_view(table: Table) -> TableView:
    is_gathering = table.phase is Phase.GATHERING
    wrong = table.refusals() if is_gathering else ()
    return TableView(
        version=table.version,
        code=table.code,
        phase=table.phase,
        seats=tuple(_own_seat(table, place) for place in range(len(table.chairs))),
        opener=table.chair_of(table.opener),
        agreement=table.agreement,
        number=table.number,
        title=table.title,
        day=table.day,
        is_public=table.is_public,
        may_bots_hold=table.may_bots_hold,
        may_be_studied=table.may_be_studied,
        manner=table.manner,
        study=_study_view(table),
        starts_at=table.quick_start.at,
        bots_to_come=max(0, table.quick_start.team - sum(not chair.is_free for chair in table.chairs)),
        race=table.racing.view,
        has_missed_race=table.racing.has_missed,
        rerun=table.racing.rerun,
        pacer=None if table.racing.choice is None else table.racing.choice.kind,
        can_choose_pacer=table.racing.can_choose,
        rivals=table.racing.rivals,
        wrong=tuple(WrongSetup(error.rule, dict(error.facts)) for error in wrong),
        talk=table.talk.sayings,
        game=0 if is_gathering else table.game,
        players=table.players,
        is_paused=table.live is not None and table.live.is_paused,
        pause_votes=tuple(_places(table, table.pausing.votes)),
        pause_left_ms=table.pausing.left_ms,
        vote_until=table.pausing.vote_until,
        pause_until=table.pausing.until,
        give_up_votes=tuple(_places(table, table.giving_up.votes)),
        give_up_until=table.giving_up.until,
        again=tuple(_places(table, table.again)),
        screening=screening_view(table),
        watchers=table.stand.names,
        cheer=table.stand.cheer,
    )


def _study_view(table: Table) -> StudyView | None:
    if table.origin is None:
        return None
    if table.study is None:
        return StudyView(str(table.origin))
    return StudyView(str(table.origin), table.study.got_out, table.study.stayed)


def screening_view(table: Table) -> ScreeningView | None:
    shown = table.replay.screening
    lead = None if shown is None else table.chair_of(shown.lead)
    if shown is None or lead is None:
        return None
    leader = table.chairs[lead].name
    return ScreeningView(shown.game, lead, leader, shown.at, shown.since, shown.speed, shown.is_playing)


def stand_view(stand: Stand, code: str, table: Table | None) -> StandView:
    """*stand* of the table *code*, as its spectators see it; without a *table* it is gone."""
    watchers = stand.names
    if table is None:
        return StandView(code, watchers, stand.sayings, stand.cheer, is_gone=True)
    return StandView(
        code,
        watchers,
        stand.sayings,
        stand.cheer,
        is_gathering=table.phase is Phase.GATHERING,
        screening=screening_view(table),
        kept_as=table.kept_as if table.phase is Phase.OVER else "",
    )


def table_summary(table: Table) -> TableSummary:
    return TableSummary(
        code=table.code,
        phase=table.phase,
        seats=tuple(_seat(chair) for chair in table.chairs),
        opener=table.chair_of(table.opener),
        agreement=table.agreement,
        title=table.title,
        day=table.day,
        origin="" if table.origin is None else str(table.origin),
        rerun=table.racing.rerun,
        race=None if table.racing.race is None else table.racing.entry(table.racing.race),
        is_public=table.is_public,
        is_for_anybody=table.is_for_anybody,
        is_starting=table.quick_start.at is not None,
        game=None if table.live is None or table.is_secluded else _game_summary(table.live),
    )


def _game_summary(live: LiveGame) -> GameSummary:
    shown, standing = live.publisher.replica(), live.publisher.standing
    state = shown.state
    track = shown.game.catalogue.soundtracks.get(state.setup.soundtrack or "")
    is_stopped, stands = state.stopped_at is not None, standing.is_paused or standing.is_waiting
    players = tuple(
        PlayerSummary(seat.name, seat.colour, who.player in standing.bots, who.is_away, who.chamber is None)
        for who, seat in zip(state.adventurers, state.setup.seats, strict=True)
    )
    return GameSummary(
        players,
        depot=state.depot,
        elapsed_ms=state.elapsed if is_stopped else shown.now() - state.started_at,
        collapse_ms=None if track is None else track.collapse_ms,
        is_clock_running=not (is_stopped or stands or state.ending is not None),
        is_paused=stands,
        is_over=state.ending is not None,
        watchers=standing.watchers,
        estimate=None if track is None else _estimate(state, track.collapse_ms),
    )


def _estimate(state: State, collapse_ms: Millis) -> int | None:
    """The chance in percent, while a base game is played: the estimate was fitted on those alone."""
    if state.setup.modules or state.ending is not None or not state.has_begun:
        return None
    return round(100 * estimate(state, collapse_ms))


def _own_seat(table: Table, place: int) -> SeatView:
    """A seat as the people at the same table see it."""
    person = table.chairs[place].person
    seat = _seat(table.chairs[place], table.absences.bot_at.get(person or ""))
    handle = "" if person is None else handle_of(person)
    return replace(seat, votes_against=table.voting_out.against(place), handle=handle)


def _seat(chair: Chair, bot_at: Millis | None = None) -> SeatView:
    return SeatView(
        chair.colour,
        chair.name,
        chair.is_bot,
        chair.is_ready,
        chair.is_away,
        chair.picks,
        bot_at,
        is_program=chair.is_program,
    )


def _places(table: Table, people: tuple[PersonId, ...]) -> Iterator[int]:
    for person in people:
        if (place := table.chair_of(person)) is not None:
            yield place
