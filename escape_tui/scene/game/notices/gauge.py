"""The gauge: a line over the map in which something moves by itself, for those who have to hit it in time."""

from typing import TYPE_CHECKING

from escape_tui.engine.state import Millis
from escape_tui.scene.modules.box import PRESENTATIONS
from escape_tui.scene.modules.presentation import Gauge
from escape_tui.scene.words.prose import keycap
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: How often a gauge is seen to move; it needs no more to be followed, and each time costs some bytes.
GAUGE_FRAME_MS: Millis = 100

_GAUGES = tuple((each.part, each.gauge) for each in PRESENTATIONS if each.gauge is not None)


def has_marker(view: "View") -> bool:
    """Whether a gauge is shown to somebody at this terminal; all who watch see it too."""
    return _shown(view) is not None


def gauge_line(view: "View", width: int) -> Picture:
    """One line, as it is at the moment of this picture."""
    gauge = _shown(view)
    if gauge is None:
        return ()
    view.marker_drawn_at = view.presenter.elapsed
    return view.piece("gauge", (gauge, width), lambda: (_drawn(view, gauge, width),))


def _shown(view: "View") -> Gauge | None:
    state = view.state
    lookers = view.seats or tuple(range(len(state.adventurers)))
    for kind, gauge in _GAUGES:
        if (part := state.find_part(kind)) is not None:
            return gauge(part, state, lookers, view.presenter.elapsed)
    return None


def _drawn(view: "View", gauge: Gauge, width: int) -> Row:
    cap = keycap(view.cap("act")) if view.seats else row("")
    label = row(f" {view.look.words.say(gauge.title)} {gauge.amount} ", Ink.STRONG)
    edge = row("│", Ink.FRAME)
    return (cap + label + edge + gauge.scale + edge).fit(width)
