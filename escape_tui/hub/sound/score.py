"""The score: the notes of a soundtrack; layers are added as a countdown runs out."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.content.printed import Soundtrack
from escape_tui.engine.state import Millis
from escape_tui.hub.sound.instruments import RUMBLE_MS, TICK_HZ, Tone

GONG_STRIKES_MS = 1_400
TICKS = 10
#: The music stops this long before a slam.
BREATH_MS = 500
#: The drone starts this long before the end of a countdown, and rises.
DRONE_MS = 20_000
#: The length of the sounds after a game.
ENDING_MS = 7_000
#: From "3" to "Escape!".
COUNT_IN_MS = 3_000


class Note(NamedTuple):
    """A *voice* that sounds *at_ms* after "Escape!"; negative values are before it."""

    at_ms: Millis
    voice: Tone


class Style(NamedTuple):
    """The music of a soundtrack: from *slow_ms* to *fast_ms* between beats, *beats* in a bar. Each of the
    *phrases* has a bass note, and for each beat a step of *scale* or none. The hand drum plays at *slaps*, in
    twelfths of a beat."""

    slow_ms: Millis
    fast_ms: Millis
    beats: int
    drum_hz: float
    hand_drum_hz: float
    melody: str
    scale: tuple[float, ...]
    phrases: tuple[tuple[float, tuple[int | None, ...]], ...]
    slaps: tuple[int, ...]


#: No pitch is close to one of the gong's partials.
STYLES = {
    "1": Style(
        slow_ms=1_000,
        fast_ms=240,
        beats=4,
        drum_hz=55.0,
        hand_drum_hz=180.0,
        melody="kalimba",
        scale=(208.0, 249.6, 277.3, 312.0, 374.4),
        phrases=(
            (104.0, (0, None, 2, 3, None, 4, 2, None)),
            (104.0, (4, None, 3, 2, None, 1, 0, None)),
            (138.7, (2, None, 3, 4, None, 3, 2, 1)),
            (124.8, (1, 2, None, 1, 0, None, None, None)),
        ),
        slaps=(6, 9),
    ),
    "2": Style(
        slow_ms=720,
        fast_ms=210,
        beats=3,
        drum_hz=82.0,
        hand_drum_hz=260.0,
        melody="marimba",
        scale=(294.0, 352.8, 392.0, 470.4, 588.0, 784.0),
        phrases=(
            (147.0, (0, 3, 2, 1, 4, 3, 0, 5, 4, 1, 2, None)),
            (117.6, (3, 1, 0, 1, 3, 4, 5, 4, 3, 4, 3, None)),
            (147.0, (0, 3, 2, 1, 4, 3, 0, 5, 4, 5, 4, 3)),
            (176.4, (1, 3, 5, 4, 3, 1, 2, 3, 2, 1, 0, None)),
        ),
        slaps=(4, 8),
    ),
}


def score(soundtrack: Soundtrack) -> tuple[Note, ...]:
    """All notes of *soundtrack* in order, from the countdown before the game to the silence after the
    collapse."""
    notes = [*_count_in(), *_cues(soundtrack), *lost(soundtrack.collapse_ms)]
    start_ms, style = 0, STYLES[soundtrack.id]
    deadlines = (*soundtrack.slams_ms, soundtrack.collapse_ms)
    for phase, deadline_ms in enumerate(deadlines):
        rest_ms = RUMBLE_MS if deadline_ms == soundtrack.collapse_ms else BREATH_MS
        gong_ms = soundtrack.gongs_ms[phase]
        notes += _music(style, phase, start_ms, deadline_ms, deadline_ms - rest_ms)
        notes += _countdown(style, gong_ms, deadline_ms - rest_ms)
        start_ms = deadline_ms
    return tuple(sorted(notes))


def beats_ms(start_ms: Millis, deadline_ms: Millis, style: Style) -> Iterator[Millis]:
    """The times of the drum beats between *start_ms* and *deadline_ms*: slow at first, fast at the end."""
    at_ms = start_ms
    while at_ms < deadline_ms:
        yield at_ms
        urgency = ((at_ms - start_ms) / (deadline_ms - start_ms)) ** 2
        at_ms += round(style.slow_ms + (style.fast_ms - style.slow_ms) * urgency)


def won() -> tuple[Note, ...]:
    """The sounds after a win: drum rolls, a rising tune and a chord."""
    climb = (208.0, 260.0, 312.0, 416.0, 520.0, 624.0, 832.0)
    roll = [Note(at_ms, Tone("drum", 0.3, 55.0)) for at_ms in range(0, 1_600, 200)]
    tune = [Note(180 * step, Tone("kalimba", 0.3, hertz)) for step, hertz in enumerate(climb)]
    chord = [
        Note(at_ms, Tone("flute", 0.14, hertz))
        for at_ms in (1_600, 2_700, 3_800)
        for hertz in (416.0, 520.0, 624.0)
    ]
    answer = [Note(3_000 + 180 * step, Tone("kalimba", 0.2, hertz)) for step, hertz in enumerate(climb)]
    return tuple(sorted([*roll, *tune, *chord, *answer, Note(1_600, Tone("drum", 0.45, 55.0))]))


def lost(at_ms: Millis = 0) -> tuple[Note, ...]:
    """The sounds after a loss: falling dust, sinking horns and a last drum."""
    horns = [
        Note(at_ms + 900 * step, Tone("drone", 0.2, hertz))
        for step, hertz in enumerate((156.0, 139.0, 117.0, 104.0))
    ]
    heart = [Note(at_ms + beat, Tone("drum", 0.35, 50.0)) for beat in (3_600, 4_600, 5_900)]
    return (Note(at_ms, Tone("rubble", 0.7)), *horns, *heart)


def _count_in() -> Iterator[Note]:
    for left_ms in range(COUNT_IN_MS, 0, -1_000):
        yield Note(-left_ms, Tone("hand drum", 0.4, 180.0))


def _cues(soundtrack: Soundtrack) -> Iterator[Note]:
    """clock.cues — the sounds with a meaning in the rules."""
    for deadline_ms in (*soundtrack.slams_ms, soundtrack.collapse_ms):
        for left in range(TICKS, 0, -1):
            yield Note(deadline_ms - 1_000 * left, Tone("tick", 0.22, TICK_HZ))
    for strikes, gong_ms in enumerate(soundtrack.gongs_ms, start=1):
        for strike in range(strikes):
            yield Note(gong_ms + strike * GONG_STRIKES_MS, Tone("gong", 0.42))
    for slam_ms in soundtrack.slams_ms:
        yield Note(slam_ms, Tone("slam", 0.85, 48.0))
    yield Note(soundtrack.collapse_ms - RUMBLE_MS, Tone("rumble", 0.7))


def _music(
    style: Style, phase: int, start_ms: Millis, deadline_ms: Millis, until_ms: Millis
) -> Iterator[Note]:
    """The layers of one third of a game, its *phase*: more of them later, and nearer the deadline."""
    for number, at_ms in enumerate(beats_ms(start_ms, deadline_ms, style)):
        if at_ms >= until_ms:
            return
        urgency = (at_ms - start_ms) / (deadline_ms - start_ms)
        heat = urgency + 0.15 * phase
        between = style.slow_ms + (style.fast_ms - style.slow_ms) * urgency**2
        is_first = number % style.beats == 0
        yield Note(at_ms, Tone("drum", 0.32 if is_first else 0.24, style.drum_hz))
        yield from _tune(style, number, at_ms, _loudness(urgency), heat)
        # What comes after the beat may be too late for this countdown.
        later = [Note(at_ms + round(between * slap / 12), _slap(style, slap)) for slap in _slaps(style, heat)]
        if heat > 0.6:
            yield Note(at_ms, Tone("shaker", 0.12))
        if heat > 0.8:
            later.append(Note(at_ms + round(between / 2), Tone("shaker", 0.12)))
        yield from (note for note in later if note.at_ms < until_ms)


def _tune(style: Style, number: int, at_ms: Millis, level: float, heat: float) -> Iterator[Note]:
    """The notes plucked at beat *number*: tune, bass, and a second voice when time runs out."""
    length = len(style.phrases[0][1])
    bass, phrase = style.phrases[number // length % len(style.phrases)]
    if number % style.beats == 0:
        yield Note(at_ms, Tone("bass", 1.5 * level, bass))
    step = phrase[number % length]
    if step is not None:
        yield Note(at_ms, Tone(style.melody, level, style.scale[step]))
        if heat > 0.5:
            yield Note(at_ms, Tone(style.melody, level / 2, style.scale[(step + 2) % len(style.scale)]))


def _slaps(style: Style, heat: float) -> tuple[int, ...]:
    """Where the hand drum plays in a beat: nowhere at first, then once, at last everywhere."""
    return style.slaps if heat > 0.7 else style.slaps[:1] if heat > 0.35 else ()


def _slap(style: Style, slap: int) -> Tone:
    return Tone("hand drum", 0.13 if slap == style.slaps[0] else 0.09, style.hand_drum_hz)


def _countdown(style: Style, gong_ms: Millis, until_ms: Millis) -> Iterator[Note]:
    """The sounds added after a gong: a flute, and at the end a rising drone."""
    top = style.scale[-1]
    for number, at_ms in enumerate(range(gong_ms + 5_000, until_ms - 2_000, 2_400)):
        yield Note(at_ms, Tone("flute", 0.08, 2 * (top, style.scale[-2], style.scale[-3])[number % 3]))
    climb = range(max(gong_ms, until_ms - DRONE_MS), until_ms - 2_000, 1_000)
    for step, at_ms in enumerate(climb):
        yield Note(at_ms, Tone("drone", 0.08, style.scale[0] / 2 * 2 ** (step // 3 / 6)))


def _loudness(urgency: float) -> float:
    """The loudness of the tune, in three steps, because every level of a voice is computed and cached."""
    return (0.08, 0.12, 0.16)[min(2, int(3 * urgency))]
