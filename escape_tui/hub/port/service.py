"""The service: carries out the requests of sessions, each once, or says why not."""

import logging
from collections import Counter, deque
from collections.abc import Callable
from functools import cached_property, partial

from escape_tui.engine.effect import RuleError
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_name
from escape_tui.hub.port.at_table import AT_TABLE
from escape_tui.hub.port.in_lobby import IN_LOBBY, day_of_seat
from escape_tui.hub.port.making_views import Views
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Analysed, Answer, Done, Refused, Seen, refused_by
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import LobbyView, TableSummary, TableView
from escape_tui.hub.port.providers import (
    Claimed,
    Claiming,
    Elsewhere,
    MoveOn,
    OnWatch,
    Pacing,
    Relaying,
    Studying,
)
from escape_tui.hub.port.remembered_answers import RememberedAnswers
from escape_tui.hub.port.request_kinds import ASKS_THE_HOUSE, CHANGES_WATCHING, FROM_ANYBODY
from escape_tui.hub.port.watched_game import Watching
from escape_tui.hub.race.race import Rerun
from escape_tui.hub.race.races import Races
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.table.seats.seats import Person, PersonId, Phase
from escape_tui.hub.table.study import Study
from escape_tui.hub.table.table import Table
from escape_tui.hub.watching.replica import Replica

_log = logging.getLogger(__name__)


class Service:
    """The other end of all ports of one lobby."""

    def __init__(
        self,
        lobby: Lobby,
        clockwork: Clockwork,
        elsewhere: Elsewhere | None = None,
        studying: Studying | None = None,
        pacing: Pacing | None = None,
        claiming: Claiming | None = None,
        relaying: Relaying | None = None,
    ) -> None:
        self.lobby = lobby
        self.clockwork = clockwork
        self.elsewhere = elsewhere or Elsewhere()
        self.studying = studying or Studying()
        self.pacing = pacing or Pacing()
        self.claiming = claiming or Claiming()
        self.relaying = relaying or Relaying()
        self.views = Views(lobby, clockwork, self.elsewhere)
        self.races = Races(lobby, clockwork, self.elsewhere.racing)
        #: Number of requests refused or ignored, by reason, except for rules of the game.
        self.refused: Counter[str] = Counter()
        #: The current session of each person; an earlier one that was taken over no longer counts.
        self.present: dict[PersonId, Caller] = {}
        #: All sessions, until they hang up: ports hold them only by weak references.
        self.callers: set[Caller] = set()

    def arrive(self, caller: "Caller", name: str, visit: str = "") -> None:
        """*caller* appears in the lobby, and continues the *visit* if it has a name."""
        caller.answers.visit = visit
        self.present[caller.person] = caller
        self.lobby.arrive(Person(caller.person, name, caller.network, caller.is_program))

    def leave(self, caller: "Caller") -> None:
        """*caller* is gone; nothing changes if the person has a newer session."""
        if self.present.get(caller.person) is caller:
            del self.present[caller.person]
            self.lobby.leave(caller.person)

    def hang_up(self, caller: "Caller") -> None:
        self.leave(caller)
        self.callers.discard(caller)


class Caller:
    """The hub's end of a port: one session of *person*, who can only watch unless they *may_play*. It lasts
    until `hang_up`.

    *move_on* moves the person to the process that has the table they want; *on_watch* gets the code of what
    they watch.
    """

    def __init__(
        self,
        service: Service,
        person: PersonId,
        *,
        may_play: bool = True,
        network: str = "",
        move_on: MoveOn | None = None,
        on_watch: OnWatch | None = None,
        is_program: bool = False,
    ) -> None:
        self.service = service
        self.lobby: Lobby = service.lobby
        self.person: PersonId = person
        self.network = network
        self.is_program = is_program
        #: The person as the lobby needs them for looking up codes, arrived or not.
        self.seeker = Person(person, "", network, is_program)
        self._may_play = may_play
        self._move_on = move_on
        self._on_watch = on_watch
        self._is_gone = self._is_moving = False
        self._listeners: list[Callable[[], None]] = []
        self.answers = RememberedAnswers(person)
        #: Requests that arrived while the cluster is being asked: they are carried out in order.
        self._behind: deque[tuple[Request, Callable[[Answer], None]]] | None = None
        #: The study, or the temple to play again, that a request is about to open a table for.
        self.found: Study | Rerun | None = None
        self._table: Table | None = None
        self._looked_at = -1
        service.callers.add(self)

    @cached_property
    def watching(self) -> Watching:
        return Watching(self.lobby, self.seeker, self.service.relaying.at)

    @property
    def table(self) -> Table | None:
        """The table where the person has a seat, present or away; looked up again when the lobby has
        changed."""
        if self._looked_at != self.lobby.version:
            self._looked_at, self._table = self.lobby.version, self.lobby.table_of(self.person)
        return self._table

    def receive(self, request: Request, answered: Callable[[Answer], None]) -> None:
        """Carry out or refuse *request*, and answer it; never raises."""
        if self._behind is None and type(request) not in ASKS_THE_HOUSE:
            self._do(request, answered)
        elif self._behind is not None and not isinstance(request, requests.Leave):
            self._behind.append((request, answered))
        elif (ask := self._asked_before(request)) is None:
            self._do(request, answered)
        else:
            self._behind = deque()
            ask(partial(self._house_answered, request, answered))

    def _asked_before(self, request: Request) -> Callable[[Claimed], None] | None:
        """The question to the cluster before *request* is carried out here, if there is one."""
        if self.answers.find(request.id, self.table) is not None or self._is_gone:
            return None
        if isinstance(request, requests.Watch):
            code = request.code.strip().upper()
            is_here = code in self.lobby.tables or self.service.elsewhere.table(code) is None
            return None if is_here else partial(self.service.relaying.open, code)
        if self.service.present.get(self.person) is not self:
            return None
        if isinstance(request, requests.OpenStudy | requests.OpenRerun):
            return partial(self._find_recorded, request)
        try:
            day = day_of_seat(self, request)
        except Declined:
            # Nothing to claim: the request itself will be refused with the reason.
            return None
        return None if day is None else partial(self.service.claiming.before_sitting, self.person, day)

    def _find_recorded(self, request: requests.OpenStudy | requests.OpenRerun, then: Claimed) -> None:
        """Find the moment to play on from, or the temple to play again; then claim a seat."""

        def found(recorded: Study | Rerun | Declined) -> None:
            if isinstance(recorded, Declined):
                then(recorded)
                return
            self.found = recorded
            self.service.claiming.before_sitting(self.person, "", then)

        try:
            self.lobby.count_study(self.person)
        except Declined as declined:
            then(declined)
            return
        if isinstance(request, requests.OpenStudy):
            self.service.studying.find(Origin(request.game, request.clock), request.is_same_dice, found)
        else:
            self.service.pacing.find(request.game, found)

    def _house_answered(
        self, request: Request, answered: Callable[[Answer], None], barred: Declined | None
    ) -> None:
        behind, self._behind = self._behind, None
        self._do(request, answered, barred)
        for each in behind or ():
            self.receive(*each)

    def _do(
        self, request: Request, answered: Callable[[Answer], None], barred: Declined | None = None
    ) -> None:
        table = self.table
        answer = self.answers.find(request.id, table)
        if answer is not None:
            self.service.refused["repeated"] += 1
            self.answers.remember(request, answer, None)
        else:
            try:
                answer = self._answer(request, barred)
            except Exception as error:
                answer = self._refused(request, error)
            table = self.table or table
            self.answers.remember(request, answer, table)
            if type(request) in CHANGES_WATCHING:
                self._tell_watched()
        is_played = isinstance(request, requests.Play) and isinstance(answer, Done)
        if (is_played or self.answers.visit) and table is not None and table.live is not None:
            # Answer when the change is published: once it is stored.
            table.live.when_shown(partial(answered, answer))
            return
        answered(answer)

    def _tell_watched(self) -> None:
        if self._on_watch is not None:
            showing = self.watching.showing
            self._on_watch("" if showing is None else showing.code)

    def hang_up(self) -> None:
        """End the session."""
        if not self._is_gone:
            self.watching.stop()
            for listener in tuple(self._listeners):
                self.unlisten(listener)
            self.service.hang_up(self)
            self._is_gone = True

    def listen(self, listener: Callable[[], None]) -> None:
        """Call *listener* when anything seen from here has changed."""
        self._listeners.append(listener)
        self.lobby.on_change.append(listener)
        self.lobby.spectating.on_change.append(listener)

    def unlisten(self, listener: Callable[[], None]) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
            self.lobby.on_change.remove(listener)
            self.lobby.spectating.on_change.remove(listener)

    def seen_lobby(self) -> LobbyView:
        """The lobby; players see no estimate of their own game."""
        lobby, table = self.service.views.lobby(), self.table
        if table is None or table.phase is not Phase.PLAYING:
            return lobby
        return lobby.without_estimate(table.code)

    def seen_table(self) -> TableView | None:
        table = self.table
        return None if table is None else self.service.views.table(table)

    @property
    def place(self) -> int | None:
        """The person's own seat at the table."""
        table = self.table
        return None if table is None else table.chair_of(self.person)

    def game(self, *, is_own: bool) -> Replica | None:
        """The game at the person's table, as everybody sees it or as they see it from their own seat."""
        table = self.table
        if table is None or table.live is None:
            return None
        return table.live.publisher.replica(table.player_of(self.person) if is_own else None)

    def moves_on(self, word: str, code: str) -> bool:
        """Move the session if the table *code* is elsewhere, where it repeats the command *word*; whether it
        moved."""
        code = code.strip().upper()
        if code in self.lobby.tables or self._move_on is None or self.elsewhere(code) is None:
            return False
        if word == "join":
            self.lobby.stand_up(self.person)
        self._move_on(word, code)
        # Keys already typed were meant for the new table: ignore them here.
        self._is_moving = True
        return True

    def elsewhere(self, code: str) -> TableSummary | None:
        """The table *code* of another process; a private one is refused after too many wrong codes."""
        there = self.service.elsewhere.table(code)
        if there is not None and not there.is_public:
            self.lobby.wrong_codes.require(self.seeker, "too-many-codes")
        return there

    def own_table(self) -> Table:
        if (table := self.table) is None:
            raise Declined("not-seated")
        return table

    def call_myself(self, name: str) -> None:
        """Set the name to watch under; *name* counts only for a person who hasn't arrived."""
        here = self.lobby.people.get(self.person)
        if here is not None:
            self.watching.name = here.name
        else:
            self.watching.name = self.lobby.called(self.seeker, clean_name(name))

    def _answer(self, request: Request, barred: Declined | None) -> Answer:
        """Carry out *request*; raises `Declined` if it is too late, too early or not allowed for this
        session."""
        if self._is_gone or self._is_moving:
            raise Declined("gone")
        if self.answers.is_too_old(request.id, self.table):
            raise Declined("out-of-order")
        if not self._may_play and not isinstance(request, FROM_ANYBODY):
            raise Declined("only-watching")
        is_present = self.service.present.get(self.person) is self
        if not is_present and not isinstance(request, (*FROM_ANYBODY, requests.Arrive)):
            raise Declined("not-here")
        if barred is not None:
            raise barred
        if isinstance(request, requests.Look):
            return Seen(request.id, self.seen_lobby(), self.seen_table(), self.place)
        if isinstance(request, requests.SeeAnalysis):
            return Analysed(request.id, self.service.studying.analysis(request.game))
        if (at_table := AT_TABLE.get(type(request))) is not None:
            at_table(self.own_table(), self.person, request)
            return Done(request.id)
        return Done(request.id, IN_LOBBY[type(request)](self, request) or {})

    def _refused(self, request: Request, error: Exception) -> Answer:
        """The refusal of *request*; counted, unless a rule of the game refused it."""
        match error:
            case RuleError():
                return refused_by(error, request.id)
            case Declined():
                self.service.refused[error.reason] += 1
                return refused_by(error, request.id)
            case _:
                _log.error("request failed: %r", request, exc_info=error)
                self.service.refused["broken"] += 1
                return Refused(request.id, reason="broken")
