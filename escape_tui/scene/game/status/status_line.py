"""The status line: clock, soundtrack, depot, keys, fate and pile."""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.content.printed import Soundtrack
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import Millis, State
from escape_tui.rules.countdown import LoseAllBySlam
from escape_tui.rules.ending.leaving import EscapeCost
from escape_tui.rules.fate import Fate
from escape_tui.scene.game.notices.banner import GongCountdown
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece
from escape_tui.scene.words.prose import dressed, spaced
from escape_tui.scene.words.words import Words
from tile_art.icons import ADVENTURER, GEM, GEM_SOCKET, plate
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink
from tile_art.letters import cell_count

#: The frame, the clock and blanks beside a countdown.
_BESIDE_COUNTDOWN = 13


class Status(NamedTuple):
    """Everything on the line. *seconds* is the time left, `None` if there is no clock or it is hidden."""

    seconds: int | None
    is_practice: bool
    #: How much of the soundtrack has played, in cells of its bar.
    progress: int
    depot: int
    keys: int
    fate_gems: int
    pile: int
    watchers: int
    is_paused: bool
    is_alarm: bool
    #: The text of the running countdown.
    countdown: str


#: Cells of the soundtrack's bar.
BAR = 20

#: Most cached lines, for all tables together.
MOST_LINES = 512


class StatusInputs(Struct, frozen=True):
    at: Viewpoint
    scenery: State
    #: The seconds left and the filled cells of the bar.
    clock: tuple[int | None, int]
    watchers: int
    is_waiting: bool
    is_alarm: bool
    running: GongCountdown | None


def status(inputs: StatusInputs) -> Piece:
    """The top line of the frame, drawn once for everybody who sees the same."""
    at, state = inputs.at, inputs.scenery
    game = at.rules.about(state)
    id, (seconds, bar) = state.setup.soundtrack, inputs.clock
    line = Status(
        seconds=seconds,
        is_practice=id is None,
        progress=bar,
        depot=state.depot,
        keys=len(game.ask(EscapeCost(at.seat))),
        fate_gems=state.part(Fate).gems,
        pile=len(state.pile),
        watchers=max(0, inputs.watchers),
        is_paused=inputs.is_waiting,
        is_alarm=inputs.is_alarm,
        countdown="" if inputs.running is None else _countdown(at, game, inputs.running),
    )
    track = None if id is None else game.catalogue.soundtracks[id]
    drawn = _status_line(line, track, at.words, at.regions.width, at.glyphs)
    return Piece(drawn, at.regions.top)


def _countdown(at: Viewpoint, game: Game, running: GongCountdown) -> str:
    """What happens in how many seconds, and who must not be left behind: by name, or else by letter."""
    absent, (gong, seconds) = game.ask(LoseAllBySlam()), running

    def told(called: Callable[[PlayerId], str]) -> str:
        who = at.narrator.listed(map(called, absent)) or "none"
        return at.words.say("banner-countdown", gong=gong, seconds=seconds, absent=who)

    by_name = told(at.narrator.name)
    is_whole = cell_count(by_name) <= at.regions.width - _BESIDE_COUNTDOWN
    return by_name if is_whole else told(lambda who: ADVENTURER + at.narrator.initial(who))


@lru_cache(maxsize=MOST_LINES)
def _status_line(
    status: Status, track: Soundtrack | None, words: Words, width: int, glyphs: Glyphs
) -> Picture:
    """The status in full or shortened until it fits; parts are left out from the end, never cut."""
    frame = Ink.FRAME_ALARM if status.is_alarm else Ink.FRAME
    for bar, is_short in ((BAR, False), (BAR, True), (BAR // 2, True), (0, True)):
        parts = list(_parts(status, track, words, bar, is_short=is_short))
        middle = spaced(parts, " │ ")
        if len(middle.text) <= width - 6:
            break
    while len(middle.text) > width - 6 and len(parts) > 1:
        parts.pop()
        middle = spaced(parts, " │ ")
    line = row("╭─ ", frame) + middle.cut(0, width - 6) + row(" ", frame)
    return dressed((line + row("─" * (width - 1 - len(line.text)) + "╮", frame),), glyphs)


def _parts(
    status: Status, track: Soundtrack | None, words: Words, bar: int, *, is_short: bool
) -> Iterator[Row]:
    def named(count: int, message: str) -> Row:
        return row("" if is_short else f" {words.say(message, count=count)}")

    yield _clock(status, track, words, bar)
    yield row(f"{GEM_SOCKET} {status.depot}", Ink.GEM) + named(status.depot, "status-depot")
    exit = row("" if is_short else f"{words.say('status-exit')} ")
    yield exit + plate("K", words.letters) + row(f"×{status.keys}", Ink.KEY)
    if status.countdown:
        return
    yield row(words.say("status-fate") + " ") + row((GEM * status.fate_gems) or "-", Ink.GEM)
    yield row(words.say("status-pile", count=status.pile))
    if status.watchers:
        yield row(words.say("status-watchers", count=status.watchers), Ink.FAINT)


def _clock(status: Status, track: Soundtrack | None, words: Words, bar: int) -> Row:
    if status.is_paused:
        return row(words.say("status-paused"), Ink.WARNING)
    if status.is_practice:
        return row(words.say("status-practice"), Ink.GOOD)
    ink = Ink.DANGER if status.is_alarm else Ink.TITLE
    face = "" if status.seconds is None else clock_face(status.seconds)
    if status.countdown:
        return spaced((row(face, ink), row(f" {status.countdown} ", Ink.BANNER_ALARM)))
    if status.seconds is None or track is None:
        return row(words.say("status-hidden"), Ink.FAINT)
    if not bar:
        return row(face, ink)
    return row(f"{face} ", ink) + _bar(status.progress * bar // BAR, track, bar, ink)


@cache
def _bar(progress: int, track: Soundtrack, width: int, ink: Ink) -> Row:
    """The soundtrack as a bar that fills up, with the gongs marked."""
    gongs = {at * width // track.collapse_ms for at in track.gongs_ms}
    cells = []
    for place in range(width):
        is_past = place < progress
        glyph = "◆" if place in gongs else "▬" if is_past else "─"
        cells.append(row(glyph, ink if is_past else Ink.WARNING if place in gongs else Ink.FAINT))
    return join(cells)


def clock_face(seconds: int) -> str:
    """Minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"


def seconds_left(elapsed: Millis, track: Soundtrack) -> int:
    return max(0, -(-(track.collapse_ms - max(0, elapsed)) // 1000))


def story_clock(at: Millis, setup: Setup, catalogue: Catalogue) -> str:
    """The time on the table's clock at *at*: time left, or in practice time passed; empty if the clock is
    hidden."""
    if setup.is_clock_hidden:
        return ""
    if setup.soundtrack is None:
        return clock_face(max(0, at) // 1000)
    return clock_face(seconds_left(at, catalogue.soundtracks[setup.soundtrack]))


def progress(elapsed: Millis, track: Soundtrack | None) -> int:
    return 0 if track is None else min(BAR, max(0, elapsed) * BAR // track.collapse_ms)
