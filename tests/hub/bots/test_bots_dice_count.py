"""Companions count their dice: keys that nobody can pay keep everybody in."""

import pytest

from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.outlook.dice_count import can_pay, fewest_dice_at_exit
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.outlook.prospects import can_win_with_fate
from escape_tui.hub.bots.strategy.departure import is_time_to_leave
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.rules.dice import Roll
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.moving import Enter
from tests.temple import Scene

DRAWING = "exit:E basic-07:E start basic-11:W"


def on_exit(gems: int, first: str, second: str) -> Scene:
    """Both on the exit beside the start, with no gems left to be found."""
    at, dice = {0: "exit", 1: "exit"}, {0: first, 1: second}
    return Scene("exit:E start", depot=gems, dice=dice, at=at, players=2, pile="", soundtrack="1")


def pair() -> tuple[Companion, Companion]:
    council = Council()
    return Companion(0, SeededChance(1), council), Companion(1, SeededChance(1), council)


@pytest.mark.parametrize(
    ("dice", "fewest"),
    [(("- - - - -", "- - - - -"), 5), (("- - - - -", "- - - -"), 5), (("- - - - -", "- - -"), 4)],
)
def test_whoever_goes_first_leaves_a_die_to_the_poorest(dice: tuple[str, str], fewest: int) -> None:
    outlook = Outlook(Scene(players=2, dice=dict(enumerate(dice))).game)
    assert fewest_dice_at_exit(outlook) == fewest
    assert can_pay(outlook, fewest - 1)
    assert not can_pay(outlook, fewest)


@pytest.mark.parametrize(("gems", "agrees"), [(2, True), (3, False)])
def test_no_companion_agrees_to_a_fate_that_makes_the_exit_too_dear(gems: int, agrees: bool) -> None:
    scene = on_exit(gems, "B B B B B", "B B B B A")
    assert can_win_with_fate(Outlook(scene.game)) is agrees
    first, second = pair()
    assert (first.act(scene.game) == ProposeFate(0)) is agrees
    scene.play(ProposeFate(0))
    assert second.act(scene.game) == AnswerFate(1, agrees, "" if agrees else "fate-late")


@pytest.mark.parametrize(("gems", "goes_home"), [(2, False), (3, True)])
def test_who_needs_every_die_for_the_keys_goes_home_before_the_slam(gems: int, goes_home: bool) -> None:
    scene = on_exit(gems, "A A A T T", "A A A T T")
    scene.clock(208)
    assert isinstance(pair()[0].act(scene.game), Enter) is goes_home


def test_keys_of_a_friend_pay_nothing_for_who_leaves() -> None:
    scene = on_exit(3, "K K K B B", "K K K B B")
    scene.clock(420)
    assert isinstance(pair()[0].act(scene.game), Roll)


def test_nobody_waits_at_a_door_that_cannot_open_for_all() -> None:
    scene = Scene(DRAWING, depot=4, pile="basic-01", players=2, soundtrack="1", dice={1: "- -"})
    scene.clock(560)
    assert not is_time_to_leave(Outlook(scene.game))
    scene.give(1, "- - - - -")
    assert is_time_to_leave(Outlook(scene.game))
