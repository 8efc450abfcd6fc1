"""The totem: a steady hand, the stack, its gems, and what becomes of the dice."""

from itertools import pairwise

import pytest

from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.queenies.totem import (
    FALLS_BEYOND,
    STAYS_WITHIN,
    SWING_ENDS,
    SWING_MS,
    CashStack,
    DieStacked,
    Hit,
    StackDie,
    StackFell,
    Totem,
    hit_at,
    marker_at,
)
from escape_tui.rules.errands import Errand, Errands
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import AdventurersSwapped, Enter
from tests.rulebook import rule
from tests.temple import E, Scene

TOTEM = ("totem",)
CHAMBER = "totem-chamber"
TEMPLE = "totem-chamber:E start basic-02:W"

#: Moments of the swing, in seconds: through the middle, a little late, and at the end.
MIDDLE, LATE, END = 0.0, 0.25, 0.4


def scene_with(stack: tuple[int, ...] = (), at_second: float = MIDDLE, **scene: object) -> Scene:
    """A scene with both players in the totem chamber, the dice of *stack* stacked already."""
    scene.setdefault("modules", TOTEM)
    scene.setdefault("at", {0: CHAMBER, 1: CHAMBER})
    calm = Scene(TEMPLE, **scene)  # type: ignore[arg-type]
    for player in range(len(calm.state.adventurers)):
        calm.put_adventurer(player, aside=stack.count(player))
    calm.put_part(Totem(stack))
    calm.clock(at_second)
    return calm


@rule("totem.stack")
def test_the_marker_swings_evenly_from_end_to_end_and_back() -> None:
    quarter = SWING_MS // 4
    swing = [marker_at(elapsed) for elapsed in range(2 * SWING_MS)]
    assert [marker_at(turn * quarter) for turn in range(5)] == [0, SWING_ENDS, 0, -SWING_ENDS, 0]
    assert max(swing) == SWING_ENDS
    assert min(swing) == -SWING_ENDS
    assert all(abs(later - earlier) <= 1 for earlier, later in pairwise(swing))


@rule("totem.stack")
def test_near_the_middle_it_stays_further_out_it_slips_at_the_ends_everything_falls() -> None:
    for elapsed in range(SWING_MS):
        away = abs(marker_at(elapsed))
        expected = Hit.STAYS if away <= STAYS_WITHIN else Hit.SLIPS if away <= FALLS_BEYOND else Hit.TOPPLES
        assert hit_at(elapsed) is expected


@rule("totem.stack")
def test_dice_that_show_masks_are_stacked_black_or_golden() -> None:
    scene = scene_with(dice={0: "B G G* A -"})
    scene.refuse(StackDie(0, 3), "totem.stack", reason="no-mask")
    scene.refuse(StackDie(0, 4), "totem.stack", reason="no-mask")
    scene.refuse(StackDie(0, 5), "totem.stack", reason="unknown")
    scene.refuse(StackDie(0, -1), "totem.stack", reason="unknown")
    offers = [offer.command for offer in scene.game.offers(0)]
    assert [command for command in offers if isinstance(command, StackDie)] == [
        StackDie(0, 0),
        StackDie(0, 1),
        StackDie(0, 2),
    ]
    for _ in range(3):
        scene.play(StackDie(0, 0))
    assert scene.dice(0) == "A -"
    assert scene.part(Totem).stack == (0, 0, 0)
    assert scene.adventurer(0).aside == 3


@rule("totem.stack")
def test_a_die_laid_too_late_falls_and_must_be_rolled_again() -> None:
    scene = scene_with((0, 1), at_second=LATE, dice={0: "B A A A"})
    scene.play(StackDie(0, 0))
    assert scene.dice(0) == "- A A A"
    assert scene.part(Totem).stack == (0, 1)


@rule("totem.stack")
def test_a_bad_miss_brings_down_the_whole_stack() -> None:
    scene = scene_with((0, 1, 0), at_second=END, dice={0: "G A A", 1: "A A A A"})
    scene.play(StackDie(0, 0))
    assert scene.dice(0) == "- A A - -"
    assert scene.dice(1) == "A A A A -"
    assert scene.part(Totem).stack == ()
    assert scene.told(StackFell) == [StackFell(0)]
    assert scene.adventurer(0).aside == scene.adventurer(1).aside == 0


@rule("totem.stack")
def test_nobody_stacks_elsewhere_or_higher_than_ten() -> None:
    scene = scene_with((0,) * 10, dice={0: "G", 1: "G"})
    scene.refuse(StackDie(1, 0), "totem.stack", reason="full")
    scene.put_adventurer(1, chamber="start")
    scene.refuse(StackDie(1, 0), "totem.stack", reason="elsewhere")
    scene.refuse(CashStack(1), "totem.gems", reason="elsewhere")


@rule("totem.gems")
@pytest.mark.parametrize(("dice", "gems"), [(5, 1), (9, 1), (10, 2)])
def test_five_dice_activate_one_gem_and_ten_two(dice: int, gems: int) -> None:
    scene = scene_with((0,) * 5 + (1,) * (dice - 5), dice={0: "", 1: "A A"})
    assert scene.is_offered(CashStack(1))
    scene.play(CashStack(1))
    assert scene.state.depot == 7 - gems
    assert scene.chamber(CHAMBER).gems == gems
    assert scene.dice(0) == "- - - - -"
    assert scene.part(Totem).stack == ()


@rule("totem.gems")
def test_four_dice_are_too_few_and_gems_are_given_once() -> None:
    scene = scene_with((0,) * 4, dice={0: "G", 1: "B"})
    scene.refuse(CashStack(0), "totem.gems", reason="too-low", lacking=1)
    scene.play(StackDie(0, 0))
    assert scene.told(DieStacked) == [DieStacked(0, 0, "totem.stack")]
    scene.put(depot=0)
    scene.refuse(CashStack(0), "base.gem-bounded")
    assert scene.game.ask(Errands(0)) == ()
    scene.put(depot=1)
    scene.play(CashStack(0))
    scene.refuse(StackDie(1, 0), "base.gem-once")
    scene.refuse(CashStack(1), "base.gem-once")
    assert not any(isinstance(offer.command, StackDie) for offer in scene.game.offers(1))


@rule("totem.gems")
def test_the_totem_asks_for_no_icons() -> None:
    scene = scene_with(dice={0: "T T T T T"})
    scene.refuse(ActivateGems(0), "base.gem-single", reason="no-gem")


@rule("totem.gems", "maya.eternal")
def test_the_eternal_calendar_binds_the_totem_too() -> None:
    scene = scene_with((0,) * 5, modules=("totem", "maya"))
    scene.put_part(MayaCalendar((), {}))
    scene.refuse(CashStack(0), "maya.eternal")
    assert scene.game.ask(Errands(0)) == ()


@rule("totem.leave")
def test_who_leaves_takes_his_dice_from_the_stack() -> None:
    scene = scene_with((0, 1, 0), dice={0: "A A A", 1: "A A A A"})
    scene.play(Enter(0, E))
    assert scene.dice(0) == "- - A - -"
    assert scene.part(Totem).stack == (1,)
    assert scene.adventurer(0).aside == 0


@rule("totem.leave", "special.soul-exchange")
def test_who_is_suddenly_somebody_else_has_his_dice_back() -> None:
    scene = scene_with((0, 0), at={0: CHAMBER}, dice={0: "A A A"})
    scene.game._atomically([AdventurersSwapped(0, 1)])
    assert scene.dice(0) == "A A A - -"
    assert scene.part(Totem).stack == ()


@rule("totem.stack", "totem.gems")
def test_companions_lay_down_black_masks_in_the_right_moment_and_cash_what_is_high_enough() -> None:
    scene = scene_with((1,) * 4, dice={0: "A B A"})
    stacking = Errand("totem.stack", StackDie(0, 1), 20, chambers=(CHAMBER,))
    cashing = Errand("totem.gems", CashStack(0), 100, chambers=(CHAMBER,))
    assert scene.game.ask(Errands(0)) == (stacking,)
    scene.clock(LATE)
    assert scene.game.ask(Errands(0)) == ()
    scene.put_part(Totem((1,) * 10))
    assert scene.game.ask(Errands(0)) == (cashing,)
    assert Scene(modules=TOTEM).game.ask(Errands(0)) == ()
