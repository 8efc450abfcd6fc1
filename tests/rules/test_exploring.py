"""Discovering chambers, and the temple that closes itself."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.temple import Cell, ChamberId, Side
from escape_tui.rules.ending.closed_temple import WallGaveWay, WallOpened, wall_to_open
from escape_tui.rules.exploring import (
    FACE_DOWN,
    Discover,
    Laid,
    LaysAtOnce,
    PutUnderPile,
    Rearranged,
    TakenUp,
    TileTurnedUp,
    laying,
)
from escape_tui.rules.moving import Enter, arrival
from tests.rulebook import rule
from tests.rules.standing_in import Adjusts, happen, with_module
from tests.temple import E, N, S, Scene, W


@rule("base.discover")
def test_two_adventurers_lay_the_top_tile_behind_an_open_entrance_and_nobody_moves() -> None:
    scene = Scene(dice={0: "A A* A K"}, pile="basic-08 basic-09 exit")
    scene.play(Discover(0, N))
    laid = scene.chamber("basic-08")
    assert laid.cell == Cell(0, -1)
    assert laid.stairs is Side.SOUTH, "its stairs face the chamber it was discovered from"
    assert scene.state.pile == ("basic-09", "exit")
    assert scene.place(0) == "start"
    assert scene.dice(0) == "- A* - K"


@rule("base.discover")
def test_where_there_is_no_open_entrance_nothing_is_discovered() -> None:
    scene = Scene(dice={0: "A A", 1: "A A"}, at={1: "basic-02"}, pile="basic-08 exit")
    scene.refuse(Discover(0, W), "base.discover", reason="no-entrance")
    scene.refuse(Discover(1, W), "base.discover", reason="no-entrance")
    scene.refuse(Discover(1, S), "base.discover", reason="no-entrance")


@rule("base.discover", "base.refusal")
def test_discovering_is_paid_alone_and_the_refusal_says_what_is_missing() -> None:
    scene = Scene(dice={0: "A K", 1: "A* A*"})
    scene.refuse(Discover(0, N), "base.discover", needs="AA", missing="A")


@rule("base.discover-choice")
@pytest.mark.parametrize(("side", "doors"), [(N, (N, S, W)), (S, (N, E, S))])
def test_the_player_chooses_the_entrance_and_the_turn_follows_from_the_stairs(
    side: Side, doors: tuple[Side, ...]
) -> None:
    scene = Scene(dice={0: "A A"}, pile="basic-09 exit")
    assert scene.is_offered(Discover(0, N))
    assert scene.is_offered(Discover(0, S))
    scene.play(Discover(0, side))
    assert scene.chamber("basic-09").stairs is side.opposite
    assert scene.chamber("basic-09").doors == doors


@rule("base.discover-empty")
def test_with_no_tile_left_nothing_can_be_discovered() -> None:
    scene = Scene(dice={0: "A A"}, pile="")
    scene.refuse(Discover(0, N), "base.discover-empty")


@rule("screen.hidden")
def test_everybody_sees_how_high_the_pile_is_and_nobody_what_is_in_it() -> None:
    scene = Scene(pile="basic-08 basic-09 exit")
    for viewer in (0, 1, None):
        assert scene.game.seen_by(viewer).pile == (FACE_DOWN,) * 3
    assert scene.state.pile[0] == "basic-08"


def test_a_chamber_with_a_rear_part_is_laid_as_two_chambers_on_one_cell() -> None:
    scene = Scene(dice={0: "A A"}, pile="double-1 exit")
    scene.play(Discover(0, N))
    assert scene.chamber("double-1").doors == (E, S)
    assert scene.chamber("double-1/rear").doors == (N,)
    assert scene.chamber("double-1/rear").cell == scene.chamber("double-1").cell


def test_a_tile_may_be_turned_up_before_it_is_laid() -> None:
    scene = Scene(dice={0: "A A"}, pile="basic-08 exit")
    scene.game = with_module(scene, Adjusts(LaysAtOnce, False))
    assert scene.play(Discover(0, N))[1:] == (TileTurnedUp(0, "basic-08", "start", N),)
    assert scene.state.pile == ("exit",)
    scene.game.state = laying(scene.game, "basic-08", "start", N, by=0).apply(scene.state)
    assert scene.state.pile == ("exit",), "the tile in his hand has left the pile already"


def test_chambers_are_moved_taken_up_and_put_under_the_pile() -> None:
    scene = Scene()
    turned = scene.chamber("basic-02").turned(1)
    state = Rearranged((turned,)).apply(scene.state)
    assert state.temple.chambers["basic-02"].doors == turned.doors
    state = TakenUp(("basic-02",)).apply(state)
    assert "basic-02" not in state.temple
    assert PutUnderPile(("basic-02",)).apply(state).pile == ("exit", "basic-02")


def shut(scene: Scene, *chambers: ChamberId) -> None:
    """Wall up every door of *chambers* but their stairs."""
    walled = (replace(scene.chamber(id), doors=(scene.chamber(id).stairs,)) for id in chambers)
    scene.put(temple=scene.temple.with_chambers(walled))


def one_entrance_left(pile: str) -> Scene:
    """The last open entrance leads north from the start; north-west lies a chamber that nobody reaches."""
    scene = Scene(
        """
        basic-08:N  .           .
        basic-09:E  start       basic-12:W
        .           basic-10:N  .
        """,
        pile=pile,
        dice={0: "A A A A"},
    )
    shut(scene, "basic-08", "basic-09", "basic-12", "basic-10")
    return scene


@rule("temple.closed")
def test_a_wall_gives_way_at_the_free_space_nearest_to_the_start_when_no_open_entrance_is_left() -> None:
    scene = one_entrance_left("basic-11 basic-07 exit")
    happened = scene.play(Discover(0, N))
    assert WallGaveWay("basic-09", W) in happened
    assert scene.chamber("basic-07").cell == Cell(-2, 0)
    assert scene.temple.through("basic-09", W) is scene.chamber("basic-07")
    assert scene.temple.through("basic-07", E) is scene.chamber("basic-09")
    assert scene.state.pile == ("exit",)
    assert scene.told(Laid)[-1].by is None, "nobody discovered it"


@rule("temple.closed")
def test_only_the_one_tile_is_laid_when_it_leads_on() -> None:
    scene = one_entrance_left("basic-11 basic-07 basic-13 exit")
    scene.play(Discover(0, N))
    assert len(scene.told(WallGaveWay)) == 1
    assert scene.state.pile == ("basic-13", "exit")


@rule("temple.closed")
def test_walls_give_way_until_somebody_can_walk_on() -> None:
    scene = one_entrance_left("basic-11 obelisk basic-07 exit")
    scene.play(Discover(0, N))
    assert scene.told(WallGaveWay) == [WallGaveWay("basic-09", W), WallGaveWay("basic-09", S)]
    assert scene.chamber("obelisk").is_closed, "a chamber that nobody enters is no way on"
    assert scene.chamber("basic-07").cell == Cell(-1, 1)
    assert scene.state.pile == ("exit",)


@rule("temple.closed")
def test_the_last_tile_to_come_may_be_the_exit_itself() -> None:
    scene = one_entrance_left("basic-11 exit")
    scene.play(Discover(0, N))
    assert scene.temple.way("start", "exit") is not None
    assert scene.state.pile == ()


@rule("temple.closed")
def test_no_wall_gives_way_while_an_entrance_is_open_or_once_the_exit_lies() -> None:
    scene = one_entrance_left("basic-13 basic-07 exit")
    scene.play(Discover(0, N))
    assert not scene.told(WallGaveWay)
    scene = one_entrance_left("exit basic-07")
    scene.play(Discover(0, N))
    assert not scene.told(WallGaveWay)
    assert scene.state.pile == ("basic-07",)


@rule("temple.closed")
def test_an_entrance_that_somebody_else_can_reach_keeps_the_walls_up() -> None:
    scene = one_entrance_left("basic-11 basic-07 exit")
    scene.put_adventurer(1, chamber="basic-08")
    scene.play(Discover(0, N))
    assert not scene.told(WallGaveWay)


@rule("temple.closed")
def test_a_wall_gives_way_also_when_the_one_who_could_go_on_walks_into_the_closed_part() -> None:
    scene = one_entrance_left("basic-11 basic-07 exit")
    scene.put_adventurer(1, chamber="basic-08")
    scene.play(Discover(0, N))
    happen(scene, *arrival(scene.game, 1, "start"))
    assert len(scene.told(WallGaveWay)) == 1


@rule("temple.closed")
def test_without_a_free_space_to_walk_up_to_the_wall_to_a_neighbour_gives_way() -> None:
    scene = Scene(
        """
        .           basic-08:N  .
        basic-09:W  basic-11:S  basic-12:E
        .           start       .
        """,
        players=1,
        at={0: "basic-11"},
        pile="basic-07 exit",
    )
    shut(scene, "basic-08", "basic-09", "basic-12", "start")
    scene.put(temple=scene.temple.with_chambers((replace(scene.chamber("start"), doors=(S,)),)))
    assert wall_to_open(scene.game) is None
    happen(scene, Rearranged(()))
    assert scene.told(WallOpened) == [WallOpened("basic-11", "start")]
    assert scene.temple.open_entrances("start") == (S,)
    assert scene.state.pile == ("basic-07", "exit")


ISLAND = """
    basic-01:E start .          .
    .          .     basic-07:N basic-08:W
"""


@rule("temple.disconnected")
def test_chambers_cut_off_from_the_rest_stay_in_play_and_adventurers_there_go_on() -> None:
    scene = Scene(ISLAND, dice={0: "A A", 1: "A K A A"}, at={1: "basic-07"}, pile="basic-09 exit")
    assert scene.temple.way("start", "basic-07") is None
    scene.play(Enter(1, E))
    assert scene.place(1) == "basic-08"
    scene.play(Discover(1, E))
    assert scene.chamber("basic-09").cell == Cell(3, 1)


@rule("temple.disconnected", "temple.closed")
def test_while_those_cut_off_can_go_on_no_wall_gives_way_for_the_others() -> None:
    scene = Scene(ISLAND, dice={1: "A A"}, at={1: "basic-07"}, pile="basic-11 basic-09 exit")
    shut(scene, "start", "basic-01")
    scene.play(Discover(1, S))
    assert not scene.told(WallGaveWay)
