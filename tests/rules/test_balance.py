"""What was missing when a game ended."""

from escape_tui.rules.ending.balance import Straggler, Vault, balance
from escape_tui.rules.gems import ActivateGems
from tests.rulebook import rule
from tests.temple import Scene


@rule("end.report")
def test_the_balance_tells_keys_dice_ways_and_what_was_wasted() -> None:
    scene = Scene(
        "exit:E start gem-key-1:W",
        depot=5,
        at={0: "gem-key-1", 1: "start"},
        dice={0: "K K K K", 1: "A A A A A"},
    )
    scene.play(ActivateGems(0, 1))
    left = balance(scene.game)
    assert (left.depot, left.keys, left.is_exit_found) == (4, 5, True)
    assert left.stragglers == (Straggler(0, 4, 2), Straggler(1, 5, 1))
    assert left.farthest == 2
    assert left.vaults == (Vault("gem-key-1", 1, 3),)
    assert left.untouched == 0


@rule("end.report")
def test_nobody_is_short_of_dice_who_gets_one_from_a_friend_on_the_way_out() -> None:
    scene = Scene("exit:E start", depot=4, dice={0: "K K K K", 1: "A A A A A"})
    assert balance(scene.game).short_of_dice == ()
    scene.give(1, "A A A A")
    left = balance(scene.game)
    assert left.short_of_dice == left.stragglers
    assert (left.gems_missing, left.dice_missing) == (1, 0)


@rule("end.report")
def test_dice_are_missing_where_no_gem_would_have_helped() -> None:
    scene = Scene("exit:E start", players=3, depot=2, dice={0: "A", 1: "", 2: ""})
    left = balance(scene.game)
    assert [who.player for who in left.short_of_dice] == [0, 1, 2]
    assert (left.gems_missing, left.dice_missing) == (2, 0)
    scene.give(0, "")
    assert balance(scene.game).dice_missing == 1


@rule("end.report")
def test_without_an_exit_nobody_has_a_way() -> None:
    left = balance(Scene("gem-key-1:E start", players=1, depot=2).game)
    assert not left.is_exit_found
    assert left.stragglers[0].steps is None
    assert left.untouched == 1
