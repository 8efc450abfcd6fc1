"""The Fountain: dice regained, poison, and vines around adventurers."""

import pytest

from escape_tui.engine.effect import RuleError
from escape_tui.hub.bots.advice import box
from escape_tui.modules.curses import LiftCurse
from escape_tui.modules.queenies.fountain import DrinkFromFountain, Drunk
from escape_tui.rules.dice import DieLost, Hold, Roll, Rolled
from escape_tui.rules.exploring import Discover
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from escape_tui.scene.game.input.intents import intent
from escape_tui.scene.keys.keys import ACTION_BY_ID
from tests.modules.queenies.dealing import lay_curses, stack_curses
from tests.rulebook import rule
from tests.temple import E, N, Scene, W

AT_THE_FOUNTAIN = "basic-01:E start fountain:W"
CARDS = ("curses", "fountain")


def fountain(dice: str, lost: int = 1) -> Scene:
    scene = Scene(AT_THE_FOUNTAIN, modules=("fountain",), dice={0: dice}, at={0: "fountain"})
    scene.put_adventurer(0, lost=lost)
    return scene


@rule("fountain.chamber")
def test_two_golden_masks_bring_a_lost_die_back_once() -> None:
    scene = fountain("G G A T", lost=2)
    assert scene.is_offered(DrinkFromFountain(0))
    scene.play(DrinkFromFountain(0))
    assert scene.dice(0) == "- - A T -"
    assert scene.adventurer(0).lost == 1
    assert scene.told(Drunk) == [Drunk(0, "fountain.chamber")]
    scene.give(0, "G G A T T")
    scene.refuse(DrinkFromFountain(0), "fountain.chamber", reason="again")
    assert not scene.is_offered(DrinkFromFountain(0))


@rule("fountain.chamber")
def test_who_has_lost_no_die_gets_none() -> None:
    scene = fountain("G G A T T", lost=0)
    scene.refuse(DrinkFromFountain(0), "fountain.chamber", reason="nothing-lost")


@rule("fountain.chamber")
def test_everyone_shows_his_own_golden_masks_in_the_fountain() -> None:
    scene = fountain("G A A T")
    scene.put_adventurer(1, chamber="fountain", lost=1)
    scene.give(1, "G* G* G* G*")
    scene.refuse(DrinkFromFountain(0), "fountain.chamber", needs="GG", missing="G")
    scene.play(DrinkFromFountain(1))
    scene.put_adventurer(0, chamber="start")
    scene.give(0, "G G")
    scene.refuse(DrinkFromFountain(0), "fountain.chamber", reason="elsewhere")


def test_companions_drink_when_they_have_lost_a_die() -> None:
    scene = fountain("A A A A")
    (errand,) = box.errands(scene.game, 0)
    assert (errand.command, errand.chambers) == (DrinkFromFountain(0), ("fountain",))
    assert box.errands(scene.game, 1) == ()


@rule("fountain.poison")
@pytest.mark.parametrize(("chamber", "lost"), [("start", 1), ("basic-01", 2)])
def test_at_a_slam_poison_takes_one_die_in_the_start_chamber_and_two_elsewhere(
    chamber: str, lost: int
) -> None:
    scene = Scene(modules=CARDS, soundtrack="1", at={0: chamber})
    lay_curses(scene, 0, "poison")
    scene.clock(218)
    assert [event.player for event in scene.told(DieLost)] == [0] * lost
    scene.clock(398)
    assert scene.adventurer(0).lost == 2 * lost
    assert scene.adventurer(1).lost == 0


@rule("fountain.vines")
def test_entangled_adventurers_pay_for_nothing() -> None:
    scene = Scene(modules=CARDS, dice={0: "A A A K T", 1: "A A A A A"})
    lay_curses(scene, 0, "strangle-vines")
    scene.refuse(Enter(0, W), "base.enter", needs="AA", missing="AA")
    scene.play(Enter(1, W))
    scene.give(0, "A K K T T")
    scene.refuse(Enter(0, E), "base.enter", needs="AK", missing="A")


@rule("fountain.vines")
def test_entangled_adventurers_do_not_join_a_pool_but_other_icons_do() -> None:
    scene = Scene(modules=CARDS, dice={0: "T* T* A K G", 1: "T T A A A"}, at={0: "basic-01", 1: "basic-01"})
    lay_curses(scene, 0, "strangle-vines")
    scene.play(ActivateGems(1))
    assert scene.dice(0) == "- - A K G"


@rule("fountain.vines")
def test_entangled_adventurers_cannot_be_held() -> None:
    scene = Scene(modules=CARDS, dice={0: "A K* A T B", 1: "A A A A A"})
    lay_curses(scene, 0, "strangle-vines")
    scene.refuse(Hold(0, 2), "dice.hold", reason="barred")
    scene.play(Hold(0, 3))
    scene.play(Hold(1, 0))


@rule("fountain.vines", "dice.roll-some")
def test_adventurers_go_into_a_roll_for_which_he_names_other_dice() -> None:
    scene = Scene(modules=CARDS, dice={0: "A K T - A"})
    lay_curses(scene, 0, "strangle-vines")
    scene.script(0, "K K K")
    scene.play(Roll(0, (2,)))
    scene.wait(0.8)
    assert scene.dice(0) == "K K K - K"


@rule("fountain.vines", "curses.cursed-hand")
@pytest.mark.parametrize(("roll", "rolled"), [(Roll(0, (1, 2, 3)), (0, 1, 4)), (Roll(0), (0, 3, 4))])
def test_one_hand_takes_up_the_entangled_adventurers_first(roll: Roll, rolled: tuple[int, ...]) -> None:
    for cards in (("strangle-vines", "cursed-hand"), ("cursed-hand", "strangle-vines")):
        with_both = Scene(modules=CARDS, dice={0: "A K T - A"})
        lay_curses(with_both, 0, *cards)
        with_both.play(roll)
        assert with_both.told(Rolled)[0].dice == rolled


@rule("fountain.vines")
def test_adventurers_held_when_the_vines_grow_go_into_the_next_roll() -> None:
    scene = Scene(modules=CARDS, dice={0: "A A A* K*"}, pile="cursed-02 exit")
    stack_curses(scene, "strangle-vines")
    scene.play(Discover(0, N))
    assert scene.dice(0) == "- - A K*"
    scene.script(0, "T T T")
    scene.play(Roll(0))
    scene.wait(0.8)
    assert scene.dice(0) == "T T T K*"
    scene.play(LiftCurse(0, "strangle-vines"))


@rule("fountain.chamber", "base.refusal")
def test_the_act_key_says_why_the_fountain_gives_nothing() -> None:
    scene = Scene("start fountain:W", modules=("fountain",), at={0: "fountain"}, dice={0: "G G A"})
    refusal = intent(scene.game, 0, ACTION_BY_ID["act"])
    assert isinstance(refusal, RuleError)
    assert (refusal.rule, refusal.facts["reason"]) == ("fountain.chamber", "nothing-lost")
    scene.put_adventurer(0, lost=1)
    scene.play(DrinkFromFountain(0))
    scene.put_adventurer(0, lost=1)
    refusal = intent(scene.game, 0, ACTION_BY_ID["act"])
    assert isinstance(refusal, RuleError)
    assert refusal.facts["reason"] == "again"
