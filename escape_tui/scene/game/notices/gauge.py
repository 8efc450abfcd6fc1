"""The gauge: a line over the map with a moving mark that players have to hit in time."""

from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.modules.box import PRESENTATIONS
from escape_tui.scene.modules.presentation import Gauge
from escape_tui.scene.words.prose import dressed, keycap
from tile_art.inks.canvas import Picture, row
from tile_art.inks.ink import Ink

#: How often a gauge is redrawn: enough to follow it, and each time costs bytes.
GAUGE_FRAME_MS: Millis = 100

_GAUGES = tuple((each.part, each.gauge) for each in PRESENTATIONS if each.gauge is not None)


class GaugeInputs(NamedTuple):
    at: Viewpoint
    gauge: Gauge


def gauge_seen(state: State, seats: tuple[PlayerId, ...], elapsed: Millis) -> Gauge | None:
    """The gauge for the players on *seats*; spectators see every gauge."""
    lookers = seats or tuple(range(len(state.adventurers)))
    for kind, gauge in _GAUGES:
        if (part := state.find_part(kind)) is not None:
            return gauge(part, state, lookers, elapsed)
    return None


def gauge_line(inputs: GaugeInputs) -> Picture:
    """The line at the moment of this picture."""
    at, gauge = inputs
    cap = keycap(at.cap("act")) if at.seats else row("")
    label = row(f" {at.words.say(gauge.title)} {gauge.amount} ", Ink.STRONG)
    edge = row("│", Ink.FRAME)
    line = (cap + label + edge + gauge.scale + edge).fit(at.regions.map.width)
    return dressed((line,), at.glyphs)
