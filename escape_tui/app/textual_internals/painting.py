"""Textual's screen updates as runs of segments."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.console import RenderableType
from rich.segment import Segment
from textual._compositor import ChopsUpdate, LayoutUpdate


class Run(NamedTuple):
    """*segments* from cell (*x*, *y*) to the right."""

    x: int
    y: int
    segments: Iterable[Segment]


def runs(update: RenderableType) -> Iterator[Run]:
    """The cells that *update* changes."""
    match update:
        case LayoutUpdate():
            for y, strips in enumerate(update.strips, update.region.y):
                yield Run(update.region.x, y, (segment for strip in strips for segment in strip))
        case ChopsUpdate():
            yield from _chops(update)


def _chops(update: ChopsUpdate) -> Iterator[Run]:
    for y, left, right in update.spans:
        for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is not None and x <= right and end > left:
                yield Run(x, y, strip if end <= right else strip.crop(0, right - x))
