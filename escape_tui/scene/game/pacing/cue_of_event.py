"""Which cue the players at one terminal hear for an event."""

from collections.abc import Collection

from escape_tui.engine.effect import Event
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.rules.calling import Called
from escape_tui.rules.countdown import Collapsed, Gonged, Slammed, Ticked
from escape_tui.rules.dice import DieRegained, DieReturned, Freed
from escape_tui.rules.ending.leaving import DieGiven
from escape_tui.scene.game.pacing.cues import (
    COLLAPSE,
    DAYLIGHT,
    DIE_CAME_BACK,
    HELP_CALL,
    SLAM,
    TICK,
    Cue,
    gong,
)


def cue_of(event: Event, seats: Collection[PlayerId]) -> Cue | None:
    """clock.cues — the cue that the players in *seats* hear for *event*."""
    match event:
        case Gonged(gong=number):
            return gong(number)
        case Ticked():
            return TICK
        case Slammed():
            return SLAM
        case Collapsed():
            return COLLAPSE
        case Ended(is_won=True):
            return DAYLIGHT
        case Called(player=player, call="help") if player not in seats:
            return HELP_CALL
        case DieReturned(player=player) | DieRegained(player=player) if player in seats:
            return DIE_CAME_BACK
        case DieGiven(whom=whom) | Freed(whom=whom) if whom in seats:
            return DIE_CAME_BACK
        case _:
            return None
