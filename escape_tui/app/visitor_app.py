"""The Apps of those who watch, see a game again or keep the house: what all visitors of a host share."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from textual.screen import Screen

from escape_tui.app.screens.game.end_screen import EndScreen
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.screens.lobby.admin_screen import AdminScreen
from escape_tui.app.screens.lobby.welcome_screen import WelcomeScreen
from escape_tui.app.screens.watching.replay_screen import ReplayScreen
from escape_tui.app.screens.watching.shared_replay_screen import SharedReplayScreen, together
from escape_tui.app.screens.watching.watching_screen import WatchingScreen, WatchListScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_name, clean_title, harmless
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.scene.game.end.end_report import Company, Kept
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.lobby.lobby_panels import heard
from escape_tui.scene.lobby.visitor_services import Desk, KeeperDesk
from escape_tui.scene.menus.player_settings import Settings, decoded
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.refusals import why_not

#: The name under which it is remembered that a visitor has confirmed what his terminal shows.
WELCOMED = "welcomed"
#: One of each visitor is opened at a time.
_REPLAY = "replay"


class VisitorApp(TempleApp):
    """Somebody who came over SSH; *code* names what he asked for at the door, if he did, and *watched*
    the table that he watched elsewhere in the house until now."""

    def __init__(
        self, desk: Desk, terminal: Terminal, *, code: str = "", watched: str = "", **house: Any
    ) -> None:
        super().__init__(terminal, player_name=desk.name, first_screen=VisitorApp._first, **house)
        self.desk = desk
        self.code = code
        self.watched = watched
        self._is_invited = False

    @staticmethod
    def _first(app: TempleApp) -> Screen[Any]:
        assert isinstance(app, VisitorApp)
        if WELCOMED in app.settings.remembered:
            app.call_next(app.arrive)
            return app.home()
        return WelcomeScreen()

    def home(self) -> Screen[Any]:
        """The screen that everything else lies on."""
        return WatchListScreen(self.desk)

    def arrive(self) -> None:
        """The visitor stands in his home: bring him to where he wanted to go."""
        if code := self.watched or self.code:
            self.watch_game(code)

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

    def ask(self, request: Request, then: Callable[[Done], None] | None = None) -> None:
        """Ask the hub for *request*; when it is done do *then*, or say why it is not."""

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
        """Become the guest who holds *code*: his name and his settings count from now on."""
        if not self.desk.claim(code):
            self.notice(self.words.say("lobby-resume-wrong"))
            return False
        self.settings = decoded(self._storage.load())
        self.player_name = self.desk.name
        self.adopt(self.settings)
        self.notice(self.words.say("lobby-resume-right", name=self.player_name))
        return True

    # Watching

    def watch_game(self, code: str) -> None:
        """Watch the game of the table *code*."""
        self.ask(requests.Watch(code, self.desk.name), self._show_watched)

    def watch_again(self, game: GameScreen, code: str) -> None:
        """Those whom the visitor watched in *game* play another, or play on elsewhere: see that instead."""
        self.ask(requests.Watch(code, self.desk.name), lambda done: self._show_watched(done, game))

    def show_next_game(self, game: GameScreen) -> None:
        if isinstance(game, WatchingScreen):
            self.ask(requests.WatchNext(), lambda done: self._show_watched(done, game))

    def _show_watched(self, done: Done, before: GameScreen | None = None) -> None:
        """Show the game that is watched now, in the place of the one *before*."""
        port, watch = self.desk.port, done.facts["watch"]
        shown = port.watched
        if shown is None or not isinstance(watch, int):
            return
        if before is not None and shown.is_closed:
            # It is on its way elsewhere: the next news lead there.
            return
        leave = requests.StopWatching(watch)
        screen = WatchingScreen(Seating(shown, leave=lambda: port.ask(leave), is_shared=True))
        if before is not None and self.screen is before:
            # What lies below is not seen for a moment in between.
            self.switch_screen(screen)
            return
        if before is not None:
            self.leave_game(before)
        self.push_screen(screen)

    def leave_end(self) -> None:
        self._close_game()

    def leave_game(self, game: GameScreen) -> None:
        """Back to where *game* was opened from; a second wish for the same finds it gone."""
        if game in self.screen_stack:
            while self.screen is not game:
                self.pop_screen()
            self.pop_screen()

    # Seeing games again

    def kept(self, seating: Seating) -> Kept:
        """Who watched a game can see it again, too."""
        stand = self.desk.port.stand
        if stand is None or not stand.kept_as:
            return Kept()
        words = f"replay {stand.kept_as}"
        return Kept(stand.kept_as, self.desk.command(words), link=self.desk.link(words))

    def company(self, seating: Seating) -> Company | None:
        """Those who watched, too: they talk to each other."""
        stand = self.desk.port.stand
        return None if stand is None else Company(heard(stand.talk, self.settings.muted), staying=0)

    def say_at_end(self, text: str) -> None:
        self.ask(requests.SayToWatchers(text))

    def see_again(self, seating: Seating) -> None:
        """Follow whoever shows the game again, or see it alone."""
        stand = self.desk.port.stand
        if stand is not None and stand.screening is not None:
            self.join_replay(is_watching=True)
        elif stand is not None:
            self.replay(stand.kept_as)

    def replay(self, game_id: str) -> None:
        """Show the finished game *game_id* again."""
        self.run_worker(self._replay(game_id), group=_REPLAY, exclusive=True)

    async def _replay(self, game_id: str) -> None:
        if (recording := await self._recording(game_id)) is not None:
            self.show_replay(recording, game_id)

    def show_replay(self, recording: Recording, name: str) -> None:
        try:
            super().show_replay(recording, name)
        except JournalError:
            self.notice(self.words.say("declined-no-such-recording", id=clean_title(name)))

    def join_replay(self, *, is_watching: bool = False) -> None:
        """See with the others what one of them shows."""
        self.run_worker(self._join_replay(is_watching), group=_REPLAY, exclusive=True)

    async def _join_replay(self, is_watching: bool) -> None:
        port = self.desk.port
        screening = together(port, is_watching=is_watching).screening
        is_open = any(isinstance(screen, SharedReplayScreen) for screen in self.screen_stack)
        if screening is None or is_open or (recording := await self._recording(screening.game)) is None:
            return
        if together(port, is_watching=is_watching).screening is not None:
            self.push_screen(
                SharedReplayScreen(port, recording, screening.game, self.catalogue, is_watching=is_watching)
            )

    def invite_to_replay(self, *, is_watching: bool = False) -> None:
        """Say once that somebody shows a game."""
        shown = together(self.desk.port, is_watching=is_watching)
        was_invited, self._is_invited = self._is_invited, shown.screening is not None
        if shown.screening is not None and not shown.is_lead and not was_invited:
            at_end = any(isinstance(screen, EndScreen) for screen in self.screen_stack)
            where = "end" if at_end else "table"
            self.notice(self.words.say("replay-invites", name=harmless(shown.screening.leader), where=where))

    def close_replay(self, replay: ReplayScreen) -> None:
        """Back to where *replay* was opened from; a second wish for the same finds it gone."""
        if replay in self.screen_stack:
            while self.screen is not replay:
                self.pop_screen()
            self.pop_screen()

    async def _recording(self, game_id: str) -> Recording | None:
        """The recording of *game_id*; where there is none, the visitor is told why."""
        try:
            return await self.recordings.recording(game_id)
        except JournalError:
            self.notice(self.words.say("declined-no-such-recording", id=clean_title(game_id)))
        except Declined as declined:
            self.notice(self.words.say(f"declined-{declined.reason}"))
        return None


class ReplayApp(VisitorApp):
    """Somebody who came to see one finished game again."""

    def arrive(self) -> None:
        if self.code:
            self.replay(self.code)
        else:
            super().arrive()


class KeeperApp(VisitorApp):
    """The keeper of the house."""

    desk: KeeperDesk

    def home(self) -> Screen[Any]:
        return AdminScreen(self.desk)

    def attempt(self, deed: Callable[[], Answer]) -> None:
        """Do what the keeper wants of the host, or say why not."""
        if isinstance(answer := deed(), Refused):
            self.notice(why_not(answer, self.words))
