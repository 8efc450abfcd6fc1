"""Closing: a temple without a way on opens by itself, however it came to be closed."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.temple import Cell, ChamberId, Side
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.quest.ghost import Ghost, PushGhost
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.special.chalice import Chalice
from escape_tui.modules.trap.platform import WaitingPlatform, waits_from
from escape_tui.rules.ending.closed_temple import PartDrifted, WallGaveWay, WallOpened, wall_to_open
from escape_tui.rules.exploring import Discover, Rearranged, TakenUp
from escape_tui.rules.moving import Enter, arrival
from tests.rulebook import rule
from tests.temple import E, N, S, Scene, W


def happen(scene: Scene, *events: Event) -> None:
    """Let *events* happen, as a card could cause them."""
    scene.happened += scene.game._atomically(events)


def leave_doors(scene: Scene, chamber: ChamberId, *doors: Side) -> None:
    scene.put(temple=scene.temple.with_chambers((replace(scene.chamber(chamber), doors=doors),)))


def wall_up(scene: Scene, *chambers: ChamberId) -> None:
    """Leave *chambers* only the doors that lead somewhere."""
    walled = [
        replace(chamber, doors=tuple(side for side in chamber.doors if scene.temple.through(id, side)))
        for id in chambers
        for chamber in (scene.chamber(id),)
    ]
    scene.put(temple=scene.temple.with_chambers(walled))


def look_again(scene: Scene) -> None:
    """The temple changes, and looks as it did."""
    happen(scene, Rearranged(()))


@rule("base.discover", "trap.slide", "newchar.dungeon")
@pytest.mark.parametrize("tile", ["slide", "dungeon"])
def test_a_door_by_which_nobody_leaves_is_no_open_entrance(tile: str) -> None:
    scene = Scene(f"{tile}:W start", at={0: tile}, dice={0: "A A"}, pile="basic-07 exit")
    assert W in scene.chamber(tile).doors
    scene.refuse(Discover(0, W), "base.discover", reason="no-entrance")
    assert not scene.is_offered(Discover(0, W))
    assert scene.is_offered(Discover(0, scene.temple.open_entrances(tile)[0]))


@rule("temple.closed", "trap.slide")
def test_no_wall_gives_way_where_a_slide_comes_down() -> None:
    scene = Scene("basic-01:E slide:N start", at={0: "slide", 1: "slide"}, players=2, pile="basic-07 exit")
    leave_doors(scene, "slide", N)
    assert wall_to_open(scene.game) == ("slide", S)


@rule("temple.closed", "trap.slide")
def test_who_sits_in_a_slide_without_a_way_on_is_let_out_once_the_exit_lies() -> None:
    scene = Scene(
        """
        .          basic-10:E  .
        basic-01:N slide:E     start
        .          .           exit:N
        """,
        at={0: "slide"},
        dice={0: "A A A A"},
        pile="basic-07",
    )
    leave_doors(scene, "slide", E, N)
    assert scene.temple.ways("slide") == ()
    look_again(scene)
    assert scene.told(WallOpened) == [WallOpened("slide", "start")]
    assert scene.temple.way("slide", "exit") is not None
    scene.play(Enter(0, E))
    assert scene.place(0) == "start"


@rule("temple.closed")
def test_when_all_tiles_lie_a_wall_opens_towards_the_exit() -> None:
    scene = Scene("basic-09:S start\nexit:N .", pile="basic-07", dice={0: "A A"})
    wall_up(scene, "basic-09", "exit")
    assert scene.temple.way("start", "exit") is None
    scene.play(Discover(0, N))
    assert scene.state.pile == ()
    assert scene.told(WallOpened), "the last tile was laid elsewhere"
    assert scene.temple.way("start", "exit") is not None


@rule("temple.closed")
def test_while_somebody_cut_off_can_discover_no_wall_opens_for_them() -> None:
    scene = Scene("start exit:W . basic-07:N", at={1: "basic-07"}, pile="basic-08")
    look_again(scene)
    assert not scene.told(WallOpened)
    assert not scene.told(PartDrifted)


@rule("temple.closed")
def test_who_stands_on_an_island_comes_back_to_the_others() -> None:
    scene = Scene("start exit:W . basic-07:N", at={1: "basic-07"}, pile="")
    look_again(scene)
    (moved,) = scene.told(PartDrifted)
    assert [(chamber.id, chamber.cell) for chamber in moved.chambers] == [("basic-07", Cell(2, 0))]
    assert scene.temple.way("basic-07", "exit") is not None
    assert scene.place(1) == "basic-07"


@rule("temple.closed", "quest.obelisk", "special.double-halves")
def test_who_is_walled_in_by_the_obelisk_in_half_a_tile_gets_out() -> None:
    scene = Scene(
        "basic-05:E double-1:S start exit:W .\n. . obelisk:N . .",
        modules=("special", "quest"),
        pile="",
        players=1,
    )
    (rear,) = (chamber for chamber in scene.temple.chambers.values() if chamber.id.endswith("/rear"))
    beyond = rear.cell.beyond(rear.doors[0])
    obelisk = replace(scene.chamber("obelisk"), cell=beyond)
    scene.put(temple=scene.temple.with_chambers((obelisk,)))
    scene.put_adventurer(0, chamber=rear.id)
    assert scene.temple.ways(rear.id) == ()
    look_again(scene)
    assert len(scene.told(PartDrifted)) == 1
    assert scene.temple.way(rear.id, "exit") is not None


@rule("temple.closed", "illusion.vanish")
def test_an_exit_beside_which_every_chamber_vanished_comes_back() -> None:
    scene = Scene("exit:E illusion-1:E basic-01:E start", modules=("illusion",), pile="basic-07")
    happen(scene, TakenUp(("illusion-1",)))
    assert not scene.told(PartDrifted), "something can be discovered"
    scene.put(pile=())
    look_again(scene)
    assert [chamber.id for event in scene.told(PartDrifted) for chamber in event.chambers] == ["exit"]
    assert scene.temple.way("start", "exit") is not None


@rule("temple.closed", "cursedgem.look")
@pytest.mark.parametrize("is_own", [True, False])
def test_everybody_gets_to_the_place_of_their_own_gem(is_own: bool) -> None:
    scene = below_a_slide("basic-01", "cursedgem")
    gems = scene.part(CursedGems)
    mine = gems.before[1 if is_own else 0] or ""
    scene.put_part(replace(gems, pile=(), lying={"basic-01": mine}))
    look_again(scene)
    assert (scene.temple.way("start", "basic-01") is not None) == is_own


def below_a_slide(place: str, *modules: str) -> Scene:
    """One player is in *place* and can slide down to the other and the exit; nobody gets back up, and nothing
    is left to discover."""
    at = {0: place}
    scene = Scene(f"{place}:E slide:W start exit:W", modules=("trap", *modules), at=at, pile="", depot=0)
    leave_doors(scene, "slide", W, E)
    wall_up(scene, place, "slide", "start", "exit")
    assert scene.temple.way(place, "exit") is not None
    assert scene.temple.way("start", place) is None
    return scene


@rule("temple.closed", "quest.tree", "quest.task", "questplus.chaos", "questplus.snakes")
@pytest.mark.parametrize(
    ("quest", "module"),
    [
        ("tree-of-life", "quest"),
        ("task", "quest"),
        ("chaos", "questplus"),
        ("snake-pit", "questplus"),
        ("constellation", "questplus"),
    ],
)
def test_a_quest_that_may_need_all_can_be_reached_by_all(quest: str, module: str) -> None:
    scene = below_a_slide(quest, module)
    scene.put_part(QuestsInPlay((quest,), found=(quest,), done=(quest,)))
    look_again(scene)
    assert scene.temple.way("start", quest) is None, "it is done"
    scene.put_part(QuestsInPlay((quest,), found=(quest,)))
    look_again(scene)
    assert scene.temple.way("start", quest) is not None


@rule("temple.closed", "questplus.constellation")
def test_a_tile_with_three_gems_is_found_while_the_constellation_needs_one() -> None:
    scene = Scene("constellation:E start exit:W", players=3, modules=("questplus",), depot=0)
    wall_up(scene, "constellation", "start", "exit")
    scene.put(pile=("basic-01", "gem-torch-1"))
    scene.put_part(QuestsInPlay(("constellation",), found=("constellation",), done=("constellation",)))
    look_again(scene)
    assert not scene.told(WallGaveWay)
    scene.put_part(QuestsInPlay(("constellation",), found=("constellation",)))
    look_again(scene)
    assert scene.told(WallGaveWay)


@rule("temple.closed", "quest.ghost")
def test_the_ghost_can_be_pushed_home_wherever_its_chamber_lies() -> None:
    scene = Scene("ghost:N start exit:W", modules=("quest",), pile="")
    wall_up(scene, "start", "exit")
    leave_doors(scene, "ghost", N)
    scene.put_part(QuestsInPlay(("ghost",), found=("ghost",)))
    scene.put_part(Ghost("start"))
    look_again(scene)
    assert scene.told(WallOpened) == [WallOpened("start", "ghost")]
    scene.give(0, "T T")
    scene.play(PushGhost(0, W))
    assert scene.part(QuestsInPlay).done == ("ghost",)


@rule("temple.closed", "special.chalice")
def test_a_wall_opens_towards_a_chalice_that_nobody_reaches() -> None:
    scene = Scene("basic-09:N start exit:W", modules=("special",), pile="")
    leave_doors(scene, "basic-09", N)
    wall_up(scene, "start", "exit")
    scene.put_part(Chalice("basic-09"))
    look_again(scene)
    assert scene.told(WallOpened) == [WallOpened("start", "basic-09")]


@rule("temple.closed", "base.gem-bounded")
def test_a_wall_gives_way_for_gems_without_which_nobody_can_pay_the_way_out() -> None:
    closed = {"drawing": "start exit:W", "pile": "basic-07 gem-key-1", "dice": {0: "A A A", 1: "A A A A"}}
    enough = Scene(depot=3, **closed)  # type: ignore[arg-type]
    wall_up(enough, "start", "exit")
    look_again(enough)
    assert not enough.told(WallGaveWay), "four keys can be shown"
    scene = Scene(depot=4, **closed)  # type: ignore[arg-type]
    wall_up(scene, "start", "exit")
    look_again(scene)
    assert len(scene.told(WallGaveWay)) == 1
    assert "basic-07" in scene.temple


@rule("temple.closed", "cursedgem.place")
def test_a_wall_gives_way_while_a_location_tile_has_no_place_yet() -> None:
    scene = Scene("start exit:W", modules=("cursedgem",), pile="basic-07 basic-01", depot=0)
    wall_up(scene, "start", "exit")
    gems = scene.part(CursedGems)
    scene.put_part(
        replace(gems, pile=(), lying={"exit": gems.before[0] or "", "start": gems.before[1] or ""})
    )
    look_again(scene)
    assert not scene.told(WallGaveWay)
    scene.put_part(replace(gems, pile=(gems.before[1] or "",), lying={}))
    look_again(scene)
    assert len(scene.told(WallGaveWay)) == 1


@rule("temple.closed", "trap.platform-waits")
def test_a_waiting_platform_can_be_left_when_nothing_can_change_any_more() -> None:
    scene = Scene("platform:N\nstart\nexit:N", modules=("trap",), players=1, at={0: "platform"}, pile="")
    wall_up(scene, "start", "exit")
    scene.put_part(WaitingPlatform(Cell(0, -1)))
    scene.refuse(Enter(0, S), "trap.platform-waits", reason="held")
    look_again(scene)
    assert waits_from(scene.state) is None
    scene.give(0, "A A")
    scene.play(Enter(0, S))
    assert scene.place(0) == "start"


@rule("temple.closed")
def test_walking_into_a_part_without_a_way_on_opens_it() -> None:
    scene = Scene("basic-09:N start exit:W", pile="", players=1, at={0: "start"})
    leave_doors(scene, "basic-09", N)
    wall_up(scene, "start", "exit")
    look_again(scene)
    assert not scene.told(WallOpened)
    happen(scene, *arrival(scene.game, 0, "basic-09"))
    assert scene.told(WallOpened) == [WallOpened("basic-09", "start")]
