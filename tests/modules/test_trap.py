"""Trap chambers: the pull, the platform, the invocation, the cliffs and the slide."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Event, RuleError
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.engine.temple import Cell
from escape_tui.hub.bots.advice import box
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.special.large_torch import LargeTorches
from escape_tui.modules.trap.cliff import ClimbUp, Hanging, TornAway
from escape_tui.modules.trap.invocation import SummonAll, Summoned
from escape_tui.modules.trap.platform import PlatformTravelled, PlatformWaits, outline, waits_from
from escape_tui.rules.dice import FreeDice
from escape_tui.rules.ending.closed_temple import WallGaveWay
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.rules.exploring import Discover, Rearranged, TakenUp, laying
from escape_tui.rules.moving import (
    AdventurersSwapped,
    Enter,
    Entered,
    HeldBy,
    Left,
    arrival,
    require_crossing,
)
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W, temple


def trap_scene(drawing: str = "start", **scene: object) -> Scene:
    return Scene(drawing, modules=("trap",), **scene)  # type: ignore[arg-type]


def happen(scene: Scene, *events: Event) -> None:
    """Let *events* happen, as a card could cause them."""
    scene.happened += scene.game._atomically(events)


@rule("trap.setup")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_to_four_traps_are_shuffled_in_and_never_lie_first(count: int) -> None:
    for seed in range(10):
        setup = Setup((Seat("player", COLOURS[0]),), ("trap",), {"trap": count})
        state = new_game(setup, CATALOGUE, SeededChance(seed)).state
        assert sum(CATALOGUE.tiles[tile].kind == "trap" for tile in state.pile) == count


@rule("trap.setup", "screen.combine")
@pytest.mark.parametrize("count", [1, 5, "all"])
def test_no_other_number_of_traps_can_be_agreed_on(count: int | str) -> None:
    with pytest.raises(RuleError) as refusal:
        new_game(Setup((Seat("player", "red"),), ("trap",), {"trap": count}), CATALOGUE, SeededChance(1))
    assert refusal.value.rule == "trap.setup"


@rule("trap.pull")
def test_who_discovers_a_trap_chamber_is_put_into_it_free() -> None:
    scene = trap_scene(pile="slide exit", dice={0: "A A K"})
    scene.play(Discover(0, E))
    assert scene.place(0) == "slide"
    assert scene.place(1) == "start"
    assert scene.dice(0) == "- - K"
    assert scene.told(Entered)[0].how == "trap.pull"


@rule("trap.pull", "temple.closed")
def test_a_trap_that_nobody_discovers_catches_nobody() -> None:
    scene = trap_scene(pile="cliff-key invocation platform exit")
    for tile, side in (("cliff-key", E), ("invocation", S), ("platform", W)):
        happen(scene, laying(scene.game, tile, "start", side, None))
    assert scene.place(0) == scene.place(1) == "start"
    assert not scene.told(PlatformTravelled)
    assert scene.game.ask(HeldBy(0)) == ""


@rule("trap.pull")
def test_who_has_escaped_before_his_trap_is_laid_is_not_caught() -> None:
    scene = trap_scene(pile="cliff-key exit")
    happen(scene, Escaped(0), laying(scene.game, "cliff-key", "start", E, 0))
    assert scene.place(0) is None
    assert not scene.state.has_part(Hanging)


@rule("trap.slide")
def test_nobody_leaves_the_slide_by_its_stairs() -> None:
    scene = trap_scene("start slide:W", at={0: "slide"}, dice={0: "A A", 1: "A A"})
    scene.refuse(Enter(0, W), "trap.slide")
    scene.refuse(Enter(0, N), "base.enter-blocked")
    scene.play(Enter(1, E))
    assert scene.place(1) == "slide"


@rule("trap.slide", "treasures.secret-passage")
def test_a_secret_passage_leads_out_of_the_slide_even_beside_its_stairs() -> None:
    scene = trap_scene("start basic-10:S slide:W", at={0: "slide"}, dice={0: "A A K"})
    scene.refuse(Enter(0, W), "trap.slide")
    scene.put(temple=scene.temple.with_secret_passage("basic-10", "slide"))
    scene.play(Enter(0, W))
    assert scene.place(0) == "basic-10"


@rule("trap.cliff")
@pytest.mark.parametrize(("tile", "icons"), [("cliff-torch", "T T T"), ("cliff-key", "K K K")])
def test_the_discoverer_hangs_above_the_cliff_until_he_alone_shows_its_icons(tile: str, icons: str) -> None:
    scene = trap_scene(pile=f"{tile} basic-07 exit", dice={0: "A A A A A", 1: "A A T* K*"})
    scene.play(Discover(0, E))
    assert scene.place(0) == tile
    scene.refuse(Enter(0, W), "trap.cliff", reason="held")
    scene.play(Enter(1, E))
    scene.refuse(ClimbUp(0), "trap.cliff", needs=icons, missing=icons)
    scene.refuse(ClimbUp(1), "trap.cliff", reason="not-hanging")
    assert box.errands(scene.game, 0)[0].command == ClimbUp(0)
    assert box.errands(scene.game, 1) == ()
    scene.give(0, f"{icons} A A")
    assert scene.is_offered(ClimbUp(0))
    scene.play(ClimbUp(0))
    assert scene.dice(0) == "- - - A A"
    scene.play(Enter(0, W))
    assert scene.place(0) == "start"
    assert scene.part(Hanging).colours == {}


@rule("trap.cliff")
def test_who_hangs_above_the_cliff_may_do_everything_else_discovering_included() -> None:
    scene = trap_scene(pile="cliff-torch basic-07 slide exit", dice={0: "A A A A A", 1: "A"})
    scene.play(Discover(0, E))
    assert scene.is_offered(Discover(0, E))
    scene.play(Discover(0, E))
    assert scene.chamber("basic-07").cell == Cell(2, 0)
    assert scene.place(0) == "cliff-torch"
    scene.refuse(Enter(0, E), "trap.cliff", reason="held")


@rule("trap.cliff", "trap.pull")
def test_a_second_trap_does_not_pull_anyone_off_the_cliff() -> None:
    scene = trap_scene(pile="cliff-torch slide exit", dice={0: "A A A A"})
    scene.play(Discover(0, E))
    scene.play(Discover(0, E))
    assert scene.place(0) == "cliff-torch"
    scene.refuse(Enter(0, E), "trap.cliff", reason="held")


@rule("trap.cliff-help")
def test_others_enter_free_while_someone_hangs_help_with_golden_masks_and_leave() -> None:
    scene = trap_scene(pile="cliff-key exit", dice={0: "A A B B", 1: "G A A"})
    scene.play(Discover(0, E))
    scene.play(Enter(1, E))
    assert scene.dice(1) == "G A A"
    scene.play(FreeDice(1, 0))
    assert scene.dice(0) == "- - - -"
    scene.play(Enter(1, W))
    assert scene.place(1) == "start"
    scene.give(0, "K K K")
    scene.play(ClimbUp(0))
    scene.refuse(Enter(1, E), "base.enter", needs="AA")


@rule("trap.cliff", "special.soul-exchange")
def test_the_adventurer_hangs_whoever_steers_him() -> None:
    scene = trap_scene(pile="cliff-key exit", dice={0: "A A K K K", 1: "K K K A A"})
    scene.play(Discover(0, E))
    happen(scene, AdventurersSwapped(0, 1))
    assert scene.place(0) == "start"
    scene.refuse(Enter(1, W), "trap.cliff")
    scene.refuse(ClimbUp(0), "trap.cliff", reason="not-hanging")
    scene.play(ClimbUp(1))
    scene.play(Enter(1, W))


@rule("trap.cliff")
def test_a_force_that_asks_nobody_tears_him_off_the_cliff() -> None:
    scene = trap_scene(pile="cliff-key exit", dice={0: "A A"})
    scene.play(Discover(0, E))
    happen(scene, *arrival(scene.game, 0, "start", "questplus.pitfall"))
    assert scene.told(TornAway) == [TornAway(0, "cliff-key")]
    assert scene.game.ask(HeldBy(0)) == ""
    happen(scene, Left(1, "start"))
    assert len(scene.told(TornAway)) == 1


@rule("trap.invocation")
def test_discovering_the_invocation_chamber_summons_everyone_still_inside() -> None:
    scene = trap_scene(
        "basic-07 start", players=4, pile="invocation exit", at={1: "basic-07"}, dice={0: "A A", 1: "K"}
    )
    scene.put_adventurer(3, chamber=None, escaped_at=1)
    scene.play(Discover(0, N))
    assert [scene.place(player) for player in range(4)] == ["invocation"] * 3 + [None]
    assert scene.told(Summoned) == [Summoned(0, (1, 2))]


@rule("trap.invocation", "trap.cliff", "trap.platform-waits")
def test_the_invocation_calls_everybody_whatever_holds_the_one_who_discovers_it() -> None:
    scene = trap_scene(players=3, pile="cliff-torch invocation exit", dice={0: "A A A A"})
    scene.play(Discover(0, E))
    scene.play(Discover(0, E))
    assert [scene.place(player) for player in range(3)] == ["cliff-torch", "invocation", "invocation"]
    assert scene.told(Summoned) == [Summoned(0, (1, 2))]
    scene = trap_scene(players=3, pile="platform invocation exit", dice={0: "A A A A"})
    scene.play(Discover(0, N))
    assert scene.told(PlatformWaits)
    scene.play(Discover(0, W))
    assert [scene.place(player) for player in range(3)] == ["platform", "invocation", "invocation"]


@rule("trap.invocation", "time.prohibition")
def test_a_movement_prohibition_forbids_the_paid_summons_but_not_that_of_the_discovery() -> None:
    scene = Scene(
        modules=("trap", "time"), players=3, pile="prohibition-3 invocation exit", dice={0: "A A A A K K K"}
    )
    scene.play(Discover(0, N))
    scene.play(Discover(0, S))
    assert [scene.place(player) for player in range(3)] == ["invocation"] * 3
    scene.put_adventurer(1, chamber="start")
    scene.refuse(SummonAll(0), "time.prohibition", reason="movement")
    scene.wait(30)
    scene.play(SummonAll(0))
    assert scene.place(1) == "invocation"


@rule("trap.invocation", "time.prohibition", "special.large-torch")
def test_where_a_large_torch_burns_nobody_is_summoned_while_the_start_chamber_is_prohibited() -> None:
    scene = Scene(
        "invocation:E start",
        modules=("trap", "time", "treasures", "special"),
        at={0: "invocation"},
        dice={0: "K K K"},
    )
    scene.put_part(LargeTorches(("invocation",)))
    happen(scene, laying(scene.game, "prohibition-4", "start", N, None))
    scene.refuse(SummonAll(0), "trap.invocation", reason="nobody")


@rule("trap.invocation")
def test_alone_nobody_is_summoned() -> None:
    scene = trap_scene(players=1, pile="invocation exit", dice={0: "A A K K K"})
    scene.play(Discover(0, N))
    assert not scene.told(Summoned)
    scene.refuse(SummonAll(0), "trap.invocation", reason="nobody")


@rule("trap.invocation")
def test_later_three_keys_summon_all_again() -> None:
    scene = trap_scene("invocation:E start", at={0: "invocation"}, dice={0: "K K K", 1: "K K K"})
    scene.refuse(SummonAll(1), "trap.invocation", reason="elsewhere")
    assert not any(isinstance(offer.command, SummonAll) for offer in scene.game.offers(1))
    scene.give(0, "K K A")
    scene.refuse(SummonAll(0), "trap.invocation", needs="KKK", missing="K")
    scene.give(0, "K K K")
    assert scene.is_offered(SummonAll(0))
    scene.play(SummonAll(0))
    assert scene.place(1) == "invocation"
    assert scene.dice(0) == "- - -"


@rule("trap.invocation", "trap.cliff", "character.forbidden")
def test_who_hangs_above_a_cliff_does_not_answer_the_summons() -> None:
    scene = trap_scene(
        "invocation:E start cliff-key:W", players=3, at={0: "invocation", 1: "cliff-key"}, dice={0: "K K K"}
    )
    scene.put_part(Hanging({"cliff-key": scene.adventurer(1).colour}))
    scene.play(SummonAll(0))
    assert scene.place(1) == "cliff-key"
    assert scene.place(2) == "invocation"
    with pytest.raises(RuleError, match=r"trap\.cliff"):
        require_crossing(scene.game, 1, "start", "treasures.teleport")


@rule("trap.platform")
def test_the_platform_travels_clockwise_to_the_first_door_that_its_stairs_meet() -> None:
    scene = trap_scene("basic-07 start", pile="platform exit", dice={0: "A A"})
    scene.play(Discover(0, N))
    # From north of the start it passes east and south of both chambers and comes up in the west.
    assert scene.chamber("platform").cell == Cell(-1, -1)
    assert scene.chamber("platform").stairs is S
    assert scene.chamber("platform").doors == (N, S, W)
    assert scene.place(0) == "platform"
    assert scene.game.ask(HeldBy(0)) == ""


@rule("trap.platform")
def test_the_platform_passes_spaces_where_its_stairs_meet_a_wall_or_nothing() -> None:
    drawing = """
        .        .          basic-07
        basic-10:E start    basic-11:W
    """
    scene = trap_scene(drawing, pile="platform exit", dice={0: "A A"}, at={0: "basic-07"})
    scene.play(Discover(0, W))
    assert scene.chamber("platform").stairs is E
    # Its stairs point east: only west of basic-10 a door looks west.
    assert scene.chamber("platform").cell == Cell(-2, 0)


@rule("trap.platform")
def test_the_platform_goes_into_the_bays_of_the_temple() -> None:
    drawing = """
        basic-07 .        basic-13
        basic-10:E start  basic-11:S
    """
    scene = trap_scene(drawing, pile="platform exit", dice={0: "A A"}, at={0: "basic-07"})
    scene.play(Discover(0, N))
    # Stairs to the south: over the bay above the start chamber it stops, before it reaches basic-13.
    assert scene.chamber("platform").cell == Cell(0, -1)


@rule("trap.platform")
def test_the_way_round_a_single_chamber_is_clockwise() -> None:
    way = list(outline(temple("start"), Cell(0, -1), S))
    assert way == [Cell(0, -1), Cell(1, 0), Cell(0, 1), Cell(-1, 0)]


@rule("trap.platform")
def test_the_way_round_follows_chambers_that_touch_at_their_corners() -> None:
    way = list(outline(temple(". basic-07\nstart ."), Cell(0, -1), S))
    assert way == [
        Cell(0, -1),
        Cell(0, -1),
        Cell(1, -2),
        Cell(2, -1),
        Cell(1, 0),
        Cell(1, 0),
        Cell(0, 1),
        Cell(-1, 0),
    ]


@rule("trap.platform")
def test_from_an_inner_court_the_platform_gets_out_to_where_it_fits() -> None:
    drawing = """
        basic-07   basic-10:E  basic-12:N
        basic-09:S .           basic-13
        start      basic-08:E  basic-11:N
    """
    scene = trap_scene(drawing, pile="platform exit", dice={0: "A A"}, at={0: "basic-13"})
    scene.play(Discover(0, W))
    assert scene.told(PlatformTravelled)
    platform = scene.chamber("platform")
    assert platform.stairs is E
    assert scene.temple.through("platform", E) is not None
    assert platform.cell != Cell(1, -1)


@rule("trap.platform-waits")
def test_without_a_place_to_go_the_platform_waits_and_nobody_on_it_leaves() -> None:
    scene = trap_scene(pile="platform basic-01 basic-07 exit", dice={0: "A A A A A", 1: "A A A A A"})
    scene.play(Discover(0, N))
    assert scene.told(PlatformWaits) == [PlatformWaits(Cell(0, -1))]
    scene.refuse(Enter(0, S), "trap.platform-waits")
    scene.play(Discover(1, S))
    assert scene.chamber("platform").cell == Cell(0, -1)
    scene.play(Discover(1, W))
    assert scene.chamber("platform").cell == Cell(-1, -1)
    assert scene.place(0) == "platform"
    assert waits_from(scene.state) is None
    scene.play(Enter(0, S))
    assert scene.place(0) == "basic-07"


@rule("trap.platform-waits")
def test_who_follows_onto_a_waiting_platform_is_stuck_there_too() -> None:
    scene = trap_scene(players=3, pile="platform exit", dice={0: "A A", 1: "A A A A"})
    scene.play(Discover(0, N))
    scene.play(Enter(1, N))
    scene.refuse(Enter(1, S), "trap.platform-waits")


@rule("trap.platform-waits", "maze.gear")
def test_a_waiting_platform_that_is_shifted_or_turned_stops_where_it_fits() -> None:
    scene = trap_scene(pile="platform exit", dice={0: "A A"})
    scene.play(Discover(0, N))
    happen(scene, Rearranged((scene.chamber("platform").turned(1),)))
    assert scene.chamber("platform").cell == Cell(1, 0)
    scene = trap_scene("start basic-09:W", pile="platform exit", dice={0: "A A"})
    scene.play(Discover(0, S))
    turned = scene.chamber("basic-09").turned(1)
    happen(scene, Rearranged((replace(scene.chamber("platform"), cell=Cell(1, 1)), turned)))
    assert waits_from(scene.state) is None
    assert scene.chamber("platform").cell == Cell(1, 1)


@rule("trap.platform-waits", "illusion.gaps")
def test_a_waiting_platform_finds_parts_of_the_temple_that_lie_apart() -> None:
    scene = trap_scene(
        "start basic-10:W basic-10:W".replace("basic-10:W basic-10:W", "basic-10:W basic-11:W")
    )
    happen(scene, TakenUp(("basic-10",)))
    scene.put(pile=("platform", "exit"))
    scene.give(0, "A A")
    scene.play(Discover(0, W))
    assert scene.chamber("platform").stairs is E
    assert scene.told(PlatformTravelled)
    assert scene.chamber("platform").cell == Cell(1, 0)


@rule("trap.platform-waits")
def test_who_is_stranded_on_the_platform_discovers_from_it_until_it_can_go() -> None:
    scene = trap_scene(players=1, pile="platform basic-11 basic-01 exit", dice={0: "A A A A A A"})
    scene.play(Discover(0, N))
    commands = [errand.command for errand in box.errands(scene.game, 0)]
    assert commands == [Discover(0, N), Discover(0, W)]
    scene.play(Discover(0, W))
    assert waits_from(scene.state) == Cell(0, -1)
    scene.play(Discover(0, N))
    assert scene.chamber("platform").cell == Cell(0, -3)
    assert box.errands(scene.game, 0) == ()


@rule("trap.platform-waits", "trap.pull")
def test_a_second_trap_does_not_take_anyone_off_a_waiting_platform() -> None:
    scene = trap_scene(pile="platform cliff-key exit", dice={0: "A A A A"})
    scene.play(Discover(0, N))
    scene.play(Discover(0, W))
    assert scene.place(0) == "platform"
    assert not scene.state.has_part(Hanging)


@rule("trap.platform-waits", "temple.closed")
def test_a_wall_gives_way_beside_a_waiting_platform_without_an_open_entrance() -> None:
    drawing = """
        .          basic-11:E
        basic-10:E .
        .          start
    """
    scene = trap_scene(drawing, players=1, pile="platform basic-13 exit", dice={0: "A A"})
    scene.play(Discover(0, N))
    assert scene.told(WallGaveWay) == [WallGaveWay("platform", E)]
    assert scene.temple.chambers["basic-13"].cell == Cell(1, -1)
