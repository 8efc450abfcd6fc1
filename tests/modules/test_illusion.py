"""Module 3: illusion chambers."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.setup import Seat, Setup
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.curses import CurseDrawn, CursesInPlay
from escape_tui.modules.illusion import IllusionsVanished, Vanished
from escape_tui.modules.queenies.questplus.snakes import Snakes
from escape_tui.modules.queenies.teleport import Teleporter
from escape_tui.modules.quest.ghost import Ghost
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.trap.cliff import Hanging
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.rules.dice import DieLost
from escape_tui.rules.exploring import Discover, PutUnderPile, TakenUp
from escape_tui.rules.gems import ActivatedGems, ActivateGems
from escape_tui.rules.moving import Enter, Entered, Left
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, Scene, W

FIRST_SLAM, SECOND_SLAM = 218, 398

TEMPLE = "illusion-1:E start illusion-2:W basic-07:W"


def illusions(drawing: str = TEMPLE, *, modules: tuple[str, ...] = (), **scene: object) -> Scene:
    return Scene(drawing, modules=("illusion", *modules), soundtrack="1", **scene)  # type: ignore[arg-type]


@rule("illusion.setup")
@pytest.mark.parametrize(
    ("modules", "kind"),
    [
        (("illusion",), "basic"),
        (("illusion", "curses"), "curse-and-treasure"),
        (("treasures", "illusion"), "curse-and-treasure"),
    ],
)
def test_six_illusions_replace_the_single_gem_chambers_of_the_set_in_play(
    modules: tuple[str, ...], kind: str
) -> None:
    setup = Setup((Seat("a", "red"), Seat("b", "blue")), modules)
    state = new_game(setup, CATALOGUE, SeededChance(5)).state
    tiles = [CATALOGUE.tiles[id] for id in (*state.pile, *state.temple.chambers)]
    assert sum(tile.kind == "illusion" for tile in tiles) == 6
    assert sum(tile.kind == kind for tile in tiles) == 7
    assert not any(tile.gems for tile in tiles if tile.kind == kind)
    assert sum(len(tile.gems) == 3 for tile in tiles) == 4


@rule("illusion.vanish")
def test_every_illusion_goes_under_the_pile_right_after_the_slam() -> None:
    scene = illusions(pile="exit basic-08")
    scene.clock(FIRST_SLAM - 0.001)
    assert "illusion-1" in scene.temple
    scene.clock(FIRST_SLAM)
    assert list(scene.temple.chambers) == ["start", "basic-07"]
    assert scene.state.pile == ("exit", "basic-08", "illusion-1", "illusion-2")
    assert scene.told(PutUnderPile) == [PutUnderPile(("illusion-1", "illusion-2"))]


@rule("illusion.vanish")
def test_it_happens_again_after_the_second_slam_and_not_at_the_collapse() -> None:
    scene = illusions("start illusion-3:W", pile="illusion-1 illusion-2 exit", dice={0: "A A A A"})
    scene.clock(FIRST_SLAM)
    scene.play(Discover(0, N))
    scene.clock(SECOND_SLAM)
    assert [event.chambers for event in scene.told(TakenUp)] == [("illusion-3",), ("illusion-1",)]
    scene.give(0, "A A")
    scene.play(Discover(0, N))
    scene.clock(600)
    assert len(scene.told(TakenUp)) == 2


@rule("illusion.vanish")
def test_a_temple_without_illusions_stays_as_it_is() -> None:
    scene = illusions("start basic-07:W")
    scene.clock(FIRST_SLAM)
    assert not scene.told(TakenUp)
    assert not scene.told(IllusionsVanished)


@rule("illusion.gems-stay-counted")
def test_gems_on_it_stay_activated() -> None:
    scene = illusions(at={0: "illusion-1"}, dice={0: "T T T T"}, depot=7)
    scene.play(ActivateGems(0))
    assert scene.game.ask(ActivatedGems()) == 1
    scene.clock(FIRST_SLAM)
    assert (scene.state.depot, scene.part(Vanished).gems) == (6, 1)
    assert scene.game.ask(ActivatedGems()) == 1


@rule("illusion.adventurers")
def test_adventurers_on_it_are_put_into_the_start_chamber_and_lose_one_die() -> None:
    scene = illusions(players=3, at={0: "illusion-1", 1: "basic-07"}, dice={0: "A A A A A", 1: "K K"})
    scene.clock(FIRST_SLAM)
    assert (scene.place(0), scene.place(1), scene.place(2)) == ("start", "basic-07", "start")
    assert scene.dice(0) == "A A A A"
    assert [event.player for event in scene.told(DieLost)] == [0, 1]
    assert Left(0, "illusion-1") in scene.happened
    assert scene.told(Entered) == [Entered(0, "start", "illusion-1", "illusion.adventurers")]


@rule("illusion.gaps")
def test_doors_towards_the_gap_are_open_entrances_from_both_sides() -> None:
    scene = illusions(at={1: "basic-07"}, pile="basic-08 exit", dice={1: "A A K"})
    scene.clock(FIRST_SLAM)
    assert E in scene.temple.open_entrances("start")
    assert W in scene.temple.open_entrances("basic-07")
    scene.give(1, "A A A K A A")
    scene.play(Discover(1, W))
    assert scene.chamber("basic-08").stairs is E
    scene.play(Enter(1, W))
    assert scene.place(1) == "basic-08"


@rule("illusion.again")
def test_a_vanished_chamber_that_is_drawn_again_is_fresh() -> None:
    scene = illusions("start illusion-1:W", pile="", at={0: "illusion-1"}, dice={0: "T T T T - -"}, depot=7)
    scene.play(ActivateGems(0))
    scene.clock(FIRST_SLAM)
    scene.give(0, "A A A A T T T T")
    scene.play(Discover(0, E))
    scene.play(Enter(0, E))
    scene.play(ActivateGems(0))
    assert scene.state.depot == 5
    assert scene.game.ask(ActivatedGems()) == 2


@rule("illusion.tokens", "treasures.secret-passage")
def test_a_secret_passage_touching_it_is_gone_and_others_stay() -> None:
    scene = illusions("illusion-1:E start\nbasic-07:N basic-11:S")
    passages = scene.temple.with_secret_passage("illusion-1", "basic-07")
    scene.put(temple=passages.with_secret_passage("start", "basic-11"))
    scene.clock(FIRST_SLAM)
    assert scene.temple.secret_passages == (("start", "basic-11"),)


@rule("illusion.tokens")
def test_a_treasure_on_it_goes_to_the_bottom_of_its_pile() -> None:
    scene = illusions(modules=("treasures",))
    treasures = scene.part(TreasuresInPlay)
    scene.put_part(replace(treasures, lying={"illusion-1": "teleport", "basic-07": "extra-gem"}))
    scene.clock(FIRST_SLAM)
    after = scene.part(TreasuresInPlay)
    assert after.lying == {"basic-07": "extra-gem"}
    assert after.pile == (*treasures.pile, "teleport")


@rule("illusion.tokens", "quest.ghost")
def test_a_ghost_on_it_goes_to_the_start_chamber() -> None:
    scene = illusions(modules=("quest",))
    scene.put_part(QuestsInPlay(("ghost",)))
    scene.put_part(Ghost("illusion-1"))
    scene.clock(FIRST_SLAM)
    assert scene.part(Ghost).chamber == "start"


@rule("illusion.tokens", "questplus.snakes")
def test_snakes_on_it_go_to_the_start_chamber() -> None:
    scene = illusions(modules=("quest", "questplus"))
    scene.put_part(QuestsInPlay(("snake-pit",)))
    scene.put_part(Snakes(("illusion-1", "basic-07", "illusion-2")))
    scene.clock(FIRST_SLAM)
    assert sorted(scene.part(Snakes).chambers) == ["basic-07", "start", "start"]


@rule("illusion.tokens", "teleport.token")
def test_the_teleporter_token_on_it_goes_to_its_chamber() -> None:
    scene = illusions(modules=("teleport",))
    scene.put_part(Teleporter("illusion-2"))
    scene.clock(FIRST_SLAM)
    assert scene.part(Teleporter) == Teleporter()


@rule("illusion.adventurers", "trap.cliff")
def test_who_hangs_beside_a_vanishing_chamber_hangs_on() -> None:
    scene = illusions("cliff-torch:E start illusion-2:W", modules=("trap",), at={0: "cliff-torch"})
    scene.put_part(Hanging({"cliff-torch": scene.adventurer(0).colour}))
    scene.clock(FIRST_SLAM)
    scene.give(0, "A A")
    scene.refuse(Enter(0, E), "trap.cliff")


@rule("illusion.adventurers", "maze.weakest-link")
def test_who_is_brought_to_the_start_chamber_was_not_there_at_the_slam() -> None:
    scene = illusions(modules=("curses", "maze"), at={0: "illusion-1"})
    scene.put_part(replace(scene.part(CursesInPlay), before=(("weakest-link",), ())))
    scene.clock(FIRST_SLAM)
    assert scene.state.ending is not None
    assert not scene.state.ending.is_won


@rule("illusion.masks")
@pytest.mark.parametrize("modules", [(), ("curses",)])
def test_purple_masks_on_illusions_count_only_with_curses(modules: tuple[str, ...]) -> None:
    scene = illusions("start", modules=modules, pile="illusion-4 exit", dice={0: "A A"})
    scene.play(Discover(0, N))
    assert len(scene.told(CurseDrawn)) == len(modules)
