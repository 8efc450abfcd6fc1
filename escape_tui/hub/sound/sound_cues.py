"""Sound cues: sounds of events that aren't in the soundtrack, for listeners without a buffer."""

from collections.abc import Iterable

from escape_tui.engine.effect import Event
from escape_tui.hub.sound.instruments import Tone, length_ms
from escape_tui.rules.calling import Called
from escape_tui.rules.dice import DieRegained, DieReturned, Freed
from escape_tui.rules.ending.leaving import DieGiven, Escaped
from escape_tui.rules.gems import GemsActivated

_GEM = (Tone("kalimba", 0.35, 832.0), Tone("kalimba", 0.25, 1_248.0))
_RESCUE = (Tone("kalimba", 0.3, 416.0), Tone("kalimba", 0.3, 624.0))
_CALL = (Tone("flute", 0.3, 555.0),)
_HELP = (Tone("flute", 0.35, 740.0), Tone("hand drum", 0.4, 180.0))
_DAYLIGHT = (Tone("flute", 0.25, 624.0), Tone("flute", 0.25, 832.0))

TONES = (*_GEM, *_RESCUE, *_CALL, *_HELP, *_DAYLIGHT)
LONGEST_CUE_MS = max(map(length_ms, TONES))


def heard_in(events: Iterable[Event]) -> tuple[Tone, ...]:
    """The voices for *events*; equal ones at the same time sound once."""
    return tuple(dict.fromkeys(voice for event in events for voice in _voices_of(event)))


def _voices_of(event: Event) -> tuple[Tone, ...]:
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
