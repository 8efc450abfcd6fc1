"""Escaping, the die left behind, and how a game ends."""

import pytest

from escape_tui.engine.icon import FREE
from escape_tui.engine.state import Choice
from escape_tui.rules.dice import Roll
from escape_tui.rules.ending.leaving import GIFT, DieGiven, EndOfEscape, Escape, EscapeCost, Escaped, GiveDie
from escape_tui.rules.exploring import Discover
from escape_tui.rules.moving import Enter, HeldBy
from tests.rulebook import rule
from tests.rules.standing_in import Adjusts, with_module
from tests.temple import E, N, Scene, W

DOOR = "basic-01:E start exit:W"


def before_the_exit(players: int = 2, depot: int = 0, **dice: str) -> Scene:
    """Everyone stands on the exit; *dice* are written by seat: `p0="K A"`."""
    written = {int(seat[1:]): row for seat, row in dice.items()}
    at = dict.fromkeys(range(players), "exit")
    return Scene(DOOR, players=players, depot=depot, at=at, dice=written, pile="basic-07")


@rule("base.escape")
@pytest.mark.parametrize("depot", [0, 1, 3])
def test_the_way_out_costs_a_key_for_every_gem_in_the_depot_and_one_more(depot: int) -> None:
    scene = before_the_exit(depot=depot, p0="K* " + "K " * depot + "A")
    assert scene.is_offered(Escape(0))
    scene.play(Escape(0))
    assert not scene.adventurer(0).is_inside
    assert scene.place(0) is None
    assert scene.dice(0) == "- " * (depot + 1) + "A"


@rule("base.escape", "base.refusal")
def test_nobody_elses_keys_help_and_the_refusal_says_how_many_are_missing() -> None:
    scene = before_the_exit(depot=2, p0="K A", p1="K* K* K*")
    scene.refuse(Escape(0), "base.escape", needs="KKK", missing="KK")


@rule("base.escape")
def test_escape_is_only_in_the_exit_chamber() -> None:
    scene = Scene(DOOR, depot=0, dice={0: "K K"})
    scene.refuse(Escape(0), "base.escape", reason="not-on-exit")
    assert not scene.is_offered(Escape(0))


@rule("base.escape")
def test_who_is_held_does_not_escape() -> None:
    scene = before_the_exit(p0="K")
    scene.game = with_module(scene, Adjusts(HeldBy, "trap.cliff"))
    scene.refuse(Escape(0), "trap.cliff")


@rule("base.escape-anytime")
def test_a_player_on_the_exit_keeps_trying_while_others_play_and_may_leave_it_again() -> None:
    scene = before_the_exit(p0="A A K T", p1="A A")
    scene.put(depot=1)
    scene.refuse(Escape(0), "base.escape", needs="KK", missing="K")
    scene.script(0, "KKTT")
    scene.play(Enter(1, W))
    scene.play(Roll(0))
    scene.wait(0.8)
    scene.play(Escape(0))
    assert scene.place(0) is None
    assert scene.place(1) == "start"


@rule("base.escape-anytime")
def test_the_exit_can_be_left_by_its_door_like_any_chamber() -> None:
    scene = before_the_exit(p0="A A A K K")
    scene.play(Enter(0, W))
    scene.play(Enter(0, E))
    scene.play(Escape(0))
    assert scene.place(0) is None


@rule("base.escape-gift")
def test_who_has_escaped_gives_one_of_his_dice_to_anyone_inside_and_it_arrives_spent() -> None:
    scene = before_the_exit(players=3, p0="K* A T*", p1="A A", p2="A")
    scene.play(Escape(0))
    assert scene.is_offered(GiveDie(0, 1))
    scene.play(GiveDie(0, 1))
    assert [scene.dice(player) for player in range(3)] == ["A T*", "A A -", "A"]
    scene.script(1, "KKK")
    scene.play(Roll(1))
    scene.wait(0.8)
    assert scene.dice(1) == "K K K", "the receiver uses it at once"


@rule("base.escape-gift")
def test_the_gift_is_given_once() -> None:
    scene = before_the_exit(players=3, p0="K A A")
    scene.play(Escape(0))
    scene.play(GiveDie(0, 2))
    scene.refuse(GiveDie(0, 1), "base.escape-gift", reason="no-gift")
    scene.wait(11)
    assert len(scene.told(DieGiven)) == 1


@rule("base.escape-gift")
def test_nobody_inside_gives_a_die_nor_does_anyone_get_it_who_is_outside() -> None:
    scene = before_the_exit(players=3, p0="K A", p1="K A")
    scene.refuse(GiveDie(2, 0), "base.escape-gift", reason="no-gift")
    scene.play(Escape(0))
    scene.play(Escape(1))
    scene.refuse(GiveDie(0, 1), "base.escape-gift", reason="outside")
    scene.refuse(GiveDie(0, 0), "base.escape-gift", reason="outside")
    scene.refuse(GiveDie(0, 3), "base.escape-gift", reason="unknown")
    scene.refuse(GiveDie(0, -1), "base.escape-gift", reason="unknown")
    scene.play(GiveDie(1, 2))
    scene.play(GiveDie(0, 2))
    assert len(scene.adventurer(2).dice) == 7


@rule("base.escape-gift")
def test_after_ten_seconds_it_goes_to_the_one_with_the_fewest_usable_dice() -> None:
    scene = before_the_exit(players=4, p0="K A", p1="A A A", p2="A - B B B", p3="A A A A")
    scene.play(Escape(0))
    assert scene.state.choice(0, GIFT) == Choice(0, GIFT, scene.state.now + 10_000)
    scene.wait(9.999)
    assert not scene.told(DieGiven)
    scene.wait(0.001)
    assert scene.told(DieGiven) == [DieGiven(0, 2)]
    assert scene.state.choices == ()


@rule("base.escape-gift")
def test_the_default_looks_at_who_is_still_inside_when_the_time_is_up() -> None:
    scene = before_the_exit(players=3, p0="K A", p1="K", p2="A A A")
    scene.play(Escape(0))
    scene.play(Escape(1))
    scene.wait(10)
    assert scene.told(DieGiven) == [DieGiven(0, 2), DieGiven(1, 2)]


@rule("base.escape-gift")
def test_who_escapes_without_dice_gives_none() -> None:
    scene = before_the_exit(p0="")
    scene.game = with_module(scene, Adjusts(EscapeCost, FREE))
    scene.play(Escape(0))
    assert scene.state.choices == ()


@rule("base.escape")
def test_who_is_out_does_nothing_more_in_the_temple() -> None:
    scene = before_the_exit(p0="K A A")
    scene.play(Escape(0))
    for command in (Roll(0), Enter(0, W), Discover(0, N), Escape(0)):
        scene.refuse(command, "base.escape", reason="outside")


@rule("end.win")
def test_all_have_escaped_and_the_game_is_won_together() -> None:
    scene = before_the_exit(p0="K A", p1="K")
    scene.play(Escape(0))
    assert scene.state.ending is None
    scene.wait(3)
    scene.play(Escape(1))
    ending = scene.state.ending
    assert ending is not None
    assert (ending.is_won, ending.rule, ending.at) == (True, "end.win", 3_000)
    assert scene.adventurer(1).escaped_at == 3_000
    assert (scene.state.choices, scene.state.deadlines) == ((), ()), "no gift once all are out"
    scene.refuse(Roll(0), "end.win", reason="over")
    scene.wait(700)
    assert scene.state.ending == ending


@rule("end.win")
def test_something_in_play_may_turn_the_escape_of_all_into_a_loss() -> None:
    scene = Scene(DOOR, players=1, depot=0, at={0: "exit"}, dice={0: "K"})
    scene.game = with_module(scene, Adjusts(EndOfEscape, (False, "special.chalice")))
    assert Escaped(0) in scene.play(Escape(0))
    assert scene.state.ending is not None
    assert (scene.state.ending.is_won, scene.state.ending.rule) == (False, "special.chalice")


@rule("end.lose")
def test_anyone_still_inside_at_the_collapse_and_the_game_is_lost_together() -> None:
    scene = Scene(DOOR, depot=0, at={0: "exit", 1: "exit"}, dice={0: "K A", 1: "A"}, soundtrack="1")
    scene.play(Escape(0))
    scene.clock(599.999)
    assert scene.state.ending is None
    scene.clock(600)
    assert scene.state.ending is not None
    assert (scene.state.ending.is_won, scene.state.ending.rule) == (False, "end.lose")
    scene.refuse(Roll(1), "end.lose", reason="over")
