"""The moments that people will still talk about."""

from collections.abc import Callable

from escape_tui.rules.dice import FreeDice, Roll
from escape_tui.rules.ending.highlights import COLLAPSE, CloseCall
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.ending.report import Report, blank
from escape_tui.rules.moving import Enter
from tests.rulebook import rule
from tests.temple import E, Scene, W


def told(scene: Scene, *deeds: Callable[[], object]) -> Report:
    """The report when *deeds* were done one after another."""
    report, heard = blank(len(scene.state.adventurers)), 0
    for deed in deeds:
        deed()
        for event in scene.happened[heard:]:
            report = report.after(event, scene.state)
        heard = len(scene.happened)
    return report


@rule("end.report")
def test_who_comes_to_a_friend_whose_dice_are_all_locked_is_remembered() -> None:
    scene = Scene("basic-01:E start:W", at={0: "basic-01", 1: "start"}, dice={0: "T", 1: "A A A G*"})
    scene.script(0, "B")
    report = told(
        scene,
        lambda: scene.play(Roll(0)),
        lambda: scene.wait(2),
        lambda: scene.play(Enter(1, W)),
        lambda: scene.play(FreeDice(1, 0)),
    )
    assert [(rescue.helper, rescue.whom) for rescue in report.highlights.rescues] == [(1, 0)]
    assert report.highlights.best_friend() == (1, 0, 1)
    assert report.best_mask() == (1, 0, 1)


@rule("end.report")
def test_who_stood_there_already_did_not_come_for_anybody() -> None:
    scene = Scene(dice={0: "T", 1: "G*"})
    scene.script(0, "B")
    report = told(
        scene, lambda: scene.play(Roll(0)), lambda: scene.wait(2), lambda: scene.play(FreeDice(1, 0))
    )
    assert report.highlights.rescues == ()
    assert report.best_mask() == (1, 0, 1)


@rule("end.report")
def test_a_door_reached_at_the_last_second_is_remembered() -> None:
    scene = Scene("basic-01:E start:W", soundtrack="1", at={0: "basic-01", 1: "start"}, dice={0: "A A"})
    slam = scene.game.catalogue.soundtracks["1"].slams_ms[0] // 1000
    report = told(
        scene,
        lambda: scene.clock(slam - 2),
        lambda: scene.play(Enter(0, E)),
        lambda: scene.clock(slam),
    )
    assert report.highlights.close_calls == (CloseCall(0, 1, 2_000),)


@rule("end.report")
def test_an_escape_just_before_the_collapse_is_remembered_and_an_early_one_is_not() -> None:
    scene = Scene("exit:E start", soundtrack="1", depot=0, at={0: "exit", 1: "exit"})
    collapse = scene.game.catalogue.soundtracks["1"].collapse_ms // 1000
    report = told(
        scene,
        lambda: scene.clock(collapse - 20),
        lambda: scene.give(0, "K"),
        lambda: scene.give(1, "K"),
        lambda: scene.play(Escape(0)),
        lambda: scene.clock(collapse - 3),
        lambda: scene.play(Escape(1)),
    )
    assert report.highlights.close_calls == (CloseCall(1, COLLAPSE, 3_000),)
    assert report.highlights.narrowest == CloseCall(1, COLLAPSE, 3_000)


@rule("end.report")
def test_a_roll_that_paid_for_the_last_door_is_remembered() -> None:
    scene = Scene("basic-01:E start:W", soundtrack="1", at={0: "basic-01", 1: "start"}, dice={0: "A T"})
    scene.script(0, "AA")
    slam = scene.game.catalogue.soundtracks["1"].slams_ms[0] // 1000
    report = told(
        scene,
        lambda: scene.clock(slam - 4),
        lambda: scene.play(Roll(0)),
        lambda: scene.clock(slam - 3),
        lambda: scene.clock(slam - 2),
        lambda: scene.play(Enter(0, E)),
        lambda: scene.clock(slam),
    )
    (call,) = report.highlights.close_calls
    assert (call.player, call.gong, call.left_ms) == (0, 1, 2_000)
    assert call.rolled_ms == 3_000
