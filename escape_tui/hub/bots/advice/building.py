"""Building: where to lay chambers to make a way to a certain space."""

from collections.abc import Iterable, Iterator

from escape_tui.engine.state import State
from escape_tui.engine.temple import Cell, ChamberId, Side, Temple

#: Largest number of chambers that companions lay for one way.
FARTHEST = 5


#: The number of missing chambers, the chamber beside which the first is laid, and the side.
Way = tuple[int, ChamberId, Side]


def ways_towards(state: State, spaces: Iterable[Cell]) -> tuple[Way, ...]:
    """A way towards *spaces* from each chamber with an open entrance."""
    farthest, goals = most_laid(state), frozenset(spaces)
    notes, about = state.temple.notes, ("ways towards", goals, farthest)
    if about not in notes:
        notes[about] = tuple(_ways_towards(state.temple, goals, farthest))
    ways: tuple[Way, ...] = notes[about]
    return ways


def most_laid(state: State) -> int:
    """The number of chambers that companions would lay for one way."""
    return min(FARTHEST, len(state.pile))


def _ways_towards(temple: Temple, spaces: frozenset[Cell], farthest: int) -> Iterator[Way]:
    lacking = _chambers_lacking(temple, spaces, farthest)
    for chamber in temple.chambers.values():
        entrances = () if chamber.is_closed else temple.open_entrances(chamber.id)
        ways = [
            (lacking[space], side) for side in entrances if (space := chamber.cell.beyond(side)) in lacking
        ]
        if ways:
            count, side = min(ways)
            yield count, chamber.id, side


def _chambers_lacking(temple: Temple, spaces: frozenset[Cell], farthest: int) -> dict[Cell, int]:
    """For each free space, the number of chambers to lay from there to reach one of *spaces*."""
    if not farthest:
        return {}
    lacking, taken = dict.fromkeys(spaces, 1), temple.cells
    rim = spaces
    for count in range(2, farthest + 1):
        beyond = frozenset[Cell]().union(*[cell.around for cell in rim])
        rim = beyond.difference(lacking).difference(taken)
        lacking.update(dict.fromkeys(rim, count))
    return lacking
