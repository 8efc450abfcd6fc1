"""Marks: what the expansions in play put on the map, and the prices that they change."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.icon import Cost
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import ChamberId
from escape_tui.scene.modules.box import PRESENTATIONS
from escape_tui.scene.words.narration import Narrator
from tile_art.chambers.chamber import Chamber, Mark

_MARKS = {each.part: each.marks for each in PRESENTATIONS if each.marks is not None}
_ASKS = tuple((each.part, each.asks) for each in PRESENTATIONS if each.asks is not None)
_OWN_MARKS = tuple((each.part, each.own_marks) for each in PRESENTATIONS if each.own_marks is not None)
_SAND = tuple((each.part, each.sand) for each in PRESENTATIONS if each.sand is not None)
_HANGING = tuple((each.part, each.hanging) for each in PRESENTATIONS if each.hanging is not None)


def marks_on(seen: State, catalogue: Catalogue) -> dict[ChamberId, tuple[Mark, ...]]:
    """Everything in the chambers, by chamber."""
    lying: dict[ChamberId, tuple[Mark, ...]] = {}
    for part in seen.parts.values():
        if (marks := _MARKS.get(type(part))) is not None:
            for chamber, mark in marks(part, seen, catalogue):
                lying[chamber] = (*lying.get(chamber, ()), mark)
    return lying


def own_marks_on(seen: State, narrator: Narrator) -> dict[ChamberId, Mark]:
    """What only the player who sees *seen* knows of marks, by chamber."""
    return {
        chamber: mark
        for kind, marks in _OWN_MARKS
        if (part := seen.find_part(kind)) is not None
        for chamber, mark in marks(part, narrator)
    }


def with_mark(drawn: Chamber, own: Mark | None) -> Chamber:
    """A chamber with *own* after its other things, instead of the mark of its kind that everybody sees."""
    if own is None:
        return drawn
    return replace(drawn, marks=(*(mark for mark in drawn.marks if mark.kind != own.kind), own))


def asked_on(seen: State, catalogue: Catalogue) -> dict[ChamberId, tuple[Cost, ...]]:
    """The prices of chambers where they differ from what is printed."""
    asked: dict[ChamberId, tuple[Cost, ...]] = {}
    for kind, asks in _ASKS:
        if (part := seen.find_part(kind)) is not None:
            asked |= asks(part, seen, catalogue)
    return asked


def sand_on_map(seen: State, now: Millis, catalogue: Catalogue) -> tuple[int, ...]:
    """How much sand is left in each hourglass on the map."""
    left = [
        sand(part, seen, now, catalogue) for kind, sand in _SAND if (part := seen.find_part(kind)) is not None
    ]
    return tuple(chain.from_iterable(left))


def hanging(seen: State) -> Mapping[ChamberId, str]:
    """The colours of the players hanging above each chamber."""
    return {
        chamber: colour
        for kind, hangs in _HANGING
        if (part := seen.find_part(kind)) is not None
        for chamber, colour in hangs(part).items()
    }
