"""The race beside the map: each rival's gems left, chambers found, people out and clock."""

from typing import NamedTuple

from escape_tui.hub.race.rival import Rival, RivalState
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.table.race_words import rival_name
from escape_tui.scene.words.prose import clipped, dressed, heading
from escape_tui.scene.words.words import Words
from tile_art.icons import GEM_SOCKET
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

#: A narrower column has no room for the clock.
_TIMED_WIDTH = 24
#: The panel takes at most one in this many of the rows that the team leaves.
_SHARE = 3

_GEMS, _TIME = 3, 6

_INKS = {
    RivalState.ESCAPED: Ink.GOOD,
    RivalState.BURIED: Ink.DANGER,
    RivalState.GONE: Ink.FAINT,
    RivalState.PAUSED: Ink.WARNING,
}


#: The states that are told where the clock would be, by the messages `race-STATE`.
_INSTEAD_OF_A_CLOCK = (RivalState.BURIED, RivalState.GONE, RivalState.PAUSED)


class RivalLine(NamedTuple):
    """A rival, and the seconds on its clock; `None` if it has no clock of its own."""

    rival: Rival
    seconds: int | None


class RaceInputs(NamedTuple):
    at: Viewpoint
    rivals: tuple[RivalLine, ...]
    #: The rows that the race shares with what is below it.
    room: int


def race_panel(inputs: RaceInputs) -> Picture:
    """A heading and the rivals; the furthest ahead if there isn't room for all."""
    at, rivals, room = inputs
    most = max(1, room // _SHARE)
    if not rivals or room < 1:
        return ()
    width = at.regions.side.width
    columns = _columns(at.words, width)
    has_heading = most > 1
    shown = _furthest(rivals, most - has_heading)
    lines = [_line(line, columns, at.words, width) for line in shown]
    if has_heading:
        lines.insert(0, _heading(columns, at.words, width))
    return dressed(tuple(lines), at.glyphs)


class _Columns(NamedTuple):
    """The width of each column; 0 if it is left out."""

    rooms: int
    out: int
    time: int


def _columns(words: Words, width: int) -> _Columns:
    rooms, out = (len(words.say(message)) + 1 for message in ("race-rooms", "race-out"))
    return _Columns(rooms, max(4, out), _TIME if width >= _TIMED_WIDTH else 0)


def _heading(columns: _Columns, words: Words, width: int) -> Row:
    titles = f"{GEM_SOCKET:>{_GEMS}}{words.say('race-rooms'):>{columns.rooms}}"
    titles += f"{words.say('race-out'):>{columns.out}}"
    if columns.time:
        titles += f"{words.say('race-time'):>{columns.time}}"
    room, title = width - len(titles), words.say("race-heading")
    if len(title) + 4 <= room:
        return heading(title, room) + row(titles, Ink.FAINT)
    return row(clipped(title, room), Ink.TITLE).fit(room) + row(titles, Ink.FAINT)


def _line(line: RivalLine, columns: _Columns, words: Words, width: int) -> Row:
    rival, ink = line.rival, _INKS.get(line.rival.state, Ink.PLAIN)
    progress = rival.progress
    facts = row(f"{progress.gems:>{_GEMS}}", Ink.GEM) + row(f"{progress.chambers:>{columns.rooms}}")
    facts += row(f"{progress.out}/{rival.people}".rjust(columns.out), ink)
    if columns.time:
        facts += row(_time(line, words)[: columns.time - 1].rjust(columns.time), ink)
    room = width - len(facts.text)
    return (
        row(clipped(rival_name(rival, words), room), ink if rival.is_over else Ink.STRONG).fit(room) + facts
    )


def _time(line: RivalLine, words: Words) -> str:
    if (state := line.rival.state) in _INSTEAD_OF_A_CLOCK:
        return words.say(f"race-{state.value}")
    return "" if line.seconds is None else clock_face(line.seconds)


def _furthest(rivals: tuple[RivalLine, ...], most: int) -> tuple[RivalLine, ...]:
    """The *most* rivals that are furthest ahead, in their usual order."""

    def rank(line: RivalLine) -> tuple[bool, int, int, int]:
        rival, progress = line.rival, line.rival.progress
        return rival.state is not RivalState.ESCAPED, -progress.out, progress.gems, -progress.chambers

    best = sorted(rivals, key=rank)[:most]
    return tuple(line for line in rivals if line in best)
