"""The grid: sides, doors, passages and ways; every tile in every turn beside every other."""

from itertools import product

import pytest
from msgspec.structs import replace

from escape_tui.engine.icon import Icon, cost, parsed, written
from escape_tui.engine.temple import MIDDLE, START, Cell, Chamber, Side, Temple, tile_of
from escape_tui.rules.exploring import as_laid
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, W, temple

#: Every tile in every turn; of those that lie alike, one.
LAID = tuple(
    {
        tuple((laid.doors, laid.ways_out, laid.is_closed) for laid in chambers): chambers
        for tile in CATALOGUE.tiles.values()
        for stairs in Side
        for chambers in (as_laid(tile, MIDDLE, stairs),)
    }.values()
)


def test_sides_turn_clockwise_and_have_opposites() -> None:
    assert [side.turned(1) for side in Side] == [E, S, W, N]
    assert [side.opposite for side in Side] == [S, W, N, E]
    assert [Cell(3, 3).beyond(side) for side in Side] == [(3, 2), (4, 3), (3, 4), (2, 3)]


@rule("base.discover-choice")
def test_every_tile_in_every_turn_has_its_printed_doors_turned_with_its_stairs() -> None:
    for tile, stairs in product(CATALOGUE.tiles.values(), Side):
        chambers = as_laid(tile, MIDDLE, stairs)
        quarters = (stairs - S) % 4
        for chamber, doors in zip(chambers, (tile.doors, tile.rear), strict=False):
            assert chamber.stairs is stairs
            assert set(chamber.doors) == {Side((door + quarters) % 4) for door in doors}
        if not tile.is_walled:
            assert stairs in chambers[0].doors


@rule("base.enter", "base.enter-blocked")
@pytest.mark.parametrize("side", Side)
def test_a_passage_is_where_two_doors_face_each_other_for_every_tile_turn_and_neighbour(side: Side) -> None:
    there_cell = MIDDLE.beyond(side)
    there_laid = [
        tuple(Chamber(f"{c.id}+", there_cell, c.doors, c.stairs, c.is_one_way, c.is_closed) for c in chambers)
        for chambers in LAID
    ]
    for here in LAID:
        for there in there_laid:
            built = Temple({chamber.id: chamber for chamber in (*here, *there)})
            for chamber in here:
                doors_facing = [other for other in there if side.opposite in other.doors]
                found = built.through(chamber.id, side)
                assert found == (doors_facing[0] if side in chamber.doors and doors_facing else None)
                can_walk = found is not None and not found.is_closed and side in chamber.ways_out
                ways = ((side, found.id),) if found is not None and can_walk else ()
                assert built.ways(chamber.id) == ways
                assert set(built.open_entrances(chamber.id)) == {*chamber.ways_out} - {side}


def test_no_way_leads_out_by_a_door_for_one_direction_but_by_all_others() -> None:
    slide = temple("slide:S").chambers["slide"]
    assert slide.ways_out == tuple(side for side in slide.doors if side is not S)


def test_the_shortest_way_and_how_far_everything_is() -> None:
    built = temple(
        """
        basic-07:S basic-13:W
        basic-01:E start
        .          basic-10:N
        """
    )
    assert built.distances(START) == {START: 0, "basic-13": 1, "basic-10": 1, "basic-01": 1, "basic-07": 2}
    assert built.distances(START) is built.distances(START)
    assert built.distances_to(START) == built.distances(START)
    assert built.distances_to("exit") == {}
    assert built.way(START, "basic-07") in ((N, W), (W, N))
    assert built.way(START, START) == ()
    assert built.way(START, "exit") is None


def test_nobody_is_near_where_a_door_for_one_direction_leads_away_from() -> None:
    built = temple("slide:W basic-01:N start")
    for here in built.chambers:
        for there in built.chambers:
            assert built.distances_to(there).get(here) == built.distances(here).get(there)


def test_what_lies_around_a_space() -> None:
    built = temple("basic-01:E start double-1:W")
    assert built.is_free(Cell(0, -1))
    assert not built.is_free(MIDDLE)
    assert "basic-01" in built
    assert tile_of("double-1/rear") == "double-1"


def test_what_lies_behind_a_wall_is_where_no_passage_leads() -> None:
    built = temple("basic-10:N start basic-02:W double-1:E")
    assert [chamber.id for chamber in built.behind_wall(START, W)] == ["basic-10"]
    assert built.behind_wall(START, E) == ()
    assert built.behind_wall(START, N) == ()
    assert [chamber.id for chamber in built.behind_wall("double-1/rear", S)] == []
    assert [chamber.id for chamber in built.behind_wall("basic-02", E)] == []


def test_a_temple_that_was_changed_has_the_ways_of_one_laid_at_once() -> None:
    built = temple("basic-10:N start basic-02:W").with_secret_passage("basic-10", START)
    built = built.with_chambers(as_laid(CATALOGUE.tiles["double-1"], Cell(2, 0), W))
    _assert_same_ways(built)
    moved = replace(built.chambers["basic-02"], cell=Cell(0, -1)).turned(1)
    _assert_same_ways(built.with_chambers((moved,)))
    lit = built.with_gems("basic-02", 2)
    assert lit.chambers["basic-02"].gems == 2
    _assert_same_ways(lit)


def _assert_same_ways(changed: Temple) -> None:
    fresh = Temple(changed.chambers, changed.secret_passages)
    for chamber in changed.chambers:
        assert changed.ways(chamber) == fresh.ways(chamber)
        assert changed.open_entrances(chamber) == fresh.open_entrances(chamber)
        assert changed.distances(chamber) == fresh.distances(chamber)
        assert changed.distances_to(chamber) == fresh.distances_to(chamber)
        assert [changed.through(chamber, side) for side in Side] == [
            fresh.through(chamber, side) for side in Side
        ]


def test_secret_passages_join_and_go_with_their_chambers() -> None:
    built = temple("basic-10:N start").with_secret_passage("basic-10", START)
    assert built.has_secret_passage(START, "basic-10")
    assert built.through(START, W) == built.chambers["basic-10"]
    assert (E, START) in built.ways("basic-10")
    gone = built.without(("basic-10",))
    assert gone.secret_passages == ()
    assert list(gone.chambers) == [START]


def test_icons_are_written_and_parsed_in_one_order() -> None:
    price = cost((Icon.TORCH, Icon.ADVENTURER, Icon.KEY, Icon.ADVENTURER))
    assert written(price) == "AAKT"
    assert parsed("T A K A") == price
    assert parsed(written(price)) == price
    with pytest.raises(ValueError, match="X"):
        parsed("A X")
