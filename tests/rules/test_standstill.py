"""A standstill: nobody can do anything any more."""

from escape_tui.engine.setup import Difficulty
from escape_tui.rules.dice import FreeDice, Roll
from escape_tui.rules.ending.standstill import (
    Standstill,
    StandstillReached,
    StayInTemple,
    is_at_standstill,
)
from escape_tui.rules.fate import Fate
from tests.rulebook import rule
from tests.temple import Scene


def last_die_locks() -> Scene:
    """Everything is locked but one die of player 0, which is about to show a black mask."""
    scene = Scene(dice={0: "B B -", 1: "B B"}, difficulty=Difficulty.PROFESSIONAL)
    scene.script(0, "B")
    scene.play(Roll(0))
    scene.wait(1)
    return scene


@rule("end.lose")
def test_the_temple_takes_a_team_that_cannot_roll_any_more_in_ten_seconds() -> None:
    scene = last_die_locks()
    assert len(scene.told(StandstillReached)) == 1
    scene.wait(8)
    assert scene.state.ending is None
    scene.wait(2)
    assert scene.state.ending is not None
    assert (scene.state.ending.is_won, scene.state.ending.rule) == (False, "end.lose")


@rule("end.lose")
def test_one_player_who_wants_to_stay_is_enough() -> None:
    scene = last_die_locks()
    assert scene.is_offered(StayInTemple(1))
    scene.play(StayInTemple(1))
    assert scene.part(Standstill).is_staying
    assert not scene.is_offered(StayInTemple(0))
    scene.refuse(StayInTemple(0), "base.refusal")
    scene.wait(60)
    assert scene.state.ending is None


@rule("end.lose")
def test_a_turn_of_fate_is_a_way_on() -> None:
    scene = Scene(dice={0: "B B", 1: "B B"})
    assert scene.part(Fate).gems
    assert not is_at_standstill(scene.game)


@rule("end.lose")
def test_gold_in_anybodys_hand_is_a_way_on() -> None:
    scene = Scene(dice={0: "B B", 1: "B G*"}, at={1: "basic-02"}, difficulty=Difficulty.PROFESSIONAL)
    assert not is_at_standstill(scene.game)
    scene = Scene(dice={0: "B B", 1: "B B"}, difficulty=Difficulty.PROFESSIONAL)
    assert is_at_standstill(scene.game)
    scene.refuse(FreeDice(0, 1), "dice.golden", reason="no-mask")


@rule("end.lose")
def test_players_who_lost_all_their_dice_can_do_nothing_either() -> None:
    scene = Scene(dice={0: "", 1: "B"}, difficulty=Difficulty.PROFESSIONAL)
    assert is_at_standstill(scene.game)
    scene.give(1, "-")
    assert not is_at_standstill(scene.game)


@rule("end.lose")
def test_those_who_can_act_again_are_not_taken() -> None:
    scene = last_die_locks()
    scene.give(1, "- B")
    scene.wait(10)
    assert scene.state.ending is None
    assert not scene.state.has_part(Standstill)
