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
    assert left.stragglers == (Straggler(0, 4, 5, 2), Straggler(1, 5, 5, 1))
    assert left.short_of_dice == (Straggler(0, 4, 5, 2),)
    assert (left.gems_missing, left.farthest) == (1, 2)
    assert left.vaults == (Vault("gem-key-1", 1, 3),)
    assert (left.dice_missing, left.untouched) == (0, 0)


@rule("end.report")
def test_without_an_exit_nobody_has_a_way() -> None:
    left = balance(Scene("gem-key-1:E start", players=1, depot=2).game)
    assert not left.is_exit_found
    assert left.stragglers[0].steps is None
    assert left.untouched == 1
