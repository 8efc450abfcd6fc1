"""Building: where chambers have to be laid so that a way leads to a certain space."""

from collections.abc import Iterable, Iterator

from escape_tui.engine.state import State
from escape_tui.engine.temple import SIDES, Cell, ChamberId, Side

#: From how many chambers away a companion would lay a way.
FARTHEST = 5


def ways_towards(state: State, spaces: Iterable[Cell]) -> Iterator[tuple[int, ChamberId, Side]]:
    """Each chamber with an entrance towards *spaces*: how many chambers are lacking, and on which side."""
    lacking = _chambers_lacking(state, spaces)
    temple = state.temple
    for chamber in temple.chambers.values():
        entrances = () if chamber.is_closed else temple.open_entrances(chamber.id)
        ways = [
            (lacking[space], side) for side in entrances if (space := chamber.cell.beyond(side)) in lacking
        ]
        if ways:
            count, side = min(ways)
            yield count, chamber.id, side


def _chambers_lacking(state: State, spaces: Iterable[Cell]) -> dict[Cell, int]:
    """By free space: how many chambers, laid from there on, reach one of *spaces*."""
    rim = list(spaces)
    lacking: dict[Cell, int] = {}
    for count in range(1, min(FARTHEST, len(state.pile)) + 1):
        for cell in rim:
            lacking.setdefault(cell, count)
        beyond = dict.fromkeys(cell.beyond(side) for cell in rim for side in SIDES)
        rim = [cell for cell in beyond if cell not in lacking and state.temple.is_free(cell)]
    return lacking
