"""What is heard of a game besides its soundtrack, by those who listen without delay."""

from collections.abc import Iterable

from escape_tui.engine.effect import Event
from escape_tui.hub.sound.voices import Voice, length_ms
from escape_tui.rules.calling import Called
from escape_tui.rules.dice import DieRegained, DieReturned, Freed
from escape_tui.rules.gems import GemsActivated
from escape_tui.rules.leaving import DieGiven, Escaped

_GEM = (Voice("kalimba", 0.35, 832.0), Voice("kalimba", 0.25, 1_248.0))
_RESCUE = (Voice("kalimba", 0.3, 416.0), Voice("kalimba", 0.3, 624.0))
_CALL = (Voice("flute", 0.3, 555.0),)
_HELP = (Voice("flute", 0.35, 740.0), Voice("hand drum", 0.4, 180.0))
_DAYLIGHT = (Voice("flute", 0.25, 624.0), Voice("flute", 0.25, 832.0))

VOICES = (*_GEM, *_RESCUE, *_CALL, *_HELP, *_DAYLIGHT)
LONGEST_CUE_MS = max(map(length_ms, VOICES))


def heard_in(events: Iterable[Event]) -> tuple[Voice, ...]:
    """The voices for *events*; the same ones together sound once."""
    return tuple(dict.fromkeys(voice for event in events for voice in _voices_of(event)))


def _voices_of(event: Event) -> tuple[Voice, ...]:
    match event:
        case GemsActivated():
            return _GEM
        case DieReturned() | DieRegained() | DieGiven() | Freed():
            return _RESCUE
        case Called(call="help"):
            return _HELP
        case Called():
            return _CALL
        case Escaped():
            return _DAYLIGHT
        case _:
            return ()
