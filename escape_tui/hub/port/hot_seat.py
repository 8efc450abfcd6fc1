"""A hot seat: a local game for people at one keyboard, with the same requests as a table on a server."""

from collections.abc import Callable

from escape_tui.engine.effect import Command, RuleError
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.messages.answers import Answer, Done, refused_by
from escape_tui.hub.port.messages.requests import GiveUp, Play, Request, VotePause
from escape_tui.hub.table.live_game import LiveGame


class HotSeat:
    """Carries out requests from the keyboard on *live*, without votes.

    *play* plays a command or raises `RuleError`; a game can pass its own to restrict what may be played.
    """

    def __init__(self, live: LiveGame, play: Callable[[Command], object] | None = None) -> None:
        self.live = live
        self._play = play or live.play

    def ask(self, request: Request, answered: Callable[[Answer], None]) -> None:
        try:
            self._do(request)
        except (RuleError, Declined) as refusal:
            answered(refused_by(refusal, request.id))
        else:
            self.live.when_shown(lambda: answered(Done(request.id)))

    def _do(self, request: Request) -> None:
        match request:
            case Play(command=command):
                self._play(command)
            case VotePause():
                self._pause_or_go_on()
            case GiveUp() if self.live.collapse_ms is not None:
                self.live.give_up()
            case _:
                raise Declined("nonsense")

    def _pause_or_go_on(self) -> None:
        if self.live.is_going_on:
            raise Declined("going-on")
        if self.live.is_paused:
            self.live.resume_soon()
        else:
            self.live.pause()
