"""The temple: chambers on a grid, their doors, and the passages between them."""

from collections.abc import Hashable, Iterable, Iterator
from enum import Enum, IntEnum, auto
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.floor import Exits, Floor
from escape_tui.engine.once import once

#: A chamber has the name of its tile; the rear part of a double tile is `tile/rear`.
ChamberId = str
TileId = str

START: ChamberId = "start"
EXIT: ChamberId = "exit"


class Side(IntEnum):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def opposite(self) -> "Side":
        return _OPPOSITES[self]

    def turned(self, quarters: int) -> "Side":
        """This side after *quarters* quarter turns clockwise."""
        return Side((self + quarters) % 4)


#: All sides, clockwise; iterating over an enum is slow.
SIDES = tuple(Side)
_OPPOSITES = (Side.SOUTH, Side.WEST, Side.NORTH, Side.EAST)


class Reach(Enum):
    """How something gets from one chamber into another."""

    PASSAGE = auto()
    WALL = auto()
    TOUCH = auto()
    ANYWHERE = auto()


class Cell(NamedTuple):
    """A space of the grid; x grows to the east, y to the south."""

    x: int
    y: int

    def beyond(self, side: Side) -> "Cell":
        return _around(self)[side]

    @property
    def around(self) -> "tuple[Cell, ...]":
        """The neighbouring cells, by side."""
        return _around(self)


_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@lru_cache(maxsize=4_096)
def _around(cell: Cell) -> tuple[Cell, ...]:
    """The neighbouring cells of *cell*, by side."""
    return tuple(Cell(cell.x + dx, cell.y + dy) for dx, dy in _STEPS)


MIDDLE = Cell(0, 0)


@cache
def tile_of(chamber: ChamberId) -> TileId:
    """The tile on which *chamber* is printed."""
    return chamber.partition("/")[0]


class Chamber(Struct, frozen=True):
    """A chamber in the temple: *doors* and *stairs* are sides of the grid, after turning."""

    id: ChamberId
    cell: Cell
    doors: tuple[Side, ...]
    stairs: Side
    is_one_way: bool = False
    is_closed: bool = False
    gems: int = 0

    @property
    def ways_out(self) -> tuple[Side, ...]:
        """The doors by which an adventurer can leave."""
        if not self.is_one_way:
            return self.doors
        return tuple(side for side in self.doors if side is not self.stairs)

    def turned(self, quarters: int) -> "Chamber":
        doors = tuple(sorted(side.turned(quarters) for side in self.doors))
        return replace(self, doors=doors, stairs=self.stairs.turned(quarters))


class Temple(Struct, frozen=True, dict=True):
    """All chambers laid so far. Two chambers on one cell are halves of a double tile, with a wall between
    them."""

    chambers: dict[ChamberId, Chamber] = {}
    #: Neighbouring chambers that are joined although no doors face each other.
    secret_passages: tuple[tuple[ChamberId, ChamberId], ...] = ()

    @once
    def notes(self) -> dict[Hashable, Any]:
        """A cache for what others derive from this temple alone."""
        return {}

    @once
    def packed(self) -> msgspec.Raw:
        """The packed temple, cached because states are packed often."""
        return msgspec.Raw(msgspec.msgpack.encode(self, order="deterministic"))

    @once
    def cells(self) -> dict[Cell, tuple[Chamber, ...]]:
        by_cell: dict[Cell, tuple[Chamber, ...]] = {}
        for chamber in self.chambers.values():
            by_cell[chamber.cell] = (*by_cell.get(chamber.cell, ()), chamber)
        return by_cell

    @once
    def _floor(self) -> "Floor":
        return Floor({id: self._exits_of(chamber) for id, chamber in self.chambers.items()})

    def __contains__(self, chamber: ChamberId) -> bool:
        return chamber in self.chambers

    def at(self, cell: Cell) -> tuple[Chamber, ...]:
        return self.cells.get(cell, ())

    def is_free(self, cell: Cell) -> bool:
        return cell not in self.cells

    def through(self, chamber: ChamberId, side: Side) -> Chamber | None:
        """The chamber behind the passage on *side*, whether or not adventurers may use it; `None` if there
        is no passage."""
        there = self._floor.exits[chamber].passages.get(side)
        return None if there is None else self.chambers[there]

    def behind_wall(self, chamber: ChamberId, side: Side) -> tuple[Chamber, ...]:
        """The chambers on *side* of *chamber* to which no passage leads; never through half a double tile."""
        here = self.chambers[chamber]
        if not self.has_outer_wall(here, side) or self.through(chamber, side) is not None:
            return ()
        back = side.opposite
        return tuple(
            there
            for there in self.at(here.cell.beyond(side))
            if self.has_outer_wall(there, back) and self.through(there.id, back) is None
        )

    def through_wall(self, chamber: ChamberId, side: Side) -> Chamber | None:
        """The chamber behind a wall on *side*; nothing goes through the walls of a double tile."""
        if self.is_half(chamber):
            return None
        return next((there for there in self.behind_wall(chamber, side) if not self.is_half(there.id)), None)

    def touching(self, chamber: ChamberId) -> Iterator[Chamber]:
        """The chambers of the tiles around *chamber*'s own, corners included; of a double tile only the
        half that borders."""
        here = self.chambers[chamber].cell
        for there in self.chambers.values():
            dx, dy = here.x - there.cell.x, here.y - there.cell.y
            if max(abs(dx), abs(dy)) == 1 and self._borders_towards(there, dx, dy):
                yield there

    def leads(self, here: ChamberId, there: ChamberId, reach: Reach) -> bool:
        """Whether *reach* leads from *here* to *there*, another chamber."""
        match reach:
            case Reach.PASSAGE:
                return there in self._floor.exits[here].neighbours
            case Reach.WALL:
                behind = (self.through_wall(here, side) for side in Side)
                return any(chamber is not None and chamber.id == there for chamber in behind)
            case Reach.TOUCH:
                return any(chamber.id == there for chamber in self.touching(here))
            case Reach.ANYWHERE:
                return True

    def is_half(self, chamber: ChamberId) -> bool:
        """Whether *chamber* shares its tile with another one."""
        return len(self.at(self.chambers[chamber].cell)) > 1

    def has_secret_passage(self, one: ChamberId, other: ChamberId) -> bool:
        return (one, other) in self.secret_passages or (other, one) in self.secret_passages

    def ways(self, chamber: ChamberId) -> tuple[tuple[Side, ChamberId], ...]:
        """Every passage by which an adventurer can walk on from *chamber*, with the chamber behind it."""
        return self._floor.exits[chamber].ways

    def open_entrances(self, chamber: ChamberId) -> tuple[Side, ...]:
        return self._floor.exits[chamber].open_entrances

    def distances(self, start: ChamberId) -> dict[ChamberId, int]:
        """The distance in steps from *start* to each chamber that can be reached."""
        return self._floor.distances(start)

    def distances_to(self, goal: ChamberId) -> dict[ChamberId, int]:
        """The distance in steps to *goal* from each chamber that can reach it."""
        return self._floor.distances_to(goal)

    def nearest_ways(
        self, start: ChamberId, goal: ChamberId, closed: tuple[Side, ...] = ()
    ) -> tuple[tuple[Side, ChamberId], ...]:
        """The passages out of *start* that lead on a shortest way to *goal*, except those on *closed*
        sides, with the chambers behind them; none if there is no way."""
        return self._floor.nearest_ways(start, goal, closed)

    def way(self, start: ChamberId, goal: ChamberId) -> tuple[Side, ...] | None:
        """A shortest way from *start* to *goal*, as sides to walk through; `None` if there is none."""
        return self._floor.way(start, goal)

    def with_chambers(self, laid: Iterable[Chamber]) -> "Temple":
        changed = {chamber.id: chamber for chamber in laid}
        temple = replace(self, chambers=self.chambers | changed)
        temple._keep_exits(self, changed)
        return temple

    def with_gems(self, chamber: ChamberId, gems: int) -> "Temple":
        """With *gems* more in *chamber*; the ways stay the same."""
        here = self.chambers[chamber]
        temple = replace(self, chambers=self.chambers | {chamber: replace(here, gems=here.gems + gems)})
        temple.__dict__["_floor"] = self._floor
        return temple

    def without(self, lifted: Iterable[ChamberId]) -> "Temple":
        """This temple without some chambers and without the secret passages that touched them."""
        gone = tuple(lifted)
        kept = {id: chamber for id, chamber in self.chambers.items() if id not in gone}
        passages = tuple(pair for pair in self.secret_passages if pair[0] not in gone and pair[1] not in gone)
        return replace(self, chambers=kept, secret_passages=passages)

    def with_secret_passage(self, one: ChamberId, other: ChamberId) -> "Temple":
        return replace(self, secret_passages=(*self.secret_passages, (one, other)))

    def borders(self, half: Chamber, side: Side) -> bool:
        """Whether *half* reaches to *side* of its tile; it doesn't where the other half has a door."""
        return not any(side in other.doors for other in self.at(half.cell) if other is not half)

    def has_outer_wall(self, half: Chamber, side: Side) -> bool:
        """Whether the wall on *side* of its tile belongs to *half*: the rear part of a double tile has
        only the wall of its own entrance, since the inner wall is behind all others."""
        is_rear = half.id != tile_of(half.id)
        return side in half.doors if is_rear else self.borders(half, side)

    def _borders_towards(self, half: Chamber, dx: int, dy: int) -> bool:
        """Whether *half* reaches to the side or the corner of its tile towards *dx*, *dy*; both halves
        reach to a corner between their sides."""
        sides = tuple(side for side in Side if _STEPS[side] in ((dx, 0), (0, dy)))
        reaching = [each for each in self.at(half.cell) if all(self.borders(each, side) for side in sides)]
        return half in reaching or not reaching

    def _reach_each_other(self, here: Chamber, side: Side, there: Chamber) -> bool:
        """Whether no half of a double tile is between them, however it was turned since."""
        return self.borders(here, side) and self.borders(there, side.opposite)

    def _keep_exits(self, former: "Temple", changed: Iterable[ChamberId]) -> None:
        """Reuse the exits of chambers from *former*, except those *changed* and their neighbours."""
        spaces = {temple.chambers[id].cell for temple in (former, self) for id in changed if id in temple}
        near = spaces.union(*[space.around for space in spaces])
        known = former._floor.exits
        self.__dict__["_floor"] = Floor(
            {
                id: self._exits_of(chamber) if chamber.cell in near else known[id]
                for id, chamber in self.chambers.items()
            }
        )

    def _exits_of(self, here: Chamber) -> "Exits":
        """The exits of *here*, which depend only on the chambers in its cell and in neighbouring ones."""
        passages = dict(self._passages_from(here))
        ways = tuple(self._ways_from(here, passages))
        entrances = tuple([side for side in here.ways_out if self.is_free(here.cell.beyond(side))])
        return Exits(passages, ways, tuple([there for _, there in ways]), entrances)

    def _passages_from(self, here: Chamber) -> Iterator[tuple[Side, ChamberId]]:
        cells, doors, has_secrets = self.cells, here.doors, bool(self.secret_passages)
        for side, cell in zip(SIDES, _around(here.cell), strict=True):
            for there in cells.get(cell, ()) if has_secrets or side in doors else ():
                if self._is_joined(here, side, there):
                    yield side, there.id
                    break

    def _is_joined(self, here: Chamber, side: Side, there: Chamber) -> bool:
        """Whether a passage leads from *here* to *there*, its neighbour on *side*."""
        if side in here.doors and side.opposite in there.doors:
            return True
        if not self.secret_passages:
            return False
        return self.has_secret_passage(here.id, there.id) and self._reach_each_other(here, side, there)

    def _ways_from(self, here: Chamber, passages: dict[Side, ChamberId]) -> Iterator[tuple[Side, ChamberId]]:
        ways_out = here.ways_out
        for side, there in passages.items():
            if self.chambers[there].is_closed:
                continue
            if side in ways_out or self.has_secret_passage(here.id, there):
                yield side, there
