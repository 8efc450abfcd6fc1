"""The replays of a visitor: their own, and those that a table and its spectators see together; one leads."""

from typing import TYPE_CHECKING, Any, NamedTuple

from escape_tui.app.debounce import Debounce
from escape_tui.app.screens.game.end_screen import EndScreen
from escape_tui.app.screens.watching.replay_screen import ReplayScreen, ReplayView
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_title, harmless
from escape_tui.hub.port.messages.requests import EndReplay, HandLead, SayAtTable, SayToWatchers, SteerReplay
from escape_tui.hub.port.messages.views import ScreeningView
from escape_tui.hub.port.port import Port
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.hub.table.seats.seats import Saying
from escape_tui.scene.keys.keys import Action
from escape_tui.scene.lobby.lobby_panels import heard

if TYPE_CHECKING:
    from escape_tui.app.visitor_app import VisitorApp

#: Actions that move the replay: only the leader has them.
_STEERING = (
    "play", "faster", "slower", "forward", "back",
    "next-event", "previous-event", "next-turn", "previous-turn",
)  # fmt: skip


#: A visitor opens one replay at a time.
_REPLAY = "replay"


class Together(NamedTuple):
    """The shared replay and its chat, the visitor's own *place* at the table, and who may lead."""

    screening: ScreeningView | None = None
    talk: tuple[Saying, ...] = ()
    place: int | None = None
    staying: tuple[int, ...] = ()

    @property
    def is_lead(self) -> bool:
        return self.screening is not None and self.screening.lead == self.place


def together(port: Port, *, is_watching: bool) -> Together:
    """The replay at the visitor's table, or at the table whose game they watch (*is_watching*)."""
    if is_watching:
        stand = port.stand
        return Together() if stand is None else Together(stand.screening, stand.talk)
    table = port.table
    if table is None:
        return Together()
    return Together(table.screening, table.talk, port.place, table.staying)


class SharedReplayScreen(ReplayScreen):
    """Follows the leader's position; everybody has their own point of view."""

    app: "VisitorApp"

    def __init__(self, port: Port, *recorded: Any, is_watching: bool = False) -> None:
        super().__init__(*recorded)
        self._port = port
        self._is_watching = is_watching
        self._said = len(self._now_shown().talk)

    def _now_shown(self) -> Together:
        return together(self._port, is_watching=self._is_watching)

    def on_mount(self) -> None:
        self._heard = Debounce(lambda: self.app.call_next(self._look_at_lead))
        self._port.listen(self._heard)

    def on_unmount(self) -> None:
        self._heard.close()
        self._port.unlisten(self._heard)

    def _look_at_lead(self) -> None:
        """Somebody has moved the replay, passed the lead on, or said something."""
        if not self.is_attached or not hasattr(self, "view"):
            return
        shown = self._now_shown()
        if shown.screening is None:
            self.app.go_back_from(self)
            return
        if not self.playback.ends_at:
            return
        if not shown.is_lead:
            self._catch_up(shown.screening)
        if len(shown.talk) != self._said:
            self._tell_saying(shown)
        else:
            self._tell_lead()
        self._said = len(shown.talk)

    def do(self, action: Action, player: int | None = None) -> None:
        match action.id:
            case "hand-lead":
                self._hand_on()
            case "chat":
                say = SayToWatchers if self._is_watching else SayAtTable
                self.app.ask_saying(lambda text: self.app.ask(say(text)), "replay-say")
            case "menu":
                self._leave()
            case steering if steering in _STEERING and not self._now_shown().is_lead:
                self._tell_lead()
            case "next-turn" | "previous-turn" if not self._turns():
                super().do(action, player)
            case _:
                super().do(action, player)
                self._steer(action)

    def _steer(self, action: Action) -> None:
        """Show the others the leader's current position."""
        if self._now_shown().is_lead and action.id in _STEERING and self.playback.ends_at:
            playback = self.playback
            self.app.ask(SteerReplay(playback.now(), playback.speed, playback.is_playing))
            self._tell_lead()

    def _begin(self) -> None:
        self._look_up_analysis()
        shown = self._now_shown()
        if shown.is_lead:
            self.playback.play()
            self.app.ask(SteerReplay(0, self.playback.speed, is_playing=True))
        elif shown.screening is not None:
            self._catch_up(shown.screening)
        self._tell_lead()

    def _catch_up(self, screening: ScreeningView) -> None:
        at = screening.moment(self._port.now())
        self.playback.follow(at, screening.speed, is_playing=screening.is_playing)
        self._retell()

    def _hand_on(self) -> None:
        """Pass the lead to the next person who is here."""
        shown = self._now_shown()
        if not shown.is_lead:
            self._tell_lead()
            return
        here, place = shown.staying, shown.place or 0
        heir = next((other for other in (*here, *here) if other > place), here[0])
        if heir == place:
            self._tell("replay-nobody-else")
        else:
            self.app.ask(HandLead(heir))

    def _leave(self) -> None:
        if self._now_shown().is_lead:
            self.app.ask(EndReplay())
        self.app.go_back_from(self)

    def _tell_saying(self, shown: Together) -> None:
        said = heard(shown.talk, self.app.settings.muted)
        if said and said[-1] == shown.talk[-1]:
            self._tell("replay-said", name=harmless(said[-1].name), text=harmless(said[-1].text))

    def _tell_lead(self) -> None:
        shown = self._now_shown()
        assert isinstance(self.view, ReplayView)
        self.view.is_lead = shown.is_lead
        if turned := self._turn_here():
            self._show(turned)
        elif shown.screening is not None:
            name = harmless(shown.screening.leader)
            self._tell("replay-you-lead" if shown.is_lead else "replay-leads", name=name)


class VisitorReplays:
    """Reads the recordings that the visitor at *app* asks for, and shows them."""

    def __init__(self, app: "VisitorApp") -> None:
        self._app = app
        self._is_invited = False

    def open(self, game_id: str) -> None:
        """Replay the finished game *game_id*."""
        self._app.run_worker(self._open(game_id), group=_REPLAY, exclusive=True)

    async def _open(self, game_id: str) -> None:
        if (recording := await self.recording(game_id)) is not None:
            self._app.show_replay(recording, game_id)

    def join(self, *, is_watching: bool = False) -> None:
        """Join the shared replay."""
        self._app.run_worker(self._join(is_watching), group=_REPLAY, exclusive=True)

    async def _join(self, is_watching: bool) -> None:
        app, port = self._app, self._app.desk.port
        screening = together(port, is_watching=is_watching).screening
        is_open = any(isinstance(screen, SharedReplayScreen) for screen in app.screen_stack)
        if screening is None or is_open or (recording := await self.recording(screening.game)) is None:
            return
        if together(port, is_watching=is_watching).screening is not None:
            app.push_screen(
                SharedReplayScreen(port, recording, screening.game, app.catalogue, is_watching=is_watching)
            )

    def invite(self, *, is_watching: bool = False) -> None:
        """Announce a shared replay once."""
        app = self._app
        shown = together(app.desk.port, is_watching=is_watching)
        was_invited, self._is_invited = self._is_invited, shown.screening is not None
        if shown.screening is not None and not shown.is_lead and not was_invited:
            at_end = any(isinstance(screen, EndScreen) for screen in app.screen_stack)
            where = "end" if at_end else "table"
            app.notice(app.words.say("replay-invites", name=harmless(shown.screening.leader), where=where))

    async def recording(self, game_id: str) -> Recording | None:
        """The recording of *game_id*; if there is none, tell the visitor why."""
        app = self._app
        try:
            return await app.recordings.recording(game_id)
        except JournalError:
            app.notice(app.words.say("declined-no-such-recording", id=clean_title(game_id)))
        except Declined as declined:
            app.decline(declined)
        return None
