"""What the end tells about everyone."""

from escape_tui.engine.happenings import Ended
from escape_tui.rules.dice import AsideLost, DieSetAside, Freed, FreeDice, Roll
from escape_tui.rules.ending.leaving import Escape, GiveDie
from escape_tui.rules.ending.report import REPORTED, Deeds, Report, blank
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.gems import ActivateGems
from tests.rulebook import rule
from tests.rules.standing_in import happen
from tests.temple import Scene


def told(scene: Scene) -> Report:
    report = blank(len(scene.state.adventurers))
    for event in scene.happened:
        before, report = report, report.after(event, scene.state)
        assert report is before or isinstance(event, REPORTED), "a publisher would not tell of it"
    return report


@rule("end.report")
def test_the_end_tells_who_escaped_when_and_who_activated_how_many_gems() -> None:
    scene = Scene("exit:E start gem-key-1:W", depot=3, at={0: "gem-key-1", 1: "exit"}, dice={0: "K " * 10})
    scene.play(ActivateGems(0, 3))
    scene.give(1, "K")
    scene.wait(12)
    scene.play(Escape(1))
    report = told(scene)
    assert [deeds.gems for deeds in report.deeds] == [3, 0]
    assert report.gems == 3
    assert [deeds.escaped_at for deeds in report.deeds] == [None, 12_000]


@rule("end.report")
def test_a_gem_counts_for_everybody_who_paid_for_it_and_once_for_all() -> None:
    dice = {0: "T T", 1: "T* T*", 2: "A A"}
    scene = Scene(players=3, at=dict.fromkeys(range(3), "basic-01"), dice=dice)
    scene.play(ActivateGems(0))
    report = told(scene)
    assert [deeds.gems for deeds in report.deeds] == [1, 1, 0]
    assert report.gems == 1


@rule("end.report")
def test_the_end_tells_rolls_and_dice_lost() -> None:
    scene = Scene(soundtrack="1", at={0: "basic-01"})
    for player, faces in ((0, "AAAAA"), (0, "AAAAA"), (1, "AAAAA")):
        scene.script(player, faces)
        scene.play(Roll(player))
        scene.wait(0.8)
    scene.clock(218)
    happen(scene, DieSetAside(1, 0, "end.report"), AsideLost(1, "end.report"))
    assert [deeds.rolls for deeds in told(scene).deeds] == [2, 1]
    assert [deeds.dice_lost for deeds in told(scene).deeds] == [1, 1]


@rule("end.report")
def test_the_end_tells_who_helped_whom() -> None:
    scene = Scene(
        "exit:E start basic-01:W",
        players=3,
        depot=1,
        at={0: "basic-01", 1: "basic-01", 2: "exit"},
        dice={0: "T T B B", 1: "G T* T* T*", 2: "K K"},
    )
    scene.play(FreeDice(1, 0))
    scene.play(ActivateGems(0))
    scene.play(Escape(2))
    scene.play(GiveDie(2, 1))
    _, second, third = told(scene).deeds
    assert second.freed == (2, 0, 0)
    assert second.pooled == (2, 0, 0)
    assert third.given == (0, 1, 0)


@rule("end.report")
def test_who_frees_himself_helps_nobody_and_fate_is_nobodys_help() -> None:
    scene = Scene(dice={0: "G B", 1: "B"})
    scene.play(FreeDice(0, 0))
    scene.play(ProposeFate(0))
    scene.play(AnswerFate(1, agrees=True))
    assert Freed(1, (0,)) in scene.happened
    nobody = (0, 0)
    assert told(scene).deeds == (Deeds(freed=nobody, pooled=nobody, given=nobody),) * 2


@rule("end.report")
def test_the_finished_temple_is_there_after_the_end() -> None:
    scene = Scene("exit:E start", players=1, depot=0, at={0: "exit"}, dice={0: "K"})
    scene.play(Escape(0))
    assert scene.told(Ended) == [Ended(True, "end.win")]
    assert list(scene.state.temple.chambers) == ["exit", "start"]
