"""Stepping away from the table and coming back."""

from escape_tui.rules.dice import Roll
from escape_tui.rules.presence import ComeBack, StepAway
from tests.rulebook import rule
from tests.temple import Scene


@rule("screen.leave")
def test_whose_connection_drops_keeps_his_seat_and_comes_back_to_the_same_state() -> None:
    scene = Scene(dice={0: "A K* B T"}, at={0: "basic-01"})
    before = scene.adventurer(0)
    scene.play(StepAway(0))
    assert scene.adventurer(0).is_away
    scene.wait(120)
    assert scene.place(0) == "basic-01", "his adventurer stands still"
    scene.play(ComeBack(0))
    assert scene.adventurer(0) == before


@rule("screen.leave")
def test_somebody_may_play_for_him_meanwhile() -> None:
    scene = Scene(dice={0: "- -"})
    scene.play(StepAway(0))
    scene.script(0, "AK")
    scene.play(Roll(0))
    scene.wait(1)
    assert scene.dice(0) == "A K"
    assert scene.adventurer(0).is_away


@rule("screen.leave")
def test_nobody_leaves_twice_or_comes_back_without_having_left() -> None:
    scene = Scene()
    scene.refuse(ComeBack(0), "screen.leave", reason="present")
    scene.play(StepAway(0))
    scene.refuse(StepAway(0), "screen.leave", reason="away")


@rule("screen.leave", "clock.slam")
def test_the_clock_does_not_wait_for_who_is_away() -> None:
    scene = Scene(at={0: "basic-01"}, soundtrack="1")
    scene.play(StepAway(0))
    scene.clock(218)
    assert scene.adventurer(0).lost == 1
