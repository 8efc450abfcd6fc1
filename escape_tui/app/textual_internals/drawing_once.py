"""How often a screen is dressed and drawn: Textual would do it for every step of its opening."""

from textual import events
from textual.screen import Screen, ScreenResultType


class DrawnOnceScreen(Screen[ScreenResultType]):
    """A screen that only its timer draws, once for all that has changed by then."""

    _is_due = False
    _is_ringing = False

    def _on_screen_resume(self, event: events.ScreenResume) -> None:
        """Comes before Textual's own handler, which is called as well."""
        # It was dressed when it was made, and is whenever something about its looks changes.
        event.refresh_styles = False

    def _compositor_refresh(self) -> None:
        self._is_due = True
        if not self._is_ringing:
            self._update_timer.resume()

    def _on_timer_update(self) -> None:
        if self._is_due and self.app._batch_count:
            # What is drawn in the middle of a change nobody would see: the timer rings on until it is over.
            return
        self._is_ringing = True
        super()._on_timer_update()
        self._is_ringing = False
        if self._is_due:
            self._is_due = False
            super()._compositor_refresh()
