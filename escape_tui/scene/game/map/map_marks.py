"""Marks: what the parts of a game put on the map."""

from collections.abc import Mapping

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from escape_tui.scene.modules.box import PRESENTATIONS
from tile_art.chambers.chamber import Mark

_MARKS = {each.part: each.marks for each in PRESENTATIONS if each.marks is not None}
_HANGING = tuple((each.part, each.hanging) for each in PRESENTATIONS if each.hanging is not None)


def marks_on(seen: State, catalogue: Catalogue) -> dict[ChamberId, tuple[Mark, ...]]:
    """Everything that lies in chambers, by chamber."""
    lying: dict[ChamberId, tuple[Mark, ...]] = {}
    for part in seen.parts.values():
        if (marks := _MARKS.get(type(part))) is not None:
            for chamber, mark in marks(part, seen, catalogue):
                lying[chamber] = (*lying.get(chamber, ()), mark)
    return lying


def hanging(seen: State) -> Mapping[ChamberId, str]:
    """Who hangs above which chamber, by colour."""
    found: dict[ChamberId, str] = {}
    for kind, hangs in _HANGING:
        if (part := seen.find_part(kind)) is not None:
            found |= hangs(part)
    return found
