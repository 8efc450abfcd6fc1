"""The input for drawing: a chamber in its orientation, with everything and everybody in it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum

from tile_art.icons import LETTERS

#: A space of the temple's grid; x grows to the east, y to the south.
Cell = tuple[int, int]


class Side(IntEnum):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def opposite(self) -> "Side":
        return Side((self + 2) % 4)

    def turned(self, quarters: int) -> "Side":
        """This side after *quarters* quarter turns clockwise."""
        return Side((self + quarters) % 4)

    def beyond(self, cell: Cell) -> Cell:
        """The space next to *cell* on this side."""
        dx, dy = _STEPS[self]
        return cell[0] + dx, cell[1] + dy


_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def sides(letters: str) -> frozenset[Side]:
    """`"SNE"` as sides."""
    return frozenset(Side("NESW".index(letter)) for letter in letters.replace(" ", ""))


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to pay for here: *icons* as letters, and the gems that it brings."""

    icons: str
    gems: int = 0
    is_taken: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A thing in a chamber; `tile_art.chambers.marks.MARKS` lists the kinds and what *amount* means.

    The *label* follows it if there is room.
    """

    kind: str
    amount: int = 1
    label: str = ""


@dataclass(frozen=True, slots=True)
class Adventurer:
    """A player in this chamber; *colour* is the name of one of the six colours of the game."""

    colour: str
    letter: str
    is_me: bool = False
    is_calling: bool = False
    is_hanging: bool = False
    is_in_rear: bool = False


@dataclass(frozen=True, slots=True)
class Chamber:
    """A chamber after turning: its sides are those of the grid.

    *entry* is the price in letters, `""` if entering is free, `None` if nobody can enter. *stairs* that are
    not among the *doors* are walled up. *one_way* is a door that only leads in. *rear* names the doors of the
    rear part of a double chamber, *secret* the sides with a secret passage. *offers* of a double chamber are
    in its rear. Prices are written with *letters*.
    """

    name: str = ""
    entry: str | None = "AA"
    doors: frozenset[Side] = frozenset()
    stairs: Side | None = None
    one_way: Side | None = None
    rear: frozenset[Side] = frozenset()
    secret: frozenset[Side] = frozenset()
    offers: tuple[Offer, ...] = ()
    emblem: str = ""
    has_mask: bool = False
    has_treasure: bool = False
    marks: tuple[Mark, ...] = ()
    adventurers: tuple[Adventurer, ...] = ()
    is_start: bool = False
    is_exit: bool = False
    is_illusion: bool = False
    is_highlighted: bool = False
    letters: str = LETTERS

    def turned(self, quarters: int) -> "Chamber":
        """This chamber after *quarters* quarter turns clockwise."""

        def all_turned(turning: Iterable[Side]) -> frozenset[Side]:
            return frozenset(side.turned(quarters) for side in turning)

        return replace(
            self,
            doors=all_turned(self.doors),
            rear=all_turned(self.rear),
            secret=all_turned(self.secret),
            stairs=None if self.stairs is None else self.stairs.turned(quarters),
            one_way=None if self.one_way is None else self.one_way.turned(quarters),
        )
