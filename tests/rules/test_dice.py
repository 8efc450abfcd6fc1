"""Rolling, holding, black masks that lock and golden masks that free."""

from collections import Counter

import pytest

from escape_tui.engine.dice import die_to_lose
from escape_tui.engine.setup import Pace
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.dice import (
    AsideLost,
    DieLost,
    DieRegained,
    DieReturned,
    DieSetAside,
    FreeDice,
    Hold,
    Landed,
    Release,
    Roll,
    Rolled,
)
from escape_tui.rules.fate import ProposeFate
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, Scene, W, dice


def rolled(scene: Scene, player: int, faces: str, command: Roll | None = None) -> str:
    """The dice of *player* after a roll that shows *faces*."""
    scene.script(player, faces)
    scene.play(command or Roll(player))
    scene.wait(0.8)
    return scene.dice(player)


@rule("dice.faces")
def test_a_die_has_two_adventurers_and_one_of_every_other_icon_each_side_equally_likely() -> None:
    scene = Scene()
    game = new_game(scene.state.setup, CATALOGUE, SeededChance(7))
    game.advance(CATALOGUE.numbers.count_in_ms)
    seen: Counter[str] = Counter()
    rolls = 600
    for _ in range(rolls):
        game.state = game.state.with_adventurer(scene.adventurer(0))
        game.play(Roll(0))
        game.advance(game.state.now + 800)
        seen.update(die.face for die in game.state.adventurers[0].dice)
    thrown = rolls * 5
    for icon, sides in {"A": 2, "K": 1, "T": 1, "B": 1, "G": 1}.items():
        chance = sides / 6
        assert abs(seen[icon] - thrown * chance) < 4.5 * (thrown * chance * (1 - chance)) ** 0.5
    assert sum(seen.values()) == thrown


@rule("dice.faces")
def test_each_die_is_independent_of_the_dice_of_others() -> None:
    scene = Scene(dice={0: "- -", 1: "- -"})
    scene.script(0, "AK")
    scene.script(1, "TG")
    scene.play(Roll(1))
    scene.play(Roll(0))
    scene.wait(0.8)
    assert (scene.dice(0), scene.dice(1)) == ("A K", "T G")


@rule("dice.states")
def test_a_die_is_ready_or_held_or_locked_or_spent() -> None:
    ready, held, locked, spent, tumbling = dice("K K* B - ?")
    assert [die.is_ready for die in (ready, held, locked, spent, tumbling)] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert held.is_held
    assert locked.is_locked
    assert tumbling.is_tumbling
    scene = Scene(dice={0: "A - B K*"})
    assert rolled(scene, 0, "TT") == "T T B K*"


@rule("dice.roll")
def test_rolling_takes_every_die_that_is_neither_held_nor_locked() -> None:
    scene = Scene(dice={0: "A K* B - T"})
    scene.play(Roll(0))
    assert scene.dice(0) == "? K* B ? ?"
    assert scene.told(Rolled)[0].dice == (0, 3, 4)
    scene.script(0, "TGB")
    scene.wait(0.8)
    assert scene.dice(0) == "T K* B G B"


@rule("dice.roll", "base.refusal")
def test_rolling_without_a_die_to_roll_is_refused_with_the_reason() -> None:
    scene = Scene(dice={0: "B B B", 1: "B K* A*"})
    scene.refuse(Roll(0), "dice.roll", reason="all-locked")
    scene.refuse(Roll(1), "dice.roll", reason="all-kept")


@rule("dice.roll-some")
def test_a_player_may_name_the_dice_to_roll_also_held_ones() -> None:
    scene = Scene(dice={0: "A K* B - T"})
    assert rolled(scene, 0, "GT", Roll(0, (1, 3))) == "A G B T T"


@rule("dice.roll-some")
def test_a_die_named_twice_is_rolled_once() -> None:
    scene = Scene(dice={0: "A K"})
    assert rolled(scene, 0, "T", Roll(0, (1, 1))) == "A T"


@rule("dice.roll-some")
def test_a_locked_die_may_not_be_named_nor_one_that_is_not_there() -> None:
    scene = Scene(dice={0: "A K* B"})
    scene.refuse(Roll(0, (0, 2)), "dice.roll-some", reason="locked")
    for places in ((), (3,), (-1,), (0, 99)):
        scene.refuse(Roll(0, places), "dice.roll-some", reason="unknown")


@rule("dice.hold")
def test_any_ready_die_may_be_held_and_released_at_any_time() -> None:
    scene = Scene(dice={0: "A K T G -"})
    for place in range(4):
        scene.play(Hold(0, place))
    assert scene.dice(0) == "A* K* T* G* -"
    scene.play(Roll(0))
    scene.play(Release(0, 1))
    assert scene.dice(0) == "A* K T* G* ?"
    scene.play(Hold(0, 1))
    assert scene.dice(0) == "A* K* T* G* ?"


@rule("dice.hold")
def test_a_black_mask_is_never_held_nor_a_spent_or_tumbling_die() -> None:
    scene = Scene(dice={0: "B - ? A*"})
    scene.refuse(Hold(0, 0), "dice.hold", reason="locked")
    scene.refuse(Hold(0, 1), "dice.hold", reason="spent")
    scene.refuse(Hold(0, 2), "dice.hold", reason="tumbling")
    scene.refuse(Hold(0, 3), "dice.hold", reason="already")
    scene.refuse(Release(0, 0), "dice.hold", reason="free")
    for place in (-1, 4):
        scene.refuse(Hold(0, place), "dice.hold", reason="unknown")
        scene.refuse(Release(0, place), "dice.hold", reason="unknown")


@rule("dice.black-locks")
def test_a_die_that_comes_up_black_locks_at_once_and_stays_locked() -> None:
    scene = Scene(dice={0: "- -"})
    assert rolled(scene, 0, "BA") == "B A"
    assert rolled(scene, 0, "K") == "B K"
    scene.wait(60)
    assert scene.dice(0) == "B K"


@rule("dice.golden", "dice.golden-spent")
def test_a_golden_mask_frees_up_to_two_locked_dice_of_its_owner_and_all_three_are_spent() -> None:
    scene = Scene(dice={0: "B G B B K"})
    scene.play(FreeDice(0, 0))
    assert scene.dice(0) == "- - - B K"
    assert rolled(scene, 0, "TTTA") == "T T T B A"


@rule("dice.golden")
def test_a_golden_mask_frees_one_die_where_only_one_is_locked() -> None:
    scene = Scene(dice={0: "B G G"})
    scene.play(FreeDice(0, 0))
    assert scene.dice(0) == "- - G"
    scene.refuse(FreeDice(0, 0), "dice.golden", reason="nothing-locked", whom=0)


@rule("dice.golden", "dice.golden-spent")
def test_a_golden_mask_frees_two_dice_of_one_other_adventurer_in_the_same_chamber() -> None:
    scene = Scene(players=3, dice={0: "G B A", 1: "B K B B", 2: "B B"})
    assert scene.is_offered(FreeDice(0, 1))
    scene.play(FreeDice(0, 1))
    assert scene.dice(0) == "- B A"
    assert scene.dice(1) == "- K - B"
    assert scene.dice(2) == "B B", "never two players at once"


@rule("dice.golden")
def test_a_golden_mask_helps_nobody_in_another_chamber() -> None:
    scene = Scene(players=3, dice={0: "G A", 1: "B B", 2: "B"}, at={1: "basic-02"})
    scene.refuse(FreeDice(0, 1), "dice.golden", reason="elsewhere")
    scene.refuse(FreeDice(0, 3), "dice.golden", reason="unknown")
    scene.refuse(FreeDice(0, -1), "dice.golden", reason="unknown")
    scene.put_adventurer(2, chamber=None, escaped_at=1)
    scene.refuse(FreeDice(0, 2), "dice.golden", reason="elsewhere")


@rule("dice.golden")
def test_who_shows_no_golden_mask_frees_nobody() -> None:
    scene = Scene(dice={0: "B A - ?"})
    scene.refuse(FreeDice(0, 0), "dice.golden", reason="no-mask")
    assert not scene.is_offered(FreeDice(0, 0))


@rule("dice.golden-keep")
def test_a_golden_mask_need_not_be_used_it_can_be_held_or_rolled_again() -> None:
    scene = Scene(dice={0: "G G B"})
    scene.play(Hold(0, 0))
    assert rolled(scene, 0, "K") == "G* K B"
    scene.play(FreeDice(0, 0))
    assert scene.dice(0) == "- K -"


@rule("dice.golden", "dice.payment")
def test_of_two_golden_masks_the_one_that_is_not_held_is_used() -> None:
    scene = Scene(dice={0: "G* G B"})
    scene.play(FreeDice(0, 0))
    assert scene.dice(0) == "G* - -"


@rule("dice.used-are-spent")
def test_dice_that_paid_are_worth_nothing_until_they_are_rolled_again() -> None:
    scene = Scene(dice={0: "A A* K"})
    scene.play(Enter(0, W))
    assert scene.dice(0) == "- - K"
    scene.refuse(Enter(0, E), "base.enter", needs="AA", missing="AA")
    assert rolled(scene, 0, "AAT") == "A A T"


@rule("dice.tumble")
@pytest.mark.parametrize(("pace", "tumbling"), [(Pace.CALM, 1.2), (Pace.STANDARD, 0.8), (Pace.FRANTIC, 0.5)])
def test_dice_tumble_for_as_long_as_the_pace_of_the_table_says(pace: Pace, tumbling: float) -> None:
    scene = Scene(pace=pace, dice={0: "- -"})
    scene.play(Roll(0))
    scene.wait(tumbling - 0.001)
    assert scene.dice(0) == "? ?"
    scene.script(0, "AK")
    scene.wait(0.001)
    assert scene.dice(0) == "A K"
    assert scene.adventurer(0).settled_at == scene.state.now


@rule("dice.tumble")
def test_tumbling_dice_cannot_be_used_nor_rolled_again_while_the_others_stay_usable() -> None:
    scene = Scene(dice={0: "A A* K K"})
    scene.play(Roll(0, (0, 2)))
    scene.refuse(Roll(0), "dice.tumble")
    scene.refuse(Roll(0, (3,)), "dice.tumble")
    scene.refuse(Enter(0, W), "base.enter", needs="AA", missing="A")
    scene.play(Enter(0, E))
    assert scene.dice(0) == "? - ? -"


@rule("dice.tumble", "dice.golden")
def test_a_golden_mask_frees_dice_while_others_tumble_and_the_freed_wait_for_the_next_roll() -> None:
    scene = Scene(dice={0: "G* B A"})
    scene.play(Roll(0))
    scene.play(FreeDice(0, 0))
    assert scene.dice(0) == "- - ?"
    scene.script(0, "K")
    scene.wait(0.8)
    assert scene.dice(0) == "- - K"


@rule("dice.tumble")
def test_a_die_taken_away_while_it_tumbles_does_not_land() -> None:
    scene = Scene(dice={0: "K* A"})
    scene.play(Roll(0))
    scene.game.state = DieLost(0, 1, "clock.slam").apply(scene.state)
    scene.wait(1)
    assert scene.dice(0) == "K*"
    assert scene.told(Landed) == []
    assert rolled(scene, 0, "T", Roll(0, (0,))) == "T"


@rule("dice.offer")
def test_a_friend_joins_in_with_the_dice_he_is_holding_and_only_with_those() -> None:
    scene = Scene(dice={0: "T T", 1: "T T* T*"}, at={0: "basic-01", 1: "basic-01"})
    scene.play(ActivateGems(0))
    assert (scene.dice(0), scene.dice(1)) == ("- -", "T - -")


@rule("dice.offer")
def test_who_acts_may_use_any_of_his_own_ready_dice_but_not_what_a_friend_keeps_to_himself() -> None:
    scene = Scene(dice={0: "T T* T", 1: "T T"}, at={0: "basic-01", 1: "basic-01"})
    scene.refuse(ActivateGems(0), "base.gem-single", needs="TTTT", missing="T")
    scene.play(Hold(1, 0))
    scene.play(ActivateGems(0))
    assert (scene.dice(0), scene.dice(1)) == ("- - -", "- T")


@rule("dice.none-left")
def test_a_player_without_dice_plays_on_and_does_what_needs_no_dice() -> None:
    scene = Scene(dice={0: ""})
    scene.refuse(Roll(0), "dice.none-left")
    scene.refuse(Enter(0, W), "base.enter", needs="AA", missing="AA")
    assert scene.adventurer(0).is_inside
    scene.give(1, "B")
    scene.play(ProposeFate(0))


@rule("clock.die-to-lose")
@pytest.mark.parametrize(
    ("row", "taken"),
    [("K* A - B", 3), ("K* A - T", 2), ("K* A ?", 2), ("K* T* A", 2), ("K* T*", 0), ("B A B", 0)],
)
def test_a_locked_die_is_lost_first_then_a_spent_one_then_one_not_held_then_a_held_one(
    row: str, taken: int
) -> None:
    assert die_to_lose(dice(row)) == taken


@rule("dice.states", "dice.golden-spent")
def test_dice_that_lay_aside_or_were_lost_come_back_spent() -> None:
    scene = Scene(dice={0: "A K T"})
    state = DieSetAside(0, 1, "dice.states").apply(scene.state)
    assert (len(state.adventurers[0].dice), state.adventurers[0].aside) == (2, 1)
    back = DieReturned(0, "dice.states").apply(state).adventurers[0]
    assert (back.dice, back.aside) == (dice("A T -"), 0)
    lost = AsideLost(0, "dice.states").apply(state)
    assert (lost.adventurers[0].aside, lost.adventurers[0].lost) == (0, 1)
    regained = DieRegained(0, "dice.states").apply(lost).adventurers[0]
    assert (regained.dice, regained.lost) == (dice("A T -"), 0)
