"""The waiting room in plain text: seats, setup, and who is ready."""

from msgspec.structs import replace

from escape_tui.engine.setup import COLOURS, Difficulty
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.lobby.sanitize import clean_title, harmless
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Done
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import SeatView, TableView
from escape_tui.plain.places.plain_setup import SetUp
from escape_tui.plain.sayings import Ear
from escape_tui.plain.talk import PlainPlace, PlainTalk
from escape_tui.plain.told.rival_words import RivalTelling
from escape_tui.plain.vocabulary import Verb, folded
from escape_tui.plain.voice import Matter
from escape_tui.scene.lobby.visitor_services import PlayDesk
from escape_tui.scene.menus.menu_list import after
from escape_tui.scene.modules.box import PICKS
from escape_tui.scene.table.race_words import pacer_name, pacers
from escape_tui.scene.table.setup_page import refusal_words
from escape_tui.scene.table.start_words import start_words
from escape_tui.scene.table.table_form import agreed, agreed_form, form_of
from escape_tui.scene.words.narration import seat_name


class WaitingRoom(PlainPlace):
    """An open table."""

    verbs = (
        Verb("ready", ("r",)),
        Verb("seats", ("w", "t")),
        Verb("bot", ("b",)),
        Verb("setup", ("u",)),
        Verb("set"),
        Verb("colour"),
        Verb(PICKS.what),
        Verb(PICKS.card),
        Verb("invite", ("i",)),
        Verb("remove"),
        Verb("hand-over"),
        Verb("vote-out"),
        Verb("title"),
        Verb("public"),
        Verb("hold-seats"),
        Verb("manner"),
        Verb("race"),
        Verb("leave-race"),
        Verb("pacer"),
        Verb("rivals"),
        Verb("say", ("s",)),
        Verb("leave", ("Q",)),
    )

    def __init__(self, talk: PlainTalk, desk: PlayDesk, table: TableView) -> None:
        super().__init__(talk)
        self._desk = desk
        self._known = table
        self._ear = Ear(talk.voice, table.talk)
        self._rivals = RivalTelling(talk, table)

    @property
    def _table(self) -> TableView:
        """The table as it is now, or as it was when the visitor left it."""
        table = self._desk.port.table
        return table if table is not None and table.number == self._known.number else self._known

    @property
    def _place(self) -> int:
        return self._desk.port.place or 0

    def arrive(self) -> None:
        table, talk = self._table, self.talk
        who = talk.say("gathering-public" if table.is_public else "gathering-by-code")
        hello = talk.say("plain-table", code=table.code, title=harmless(table.title) or "none", who=who)
        summary = next(self._set_up.lines())
        is_gentle = table.agreement.difficulty is Difficulty.GENTLE and table.opener == self._desk.port.place
        eased = (talk.say("gathering-gentle"),) if is_gentle else ()
        starts = start_words(table, talk.words, self._desk.port.now())
        told = (hello, self._seats(), summary, *starts, *eased, *self._wrong())
        talk.voice.answer(*told, self.talk.things(self.verbs)[0])

    # Output

    @property
    def _set_up(self) -> SetUp:
        return self._set_up_of(self._table)

    def _set_up_of(self, table: TableView) -> SetUp:
        return SetUp(form_of(table), self.talk.words, self.talk.desk.catalogue)

    def _seats(self) -> str:
        sitting = [
            f"{number} {self._sitter(seat, number - 1)}"
            for number, seat in enumerate(self._table.seats, start=1)
            if not seat.is_free
        ]
        free = sum(seat.is_free for seat in self._table.seats)
        return self.talk.say("plain-seats", seats="; ".join(sitting), free=free)

    def _sitter(self, seat: SeatView, place: int) -> str:
        say = self.talk.say
        colour = say(f"plain-colour-{seat.colour}")
        if seat.is_free:
            return f"{colour} {say('gathering-free')}"
        name = harmless(seat_name(seat.name, seat.colour, self.talk.words))
        kind = "bot" if seat.is_bot else "ready" if seat.is_ready else "waiting"
        is_me = "yes" if place == self._place else "no"
        opener = "yes" if place == self._table.opener else "no"
        return say("plain-sitter", name=name, colour=colour, kind=kind, me=is_me, opener=opener)

    def _wrong(self) -> list[str]:
        return [refusal_words(wrong, self.talk.words) for wrong in self._table.wrong]

    def look(self) -> None:
        """Tell what has changed at the table."""
        before, now = self._known, self._table
        self._known = now
        self._ear.listen(now.talk, self.talk.settings.muted)
        for place, seat in enumerate(now.seats):
            self._tell_seat(place, before.seats[place], seat)
        self._rivals.hear(now)
        if now.opener != before.opener and now.opener is not None:
            name = harmless(now.seats[now.opener].name)
            self.talk.voice.tell(self.talk.say("plain-opener", player=name), Matter.WEIGHTY)
        if now.agreement != before.agreement:
            changed = "; ".join(self._set_up_of(now).differences(self._set_up_of(before)))
            self.talk.voice.tell(self.talk.say("plain-agreed", what=changed), Matter.WEIGHTY)
            for line in self._wrong():
                self.talk.voice.tell(line, Matter.WEIGHTY)

    def _tell_seat(self, place: int, before: SeatView, now: SeatView) -> None:
        if place == self._place or (before.name, before.is_ready, before.is_away) == (
            now.name,
            now.is_ready,
            now.is_away,
        ):
            return
        is_only_ready = before.name == now.name and before.is_away == now.is_away
        if is_only_ready and now.is_bot:
            return
        matter = Matter.WEIGHTY if now.is_person or before.is_person else Matter.NEAR
        if now.is_free and before.name:
            name = harmless(seat_name(before.name, before.colour, self.talk.words))
            self.talk.voice.tell(self.talk.say("plain-stood-up", player=name), matter)
        else:
            self.talk.voice.tell(f"{self._sitter(now, place)}.", matter)

    # Input

    def hear(self, said: str) -> bool:
        """Words that name a choice of the setup change it."""
        changed = self._set_up.changed(said)
        if changed is None:
            return False
        self._set(said)
        return True

    def do(self, verb: str, rest: str) -> None:
        talk, table = self.talk, self._table
        match verb:
            case "ready":
                self._be_ready()
            case "seats":
                talk.voice.answer(self._seats())
            case "bot":
                free = next((place for place, seat in enumerate(table.seats) if seat.is_free), -1)
                self._ask(requests.SeatBot(free))
            case "setup":
                talk.voice.answer(*self._set_up.lines(), *self._wrong())
            case "set":
                self._set(rest)
            case "invite":
                self._invite()
            case "say":
                talk.with_line(rest, "lobby-say-table", lambda text: talk.ask(requests.SayAtTable(text)))
            case "leave":
                talk.ask(requests.StandUp())
            case "race" if rest:
                talk.ask(requests.EnterRace(rest))
            case "race":
                talk.ask(requests.CallRace(), self._called_race)
            case "leave-race":
                talk.ask(requests.LeaveRace())
            case "rivals":
                talk.voice.answer(*self._rivals.all())
            case _:
                self._do_with(verb, rest)

    def _be_ready(self) -> None:
        is_ready = not self._table.seats[self._place].is_ready
        self.talk.ask(
            requests.Ready(is_ready=is_ready),
            lambda done: self.talk.answer("plain-ready", ready="yes" if is_ready else "no"),
        )

    def _do_with(self, verb: str, rest: str) -> None:
        """Verbs with an argument: a seat, a colour, a card, a name."""
        table = self._table
        match verb:
            case "title":
                self._ask(requests.NameTable(clean_title(rest)))
            case "public":
                self._agree(is_public=not table.is_public)
            case "hold-seats":
                self._agree(may_bots_hold=not table.may_bots_hold)
            case "manner":
                self._change_manner()
            case "pacer":
                self._change_pacer()
            case "colour":
                self._change_colour(folded(rest))
            case PICKS.what | PICKS.card:
                self._pick(verb, folded(rest))
            case "remove" | "hand-over" | "vote-out":
                kinds = {
                    "remove": requests.ClearSeat,
                    "hand-over": requests.HandOver,
                    "vote-out": requests.VoteOut,
                }
                if (place := self._seat_named(rest)) is None:
                    self.talk.answer("plain-which-seat")
                else:
                    self._ask(kinds[verb](place))

    def _ask(self, request: Request) -> None:
        """Request another seating, and tell the result."""
        self.talk.ask(request, lambda done: self.talk.voice.answer(self._seats()))

    def _seat_named(self, said: str) -> int | None:
        """The place that a number, a colour or a player's name refers to."""
        seats, wanted = self._table.seats, folded(said)
        if wanted.isdecimal():
            return int(wanted) - 1 if 0 < int(wanted) <= len(seats) else None
        for place, seat in enumerate(seats):
            names = (
                seat.name,
                seat_name(seat.name, seat.colour, self.talk.words),
                self.talk.say(f"plain-colour-{seat.colour}"),
            )
            if wanted and any(folded(name) == wanted for name in names):
                return place
        return None

    def _change_colour(self, wanted: str) -> None:
        named = {folded(self.talk.say(f"plain-colour-{colour}")): colour for colour in COLOURS}
        colour = named.get(wanted, wanted if wanted in COLOURS else "")
        if colour:
            self._ask(requests.ChangeSeat(colour))
        else:
            self.talk.answer("plain-which-colour", colours=", ".join(named))

    def _pick(self, what: str, wanted: str) -> None:
        """Choose a character or one of its cards; without a name, list them."""
        if PICKS.module not in self._table.agreement.modules:
            self.talk.answer("plain-no-characters")
            return
        is_card = what == PICKS.card
        ids = PICKS.cards if is_card else tuple(self.talk.desk.catalogue.characters)
        stem = "setup-card" if is_card else PICKS.what
        named = {folded(self.talk.say(f"{stem}-{id}")): id for id in ids}
        found = next((id for name, id in named.items() if wanted and name.startswith(wanted)), None)
        if found is None:
            self.talk.answer("plain-which-one", names=", ".join(self.talk.say(f"{stem}-{id}") for id in ids))
            return
        picks = self._table.seats[self._place].picks | {what: found}
        name = self.talk.say(f"{stem}-{found}")
        self.talk.ask(requests.Pick(picks), lambda done: self.talk.answer("plain-picked", name=name))

    def _set(self, said: str) -> None:
        """Change one choice of the setup."""
        changed = self._set_up.changed(said)
        if changed is None:
            self.talk.answer("plain-no-such-choice", said=harmless(said))
            return
        form, id = changed
        request = agreed_form(self._table, form, self.talk.desk.catalogue)
        self.talk.ask(request, lambda done: self._changed(id))

    def _changed(self, id: str) -> None:
        """Confirm the visitor's own change, so that it isn't told again as news."""
        self._known = replace(self._known, agreement=self._table.agreement)
        self.talk.voice.answer(f"{self._set_up.told_by_id(id)}.", *self._wrong())

    def _agree(self, **changes: bool) -> None:
        """Change who may come in, and whether bots hold seats."""
        request = agreed(self._table, **changes)
        public, bots = ("yes" if each else "no" for each in (request.is_public, request.may_bots_hold))
        self.talk.ask(request, lambda done: self.talk.answer("plain-table-rules", public=public, bots=bots))

    def _change_manner(self) -> None:
        """The next manner of the bots."""
        chosen = after(tuple(Manner), self._table.manner, 1)
        said = self.talk.say(f"manner-{chosen}")
        request = agreed(self._table, manner=chosen)
        self.talk.ask(request, lambda done: self.talk.answer("plain-manner", manner=said))

    def _called_race(self, done: Done) -> None:
        command = self._desk.command(f"race {done.facts['code']}")
        self.talk.answer("race-invite", command=command)

    def _change_pacer(self) -> None:
        """The next team to race against."""
        chosen = after(pacers(self._table), self._table.pacer, 1)
        name = pacer_name(chosen, self.talk.words)
        self.talk.ask(requests.ChoosePacer(chosen), lambda done: self.talk.answer("race-against", name=name))

    def _invite(self) -> None:
        words = f"join {self._table.code}"
        lines = [self.talk.say("gathering-invite", command=self._desk.command(words))]
        if link := self._desk.link(words):
            lines.append(self.talk.say("gathering-link", link=link))
        self.talk.voice.answer(*lines)
