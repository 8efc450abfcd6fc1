"""The Apps of a host's visitors, from the first card to the game they play or watch."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from textual.screen import Screen

from escape_tui.app.debounce import Debounce
from escape_tui.app.screens.admin import AdminScreen
from escape_tui.app.screens.game import GameScreen
from escape_tui.app.screens.lobby import LobbyScreen
from escape_tui.app.screens.replay import ReplayScreen
from escape_tui.app.screens.waiting_room import WaitingRoomScreen
from escape_tui.app.screens.watching import WatchingScreen, WatchListScreen
from escape_tui.app.screens.welcome import WelcomeScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.engine.effect import Command, Event
from escape_tui.hub.record import JournalError
from escape_tui.hub.refusal import Declined
from escape_tui.hub.sanitize import clean_name, clean_title
from escape_tui.hub.seats import Phase
from escape_tui.hub.table import Table
from escape_tui.rules.calling import Say
from escape_tui.scene.game.seating import Seating
from escape_tui.scene.lobby.visitor_services import Desk, KeeperDesk, LobbyDesk
from escape_tui.scene.menus.settings import Settings, decoded
from escape_tui.scene.table.setup_form import SetupForm
from escape_tui.scene.terminal import Terminal

#: The name under which it is remembered that a visitor has confirmed what his terminal shows.
WELCOMED = "welcomed"


class VisitorApp(TempleApp):
    """Somebody who came over SSH; *code* names what he asked for at the door, if he did."""

    def __init__(self, desk: Desk, terminal: Terminal, *, code: str = "", **house: Any) -> None:
        super().__init__(terminal, player_name=desk.name, first_screen=VisitorApp._first, **house)
        self.desk = desk
        self.code = code

    @staticmethod
    def _first(app: TempleApp) -> Screen[Any]:
        assert isinstance(app, VisitorApp)
        if WELCOMED in app.settings.remembered:
            app.call_next(app.arrive)
            return app.home()
        return WelcomeScreen()

    def home(self) -> Screen[Any]:
        """The screen that everything else lies on."""
        return WatchListScreen(self.desk.spectating)

    def arrive(self) -> None:
        """The visitor stands in his home: bring him to where he wanted to go."""
        if self.code:
            self.watch_game(self.code)

    def enter(self) -> None:
        """The card of a first visit is confirmed."""
        kept = self.settings.remembered | {WELCOMED: True}
        self.adopt(replace(self.settings, remembered=kept))
        # By the App itself: a screen that is opened by another one keeps it in memory.
        self.call_next(self._go_home)

    async def _go_home(self) -> None:
        if not isinstance(self.screen, WelcomeScreen):
            # Somebody was impatient and pressed the key twice.
            return
        await self.switch_screen(self.home())
        self.arrive()

    def adopt(self, settings: Settings) -> None:
        super().adopt(settings)
        self.desk.show_colours(settings.colours or self.terminal.colours)

    def attempt(self, wish: Callable[[], object]) -> bool:
        """Do what somebody wished for, or say why not."""
        try:
            wish()
        except Declined as declined:
            self.notice(self.words.say(f"declined-{declined.reason}", **declined.facts))
            return False
        return True

    def rename(self, name: str) -> None:
        self.player_name = clean_name(name)
        self.desk.rename(self.player_name)

    def claim(self, code: str) -> bool:
        """Become the guest who holds *code*: his name and his settings count from now on."""
        if not self.desk.claim(code):
            self.notice(self.words.say("lobby-resume-wrong"))
            return False
        self.settings = decoded(self._keeper.load())
        self.player_name = self.desk.name
        self.adopt(self.settings)
        self.notice(self.words.say("lobby-resume-right", name=self.player_name))
        return True

    # Watching

    def watch_game(self, code: str) -> None:
        """Watch the game of the table *code*."""
        self.attempt(
            lambda: self.push_screen(WatchingScreen(self.desk.spectating.enter(code), self.desk.spectating))
        )

    def show_next_game(self, game: GameScreen) -> None:
        if not isinstance(game, WatchingScreen):
            return
        code = self.desk.spectating.after(game.showing.code)
        if code is None:
            self.notice(self.words.say("watching-only"))
            return
        self.pop_screen()
        self.watch_game(code)

    def leave_end(self) -> None:
        self._close_game()

    def leave_game(self, game: GameScreen) -> None:
        """Back to where *game* was opened from; a second wish for the same finds it gone."""
        if game in self.screen_stack:
            while self.screen is not game:
                self.pop_screen()
            self.pop_screen()

    def replay(self, game_id: str) -> None:
        """Show the finished game *game_id* again."""
        try:
            screen = ReplayScreen(self.recordings.recording(game_id), game_id, self.catalogue)
        except JournalError:
            self.notice(self.words.say("declined-no-such-recording", id=clean_title(game_id)))
            return
        self.push_screen(screen)


class ReplayApp(VisitorApp):
    """Somebody who came to see one finished game again."""

    def arrive(self) -> None:
        self.replay(self.code)


class KeeperApp(VisitorApp):
    """The keeper of the house."""

    desk: KeeperDesk

    def home(self) -> Screen[Any]:
        return AdminScreen(self.desk)


class LobbyApp(VisitorApp):
    """Somebody who may sit down and play; the screens follow what happens at his table."""

    desk: LobbyDesk

    def __init__(self, desk: LobbyDesk, terminal: Terminal, **house: Any) -> None:
        super().__init__(desk, terminal, **house)
        self.desk = desk
        self._place: object = None
        self._votes = 0
        self._is_leaving = False

    @property
    def table(self) -> Table | None:
        """Where the visitor sits, here or away."""
        return self.desk.lobby.table_of(self.desk.person)

    def home(self) -> Screen[Any]:
        return LobbyScreen(self.desk)

    def arrive(self) -> None:
        self._news = Debounce(lambda: self.call_next(self.follow))
        self.desk.arrive(self._news)
        table = self.table
        if self.code and table is None:
            self.attempt(lambda: self.desk.lobby.join(self.desk.person, self.code))
        self.follow()
        if self.code and table is not None and table.code != self.code.strip().upper():
            self.notice(self.words.say("hosted-seat-elsewhere", code=table.code))

    def on_unmount(self) -> None:
        if hasattr(self, "_news"):
            self._news.close()

    def follow(self) -> None:
        """Show what belongs to where the visitor is: the lobby, a table that gathers, a game."""
        if len(self.screen_stack) < 2:
            # The App is about to close.
            return
        table = self.table
        place = _place(table, self.desk.person)
        if table is not None:
            self._tell_votes(table)
        if place is self._place:
            return
        was_at_table, self._place = self._place is not None, place
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
            self.push_screen(GameScreen(self._seating(table)))

    def sit_down(self, wish: Callable[[], object]) -> None:
        """Go to a table as *wish* says, or hear why not."""
        self.attempt(wish)
        self.follow()

    def stand_up(self) -> None:
        """Leave the table for good."""
        self._is_leaving = True
        self.attempt(lambda: self.desk.lobby.stand_up(self.desk.person))
        self.follow()

    def come_back(self) -> None:
        """Take the seat that was kept."""
        table = self.table
        if table is not None:
            self.attempt(lambda: table.come_back(self.desk.person))
        self.follow()

    def claim(self, code: str) -> bool:
        is_known = super().claim(code)
        if is_known and self._place is None and isinstance(self.screen_stack[1], LobbyScreen):
            self.desk.arrive(self._news)
            self.follow()
        return is_known

    def begin(self, form: SetupForm) -> None:
        """A set-up agreed on away from any table opens one."""
        self._is_leaving = True
        lobby, person = self.desk.lobby, self.desk.person

        def open_table() -> None:
            table = lobby.open_table(person)
            table.agree(person, form.setup(self.catalogue), is_public=True, may_bots_hold=True)
            for _ in form.bots():
                table.seat_bot(person, next(at for at, chair in enumerate(table.chairs) if chair.is_free))

        self.sit_down(open_table)

    def play_again(self, seating: Seating) -> None:
        assert seating.again is not None
        self.attempt(seating.again)

    def leave_end(self) -> None:
        if self._place is None:
            super().leave_end()
        else:
            self.stand_up()

    def leave_game(self, game: GameScreen) -> None:
        """Step out of a running game; the seat stays the visitor's for a while."""
        table = self.table
        if table is None or game.seating.shown.id != table.game:
            super().leave_game(game)
            return
        if table.phase is not Phase.PLAYING:
            self.stand_up()
            return
        self.attempt(lambda: table.drop(self.desk.person))
        self.follow()
        self.notice(self.words.say("hosted-left-game", minutes=self.desk.seat_kept_minutes()))

    def _seating(self, table: Table) -> Seating:
        """The visitor's seat at *table*: his commands reach the table, in his own name."""
        person, live = self.desk.person, table.live
        player = table.player_of(person)
        assert live is not None
        assert player is not None

        def play(command: Command) -> tuple[Event, ...]:
            if isinstance(command, Say):
                self.desk.lobby.count_saying(person)
            return table.play(person, command)

        return Seating(
            live.publisher.replica(),
            (live.publisher.replica(player),),
            play=play,
            pause=lambda: table.vote_pause(person),
            again=lambda: table.rematch(person),
            is_shared=True,
        )

    def _tell_votes(self, table: Table) -> None:
        """Somebody new wants a pause: say so."""
        votes, is_more = len(table.pause_votes), len(table.pause_votes) > self._votes
        self._votes = votes
        if not is_more or self.desk.person in table.pause_votes or table.live is None or table.live.is_paused:
            return
        voter = table.chair_of(table.pause_votes[-1])
        people = sum(not chair.is_away for chair in table.people())
        self.notice(
            self.words.say(
                "hosted-pause-vote",
                name="" if voter is None else table.chairs[voter].name,
                votes=votes,
                people=people,
                key=self.settings.keys.keys("pause")[0],
            )
        )


def _place(table: Table | None, person: str) -> object:
    """What the visitor should see: his table, the game there, or `None` for the lobby."""
    chair = None if table is None else table.chair_of(person)
    if table is None or chair is None or table.chairs[chair].is_away:
        return None
    return table if table.phase is Phase.GATHERING else table.live
