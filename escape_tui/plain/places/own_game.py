"""The visitor's own game at a table of a server."""

from escape_tui.engine.happenings import Ended
from escape_tui.hub.port.messages.answers import Done
from escape_tui.hub.port.messages.requests import StandUp, StepOut
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.plain.places.ending import EndPlace
from escape_tui.plain.places.plain_game import GamePlace
from escape_tui.plain.talk import PlainTalk
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.lobby.visitor_services import PlayDesk


class OwnGamePlace(GamePlace):
    def __init__(self, talk: PlainTalk, seating: Seating, desk: PlayDesk) -> None:
        super().__init__(talk, seating)
        self._desk = desk

    def ended(self, event: Ended) -> None:
        self.talk.guide.go(EndPlace(self.talk, self.seating, self._desk))

    def step_out(self) -> None:
        table = self._desk.port.table
        if table is not None and table.phase is Phase.PLAYING:
            self.talk.ask(StepOut(), self._stepped_out)
        else:
            self.talk.ask(StandUp())

    def _stepped_out(self, done: Done) -> None:
        if self._desk.port.table is not None:
            self.talk.answer("hosted-left-game", minutes=self._desk.seat_kept_minutes())
