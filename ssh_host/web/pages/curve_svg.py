"""The team's chance over a finished game, drawn for browsers: a curve in its band, with numbered points."""

from collections.abc import Iterator
from html import escape

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.hub.analysis.curve import smoothed
from escape_tui.scene.analysis.sentences import clock_at, point_lines, sentences
from escape_tui.scene.words.words import Words

_WIDTH, _HEIGHT = 800, 190
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 784, 34, 160
_NIGHT, _STONE, _WALL, _TEXT, _GOLD = "#0c0a09", "#4a351c", "#a8855a", "#e6dac3", "#ffd24a"
_RADIUS = 11
#: Clocks of turning points that would touch are left out.
_CLOCK_WIDTH = 64


def curve_figure(analysis: Analysis, words: Words) -> str:
    """The curve on a page, and below it what it tells; without a yardstick only the words."""
    told = (*point_lines(analysis, words), *sentences(analysis, words))
    lines = "".join(f"<p>{escape(line)}</p>" for line in told)
    title = escape(words.say("page-curve"))
    drawn = curve_svg(analysis, words) if analysis.has_yardstick else ""
    return f'<figure id="curve">{drawn}<details><summary>{title}</summary>{lines}</details></figure>'


def curve_svg(analysis: Analysis, words: Words) -> str:
    """The curve as an SVG document, which is also an element of a page."""
    title = f"{words.say('analysis-title')}, {words.say('analysis-yardstick')}"
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img"'
            ' aria-labelledby="curve-title curve-desc" font-family="system-ui, sans-serif" font-size="18"'
            f' fill="{_TEXT}">',
            f'<title id="curve-title">{escape(title)}</title>',
            f'<desc id="curve-desc">{escape(" ".join(sentences(analysis, words)))}</desc>',
            f'<rect width="100%" height="100%" fill="{_NIGHT}"/>',
            f'<text x="{_LEFT}" y="18">{escape(title)}</text>',
            *_drawn(analysis, words),
            "</svg>\n",
        )
    )


def _drawn(analysis: Analysis, words: Words) -> Iterator[str]:
    if not analysis.has_yardstick:
        return
    for percent in (0, 50, 100):
        y = _y(percent / 100)
        yield f'<path d="M{_LEFT} {y}H{_RIGHT}" stroke="{_STONE}"/>'
        yield f'<text x="{_LEFT - 6}" y="{y + 6}" text-anchor="end">{percent} %</text>'
    course = _course(analysis)
    # The end is certain: the band closes there.
    bands = [odds.band for _, odds in course[:-1]] + [(course[-1][1].share,) * 2]
    edges = [(_x(analysis, at), band) for (at, _), band in zip(course, bands, strict=True)]
    band = [f"{x} {_y(high)}" for x, (_, high) in edges] + [f"{x} {_y(low)}" for x, (low, _) in edges[::-1]]
    line = " ".join(f"{_x(analysis, at)} {_y(odds.share)}" for at, odds in course)
    yield f'<polygon points="{" ".join(band)}" fill="{_WALL}" fill-opacity="0.25"/>'
    yield f'<polyline points="{line}" fill="none" stroke="{_GOLD}" stroke-width="3" stroke-linejoin="round"/>'
    yield from _turns(analysis, words)
    yield from _clocks(analysis)


def _course(analysis: Analysis) -> list[tuple[Millis, Odds]]:
    """The points of the line; at a turning point it falls or rises upright."""
    turns = analysis.turns or ()
    points = [(point.at, 0, point.odds) for point in smoothed(analysis.curve, [turn.at for turn in turns])]
    points += [(turn.at, side, odds) for turn in turns for side, odds in ((1, turn.before), (2, turn.after))]
    return [(at, odds) for at, _, odds in sorted(points, key=lambda point: point[:2])]


def _turns(analysis: Analysis, words: Words) -> Iterator[str]:
    """A number for each turning point, in the middle of its step, and its words under the pointer."""
    lines = point_lines(analysis, words)
    for number, (turn, line) in enumerate(zip(analysis.turns or (), lines, strict=True), start=1):
        x, y = _x(analysis, turn.at), _y((turn.before.share + turn.after.share) / 2)
        yield (
            f'<g class="turn"><title>{escape(line)}</title>'
            f'<circle cx="{x}" cy="{y}" r="{_RADIUS}" fill="{_NIGHT}" stroke="{_GOLD}" stroke-width="2"/>'
            f'<text x="{x}" y="{y + 6}" text-anchor="middle">{number}</text></g>'
        )


def _clocks(analysis: Analysis) -> Iterator[str]:
    """The clock at the start, at the end, and at turning points if there is room."""
    shown: list[int] = []
    for at in (0, analysis.ended_at, *(turn.at for turn in analysis.turns or ())):
        x = _x(analysis, at)
        if all(abs(x - other) >= _CLOCK_WIDTH for other in shown):
            anchor = {0: "start", analysis.ended_at: "end"}.get(at, "middle")
            clock = escape(clock_at(analysis, at))
            shown.append(x)
            yield f'<text x="{x}" y="{_HEIGHT - 8}" text-anchor="{anchor}">{clock}</text>'


def _x(analysis: Analysis, at: Millis) -> int:
    return _LEFT + round((_RIGHT - _LEFT) * at / max(1, analysis.ended_at))


def _y(share: float) -> int:
    return _BOTTOM - round((_BOTTOM - _TOP) * share)
