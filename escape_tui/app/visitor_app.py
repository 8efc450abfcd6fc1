"""The Apps for spectators, replays and admins: the base of all Apps over SSH."""

from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Any

from msgspec.structs import replace
from textual.screen import Screen

from escape_tui.app.screens.game.end_screen import AfterGame
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.screens.lobby.admin_screen import AdminScreen
from escape_tui.app.screens.lobby.welcome_screen import Goal, WelcomeScreen
from escape_tui.app.screens.watching.shared_replay_screen import VisitorReplays
from escape_tui.app.screens.watching.watching_screen import WatchingScreen, WatchListScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.content.catalogue import Catalogue
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_name, clean_title
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.scene.game.end.end_report import Company, Kept
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.lobby.lobby_panels import heard
from escape_tui.scene.lobby.visitor_services import KeeperDesk, ScreenDesk
from escape_tui.scene.menus.player_settings import Settings, decoded
from escape_tui.scene.replay.recordings import Recordings
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.refusals import why_not

#: The key under which their settings remember that a visitor has left the welcome screen.
WELCOMED = "welcomed"


class VisitorApp(TempleApp):
    """A visitor over SSH; *code* is the table or game they asked for at login, if any, and *watched* the
    table that they watched on another worker until now."""

    def __init__(
        self, desk: ScreenDesk, terminal: Terminal, *, code: str = "", watched: str = "", **house: Any
    ) -> None:
        super().__init__(
            terminal, storage=desk, player_name=desk.name, first_screen=VisitorApp._first, **house
        )
        self.desk = desk
        self.code = code
        self.watched = watched
        self.resume_code = desk.resume_code

    @cached_property
    def replays(self) -> VisitorReplays:
        return VisitorReplays(self)

    @staticmethod
    def _first(app: TempleApp) -> Screen[Any]:
        assert isinstance(app, VisitorApp)
        if WELCOMED in app.settings.remembered:
            app.call_next(app.arrive)
            return app.home()
        app.call_next(app.welcome)
        return WelcomeScreen()

    def welcome(self) -> object:
        """The welcome of a first visit is open."""

    @cached_property
    def goal(self) -> Goal | None:
        """Where the visitor asked to go when they connected, as it was then."""
        return Goal("welcome-watch", self.code) if self.code else Goal("welcome-games", "")

    @property
    def catalogue(self) -> Catalogue:
        return self.desk.catalogue

    @property
    def recordings(self) -> Recordings:
        return self.desk.recordings

    def home(self) -> Screen[Any]:
        """The bottom screen."""
        return WatchListScreen(self.desk)

    def arrive(self) -> None:
        """The home screen is open: go to the game that the visitor asked for."""
        if code := self.watched or self.code:
            self.watch_game(code)

    def enter(self) -> None:
        """The visitor leaves the welcome screen."""
        self.remember(WELCOMED)
        # From the App, not from the screen: a screen stays in memory with the screen that opened it.
        self.call_next(self._go_home)

    async def _go_home(self) -> None:
        if not isinstance(self.screen, WelcomeScreen):
            # The key was pressed twice.
            return
        await self.switch_screen(self.home())
        self.arrive()

    def adopt(self, settings: Settings) -> None:
        super().adopt(settings)
        self.desk.show_colours(self.drawn_on.colours)

    def ask(self, request: Request, then: Callable[[Done], None] | None = None) -> None:
        """Send *request* to the hub; then call *then*, or show why it was refused."""

        def answered(answer: Answer) -> None:
            match answer:
                case Refused():
                    self.notice(why_not(answer, self.words))
                case Done() if then is not None:
                    then(answer)

        self.desk.port.ask(request, answered)

    def rename(self, name: str) -> None:
        self.player_name = clean_name(name)
        self.desk.rename(self.player_name)

    def claim(self, code: str) -> bool:
        """Become the guest with the resume *code*, with their name and settings."""
        if not self.desk.claim(code):
            self.notice(self.words.say("lobby-resume-wrong"))
            return False
        self.became()
        return True

    def became(self) -> None:
        """The visitor is somebody else from now on, with their name and settings."""
        self.settings = decoded(self._storage.load())
        self.player_name, self.resume_code = self.desk.name, self.desk.resume_code
        self.adopt(self.settings)
        self.notice(self.words.say("lobby-resume-right", name=self.player_name))

    def mute(self, handle: str) -> None:
        """Mute the person *handle*, or unmute them."""
        muted = self.settings.muted
        others = tuple(other for other in muted if other != handle)
        self.adopt(replace(self.settings, muted=others if handle in muted else (*others, handle)))

    # Watching

    def watch_game(self, code: str) -> None:
        """Watch the game of the table *code*."""
        self.ask(requests.Watch(code, self.desk.name), self._show_watched)

    def watch_again(self, game: GameScreen, code: str) -> None:
        """The players of *game* started another one, or continue on another worker: watch that instead."""
        self.ask(requests.Watch(code, self.desk.name), lambda done: self._show_watched(done, game))

    def watch_next(self, game: GameScreen) -> None:
        """Watch another game instead of *game*."""
        self.ask(requests.WatchNext(), lambda done: self._show_watched(done, game))

    def _show_watched(self, done: Done, before: GameScreen | None = None) -> None:
        """Show the game that is watched now, instead of *before*."""
        port, watch = self.desk.port, done.facts["watch"]
        shown = port.watched
        if shown is None or not isinstance(watch, int):
            return
        if before is not None and shown.standing.is_closed:
            # The game is moving to another worker: the next notification leads there.
            return
        leave = requests.StopWatching(watch)
        screen = WatchingScreen(Seating(shown, leave=lambda: port.ask(leave), is_shared=True))
        if before is not None and self.screen is before:
            # The screen below must not flash up in between.
            self.switch_screen(screen)
            return
        if before is not None:
            self.leave_game(before)
        self.push_screen(screen)

    def leave_game(self, game: GameScreen) -> None:
        self.go_back_from(game)

    def go_back_from(self, screen: Screen[Any]) -> None:
        """Close *screen* and what is above it; a second call does nothing."""
        if screen in self.screen_stack:
            while self.screen is not screen:
                self.pop_screen()
            self.pop_screen()

    # Replays

    def after_game(self, seating: Seating) -> AfterGame:
        return AfterWatching(self, seating)

    def show_replay(self, recording: Recording, name: str) -> None:
        try:
            super().show_replay(recording, name)
        except JournalError:
            self.notice(self.words.say("declined-no-such-recording", id=clean_title(name)))

    def play_on_from(self, origin: Origin) -> None:
        """Spectators and visitors who came for a replay are told the command that opens the table."""
        self.notice(self.words.say("study-command", command=self.desk.command(f"study {origin}")))

    async def once_granted(self, asked: Awaitable[None], then: Callable[[], None]) -> None:
        """Wait for what was *asked*; *then* go on, or show why it was declined."""
        try:
            await asked
        except Declined as declined:
            self.decline(declined)
        else:
            then()

    def decline(self, declined: Declined) -> None:
        """Show why something was declined."""
        self.notice(self.words.say(f"declined-{declined.reason}", **declined.facts))


class AfterWatching(AfterGame):
    """Spectators can replay the game and chat with each other, too."""

    def __init__(self, app: VisitorApp, seating: Seating) -> None:
        super().__init__(app, seating)
        self._app: VisitorApp = app

    def kept(self) -> Kept:
        desk = self._app.desk
        if desk.port.stand is None or not (id := desk.port.stand.kept_as):
            return Kept()
        words = f"replay {id}"
        return Kept(id, desk.command(words), link=desk.link(words))

    def company(self) -> Company | None:
        stand = self._app.desk.port.stand
        return None if stand is None else Company(heard(stand.talk, self._app.settings.muted), staying=0)

    def see_again(self) -> None:
        """Join the shared replay if there is one, or watch the replay alone."""
        stand = self._app.desk.port.stand
        if stand is not None and stand.screening is not None:
            self._app.replays.join(is_watching=True)
        elif stand is not None:
            self._app.replays.open(stand.kept_as)

    def say(self, text: str) -> None:
        self._app.ask(requests.SayToWatchers(text))

    def leave(self) -> None:
        self._app.close_game()


class ReplayApp(VisitorApp):
    """A visitor who came to replay one finished game."""

    @cached_property
    def goal(self) -> Goal | None:
        return Goal("welcome-replay", self.code) if self.code else None

    def arrive(self) -> None:
        if self.code:
            self.replays.open(self.code)
        else:
            super().arrive()


class KeeperApp(VisitorApp):
    """The App of an admin."""

    desk: KeeperDesk

    @cached_property
    def goal(self) -> Goal | None:
        return Goal("welcome-admin", "")

    def home(self) -> Screen[Any]:
        return AdminScreen(self.desk)

    def attempt(self, deed: Callable[[], Answer]) -> None:
        """Carry out an admin's *deed*, or show why it was refused."""
        if isinstance(answer := deed(), Refused):
            self.notice(why_not(answer, self.words))
