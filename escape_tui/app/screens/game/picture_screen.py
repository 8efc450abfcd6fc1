"""The picture of a game on one terminal: drawn on a stage, or by Textual below another screen."""

import contextvars
from collections.abc import Callable
from typing import Any, cast

from textual import events
from textual.app import App, ComposeResult

from escape_tui.app.app_services import house_of
from escape_tui.app.textual_internals.app_parts import break_off
from escape_tui.app.textual_internals.unseen_screens import StagedScreen
from escape_tui.app.widgets.stage_frame import Rows
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.scene.game.dice.cooling import COOLING_FRAME_MS
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.gauge import GAUGE_FRAME_MS
from escape_tui.scene.game.pacing.looking_on import put_on
from escape_tui.scene.game.pacing.presenter import presenter_of
from escape_tui.scene.game.view import View
from escape_tui.scene.game.view_inputs import TUMBLE_MS
from escape_tui.scene.stage.stage import Stage


class PictureScreen(StagedScreen[None]):
    """A screen that shows the game at *seating*, and keeps up with it."""

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self.seating = seating
        self.is_staged = False
        self._is_brief = False

    @property
    def app(self) -> App[Any]:  # type: ignore[override]
        """The App of this screen. Textual would return the App of the running task, and a table's clock
        runs in the task of the player who pressed a key last."""
        parent = self.parent
        return super().app if parent is None else cast(App[Any], parent)

    def compose(self) -> ComposeResult:
        self.rows = Rows(house_of(self.app).pens)
        yield self.rows

    def open_picture(self) -> None:
        """Get ready to draw; the presenter's frames begin when this screen joins it."""
        self._clockwork = LoopClockwork()
        self._alarms = Alarms(self._clockwork)
        self._own_context = contextvars.copy_context()
        self.presenter = presenter_of(self.seating.shown, self._clockwork)
        self.view = self.make_view()
        house = house_of(self.app)
        self._outlet = house.outlet
        self._stage = Stage(80, 24, house.pens, is_synchronized=self._outlet.knows_sync)
        self._fit()

    def make_view(self) -> View:
        look = house_of(self.app).look
        return View(self.presenter, look, self.seating.sights, is_duo=self.seating.is_duo)

    def on_resize(self, event: events.Resize) -> None:
        self._fit()
        self.draw()

    def dress(self) -> None:
        """The player's settings have changed."""
        house = house_of(self.app)
        self.view.dress(house.look)
        self._stage.recolour(house.pens)
        self.rows.recolour(house.pens)
        self.draw()

    def _fit(self) -> None:
        size = self.app.size
        if hasattr(self, "view") and (self.view.width, self.view.height) != (size.width, size.height):
            self.view.resize(size.width, size.height)
            self._stage.resize(size.width, size.height)

    def draw(self) -> None:
        """Show the current game, on the stage or below the covering screen."""
        if not hasattr(self, "view"):
            return
        try:
            if self.is_staged:
                self._draw_on_stage()
            else:
                self._own_context.copy().run(self.rows.show, self.view.frame())
            view = self.view
            if view.is_tumbling or view.has_marker or view.is_counting or view.is_cooling:
                self._await_what_moves()
        except Exception as error:
            # The table's clock calls this: an error must end only this terminal's session.
            self._own_context.copy().run(break_off, self.app, error)

    def _draw_on_stage(self) -> None:
        outlet, view, clock = self._outlet, self.view, self.presenter.frames
        if not outlet.is_held_by(self):
            # Another screen has the terminal already, and Textual will tell this one soon.
            return
        if outlet.is_paused:
            clock.pause(self)
            return
        if outlet.write_frame(put_on(self._stage, view, is_brief=self._is_brief)):
            view.marker_seen_at = view.marker_drawn_at
        else:
            clock.pause(self)
            self._stage.repaint()

    def wake(self) -> None:
        """The connection is free again: show what has changed since the last frame."""
        self.presenter.frames.news(self)
        self.presenter.frames.wake(self)

    def repaint(self) -> None:
        self._stage.repaint()
        self.draw()

    def _answer(self) -> None:
        """Show the effect of a key at once, on the map and the dice; the rest follows with everybody's
        next frame."""
        frames = self.presenter.frames
        self._is_brief = True
        frames.answer(self)
        self._is_brief = False
        if self.view.is_behind:
            frames.news(self)

    def _await_what_moves(self) -> None:
        """Draw again soon if something moves without an event: tumbling dice, a gauge, a cooling bar, or
        seconds of the table's own clock."""
        view, frames, now = self.view, self.presenter.frames, self._clockwork.now()
        if view.is_tumbling:
            frames.news_from(now + TUMBLE_MS - self.seating.shown.now() % TUMBLE_MS, self)
        if view.has_marker and "swing" not in self._alarms:
            # Even on a busy host, since nobody can aim by an old picture.
            is_slow = frames.tempo.is_slow
            self._later("swing", GAUGE_FRAME_MS / 1000, self.draw if is_slow else self._news)
        if view.is_cooling:
            frames.news_from(now + COOLING_FRAME_MS, self)
        if view.is_counting:
            frames.news_from(now + 1000 - view.table_now() % 1000, self)

    def _news(self) -> None:
        self.presenter.frames.news(self)

    def _later(self, name: str, seconds: float, action: Callable[[], None]) -> None:
        self._alarms.set(name, round(seconds * 1000), action)
