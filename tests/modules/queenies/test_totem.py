"""The totem: a steady hand, the stack, its gems, and what becomes of the dice."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.icon import Icon
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.modules.curses import CurseDrawn, CursesInPlay
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.queenies.totem import (
    FALLS_BEYOND,
    HAND_STRAYS,
    OLDEST_PICTURE_MS,
    STAYS_WITHIN,
    SWING_ENDS,
    SWING_MS,
    CashStack,
    DieLaid,
    DieStacked,
    Hit,
    StackDie,
    Stacked,
    StackFell,
    Totem,
    hit_at,
    marker_at,
)
from escape_tui.rules.countdown import DoorSlams, Slammed, slam
from escape_tui.rules.exploring import laying
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import AdventurersSwapped, Enter
from tests.modules.queenies.dealing import lay_curses
from tests.rulebook import rule
from tests.temple import E, Scene

TOTEM = ("totem",)
CHAMBER = "totem-chamber"
TEMPLE = "totem-chamber:E start basic-02:W"

#: Moments of the swing, in milliseconds: through the middle, a little late, and at the end.
MIDDLE, LATE, END = 0, 400, 600


def golden(*players: int) -> tuple[Stacked, ...]:
    return tuple(Stacked(player, Icon.GOLDEN) for player in players)


def scene_with(stack: tuple[Stacked, ...] = (), **scene: object) -> Scene:
    """A scene with both players in the totem chamber, the dice of *stack* stacked already."""
    scene.setdefault("modules", TOTEM)
    scene.setdefault("at", {0: CHAMBER, 1: CHAMBER})
    calm = Scene(TEMPLE, **scene)  # type: ignore[arg-type]
    for player in range(len(calm.state.adventurers)):
        calm.put_adventurer(player, aside=len(Totem(stack).of(player)))
    calm.put_part(Totem(stack))
    return calm


def lay(scene: Scene, player: int, die: int, at_ms: int = MIDDLE) -> None:
    """Let *player* lay *die* by a picture in which the swing has come to *at_ms*."""
    swings = scene.state.elapsed // SWING_MS + 1
    scene.clock((swings * SWING_MS + at_ms) / 1000)
    scene.play(StackDie(player, die, scene.state.elapsed))


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
    for place in range(-SWING_ENDS, SWING_ENDS + 1):
        away = abs(place)
        expected = Hit.STAYS if away <= STAYS_WITHIN else Hit.SLIPS if away <= FALLS_BEYOND else Hit.TOPPLES
        assert hit_at(place) is expected


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
        lay(scene, 0, 0)
    assert scene.dice(0) == "A -"
    assert scene.part(Totem).stack == (Stacked(0, Icon.BLACK), *golden(0, 0))
    assert scene.adventurer(0).aside == 3


@rule("totem.stack")
def test_a_die_laid_too_late_falls_and_must_be_rolled_again() -> None:
    scene = scene_with(golden(0, 1), dice={0: "B A A A"})
    lay(scene, 0, 0, LATE)
    assert scene.dice(0) == "- A A A"
    assert scene.part(Totem).stack == golden(0, 1)


@rule("totem.stack")
def test_a_bad_miss_brings_down_the_whole_stack() -> None:
    stack = (*golden(0, 1), Stacked(0, Icon.BLACK))
    scene = scene_with(stack, dice={0: "G A A", 1: "A A A A"})
    lay(scene, 0, 0, END)
    assert scene.dice(0) == "- A A - -"
    assert scene.dice(1) == "A A A A -"
    assert scene.part(Totem).stack == ()
    assert scene.told(StackFell) == [StackFell(0)]
    assert scene.adventurer(0).aside == scene.adventurer(1).aside == 0


@rule("totem.stack")
def test_nobody_stacks_elsewhere_or_higher_than_ten() -> None:
    scene = scene_with(golden(*(0,) * 10), dice={0: "G", 1: "G"})
    scene.refuse(StackDie(1, 0), "totem.stack", reason="full")
    scene.put_adventurer(1, chamber="start")
    scene.refuse(StackDie(1, 0), "totem.stack", reason="elsewhere")
    scene.refuse(CashStack(1), "totem.gems", reason="elsewhere")


@rule("totem.gems")
@pytest.mark.parametrize(("dice", "gems"), [(5, 1), (9, 1), (10, 2)])
def test_five_dice_activate_one_gem_and_ten_two(dice: int, gems: int) -> None:
    scene = scene_with(golden(*(0,) * 5, *(1,) * (dice - 5)), dice={0: "", 1: "A A"})
    assert scene.is_offered(CashStack(1))
    scene.play(CashStack(1))
    assert scene.state.depot == 7 - gems
    assert scene.chamber(CHAMBER).gems == gems
    assert scene.dice(0) == "- - - - -"
    assert scene.part(Totem).stack == ()


@rule("totem.gems")
def test_four_dice_are_too_few_and_gems_are_given_once() -> None:
    scene = scene_with(golden(0, 0, 0, 0), dice={0: "G", 1: "B"})
    scene.refuse(CashStack(0), "totem.gems", reason="too-low", lacking=1)
    lay(scene, 0, 0)
    assert scene.told(DieStacked) == [DieStacked(0, 0, "totem.stack")]
    scene.put(depot=0)
    scene.refuse(CashStack(0), "base.gem-bounded")
    assert box.errands(scene.game, 0) == ()
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
    scene = scene_with(golden(0, 0, 0, 0, 0), modules=("totem", "maya"))
    scene.put_part(MayaCalendar((), {}))
    scene.refuse(CashStack(0), "maya.eternal")
    assert box.errands(scene.game, 0) == ()


@rule("totem.leave")
def test_who_leaves_takes_their_dice_from_the_stack_black_ones_locked_the_others_spent() -> None:
    stack = (Stacked(0, Icon.BLACK), Stacked(1, Icon.BLACK), Stacked(0, Icon.GOLDEN))
    scene = scene_with(stack, dice={0: "A A A", 1: "A A A A"})
    scene.play(Enter(0, E))
    assert scene.dice(0) == "- - A - B"
    assert scene.part(Totem).stack == (Stacked(1, Icon.BLACK),)
    assert scene.adventurer(0).aside == 0


@rule("totem.gems")
def test_for_gems_all_stacked_dice_come_back_spent_black_ones_too() -> None:
    scene = scene_with((Stacked(0, Icon.BLACK),) * 5, dice={0: ""})
    scene.play(CashStack(0))
    assert scene.dice(0) == "- - - - -"


@rule("totem.leave", "clock.slam")
def test_a_slam_takes_a_stacked_die_from_somebody_who_has_no_other() -> None:
    stack = (*golden(0), Stacked(0, Icon.BLACK), *golden(1, 1))
    scene = scene_with(stack, dice={0: "", 1: "A A A"})
    scene.game._atomically(slam(scene.game, DoorSlams(1)))
    assert scene.part(Totem).stack == golden(0, 1, 1)
    assert [(who.lost, who.aside, len(who.dice)) for who in scene.state.adventurers] == [(1, 1, 0), (1, 2, 2)]


@rule("totem.leave", "clock.slam", "fountain.poison")
def test_a_slam_that_takes_two_dice_takes_both_from_the_stack() -> None:
    scene = scene_with(golden(0, 0, 0), modules=("totem", "curses", "fountain"), dice={0: ""})
    lay_curses(scene, 0, "poison")
    scene.game._atomically(slam(scene.game, DoorSlams(1)))
    assert (scene.adventurer(0).lost, scene.adventurer(0).aside) == (2, 1)


@rule("totem.leave", "curses.broken-die", "time.sacrifice", "maya.doomed-bars")
@pytest.mark.parametrize("taker", ["curses.broken-die", "time.sacrifice", "maya.doomed-bars"])
def test_another_rule_that_takes_a_die_takes_a_stacked_one_too(taker: str) -> None:
    modules = ("curses", "time", "totem", "maya")
    scene = scene_with(golden(0, 0), modules=modules, options={"calendar": "doomed"}, dice={0: ""})
    happens: dict[str, Iterable[Event]] = {
        "curses.broken-die": [CurseDrawn(0, "broken-die")],
        "time.sacrifice": [laying(scene.game, "sacrifice", "basic-02", E, None)],
        "maya.doomed-bars": [Slammed(1)],
    }
    scene.put_part(replace(scene.part(CursesInPlay), pile=("broken-die",)))
    scene.game._atomically(happens[taker])
    assert scene.part(Totem).stack == golden(0)
    assert (scene.adventurer(0).aside, scene.dice(0)) == (2, "")


@rule("totem.leave", "special.soul-exchange")
def test_who_is_suddenly_somebody_else_has_his_dice_back() -> None:
    scene = scene_with(golden(0, 0), at={0: CHAMBER}, dice={0: "A A A"})
    scene.game._atomically([AdventurersSwapped(0, 1)])
    assert scene.dice(0) == "A A A - -"
    assert scene.part(Totem).stack == ()


@rule("totem.stack", "totem.gems")
def test_two_companions_stack_masks_for_two_gems_and_cash_what_is_high_enough() -> None:
    scene = scene_with(golden(1, 1, 1, 1), dice={0: "A B A"})
    (stacking,) = box.errands(scene.game, 0)
    assert (stacking.rule, stacking.chambers, stacking.hands) == ("totem.stack", (CHAMBER,), 2)
    assert box.renewed(scene.game, stacking.command) == StackDie(0, 1)
    scene.put_part(Totem(golden(*(1,) * 5)))
    (stacking_on,) = box.errands(scene.game, 0)
    assert (stacking_on.rule, stacking_on.worth) == ("totem.stack", 200)
    scene.put_part(Totem(golden(*(1,) * 10)))
    assert box.errands(scene.game, 0) == (Errand("totem.gems", CashStack(0), 200, chambers=(CHAMBER,)),)
    assert box.errands(Scene(modules=TOTEM).game, 0) == ()


@rule("totem.stack")
def test_a_companion_without_a_mask_rolls_for_one() -> None:
    scene = scene_with(dice={0: "A K A A T"})
    assert box.renewed(scene.game, StackDie(0, 0)) is None
    assert box.renewed(scene.game, CashStack(0)) == CashStack(0)


@rule("totem.stack")
def test_what_counts_is_where_the_marker_was_in_the_picture_that_the_player_saw() -> None:
    scene = scene_with(dice={0: "G G G"})
    scene.clock((2 * SWING_MS + LATE) / 1000)
    scene.play(StackDie(0, 0, 2 * SWING_MS))
    assert scene.part(Totem).stack == golden(0)
    scene.clock(3 * SWING_MS / 1000)
    scene.play(StackDie(0, 0, 3 * SWING_MS - LATE))
    assert scene.dice(0) == "- G"
    assert scene.part(Totem).stack == golden(0)


@rule("totem.stack", "base.refusal")
def test_a_picture_from_the_future_or_older_than_half_a_second_is_refused_and_nothing_falls() -> None:
    scene = scene_with(golden(1), dice={0: "G"})
    scene.clock(2 * SWING_MS / 1000)
    now = scene.state.elapsed
    scene.refuse(StackDie(0, 0, now + 1), "totem.stack", reason="not-yet")
    scene.refuse(StackDie(0, 0, now - OLDEST_PICTURE_MS - 1), "totem.stack", reason="too-old")
    scene.refuse(StackDie(0, 0, -(2**62)), "totem.stack", reason="too-old")
    assert scene.game.check(StackDie(0, 0, now - OLDEST_PICTURE_MS))
    assert scene.game.check(StackDie(0, 0, now))


@rule("totem.stack")
def test_a_person_who_looks_hits_two_times_in_three_on_a_fast_line_and_on_a_slow_one() -> None:
    for picture_ms, delay_ms in ((33, 10), (100, 150), (160, 300)):
        hits, random = 0, Random(7)
        for _ in range(3_000):
            first = random.randrange(picture_ms)
            # Meant for the picture with the marker in the middle, by a hand that is early or late.
            pressed = 10 * SWING_MS + picture_ms // 2 + round(random.gauss(0, 150))
            seen_at = pressed - (pressed - first) % picture_ms
            hits += hit_at(marker_at(seen_at)) is Hit.STAYS
            assert pressed + delay_ms - seen_at <= OLDEST_PICTURE_MS
        assert 0.64 <= hits / 3_000 <= 0.71, (picture_ms, hits)


@rule("totem.stack")
def test_nobody_hits_more_often_by_claiming_the_best_moment_they_could_have_seen() -> None:
    lucky = 0
    for now in range(SWING_MS, 2 * SWING_MS):
        seen = range(now - OLDEST_PICTURE_MS, now + 1, 5)
        lucky += any(hit_at(marker_at(at)) is Hit.STAYS for at in seen)
    assert lucky / SWING_MS <= 0.68


@rule("totem.stack")
def test_bots_hit_two_times_in_three_and_no_better_and_their_luck_is_drawn() -> None:
    hits = 0
    for place in range(2 * HAND_STRAYS + 1):
        scene = scene_with(dice={0: "B"})
        scene.chance.script("totem", [place])
        assert scene.game.check(StackDie(0, 0)) == DieLaid(0, 0)
        scene.play(StackDie(0, 0))
        hits += scene.part(Totem).has(0)
    assert 0.64 <= hits / (2 * HAND_STRAYS + 1) <= 2 / 3
