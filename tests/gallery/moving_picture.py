"""A moving picture: frames of a game as one SVG that plays by itself, in which every part is drawn once."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby, pairwise

from tile_art.inks.canvas import Picture, Row
from tile_art.inks.ink import Ink
from tile_art.inks.palette import colours_of, is_bold
from tile_art.inks.svg import CELL_HEIGHT, CELL_WIDTH, FONTS, written


def moving_svg(frames: Sequence[Picture], frame_ms: int, cuts: Sequence[int], title: str) -> str:
    """*frames*, each shown for *frame_ms*, over and over. Lines are drawn in parts that begin at *cuts*: what
    is left of a cut changes at other times than what is right of it."""
    width, height = len(frames[0][0].text) * CELL_WIDTH, len(frames[0]) * CELL_HEIGHT
    parts = [_part(frames, y, *cut, frame_ms) for y in range(len(frames[0])) for cut in _spans(frames, cuts)]
    night = colours_of(Ink.PLAIN)[1]
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
            f' height="{height}" role="img" font-family="{FONTS}" font-size="15" xml:space="preserve">',
            f"<title>{escape(title)}</title><style>{_style(frames)}</style>",
            f'<rect width="100%" height="100%" fill="{night}"/>',
            *(piece for part in parts for piece in part),
            "</svg>\n",
        )
    )


def _spans(frames: Sequence[Picture], cuts: Sequence[int]) -> Iterator[tuple[int, int]]:
    edges = (0, *cuts, len(frames[0][0].text))
    return pairwise(edges)


def _style(frames: Sequence[Picture]) -> str:
    inks = sorted({ink for frame in frames for line in frame for ink in line.inks})
    return "".join(
        f".i{ink}{{fill:{colours_of(ink)[0]}{';font-weight:bold' if is_bold(ink) else ''}}}"
        f".g{ink}{{fill:{colours_of(ink)[1]}}}"
        for ink in inks
    )


def _part(frames: Sequence[Picture], y: int, start: int, stop: int, frame_ms: int) -> Iterator[str]:
    """Cells *start* to *stop* of line *y*: each look of them once, with the times at which it is shown."""
    looks: dict[Row, list[bool]] = {}
    for number, frame in enumerate(frames):
        shown = looks.setdefault(frame[y].cut(start, stop), [False] * len(frames))
        shown[number] = True
    for line, shown in looks.items():
        drawn = "".join(_cells(line, start, y))
        if all(shown):
            yield drawn
        elif drawn:
            yield f"<g>{_times(shown, len(frames) * frame_ms)}{drawn}</g>"


def _times(shown: Sequence[bool], whole_ms: int) -> str:
    runs = [(is_shown, len(tuple(run))) for is_shown, run in groupby(shown)]
    times, values, at = [], [], 0
    for is_shown, length in runs:
        times.append(f"{at / len(shown):.4g}")
        values.append("inline" if is_shown else "none")
        at += length
    return (
        f'<animate attributeName="display" values="{";".join(values)}" keyTimes="{";".join(times)}"'
        f' dur="{whole_ms}ms" calcMode="discrete" repeatCount="indefinite"/>'
    )


def _cells(line: Row, left: int, y: int) -> Iterator[str]:
    """The grounds and letters of *line*, run by run of one ink."""
    night = colours_of(Ink.PLAIN)[1]
    runs = [
        (ink, first, 1 + len(others))
        for ink, cells in groupby(range(len(line.text)), key=line.inks.__getitem__)
        for first, *others in (tuple(cells),)
    ]
    for ink, first, length in runs:
        if colours_of(ink)[1] != night:
            x, top = (left + first) * CELL_WIDTH, y * CELL_HEIGHT
            wide = length * CELL_WIDTH
            yield f'<rect class="g{ink}" x="{x}" y="{top}" width="{wide}" height="{CELL_HEIGHT}"/>'
    for ink, first, length in runs:
        yield from written(line.text[first : first + length], left + first, y, f'class="i{ink}"')
