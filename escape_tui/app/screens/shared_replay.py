"""A shared replay: those who stayed after a game see it again together; one of them leads."""

from typing import TYPE_CHECKING, Any

from escape_tui.app.screens.game import TableNews
from escape_tui.app.screens.replay import ReplayScreen
from escape_tui.hub.port.requests import EndReplay, HandLead, SayAtTable, SteerReplay
from escape_tui.hub.port.views import ScreeningView
from escape_tui.hub.sanitize import harmless
from escape_tui.scene.keys.keys import Action

if TYPE_CHECKING:
    from escape_tui.app.visitor_apps import LobbyApp

#: What moves the recording: only the lead does that.
_STEERING = ("play", "faster", "slower", "forward", "back", "next-event", "previous-event")


class SharedReplayScreen(ReplayScreen):
    """The same moment for everybody; where one looks from is one's own affair."""

    app: "LobbyApp"

    def __init__(self, news: TableNews, *recorded: Any) -> None:
        super().__init__(*recorded)
        self._table = news
        self._said = len(news.table.talk)

    @property
    def _screening(self) -> ScreeningView | None:
        return None if self._table is None else self._table.table.screening

    @property
    def _is_lead(self) -> bool:
        return (
            self._table is not None
            and self._screening is not None
            and (self._screening.lead == self._table.place)
        )

    def show_table(self, news: TableNews) -> None:
        """Somebody has steered, handed the lead on, or said something."""
        self._table = news
        if self._screening is None:
            self.dismiss(None)
            return
        if not hasattr(self, "view") or not self.playback.ends_at:
            return
        if not self._is_lead:
            self._catch_up()
        if len(news.table.talk) != self._said and news.table.talk:
            last = news.table.talk[-1]
            self._tell("replay-said", name=harmless(last.name), text=harmless(last.text))
        else:
            self._tell_lead()
        self._said = len(news.table.talk)

    def do(self, action: Action, player: int | None = None) -> None:
        match action.id:
            case "hand-lead":
                self._hand_on()
            case "chat":
                self.app.ask_saying(lambda text: self.app.ask(SayAtTable(text)))
            case "menu":
                self._leave()
            case steering if steering in _STEERING and not self._is_lead:
                self._tell_lead()
            case _:
                super().do(action, player)
                self._steer(action)

    def _steer(self, action: Action) -> None:
        """Let the others see what the lead sees now."""
        if self._is_lead and action.id in _STEERING and self.playback.ends_at:
            playback = self.playback
            self.app.ask(SteerReplay(playback.now(), playback.speed, playback.is_playing))
            self._tell_lead()

    def _begin(self) -> None:
        if self._is_lead:
            self.playback.play()
            self.app.ask(SteerReplay(0, self.playback.speed, is_playing=True))
        else:
            self._catch_up()
        self._tell_lead()

    def _catch_up(self) -> None:
        shown = self._screening
        if shown is not None and self._table is not None:
            at = shown.moment(self._table.now())
            self.playback.follow(at, shown.speed, is_playing=shown.is_playing)
            self._retell()

    def _hand_on(self) -> None:
        """To the next person who is here."""
        if self._table is None or not self._is_lead:
            self._tell_lead()
            return
        here, place = self._table.table.staying, self._table.place or 0
        heir = next((other for other in (*here, *here) if other > place), here[0])
        if heir != place:
            self.app.ask(HandLead(heir))

    def _leave(self) -> None:
        if self._is_lead:
            self.app.ask(EndReplay())
        self.dismiss(None)

    def _tell_lead(self) -> None:
        if self._table is not None and self._screening is not None:
            name = harmless(self._table.table.seats[self._screening.lead].name)
            self._tell("replay-you-lead" if self._is_lead else "replay-leads", name=name)
