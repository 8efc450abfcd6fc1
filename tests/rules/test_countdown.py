"""The clock: "Escape!", gongs, slamming doors and the collapse."""

import pytest

from escape_tui.engine.happenings import ClockResumed, ClockStopped
from escape_tui.modules.box import new_game
from escape_tui.rules.countdown import Begun, Collapsed, Gonged, Slammed, Ticked
from escape_tui.rules.dice import DieLost, Landed, Roll
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.moving import Enter, IsSafe
from tests.rulebook import rule
from tests.rules.standing_in import Adjusts, happen, with_module
from tests.temple import CATALOGUE, E, Scene, ScriptedChance, W


def at_table(soundtrack: str | None = "1") -> Scene:
    """A table before "Escape!"."""
    scene = Scene(soundtrack=soundtrack)
    scene.game = new_game(scene.state.setup, CATALOGUE, ScriptedChance())
    return scene


@rule("base.start-together")
def test_nobody_acts_before_escape_sounds_and_then_the_clock_runs_for_all() -> None:
    scene = at_table()
    scene.refuse(Roll(0), "base.start-together")
    assert scene.wait(4.999) == ()
    assert scene.wait(0.001) == (Begun(),)
    assert scene.state.elapsed == 0
    scene.play(Roll(0))
    scene.play(Roll(1))


@rule("clock.ten-minutes")
@pytest.mark.parametrize("soundtrack", ["1", "2"])
def test_the_temple_collapses_ten_minutes_after_escape_exactly(soundtrack: str) -> None:
    scene = Scene(soundtrack=soundtrack)
    scene.clock(599.999)
    assert not scene.told(Collapsed)
    scene.clock(600)
    assert len(scene.told(Collapsed)) == 1
    assert scene.state.ending is not None
    assert scene.state.ending.at == 600_000


@rule("clock.three-countdowns")
@pytest.mark.parametrize(
    ("soundtrack", "gongs", "slams"), [("1", (180, 360, 540), (218, 398)), ("2", (165, 375, 540), (203, 413))]
)
def test_three_countdowns_the_first_two_end_with_a_slam_the_third_with_the_collapse(
    soundtrack: str, gongs: tuple[int, ...], slams: tuple[int, ...]
) -> None:
    scene = Scene(soundtrack=soundtrack)
    begins = scene.state.started_at
    for number, (gong, end) in enumerate(zip(gongs, (*slams, 600), strict=True), start=1):
        assert Gonged(number, begins + end * 1000) not in scene.clock(gong - 0.001)
        assert Gonged(number, begins + end * 1000) in scene.clock(gong)
    scene.clock(600)
    assert [event.slam for event in scene.told(Slammed)] == [1, 2]
    assert len(scene.told(Gonged)) == 3


@rule("clock.three-countdowns")
@pytest.mark.parametrize(("soundtrack", "slams"), [("1", (218, 398)), ("2", (203, 413))])
def test_the_door_slams_when_the_soundtrack_says(soundtrack: str, slams: tuple[int, ...]) -> None:
    scene = Scene(soundtrack=soundtrack)
    for number, slam in enumerate(slams, start=1):
        assert Slammed(number) not in scene.clock(slam - 0.001)
        assert Slammed(number) in scene.clock(slam)


@rule("clock.slam")
def test_whoever_is_not_in_the_start_chamber_loses_one_die_for_good_and_plays_on_from_there() -> None:
    scene = Scene(players=3, at={0: "basic-01", 2: "basic-02"}, soundtrack="1", dice={0: "A A - A A"})
    scene.clock(218)
    assert [len(scene.adventurer(player).dice) for player in range(3)] == [4, 5, 4]
    assert [scene.adventurer(player).lost for player in range(3)] == [1, 0, 1]
    assert scene.place(0) == "basic-01"
    scene.play(Enter(0, E))
    scene.clock(398)
    assert [scene.adventurer(player).lost for player in range(3)] == [1, 0, 2]


@rule("clock.slam", "dice.none-left")
def test_the_slam_takes_nothing_from_who_has_no_dice() -> None:
    scene = Scene(at={0: "basic-01"}, soundtrack="1", dice={0: ""})
    scene.clock(218)
    assert scene.adventurer(0).lost == 0


@rule("clock.slam")
def test_what_makes_a_chamber_safe_makes_it_safe_from_the_slam() -> None:
    scene = Scene(at={0: "basic-01"}, soundtrack="1")
    scene.game = with_module(scene, Adjusts(IsSafe, True))
    scene.clock(218)
    assert scene.adventurer(0).lost == 0


@rule("clock.slam-escaped")
def test_who_has_escaped_loses_nothing() -> None:
    scene = Scene("exit:E start", depot=0, at={0: "exit"}, dice={0: "K A"}, soundtrack="1")
    scene.play(Escape(0))
    scene.clock(10)
    kept = scene.adventurer(0).dice
    scene.clock(398)
    assert scene.adventurer(0).dice == kept
    assert not scene.told(DieLost)


@rule("clock.die-to-lose")
def test_the_slam_takes_the_die_that_is_missed_least() -> None:
    scene = Scene(at={0: "basic-01", 1: "basic-01"}, dice={0: "A* K - B", 1: "A* K -"}, soundtrack="1")
    scene.clock(218)
    assert (scene.dice(0), scene.dice(1)) == ("A* K -", "A* K")
    scene.clock(398)
    assert (scene.dice(0), scene.dice(1)) == ("A* K", "A*")


@rule("clock.die-to-lose", "dice.tumble")
def test_the_slam_may_take_a_die_that_tumbles_and_the_others_land() -> None:
    scene = Scene(at={0: "basic-01"}, dice={0: "K* A A"}, soundtrack="1")
    scene.clock(217.9)
    scene.play(Roll(0))
    scene.script(0, "T")
    scene.clock(219)
    assert scene.dice(0) == "K* T"


@rule("clock.cues")
def test_gongs_and_the_last_ten_seconds_of_every_countdown_are_told_to_everyone() -> None:
    scene = Scene(soundtrack="1")
    begins = scene.state.started_at
    heard: dict[int, list[int]] = {1: [], 2: [], 3: []}
    ends = {1: 218, 2: 398, 3: 600}
    while scene.state.ending is None:
        due = scene.game.next_deadline()
        assert due is not None
        for event in scene.game.advance(due):
            if isinstance(event, Ticked):
                assert scene.state.now == begins + (ends[event.gong] - event.seconds_left) * 1000
                heard[event.gong].append(event.seconds_left)
    assert heard == {gong: list(range(10, 0, -1)) for gong in (1, 2, 3)}


@rule("clock.practice")
def test_a_practice_game_has_no_countdown_and_no_collapse() -> None:
    scene = Scene(soundtrack=None, at={0: "basic-01"})
    assert scene.wait(3_600) == ()
    assert scene.state.ending is None
    assert scene.game.next_deadline() is None


@rule("clock.practice", "base.start-together")
def test_a_practice_game_counts_in_too() -> None:
    scene = at_table(soundtrack=None)
    scene.refuse(Roll(0), "base.start-together")
    assert scene.wait(5) == (Begun(),)


@rule("clock.hidden")
def test_a_table_that_hides_its_clock_hears_the_same_gongs_and_countdowns() -> None:
    seen, hidden = (Scene(soundtrack="1", is_clock_hidden=is_hidden) for is_hidden in (False, True))
    assert hidden.state.setup.is_clock_hidden
    assert seen.clock(600) == hidden.clock(600)
    assert len(hidden.told(Ticked)) == 30


@rule("clock.same-instant")
def test_who_comes_home_at_the_very_instant_of_the_slam_is_too_late() -> None:
    for seconds, lost in ((217.999, 0), (218, 1)):
        scene = Scene(at={0: "basic-01"}, dice={0: "A A B"}, soundtrack="1")
        scene.clock(seconds)
        scene.play(Enter(0, E))
        scene.clock(219)
        assert scene.adventurer(0).lost == lost


@rule("clock.same-instant")
def test_who_escapes_at_the_very_instant_of_the_collapse_is_too_late() -> None:
    scene = Scene("exit:E start", players=1, depot=0, at={0: "exit"}, dice={0: "K"}, soundtrack="1")
    scene.clock(600)
    scene.refuse(Escape(0), "end.lose", reason="over")


@rule("clock.same-instant")
def test_dice_that_land_at_the_very_instant_of_the_slam_are_still_tumbling_when_it_takes_one() -> None:
    scene = Scene(at={0: "basic-01"}, dice={0: "K* A"}, soundtrack="1")
    scene.clock(217.2)
    scene.play(Roll(0))
    happened = scene.clock(218)
    assert Slammed(1) in happened
    assert scene.dice(0) == "K*"
    assert not scene.told(Landed)


@rule("clock.same-instant")
def test_the_door_wins_also_after_the_clock_stood_still() -> None:
    scene = Scene(at={0: "basic-01"}, dice={0: "K* A"}, soundtrack="1")
    scene.clock(217.2)
    scene.play(Roll(0))
    happen(scene, ClockStopped())
    scene.wait(30)
    assert scene.dice(0) == "K* ?"
    happen(scene, ClockResumed())
    assert Slammed(1) not in scene.wait(0.799)
    assert Slammed(1) in scene.wait(0.001)
    assert scene.dice(0) == "K*"
    assert scene.state.elapsed == 218_000


@rule("clock.slam")
def test_the_way_home_before_the_slam_keeps_all_dice() -> None:
    scene = Scene(at={0: "basic-01", 1: "basic-02"}, dice={0: "A A", 1: "A A"}, soundtrack="1")
    scene.clock(200)
    scene.play(Enter(0, E))
    scene.play(Enter(1, W))
    scene.clock(300)
    assert not scene.told(DieLost)
