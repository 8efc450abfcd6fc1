"""The waiting room of a table: seats, setup, and who is ready."""

from collections.abc import Iterator

from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from escape_tui.app.screens.lobby.call_screen import CallScreen
from escape_tui.app.screens.lobby.records_screen import RecordsScreen
from escape_tui.app.screens.table.host_setup import HostSetupScreen
from escape_tui.app.screens.table.table_screen import TableScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.app.widgets.panel import PaintedPanel
from escape_tui.engine.setup import Difficulty
from escape_tui.hub.lobby.sanitize import clean_chat, harmless
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import SeatView
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.lobby.lobby_panels import figure, invitation
from escape_tui.scene.lobby.table_words import kind_of_table
from escape_tui.scene.menus.menu_list import Item, after, explained, heading_item, ticked
from escape_tui.scene.modules.box import PICKS
from escape_tui.scene.table.race_words import pacer_name, pacers, readiness, rival_name
from escape_tui.scene.table.setup_page import SetupPage, refusal_words
from escape_tui.scene.table.start_words import start_words
from escape_tui.scene.table.table_form import form_of
from escape_tui.scene.words.narration import seat_name
from escape_tui.scene.words.prose import fitted
from tile_art.inks.canvas import Picture
from tile_art.inks.ink import Ink
from tile_art.letters import cell_count

_OPENER_ACTIONS = ("add-bot", "empty-seat", "hand-over", "set-up")
_SEAT = "seat-"
_SECOND = 1.0


class WaitingRoomScreen(TableScreen):
    where = Where.TABLE
    topic = "setup"

    DEFAULT_CSS = """
    WaitingRoomScreen #seats { width: 44; }
    WaitingRoomScreen #about { height: 1fr; }
    WaitingRoomScreen #chat { height: 8; }
    WaitingRoomScreen #invitation { height: 2; }
    WaitingRoomScreen.-wide #seats { width: 60; }
    WaitingRoomScreen.-tall #chat { height: 1fr; }
    """

    @property
    def place(self) -> int:
        """The visitor's own seat."""
        return self.desk.port.place or 0

    def title_words(self) -> str:
        table = self.table
        who = self.say("gathering-public" if table.is_public else "gathering-by-code")
        title = harmless(table.title) or kind_of_table(table, self.house.words)
        name = self.say("gathering-title", code=table.code)
        resume = self.desk.resume_code
        code = self.say("gathering-code", code=resume) if resume else ""
        # The code is what brings a guest back, and the invitation has the name of the table, too.
        if code and cell_count(f"{name} · {code}") > self.app.size.width - 3:
            name = ""
        return " · ".join(part for part in (name, code, title, who) if part)

    def body(self) -> Iterator[Widget]:
        yield Horizontal(
            Menu(self.house, tuple(self._items()), id="seats"),
            Vertical(
                PaintedPanel(self.house, self._paint_about, id="about"),
                PaintedPanel(self.house, self._paint_chat, id="chat"),
            ),
        )
        yield PaintedPanel(self.house, self._paint_invitation, id="invitation")

    # Updates

    def on_mount(self) -> None:
        self.at_news_of(self.desk.port, self._renew)
        self.every(_SECOND, self._tick)

    def on_screen_resume(self) -> None:
        self._renew()

    def _tick(self) -> None:
        if self.table.race is not None or self.table.starts_at is not None:
            self._renew()

    def _renew(self, chosen: str = "") -> None:
        if self.desk.port.place is not None:
            super()._renew(chosen)

    # The list

    @property
    def _own(self) -> SeatView:
        return self.table.seats[self.place]

    def _items(self) -> Iterator[Item]:
        own, say = self._own, self.say
        label, ink = say("gathering-begin"), Ink.FAINT if self.table.wrong else Ink.GOOD
        yield Item("ready", label, help=say("gathering-begin.help"), mark=ticked(own.is_ready), label_ink=ink)
        yield Item("set-up", say("gathering-setup"), help=say("gathering-setup.help"))
        yield heading_item(" · ".join(self._about_seats()))
        for place, seat in enumerate(self.table.seats):
            yield self._seat(place, seat)
        if PICKS.module in self.table.agreement.modules:
            yield heading_item(say("gathering-character"))
            yield from self._picks(own)
        yield from self._race_items()
        yield heading_item("")
        yield self.entry("lobby", "callme")
        yield self._replay_item()
        yield self.entry("gathering", "leave")

    def _about_seats(self) -> Iterator[str]:
        yield self.say("setup-group-seats")
        if self.table.opener is not None:
            yield f"{self.say('gathering-opener')} {harmless(self.table.seats[self.table.opener].name)}"

    def _seat(self, place: int, seat: SeatView) -> Item:
        id, mark, say = f"{_SEAT}{place}", figure(seat.colour), self.say
        mark = mark.fit(3)
        if seat.is_free:
            free = say("gathering-free-seat.help")
            return Item(id, say("gathering-free"), help=free, mark=mark, label_ink=Ink.FAINT)
        if seat.is_bot:
            help = say("gathering-free-seat.help")
            name = seat_name(seat.name, seat.colour, self.house.words)
            return Item(id, harmless(name), say("gathering-bot"), help, mark, value_ink=Ink.FAINT)
        is_me = place == self.place
        names = [harmless(seat.name)]
        if is_me:
            names.append(f"({say('gathering-you')})")
        value = say("gathering-ready" if seat.is_ready else "gathering-not-ready")
        if seat.votes_against:
            value = say("gathering-votes-against", count=seat.votes_against)
        key = self.cap(self.house.settings.keys.keys("ready")[0])
        help = say("gathering-seat.help", ready=key) if is_me else say("gathering-other.help")
        ink = Ink.GOOD if seat.is_ready else Ink.WARNING
        return Item(id, " ".join(names), value, help, mark, is_stepped=is_me, value_ink=ink)

    def _race_items(self) -> Iterator[Item]:
        table, say = self.table, self.say
        if table.can_choose_pacer:
            value = pacer_name(table.pacer, self.house.words)
            yield self.entry("gathering", "pacer", value, is_stepped=True)
        if table.race is not None:
            yield heading_item(say("lobby-race-open", code=table.race.code))
            for number, rival in enumerate(table.rivals):
                name, help = rival_name(rival, self.house.words), say("race-rival.help", count=rival.people)
                yield Item(f"rival-{number}", name, readiness(rival, self.house.words), help)
            yield self.entry("gathering", "race-leave")
        elif table.opener == self.place and not (table.day or table.study or table.rerun):
            yield self.entry("gathering", "race-call")
            yield self.entry("gathering", "race-enter")

    def _replay_item(self) -> Item:
        screening, say = self.table.screening, self.say
        if screening is None:
            return self.entry("gathering", "replay")
        label = say("gathering-replay-led", name=harmless(screening.leader))
        return Item("replay", label, help=say("gathering-replay-led.help"), label_ink=Ink.TITLE)

    def _picks(self, own: SeatView) -> Iterator[Item]:
        character, card = own.picks.get(PICKS.what, ""), own.picks.get(PICKS.card, PICKS.cards[0])
        say = self.say
        stem = f"{PICKS.what}-{character}"
        value = say(stem) if character else say("gathering-dealt")
        help = say(f"{stem}.effect") if character else say("gathering-character.help")
        yield Item(PICKS.what, say("gathering-character"), value, help, is_stepped=True)
        if character:
            value, help = say(f"setup-card-{card}"), say("gathering-card.help")
            yield Item(PICKS.card, say("gathering-card"), value, help, is_stepped=True)

    # Details of the selected entry

    def _paint_about(self, width: int, height: int) -> Picture:
        page = SetupPage(form_of(self.table), self.house.words, self.house.catalogue)
        item = self.query_one(Menu).chosen
        wrong = [(refusal_words(error, self.house.words), Ink.DANGER) for error in self.table.wrong]
        paragraphs = [
            *([(item.help, Ink.PLAIN)] if item is not None and item.help else []),
            *((line, Ink.STRONG) for line in (page.edition, *self._study_lines()) if line),
            *(wrong or [(self.say("gathering-works"), Ink.GOOD)]),
        ]
        if self.table.starts_at is None:
            # Otherwise bots still join: the team and its gems are not what the seats say.
            paragraphs.append((page.summary(), Ink.FAINT))
        waited = [harmless(seat.name) for seat in self.table.seats if seat.handle and not seat.is_ready]
        if self._own.is_ready and waited:
            paragraphs.insert(0, (self.say("gathering-waits", names=", ".join(waited)), Ink.STRONG))
        if self.table.agreement.difficulty is Difficulty.GENTLE and self.place == self.table.opener:
            paragraphs.insert(0, (self.say("gathering-gentle"), Ink.GOOD))
        starts = start_words(self.table, self.house.words, self.desk.port.now())
        paragraphs = [*((line, Ink.TITLE) for line in starts), *paragraphs]
        return explained("" if item is None else item.label.strip(), paragraphs, width, height)

    def _study_lines(self) -> Iterator[str]:
        """How other teams fared from the moment that is played on from."""
        study = self.table.study
        if study is None:
            return
        if study.got_out + study.stayed:
            yield self.say("study-results", out=study.got_out, stayed=study.stayed)
        else:
            yield self.say("study-untried")

    def _paint_invitation(self, width: int, height: int) -> Picture:
        ways = list(self._invitations(f"join {self.table.code}", width))
        if (race := self.table.race) is not None:
            command = self.desk.command(f"race {race.code}")
            ways[1:] = [invitation(self.say("race-invite", command=command), command, width)]
        return fitted([line for way in ways for line in way], width, height)

    def _invitations(self, words: str, width: int) -> Iterator[Picture]:
        """Lines of the whole width, so that each can be copied in one go."""
        command = self.desk.command(words)
        yield invitation(self.say("gathering-invite", command=command), command, width)
        if link := self.desk.link(words):
            yield invitation(self.say("gathering-link", link=link), link, width)

    def _paint_chat(self, width: int, height: int) -> Picture:
        return self.paint_talk("gathering-chat", self.table.talk, width, height)

    # Actions

    def has_action(self, action_id: str) -> bool:
        is_mine = self.table.opener == self.place
        is_anybodys = action_id in ("ready", "talk", "vote-out", "help", "menu")
        return is_anybodys or (is_mine and action_id in _OPENER_ACTIONS)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        match event.item.id:
            case "ready" | "set-up":
                self.act(event.item.id)
            case "callme":
                self.app.push_screen(CallScreen(self.desk))
            case "leave":
                self.app.stand_up()
            case "race-call":
                self._ask(requests.CallRace())
            case "race-leave":
                self._ask(requests.LeaveRace())
            case "race-enter":
                title, hint = "lobby-race-title", "gathering-race-hint"
                self._ask_line(title, hint, clean_chat, lambda code: self._ask(requests.EnterRace(code)))
            case "pacer":
                self._step_pacer(1)
            case "replay" if self.table.screening is not None:
                self.app.replays.join()
            case "replay":
                self.app.push_screen(RecordsScreen(self.desk))
            case id if id.startswith(_SEAT):
                self._choose_seat(int(id.removeprefix(_SEAT)))

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        match event.item.id:
            case PICKS.what:
                self._step_character(event.step)
            case "pacer":
                self._step_pacer(event.step)
            case PICKS.card:
                card = self._own.picks.get(PICKS.card, PICKS.cards[0])
                self._pick(PICKS.card, after(PICKS.cards, card, event.step))
            case id if id.startswith(_SEAT):
                self._change_colour(event.step)

    def act(self, action_id: str) -> bool:
        place = self._chosen_place()
        match action_id:
            case "ready":
                self._ask(requests.Ready(is_ready=not self._own.is_ready))
            case "set-up":
                self.app.push_screen(HostSetupScreen(self.desk, self.table))
            case "add-bot":
                self._ask(requests.SeatBot(self._free_place(place)))
            case "empty-seat" if place is not None:
                self._ask(requests.ClearSeat(place))
            case "hand-over" if place is not None:
                self._ask(requests.HandOver(place))
            case "vote-out" if place is not None:
                self._ask(requests.VoteOut(place))
            case "talk":
                self.app.ask_saying(lambda text: self.app.ask(requests.SayAtTable(text)))
            case "menu":
                self.app.stand_up()
            case _:
                return super().act(action_id)
        return True

    def _ask(self, request: Request) -> None:
        self.app.ask(request, lambda done: self._renew())

    def _chosen_place(self) -> int | None:
        """The selected seat."""
        item = self.query_one(Menu).chosen
        return int(item.id.removeprefix(_SEAT)) if item is not None and item.id.startswith(_SEAT) else None

    def _free_place(self, place: int | None) -> int:
        """The seat at *place* if it is open, else the first open one."""
        if place is not None and self.table.seats[place].is_free:
            return place
        return next((at for at, seat in enumerate(self.table.seats) if seat.is_free), -1)

    def _choose_seat(self, place: int) -> None:
        """Enter on an open seat takes it or adds a bot; on a bot, removes it."""
        table, seat = self.table, self.table.seats[place]
        if place == self.place:
            self.act("ready")
        elif seat.is_free and table.opener == self.place and not table.day:
            self._ask(requests.SeatBot(place))
        elif seat.is_free:
            self._ask(requests.ChangeSeat(seat.colour))
        elif seat.is_bot:
            self._ask(requests.ClearSeat(place))

    def _change_colour(self, step: int) -> None:
        seats = self.table.seats
        order = [(self.place + step * offset) % len(seats) for offset in range(1, len(seats))]
        free = next((place for place in order if seats[place].is_free), None)
        if free is not None:
            request = requests.ChangeSeat(seats[free].colour)
            self.app.ask(request, lambda done: self._renew(f"{_SEAT}{free}"))

    def _step_character(self, step: int) -> None:
        others = (seat for place, seat in enumerate(self.table.seats) if place != self.place)
        taken = {seat.picks.get(PICKS.what) for seat in others}
        there_are = (each for each in PICKS.choices(self.table.agreement.modules) if each not in taken)
        choices, now = ("", *there_are), self._own.picks.get(PICKS.what, "")
        self._pick(PICKS.what, after(choices, now, step) if now in choices else "")

    def _pick(self, what: str, value: str) -> None:
        chosen = {name: value for name, value in (self._own.picks | {what: value}).items() if value}
        if PICKS.what not in chosen:
            chosen = {}
        self._ask(requests.Pick(chosen))

    def _step_pacer(self, step: int) -> None:
        self._ask(requests.ChoosePacer(after(pacers(self.table), self.table.pacer, step)))
