"""After a race: one's own temple beside that of each other team."""

import asyncio

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from escape_tui.app.visitor_app import VisitorApp
from escape_tui.app.widgets.stage_frame import Rows
from escape_tui.engine.state import State
from escape_tui.hub.race.rival import Rival, RivalState
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.hub.record.replay import Drift, Replay
from escape_tui.scene.game.end.both_temples import BothInputs, TempleSide, both_temples
from escape_tui.scene.game.end.end_words import left_of
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.table.race_words import rival_name
from tile_art.inks.canvas import Picture


class BothTemplesScreen(Screen[None]):
    """Left and right show another team, Esc goes back."""

    app: VisitorApp

    def __init__(self, seating: Seating, rivals: tuple[Rival, ...]) -> None:
        super().__init__()
        self._seating = seating
        self._rivals = rivals
        self._at = 0
        #: The final state of each rival's game, by its id.
        self._states: dict[str, State] = {}

    def compose(self) -> ComposeResult:
        self.rows = Rows(self.app.pens)
        yield self.rows

    def on_mount(self) -> None:
        self._show()

    def on_resize(self, event: events.Resize) -> None:
        self._draw()

    def on_key(self, event: events.Key) -> None:
        match event.key:
            case "escape" | "b" | "q":
                self.app.pop_screen()
            case "left" | "right" | "tab":
                self._at = (self._at + (-1 if event.key == "left" else 1)) % len(self._rivals)
                self._show()
        event.stop()

    def _show(self) -> None:
        self._draw()
        self.run_worker(self._read(self._rivals[self._at].game), exclusive=True)

    async def _read(self, game: str) -> None:
        """Read the end of *game*, in a thread: a recording is long."""
        if game not in self._states:
            recording = await self.app.replays.recording(game)
            if recording is None:
                return
            try:
                self._states[game] = await asyncio.to_thread(self._last_state, recording)
            except (Drift, JournalError):
                return
        self._draw()

    def _last_state(self, recording: Recording) -> State:
        replay = Replay(recording, self.app.catalogue)
        for _ in replay:
            pass
        replay.advance(replay.last_at())
        return replay.state

    def _draw(self) -> None:
        if self.is_mounted:
            self.rows.show(self._picture())

    def _picture(self) -> Picture:
        rival, shown = self._rivals[self._at], self._seating.shown
        left, state = left_of(shown.state, shown.game.catalogue), shown.state
        is_won = state.ending is not None and state.ending.is_won
        mine = self._title(self.app.words.say("race-you"), is_won, None if left is None else left // 1000)
        has_won = rival.state is RivalState.ESCAPED
        theirs = self._title(rival_name(rival, self.app.words), has_won, rival.seconds_left(0))
        width, height = self.app.size
        sides = TempleSide(mine, is_won, state), TempleSide(theirs, has_won, self._states.get(rival.game))
        hint = self.app.words.say("race-both-hint", count=len(self._rivals))
        return both_temples(
            BothInputs(sides, hint, self.app.words, self.app.catalogue, self.app.glyphs, width, height)
        )

    def _title(self, name: str, is_won: bool, seconds: int | None) -> str:
        clock = "" if seconds is None else clock_face(seconds)
        return self.app.words.say("race-side", name=name, won="yes" if is_won else "no", clock=clock)
