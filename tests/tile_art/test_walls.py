"""Walls join: every doorway beside every other, in every turn, with no broken corner."""

from itertools import chain, combinations, product

import pytest
from msgspec.structs import replace

from tests.tile_art.specimens import SPECIMENS, specimen_temple
from tile_art.chambers.chamber import Cell, Chamber, Side
from tile_art.chambers.doorway import Doorway, doorway
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import TempleArt, temple
from tile_art.inks.box_lines import EAST, JUNCTIONS, NORTH, SOUTH, WEST
from tile_art.inks.canvas import Picture
from tile_art.inks.ink import Ink

DRAWN = [Size.LARGE, Size.MEDIUM, Size.SMALL]
DOOR_SETS = tuple(frozenset(chain(doors)) for n in range(5) for doors in combinations(Side, n))
ARMS = {glyph: arms for arms, glyph in enumerate(JUNCTIONS) if arms} | {"┅": EAST + WEST, "┇": NORTH + SOUTH}
WALLS = (Ink.WALL, Ink.WALL_HERE, Ink.WALL_SAFE, Ink.WALL_EXIT, Ink.WALL_ILLUSION, Ink.WALL_SHUT)
LOOKS = ((NORTH, 0, -1, SOUTH), (EAST, 1, 0, WEST), (SOUTH, 0, 1, NORTH), (WEST, -1, 0, EAST))


def broken_joints(picture: Picture) -> list[tuple[int, int, str]]:
    """Walls with an arm that reaches nothing, or that is not met."""
    arms = {
        (x, y): ARMS[glyph]
        for y, line in enumerate(picture)
        for x, glyph in enumerate(line.text)
        if glyph in ARMS
    }
    return [
        (x, y, JUNCTIONS[met])
        for (x, y), met in arms.items()
        for arm, dx, dy, answer in LOOKS
        if bool(met & arm) is not bool(arms.get((x + dx, y + dy), 0) & answer)
    ]


def neighbours() -> list[Chamber | None]:
    wall, door = Chamber(), Chamber(doors=frozenset(Side))
    return [None, wall, door]


@pytest.mark.parametrize("size", [Size.LARGE, Size.SMALL, pytest.param(Size.MEDIUM, marks=pytest.mark.soak)])
@pytest.mark.parametrize("doors", DOOR_SETS)
def test_every_door_set_beside_every_kind_of_neighbour_joins(size: Size, doors: frozenset[Side]) -> None:
    for around in product(neighbours(), repeat=4):
        chambers: dict[Cell, Chamber] = {(0, 0): Chamber(doors=doors, stairs=min(doors, default=None))}
        for side, neighbour in zip(Side, around, strict=True):
            if neighbour is not None:
                chambers[side.beyond((0, 0))] = neighbour
        assert broken_joints(temple(chambers, size).picture) == []


@pytest.mark.parametrize("size", DRAWN)
@pytest.mark.parametrize("turns", range(4))
def test_every_specimen_in_every_turn_beside_every_neighbour_joins(size: Size, turns: int) -> None:
    for specimen in SPECIMENS:
        for neighbour in neighbours():
            chambers: dict[Cell, Chamber] = {(0, 0): specimen.chamber.turned(turns)}
            if neighbour is not None:
                chambers |= {side.beyond((0, 0)): neighbour for side in Side}
            assert broken_joints(without_insides(temple(chambers, size))) == []


def without_insides(art: TempleArt) -> Picture:
    """Emblems are drawn with lines too; walls are told from them by where they are."""
    return tuple(
        replace(
            line,
            text="".join(g if is_wall(ink) else " " for g, ink in zip(line.text, line.inks, strict=True)),
        )
        for line in art.picture
    )


def is_wall(cell: int) -> bool:
    return cell in WALLS


@pytest.mark.parametrize("size", DRAWN)
def test_a_temple_joins(size: Size) -> None:
    assert broken_joints(without_insides(temple(specimen_temple(), size))) == []


def middle_of(art: TempleArt, cell: Cell, side: Side) -> str:
    """The glyph in the middle of the wall on *side*."""
    place = art.place(cell)
    x = place.x + {Side.WEST: 0, Side.EAST: place.width - 1}.get(side, place.width // 2)
    y = place.y + {Side.NORTH: 0, Side.SOUTH: place.height - 1}.get(side, (place.height - 1) // 2)
    return art.picture[y].text[x]


@pytest.mark.parametrize("size", DRAWN)
@pytest.mark.parametrize("side", Side)
def test_passage_blocked_door_and_wall_can_be_told_apart(size: Size, side: Side) -> None:
    open_here = Chamber(doors=frozenset({side}))
    beyond = side.beyond((0, 0))
    shown = {
        kind: middle_of(temple({(0, 0): here, beyond: there}, size), (0, 0), side)
        for kind, here, there in (
            (Doorway.WALL, Chamber(), Chamber()),
            (Doorway.PASSAGE, open_here, Chamber(doors=frozenset({side.opposite}))),
            (Doorway.BLOCKED, open_here, Chamber()),
            (Doorway.SECRET, Chamber(secret=frozenset({side})), Chamber()),
        )
    }
    assert shown[Doorway.PASSAGE] == " "
    assert shown[Doorway.BLOCKED] == "▒"
    assert shown[Doorway.SECRET] == "◈"
    assert shown[Doorway.WALL] in "━┃"


@pytest.mark.parametrize("size", DRAWN)
@pytest.mark.parametrize("side", Side)
def test_stairs_show_from_both_chambers(size: Size, side: Side) -> None:
    beyond = side.beyond((0, 0))
    here = Chamber(doors=frozenset({side}), stairs=side)
    there = Chamber(doors=frozenset({side.opposite}))
    art = temple({(0, 0): here, beyond: there}, size)
    assert middle_of(art, (0, 0), side) in "█▤▥▟▙"
    assert middle_of(art, beyond, side.opposite) == middle_of(art, (0, 0), side)


@pytest.mark.parametrize("size", DRAWN)
@pytest.mark.parametrize(
    ("side", "arrow"), [(Side.NORTH, "▼"), (Side.EAST, "◄"), (Side.SOUTH, "▲"), (Side.WEST, "►")]
)
def test_a_one_way_door_points_into_its_chamber(size: Size, side: Side, arrow: str) -> None:
    slide = Chamber(doors=frozenset({side}), stairs=side, one_way=side)
    before = Chamber(doors=frozenset({side.opposite}))
    assert middle_of(temple({(0, 0): slide, side.beyond((0, 0)): before}, size), (0, 0), side) == arrow


@pytest.mark.parametrize("size", DRAWN)
def test_an_open_entrance_has_an_arrow_outside(size: Size) -> None:
    text = "".join(line.text for line in temple({(0, 0): Chamber(doors=frozenset(Side))}, size).picture)
    assert all(arrow in text for arrow in "▲►▼◄")


def test_a_doorway_is_the_same_from_both_sides() -> None:
    for here, there, side in product(DOOR_SETS, DOOR_SETS, Side):
        one, other = Chamber(doors=here), Chamber(doors=there)
        assert doorway(one, side, other) is doorway(other, side.opposite, one)
