"""The App of a visitor who may join games: its screens follow what happens at their table."""

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any

from msgspec.structs import replace
from textual.screen import Screen

from escape_tui.app.debounce import Debounce
from escape_tui.app.screens.game.both_temples_screen import BothTemplesScreen
from escape_tui.app.screens.game.end_screen import AfterGame, EndScreen
from escape_tui.app.screens.game.game_screen import GameScreen, TableChange
from escape_tui.app.screens.lobby.lobby_screen import LobbyScreen
from escape_tui.app.screens.lobby.returning_screen import ReturningScreen
from escape_tui.app.screens.lobby.welcome_screen import Goal
from escape_tui.app.screens.table.waiting_room import WaitingRoomScreen
from escape_tui.app.visitor_app import VisitorApp
from escape_tui.app.widgets.ask import AskKey, Confirm
from escape_tui.hub.lobby.challenge_book import ChallengeBook
from escape_tui.hub.lobby.sanitize import clean_title, harmless
from escape_tui.hub.lobby.table_codes import SECRET_CODE_LENGTH
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Done
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import TableView
from escape_tui.hub.race.rival import Rival
from escape_tui.hub.record.origin import Origin, named_origin
from escape_tui.hub.record.record import Recording
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.scene.game.end.end_report import Company, Kept
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.lobby.lobby_panels import heard
from escape_tui.scene.lobby.visitor_services import LobbyDesk
from escape_tui.scene.table.race_words import ASKED, opening, rival_words
from escape_tui.scene.table.setup_form import SetupForm
from escape_tui.scene.table.whereabouts import Whereabouts, own_seating, whereabouts


class LobbyApp(VisitorApp):
    """A visitor who may join games; the screens follow what happens at their table."""

    desk: LobbyDesk

    #: Where the visitor was when the screens last followed them.
    place: Whereabouts | None = None
    _has_arrived = False
    _is_leaving = False
    #: Whether the visitor was asked if they are the guest who dropped out.
    _was_asked = False

    def after_game(self, seating: Seating) -> AfterGame:
        return AfterPlaying(self, seating) if seating.seats else super().after_game(seating)

    def show_replay(self, recording: Recording, name: str) -> None:
        """Ask whether the visitor wants to watch the replay alone or with others."""

        alone = partial(super().show_replay, recording, name)
        rerun = partial(self.give_up_seat_for, requests.OpenRerun(name))
        self._offer("replay-offer", {"enter": alone, "t": partial(self.see_together, name), "r": rerun})

    def _offer(self, stem: str, choices: Mapping[str, Callable[[], object]], **facts: str) -> None:
        """Ask what to do, in the messages `STEM-title` and `STEM-hint`; a key does one of *choices*."""

        def answered(key: str | None) -> None:
            if key is not None and (chosen := choices.get(key.lower())) is not None:
                chosen()

        title, hint = self.words.say(f"{stem}-title", **facts), self.words.say(f"{stem}-hint")
        self.push_screen(AskKey(title, hint), answered)

    def see_together(self, game: str) -> None:
        """Show *game* to everybody at the visitor's table, or at a new one."""

        def lead() -> None:
            self.ask(requests.LeadReplay(game), lambda done: self.replays.join())

        def opened(done: Done) -> None:
            self.follow()
            self.ask(requests.NameTable(self.words.say("replay-table")))
            lead()

        if self.table is not None:
            lead()
        else:
            self.ask(requests.OpenTable(), opened)

    def play_on_from(self, origin: Origin) -> None:
        """Ask for new dice or the same, then open a table that plays on from *origin*."""

        def study(*, with_same_dice: bool) -> None:
            self.give_up_seat_for(requests.OpenStudy(origin.game, origin.clock, with_same_dice))

        same = partial(study, with_same_dice=True)
        self._offer("study-offer", {"enter": partial(study, with_same_dice=False), "s": same})

    @property
    def table(self) -> TableView | None:
        """The table at which the visitor has a seat, even while they are away."""
        return self.desk.port.table

    @property
    def book(self) -> ChallengeBook:
        return self.desk.challenges()

    def home(self) -> Screen[Any]:
        table = self.table
        is_returning = table is not None and table.phase is Phase.PLAYING
        return ReturningScreen(self.open_lobby) if is_returning else LobbyScreen(self.desk)

    async def open_lobby(self) -> None:
        """Show the lobby after the visitor left the game they had returned to, unless the App is closing."""
        if self.screen_stack and isinstance(self.screen, ReturningScreen):
            await self.switch_screen(LobbyScreen(self.desk))

    @cached_property
    def goal(self) -> Goal | None:
        """The table or race that the visitor was invited to, or a moment of a finished game."""
        if not self.code:
            return None
        if self.code.startswith(ASKED):
            return Goal("welcome-race", self.code.removeprefix(ASKED))
        if named_origin(self.code) is not None:
            return Goal("welcome-study", self.code)
        table = self.desk.table_named(self.code)
        if table is None:
            return Goal("welcome-no-table", clean_title(self.code))
        message = "welcome-join" if table.phase is Phase.GATHERING else "welcome-join-late"
        host = "" if table.opener is None else harmless(table.seats[table.opener].name)
        return Goal(message, table.code, host or table.code)

    def welcome(self) -> bool:
        """Offer a guest who dropped out their seat, once; whether there is one to offer."""
        seat = None if self._was_asked else self.desk.dropped_seat()
        if seat is None:
            return False

        def answered(answer: str | None) -> None:
            if answer is not None and self.desk.take_back_seat():
                self._is_back()
                return
            if answer is not None:
                self.notice(say("dropped-too-late"))
            if self._has_arrived:
                self._go_where_asked()

        self._was_asked, say = True, self.words.say
        title, told = say("dropped-title", name=harmless(seat.name)), say("dropped-told", code=seat.code)
        self.push_screen(Confirm(title, told, say("dropped-hint")), answered)
        return True

    def _is_back(self) -> None:
        self.became()
        if self._has_arrived:
            self._come_in()
            self.follow()
        else:
            self.enter()

    def arrive(self) -> None:
        self._news = Debounce(lambda: self.call_next(self.follow))
        self._come_in()
        table = self.table
        if self.watched and table is None:
            self.watch_game(self.watched)
        elif table is None and not self.welcome():
            self._go_where_asked()
        self.follow()
        if self.code and table is not None and table.code != self.code.strip().upper():
            self.notice(self.words.say("hosted-seat-elsewhere", code=table.code))

    def _go_where_asked(self) -> None:
        """The visitor may have come for a table, a race or a moment of a finished game."""
        if (origin := named_origin(self.code)) is not None:
            play_on = partial(self.play_on_from, origin)
            self.run_worker(self.once_granted(self.desk.require_study(origin), play_on))
        elif self.code.startswith(ASKED):
            self.sit_down(opening(self.code))
        elif self.code:
            self.go_to(self.code)

    def _come_in(self) -> None:
        """Appear in the lobby under the visitor's current identity."""
        self._has_arrived = True
        self.desk.port.listen(self._news)
        self.ask(requests.Arrive(self.desk.name))

    def on_unmount(self) -> None:
        if self._has_arrived:
            self._news.close()
            self.desk.port.unlisten(self._news)

    def follow(self) -> None:
        """Show the screen for the visitor's place: the lobby, a waiting room or a game."""
        if len(self.screen_stack) < 2:
            # The App is closing.
            return
        table = self.table
        place = whereabouts(table, self.desk.port.place)
        if place == self.place:
            if table is not None:
                self._tell_screens(table)
            return
        was_at_table, self.place = self.place is not None, place
        while len(self.screen_stack) > 2:
            self.pop_screen()
        if table is None and was_at_table and not self._is_leaving:
            self.notice(self.words.say("gathering-removed"))
        self._is_leaving = False
        if table is None or place is None:
            return
        if table.phase is Phase.GATHERING:
            self.push_screen(WaitingRoomScreen(self.desk, table))
        else:
            self._show_own_game()

    def _tell_screens(self, table: TableView) -> None:
        """The visitor's own *table* has changed."""
        port = self.desk.port
        self.replays.invite()
        for screen in self.screen_stack:
            match screen:
                case GameScreen() if screen.seating.shown.id == table.game:
                    screen.show_table(TableChange(table, port.place, port.now))
                case EndScreen():
                    screen.redraw()

    def sit_down(self, request: Request) -> None:
        """Join a table by *request*, or show why that fails."""
        self.ask(request, lambda done: self.follow())

    def give_up_seat_for(self, request: Request) -> None:
        """Join a table; ask first if the visitor would give up a seat at another one."""
        if self.table is None:
            self.sit_down(request)
        else:
            self._offer("lobby-give-up", {"enter": partial(self.sit_down, request)})

    def go_to(self, code: str) -> None:
        """Join the table *code*; if its game is in progress, take a bot's seat or watch."""
        code = code.strip().upper()[:SECRET_CODE_LENGTH]

        def found(done: Done) -> None:
            if done.facts["is_yours"]:
                self.come_back()
            elif done.facts["phase"] == Phase.GATHERING:
                self.give_up_seat_for(requests.Join(code))
            elif done.facts["bot_seats"]:
                self._offer_bot_seat(code)
            else:
                self.watch_game(code)

        self.ask(requests.Find(code), found)

    def _offer_bot_seat(self, code: str) -> None:
        """The game at *code* is in progress: ask the visitor whether to take a bot's seat or watch."""

        take = partial(self.give_up_seat_for, requests.TakeBotSeat(code))
        self._offer("lobby-late", {"enter": take, "w": partial(self.watch_game, code)}, code=code)

    def stand_up(self) -> None:
        """Leave the table for good."""
        self._is_leaving = True
        self.sit_down(requests.StandUp())

    def come_back(self) -> None:
        """Return to the saved seat."""
        self.sit_down(requests.ReturnToTable())

    def rename(self, name: str) -> None:
        super().rename(name)
        if self._has_arrived:
            self.ask(requests.Rename(self.player_name))

    def claim(self, code: str) -> bool:
        is_known = super().claim(code)
        if is_known and self.place is None and isinstance(self.screen_stack[1], LobbyScreen):
            self._come_in()
            self.follow()
        return is_known

    def begin(self, form: SetupForm) -> None:
        """Open a table for a setup that was chosen away from any table."""
        self._is_leaving = True
        setup = form.setup(self.catalogue)
        own = next((player for player in form.people() if form.seats[player].character), None)
        picks = {} if own is None else setup.seats[own].picks
        request = requests.OpenTable(agreement=replace(setup, seats=()), bots=len(form.bots()))

        def opened(done: Done) -> None:
            if picks:
                self.ask(requests.Pick(picks))
            self.follow()

        self.ask(request, opened)

    def leave_game(self, game: GameScreen) -> None:
        """Leave a game in progress; the seat is saved for a while."""
        table = self.table
        if table is None or game.seating.shown.id != table.game:
            super().leave_game(game)
        elif table.phase is not Phase.PLAYING:
            self.stand_up()
        else:
            self.ask(requests.StepOut(), self._left_game)

    def _left_game(self, done: Done) -> None:
        self.follow()
        self.notice(self.words.say("hosted-left-game", minutes=self.desk.seat_kept_minutes()))

    def _show_own_game(self) -> None:
        port = self.desk.port
        if (seating := own_seating(port)) is not None:
            self.push_screen(screen := GameScreen(seating))
            if (table := self.table) is not None:
                screen.show_table(TableChange(table, port.place, port.now))


class AfterPlaying(AfterGame):
    """Players can replay the game, talk at their table, look at the other teams of a race, and play again."""

    def __init__(self, app: LobbyApp, seating: Seating) -> None:
        super().__init__(app, seating)
        self._app: LobbyApp = app

    @property
    def _table(self) -> TableView | None:
        """The table of this game, unless it has begun another one."""
        table = self._app.table
        return table if table is not None and table.game == self._seating.shown.id else None

    def kept(self) -> Kept:
        desk = self._app.desk
        if not (id := desk.last_game()):
            return Kept()
        rank, best_ms = desk.rank(id)
        words = f"replay {id}"
        analysis = desk.analysis(id, self._seating.seats)
        return Kept(id, desk.command(words), rank, best_ms, desk.link(words), analysis)

    def company(self) -> Company | None:
        if (table := self._table) is None:
            return None
        wanted_by = tuple(table.seats[place].name for place in table.again)
        return Company(heard(table.talk, self._app.settings.muted), len(table.staying), wanted_by)

    def _rivals(self) -> tuple[Rival, ...]:
        return () if (table := self._table) is None else table.rivals

    def rivals_done(self) -> tuple[Rival, ...]:
        return tuple(rival for rival in self._rivals() if rival.is_over and rival.game)

    def race_told(self) -> tuple[str, ...]:
        words, now = self._app.words, self._app.desk.port.now()
        return tuple(rival_words(rival, words, now) for rival in self._rivals())

    def show_both(self) -> None:
        if rivals := self.rivals_done():
            self._app.push_screen(BothTemplesScreen(self._seating, rivals))

    def see_again(self) -> None:
        """Replay the game with the people who stayed: lead the replay, or join the one that is shown."""
        table = self._app.table
        if table is not None and table.screening is not None:
            self._app.replays.join()
        elif game := self._app.desk.last_game():
            self._app.see_together(game)

    def say(self, text: str) -> None:
        self._app.ask(requests.SayAtTable(text))

    def play_again(self) -> None:
        """Ask for a rematch, or take that back; the screens follow the table."""
        if (table := self._app.table) is not None:
            is_wanted = self._app.desk.port.place in table.again
            self._app.ask(requests.WantAgain(wants=not is_wanted))

    def leave(self) -> None:
        if self._app.place is None:
            self._app.close_game()
        else:
            self._app.stand_up()
