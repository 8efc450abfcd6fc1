"""Marks: what the parts of a game put on the map."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from tile_art.chamber import Mark

Placed = tuple[ChamberId, Mark]


def _treasures(part: Any, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    for chamber in part.lying:
        yield chamber, Mark("treasure")


#: For each part by name, what it shows and where.
MARKS_OF_PART: Mapping[str, Callable[[Any, State, Catalogue], Iterator[Placed]]] = {
    "TreasuresInPlay": _treasures,
}


def marks_on(seen: State, catalogue: Catalogue) -> dict[ChamberId, tuple[Mark, ...]]:
    """Everything that lies in chambers, by chamber."""
    lying: dict[ChamberId, tuple[Mark, ...]] = {}
    for name, part in seen.parts.items():
        if name in MARKS_OF_PART:
            for chamber, mark in MARKS_OF_PART[name](part, seen, catalogue):
                lying[chamber] = (*lying.get(chamber, ()), mark)
    return lying
