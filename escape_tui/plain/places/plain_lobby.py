"""The lobby in plain text: open tables, games in progress, chat."""

from escape_tui.engine.setup import COLOURS, Setup
from escape_tui.hub.lobby.sanitize import clean_name, harmless
from escape_tui.hub.lobby.table_codes import SECRET_CODE_LENGTH
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Done
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import LobbyView, TableSummary
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.plain.places.plain_lesson import LessonPlace
from escape_tui.plain.places.plain_watching import game_words, watch
from escape_tui.plain.sayings import Ear
from escape_tui.plain.talk import PlainPlace, PlainTalk
from escape_tui.plain.vocabulary import Verb, vocabulary
from escape_tui.plain.voice import Matter
from escape_tui.scene.lobby.visitor_services import PlayDesk
from escape_tui.scene.table.race_words import open_races, opening

#: Number of bots in a practice game.
_PRACTICE_BOTS = 2
#: How many teams of the ladder are told, and the sizes of teams that may be asked for.
_TOLD_TEAMS = 5
_TEAM_SIZES = tuple(str(size + 1) for size in range(len(COLOURS)))


class LobbyPlace(PlainPlace):
    """The camp before the temple."""

    verbs = (
        Verb("quick", ("q",)),
        Verb("tables", ("t", "w")),
        Verb("join", ("j",)),
        Verb("open", ("o",)),
        Verb("watch", ("v",)),
        Verb("learn", ("l",)),
        Verb("practise", ("p",)),
        Verb("return", ("b",)),
        Verb("say", ("s",)),
        Verb("daily"),
        Verb("race"),
        Verb("people"),
        Verb("name"),
        Verb("code"),
        Verb("resume"),
        Verb("profile"),
        Verb("ladder"),
    )

    def __init__(self, talk: PlainTalk, desk: PlayDesk) -> None:
        super().__init__(talk)
        self._desk = desk
        lobby = desk.port.lobby
        self._ear = Ear(talk.voice, lobby.talk)
        self._tables: frozenset[str] = frozenset(table.code for table in lobby.open_tables())
        self._announcement = lobby.announcement
        self._was_closing = False

    def arrive(self) -> None:
        talk, lobby = self.talk, self._desk.port.lobby
        hello = talk.say("plain-lobby", name=harmless(self._desk.name), people=len(lobby.people))
        counted = talk.say("plain-lobby-tables", tables=len(lobby.open_tables()), games=len(lobby.games()))
        lines = [hello, counted]
        if self._desk.port.table is not None:
            lines.append(talk.say("plain-seat-kept", how=self.how("return")))
        if code := self._desk.set_aside_table():
            lines.append(talk.say("lobby-set-aside", code=code))
        if self._announcement:
            lines.append(talk.say("lobby-announcement", text=harmless(self._announcement)))
        talk.voice.answer(
            *lines, talk.say("plain-lobby-hint", quick=self.how("quick"), learn=self.how("learn"))
        )

    def look(self) -> None:
        """Tell what is new in the lobby."""
        talk, lobby = self.talk, self._desk.port.lobby
        self._ear.listen(lobby.talk, talk.settings.muted)
        for table in lobby.open_tables():
            if table.code not in self._tables:
                talk.voice.tell(self._table_words(table), Matter.NEAR)
        self._tables = frozenset(table.code for table in lobby.open_tables())
        if lobby.announcement != self._announcement:
            self._announcement = lobby.announcement
            if self._announcement:
                said = talk.say("lobby-announcement", text=harmless(self._announcement))
                talk.voice.tell(said, Matter.PRESSING)
        self._tell_closing(lobby)

    def _tell_closing(self, lobby: LobbyView) -> None:
        is_closing = lobby.closes_in_ms is not None
        if is_closing and not self._was_closing:
            minutes = (lobby.closes_in_ms or 0) // 60_000
            self.talk.voice.tell(self.talk.say("lobby-closing", minutes=minutes), Matter.PRESSING)
        self._was_closing = is_closing

    def _table_words(self, table: TableSummary) -> str:
        name = harmless(table.title) or harmless(table.opener_name)
        free = sum(not seat.is_person for seat in table.seats)
        return self.talk.say("plain-waiting", code=table.code, name=name, people=table.people, free=free)

    # Input

    def hear(self, said: str) -> bool:
        """A table's code alone joins it."""
        if self._desk.port.lobby.table(said.strip().upper()) is None:
            return False
        self.go_to(said)
        return True

    def do(self, verb: str, rest: str) -> None:
        talk = self.talk
        match verb:
            case "quick":
                self.give_up_seat_for(requests.QuickPlay())
            case "open":
                self.give_up_seat_for(requests.OpenTable())
            case "practise":
                agreement = Setup((), soundtrack=None)
                self.give_up_seat_for(requests.OpenTable(agreement=agreement, bots=_PRACTICE_BOTS))
            case "daily":
                self.give_up_seat_for(requests.OpenDaily())
            case "race":
                talk.with_line(rest, "lobby-race-title", lambda code: self.give_up_seat_for(opening(code)))
            case "return":
                talk.ask(requests.ReturnToTable())
            case "learn":
                talk.guide.go(LessonPlace(talk))
            case "join":
                talk.with_line(rest, "lobby-join-title", self.go_to)
            case "watch" if rest:
                watch(talk, rest)
            case "watch":
                self._watch_any()
            case "say":
                talk.with_line(rest, "lobby-say", lambda text: talk.ask(requests.SayInLobby(text)))
            case "tables":
                talk.voice.answer(*self._listed())
            case "people":
                talk.voice.answer(self._people())
            case "name":
                talk.with_line(rest, "lobby-name-title", self._rename)
            case "code":
                code = self._desk.resume_code
                talk.answer("plain-resume-code" if code else "plain-key-is-enough", code=code)
            case "resume":
                talk.with_line(rest, "lobby-resume-title", self._claim)
            case "profile":
                record = self._desk.profile()
                talk.answer("plain-profile", games=record.games, wins=record.wins, streak=record.best_streak)
                talk.voice.answer(*(talk.say(f"achievement-{each}") for each in record.achieved))
            case "ladder":
                talk.voice.answer(*self._ladder(int(rest) if rest in _TEAM_SIZES else 1))

    def _ladder(self, players: int) -> list[str]:
        """The first teams of the week, and how points are counted."""
        say, view = self.talk.say, self._desk.ladder("", 0, players)
        title = f"{say('ladder-week', name=view.period)}, {say('records-players', count=players)}."
        teams = [
            f"{place}. {harmless(', '.join(line.names))}: "
            + say("ladder-points", points=line.total, days=line.days)
            for place, line in enumerate(view.lines[:_TOLD_TEAMS], start=1)
        ]
        return [title, *(teams or [say("ladder-empty")]), say("ladder-score")]

    def _listed(self) -> list[str]:
        lobby = self._desk.port.lobby
        waiting = [self._table_words(table) for table in lobby.open_tables()]
        running = [game_words(table, lobby, self.talk) for table in lobby.games()]
        say, open_now = self.talk.say, open_races(lobby.tables).items()
        races = [
            say(
                "screen-labelled",
                label=say("lobby-race-open", code=code),
                text=say("lobby-race-tables", count=count),
            )
            + "."
            for code, count in open_now
        ]
        return [*waiting, *races, *running] or [self.talk.say("lobby-nobody-waits")]

    def _people(self) -> str:
        say, people = self.talk.say, self._desk.port.lobby.people
        told = ", ".join(
            say("plain-person", name=harmless(one.name), doing=one.doing.value) for one in people
        )
        return say("plain-people", people=told)

    def _watch_any(self) -> None:
        games = self._desk.port.lobby.games()
        if len(games) == 1:
            watch(self.talk, games[0].code)
        elif games:
            self.talk.voice.answer(*self._listed())
            self.talk.ask_line("lobby-join-title", lambda code: watch(self.talk, code))
        else:
            self.talk.answer("watching-none")

    def _rename(self, name: str) -> None:
        self._desk.rename(clean_name(name))
        self.talk.ask(requests.Rename(clean_name(name)))
        self.talk.answer("lobby-greeting", name=harmless(self._desk.name))

    def come_for(self, code: str) -> None:
        """Go to the table *code*, if any; a guest who may have dropped out is offered their seat first."""
        seat = self._desk.dropped_seat()
        if seat is None:
            if code:
                self.go_to(code)
            return
        yes = vocabulary((Verb("confirm", ("y", "Y")),), self.talk.words.language)

        def answered(said: str) -> None:
            if yes.understood(said) is None:
                if code:
                    self.go_to(code)
            elif self._desk.take_back_seat():
                self._became()
            else:
                self.talk.answer("dropped-too-late")

        self.talk.ask_line("plain-dropped", answered, name=harmless(seat.name), code=seat.code)

    def _claim(self, code: str) -> None:
        """Become the guest with the resume *code*, with their name, seat and settings."""
        if self._desk.claim(code):
            self._became()
        else:
            self.talk.answer("lobby-resume-wrong")

    def _became(self) -> None:
        self.talk.recall()
        self.talk.answer("lobby-resume-right", name=harmless(self._desk.name))
        self.talk.guide.become()

    # Joining a table

    def give_up_seat_for(self, request: Request) -> None:
        """Join a table; ask first if the visitor would give up a seat at another one."""
        if self._desk.port.table is None:
            self.talk.ask(request)
        else:
            self.talk.confirm("plain-give-up", lambda: self.talk.ask(request))

    def go_to(self, code: str) -> None:
        """Join the table *code*; if its game is in progress, take a bot's seat or watch."""
        code = code.strip().upper()[:SECRET_CODE_LENGTH]

        def found(done: Done) -> None:
            if done.facts["is_yours"]:
                self.talk.ask(requests.ReturnToTable())
            elif done.facts["phase"] == Phase.GATHERING:
                self.give_up_seat_for(requests.Join(code))
            elif done.facts["bot_seats"]:
                self._offer_bot_seat(code)
            else:
                watch(self.talk, code)

        self.talk.ask(requests.Find(code), found)

    def _offer_bot_seat(self, code: str) -> None:
        """The game at *code* is in progress: ask the visitor whether to take a bot's seat or watch."""
        plays = vocabulary((Verb("play-on", ("p", "P")),), self.talk.words.language)
        watches = vocabulary((Verb("watch", ("w", "W")),), self.talk.words.language)

        def answered(said: str) -> None:
            if plays.understood(said) is not None:
                self.give_up_seat_for(requests.TakeBotSeat(code))
            elif watches.understood(said) is not None:
                watch(self.talk, code)

        self.talk.ask_line("plain-late", answered, code=code)
