"""What commands name: places, players and things that can be pointed at."""

from typing import TYPE_CHECKING

from msgspec import Struct

from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId, Side, TileId


class Named(Struct, frozen=True, tag=True):
    """One thing that a command names."""


class NamedPlace(Named, frozen=True):
    """Something that can be pointed at on a map."""


class AtChamber(NamedPlace, frozen=True):
    chamber: ChamberId


class AtWall(NamedPlace, frozen=True):
    """The wall between the neighbours *chamber* and *there*."""

    chamber: ChamberId
    there: ChamberId


class AtEntrance(NamedPlace, frozen=True):
    """The door on *side* of *chamber* behind which nothing is laid yet."""

    chamber: ChamberId
    side: Side


class AtLine(NamedPlace, frozen=True):
    """The row y = *line* shifted east or west, or the column x = *line* shifted north or south."""

    line: int
    side: Side


class QuarterTurns(NamedPlace, frozen=True):
    """The tile of *chamber* after *quarters* quarter turns clockwise."""

    chamber: ChamberId
    quarters: int


class NamedPerson(Named, frozen=True):
    player: PlayerId


class NamedCard(Named, frozen=True):
    card: str


class NamedTile(Named, frozen=True):
    """A tile that is looked at before it is laid."""

    tile: TileId


class NamedDice(Named, frozen=True):
    """The dice of *player* at *places* of their row."""

    player: PlayerId
    places: tuple[int, ...]


class NamedIcon(Named, frozen=True):
    icon: Icon


if TYPE_CHECKING:
    AnyNamed = Named
else:
    #: Everything that a command may name, for messages that are decoded.
    AnyNamed = (
        AtChamber
        | AtWall
        | AtEntrance
        | AtLine
        | QuarterTurns
        | NamedPerson
        | NamedCard
        | NamedTile
        | NamedDice
        | NamedIcon
    )
