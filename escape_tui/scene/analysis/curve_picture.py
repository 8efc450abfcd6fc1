"""The team's chance drawn as a curve in its 95 % interval, with its turning points numbered."""

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.analysis.curve import Band, Curve, band_at, smoothed
from escape_tui.scene.analysis.sentences import clock_at
from escape_tui.scene.words.prose import heading
from escape_tui.scene.words.words import Words
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

#: The glyphs of a cell, from empty to full.
_EIGHTHS = " ▁▂▃▄▅▆▇█"
_FULL = len(_EIGHTHS) - 1
#: The cells of the 95 % interval, above the curve and below it: those of which it covers this share.
_MAYBE, _UNSURE = "░", "▓"
_COVERED = 0.3

#: Cells of the scale on the left.
_SCALE = 4
_FEWEST_ROWS = 3


def curve_picture(analysis: Analysis, words: Words, width: int, rows: int) -> Picture:
    """The curve, *rows* high, with a heading above and the clock below; empty if bots are no yardstick for
    the game."""
    if not analysis.has_yardstick or rows < _FEWEST_ROWS:
        return ()
    across = width - _SCALE
    bands = _columns(analysis, across)
    turns = _turn_columns(analysis, across)
    title = f"{words.say('analysis-title')}, {words.say('analysis-yardstick')}"
    lines = tuple(_line(bands, turns, level, rows) for level in range(rows, 0, -1))
    return (heading(title, width), *lines, _axis(analysis, width))


def curve_line(analysis: Analysis, width: int) -> str:
    """The curve in one line, with the numbers of its turning points; a plain line if bots are no yardstick
    for the game."""
    if not analysis.has_yardstick:
        return "─" * width
    turns = _turn_columns(analysis, width)
    cells = (_EIGHTHS[max(1, round(share * _FULL))] for _, share, _ in _columns(analysis, width))
    return "".join(turns.get(column, cell) for column, cell in enumerate(cells))


def _columns(analysis: Analysis, across: int) -> list[Band]:
    """The chance in each column between its limits, from the beginning to the end of the game."""
    points: Curve = smoothed(analysis.curve, [turn.at for turn in analysis.turns or ()])
    return [band_at(points, _moment(analysis, column, across)) for column in range(across)]


def _moment(analysis: Analysis, column: int, across: int) -> Millis:
    return analysis.ended_at * column // max(1, across - 1)


def _turn_columns(analysis: Analysis, across: int) -> dict[int, str]:
    """The number of each turning point, by its column."""
    return {
        turn.at * (across - 1) // max(1, analysis.ended_at): str(number)
        for number, turn in enumerate(analysis.turns or (), start=1)
    }


def _line(bands: list[Band], turns: dict[int, str], level: int, rows: int) -> Row:
    """Row *level* of *rows*, counted from below."""
    scale = {rows: "100", (rows + 1) // 2: " 50", 1: "  0"}.get(level, "   ")
    line = row(f"{scale} ", Ink.FAINT)
    for column, band in enumerate(bands):
        _, share, _ = band
        if column in turns and _is_lowest_free(share, level, rows):
            line += row(turns[column], Ink.TITLE)
        else:
            cell = _cell(band, level, rows)
            ink = Ink.GOOD if share >= 0.5 else Ink.WARNING
            line += row(cell, Ink.FAINT if cell == _MAYBE else ink)
    return line


def _cell(band: Band, level: int, rows: int) -> str:
    low, share, high = (each * rows - (level - 1) for each in band)
    filled = max(0, min(_FULL, round(share * _FULL)))
    if filled == 0 and high >= _COVERED:
        return _MAYBE
    if filled == _FULL and low <= 1 - _COVERED:
        return _UNSURE
    return _EIGHTHS[filled]


def _is_lowest_free(share: float, level: int, rows: int) -> bool:
    """Whether *level* is the lowest cell above a column filled up to *share*; a full column has none."""
    return level == min(rows, -(-round(share * rows * _FULL) // _FULL) + 1)


def _axis(analysis: Analysis, width: int) -> Row:
    start, end = clock_at(analysis, 0), clock_at(analysis, analysis.ended_at)
    between = width - _SCALE - len(start) - len(end)
    return row(" " * _SCALE) + row(f"{start}{'─' * max(1, between)}{end}", Ink.FAINT)
