"""Signals: the bells and flashes that a terminal gives during a game."""

from collections.abc import Callable

from escape_tui.hub.clockwork import Clockwork
from escape_tui.scene.game.pacing.cues import Bellringer, Bells, Cue, Signal, told_to_page
from escape_tui.scene.game.view import View
from escape_tui.scene.stage.outlet import Outlet

FLASH_SECONDS = 0.2


class Signals:
    """Gives the signals for cues at *view*. A terminal that *plays_cues* gets each as a message; *later* is
    the timer, and *draw* shows a flash."""

    def __init__(
        self,
        view: View,
        outlet: Outlet,
        clockwork: Clockwork,
        later: Callable[[str, float, Callable[[], None]], None],
        draw: Callable[[], None],
        bells: Bells,
        *,
        plays_cues: bool,
    ) -> None:
        self._view = view
        self._outlet = outlet
        self._clockwork = clockwork
        self._later = later
        self._draw = draw
        self._ringer = Bellringer(bells)
        self._plays_cues = plays_cues

    def suit(self, bells: Bells) -> None:
        """Apply the player's setting."""
        self._ringer.setting = bells

    def give(self, cue: Cue) -> None:
        rings = self._ringer.ring(cue, self._clockwork.now())
        if rings and rings[0].signal is Signal.BELL and self._plays_cues:
            self._outlet.write_control(told_to_page(cue))
            return
        for number, ring in enumerate(rings):
            stroke = self._bell if ring.signal is Signal.BELL else self._flash
            self._later(f"{cue.name} {number}", ring.after_ms / 1000, stroke)

    def _bell(self) -> None:
        self._outlet.write_control(b"\a")

    def _flash(self) -> None:
        self._view.is_flashing = True
        self._later("flash", FLASH_SECONDS, self._end_flash)
        self._draw()

    def _end_flash(self) -> None:
        self._view.is_flashing = False
        self._draw()
