"""Luck of the dice: counted from what landed, and exactly how rare."""

from itertools import product

import pytest

from escape_tui.engine.icon import BLACK, FACES, GOLDEN, Icon
from escape_tui.hub.analysis.dice_luck import DiceLuck, dice_luck
from escape_tui.rules.dice import Held, Landed


def test_masks_are_counted_where_dice_land() -> None:
    events = (Landed(0, (BLACK, GOLDEN, Icon.KEY)), Held(0, 1), Landed(1, (BLACK,)))
    assert dice_luck(events) == DiceLuck(dice=4, black=2, golden=1)


@pytest.mark.parametrize(("black", "golden"), [(0, 0), (3, 0), (0, 4), (2, 2), (1, 2)])
def test_rarity_is_the_share_of_all_throws(black: int, golden: int) -> None:
    differences = [throw.count(GOLDEN) - throw.count(BLACK) for throw in product(FACES, repeat=4)]
    here = golden - black
    below = sum(each < here for each in differences) + sum(each == here for each in differences) / 2
    assert DiceLuck(4, black, golden).worse == pytest.approx(below / len(differences))


def test_rarity_of_a_long_game_is_quick_and_symmetric() -> None:
    unlucky, lucky = DiceLuck(2_000, 350, 300), DiceLuck(2_000, 300, 350)
    assert unlucky.worse + lucky.worse == pytest.approx(1)
    assert unlucky.worse < 0.05
    assert DiceLuck(0, 0, 0).worse == 0.5
