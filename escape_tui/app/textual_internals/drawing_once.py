"""Fewer style updates and redraws: Textual would do both for every step of opening a screen."""

from textual import events
from textual.screen import Screen, ScreenResultType


class DrawnOnceScreen(Screen[ScreenResultType]):
    """A screen that is drawn only by its timer, once for all changes up to then."""

    _is_due = False
    _is_ringing = False

    def _on_screen_resume(self, event: events.ScreenResume) -> None:
        """Runs before Textual's own handler, which is called as well."""
        # Its styles were applied when it was created, and are whenever its appearance changes.
        event.refresh_styles = False

    def _compositor_refresh(self) -> None:
        self._is_due = True
        if not self._is_ringing:
            self._update_timer.resume()

    def _on_timer_update(self) -> None:
        if self._is_due and self.app._batch_count:
            # Nothing can be shown during a batch update: the timer keeps running until it is over.
            return
        self._is_ringing = True
        super()._on_timer_update()
        self._is_ringing = False
        if self._is_due:
            self._is_due = False
            super()._compositor_refresh()
