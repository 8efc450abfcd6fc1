"""The Pit: black masks for gems, treasures lost, curses in pairs."""

from escape_tui.engine.setup import Seat, Setup
from escape_tui.hub.bots.advice import box
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.curses import CurseDrawn
from escape_tui.modules.queenies.pit import (
    LOST_TREASURE,
    BlackMasksShown,
    LoseTreasure,
    ShowBlackMasks,
)
from escape_tui.modules.treasures import TreasureDiscarded, TreasureUsed
from escape_tui.modules.treasures.cards import UseDoubleTorch, UseExtraGem
from escape_tui.rules.gems import ActivateGems, GemsActivated
from tests.modules.queenies.dealing import curses_of, draw_curse, lay_curses, own, treasures_of
from tests.rulebook import rule
from tests.temple import CATALOGUE, Scene

IN_THE_PIT = "basic-01:E start pit:W"
CARDS = ("curses", "treasures", "pit")


def pit(dice: str = "B B B B B", **scene: object) -> Scene:
    return Scene(IN_THE_PIT, modules=("pit",), dice={0: dice, 1: "B B B B B"}, at={0: "pit"}, **scene)  # type: ignore[arg-type]


@rule("pit.chamber")
def test_there_is_one_pit() -> None:
    for seed in range(5):
        state = new_game(Setup((Seat("ani", "red"),), ("pit",)), CATALOGUE, SeededChance(seed)).state
        assert [*state.pile, *state.temple.chambers].count("pit") == 1


@rule("pit.chamber")
def test_five_black_masks_of_one_player_activate_two_gems_and_stay_locked() -> None:
    scene = pit(depot=7)
    assert scene.is_offered(ShowBlackMasks(0))
    scene.play(ShowBlackMasks(0))
    assert scene.state.depot == 5
    assert scene.chamber("pit").gems == 2
    assert scene.dice(0) == "B B B B B"
    (shown,) = scene.told(BlackMasksShown)
    assert len(shown.dice) == 5
    scene.refuse(ShowBlackMasks(0), "base.gem-once")
    assert not scene.is_offered(ShowBlackMasks(0))


@rule("pit.chamber")
def test_nobody_helps_with_black_masks() -> None:
    scene = pit("B B B B A")
    scene.put_adventurer(1, chamber="pit")
    scene.refuse(ShowBlackMasks(0), "pit.chamber", needs="BBBBB", missing="B")


@rule("pit.chamber")
def test_black_masks_count_only_in_the_pit() -> None:
    scene = pit()
    scene.refuse(ShowBlackMasks(1), "pit.chamber", reason="elsewhere")
    assert not scene.is_offered(ShowBlackMasks(1))


@rule("pit.chamber", "base.gem-bounded")
def test_the_pit_gives_no_more_gems_than_the_depot_holds() -> None:
    scene = pit(depot=1)
    scene.play(ShowBlackMasks(0))
    assert scene.told(GemsActivated) == [GemsActivated(0, 1, "pit")]
    empty = pit(depot=0)
    empty.refuse(ShowBlackMasks(0), "base.gem-bounded")


@rule("pit.chamber")
def test_the_gems_of_the_pit_cannot_be_paid_for_in_the_ordinary_way() -> None:
    scene = pit()
    scene.refuse(ActivateGems(0), "base.gem-single", reason="no-gem")


def test_companions_know_of_the_pit_until_it_shines() -> None:
    scene = pit()
    (errand,) = box.errands(scene.game, 0)
    assert (errand.command, errand.worth, errand.chambers) == (ShowBlackMasks(0), 40, ("pit",))
    scene.play(ShowBlackMasks(0))
    assert box.errands(scene.game, 0) == ()


@rule("pit.lost-treasure")
def test_the_cursed_player_chooses_a_treasure_to_discard_unused() -> None:
    scene = Scene(modules=CARDS)
    own(scene, 0, "teleport", "extra-gem")
    draw_curse(scene, 0, "lost-treasure")
    assert curses_of(scene, 0) == ()
    assert scene.is_offered(LoseTreasure(0, "extra-gem"))
    scene.refuse(LoseTreasure(0, "double-key"), LOST_TREASURE, reason="not-yours")
    scene.play(LoseTreasure(0, "extra-gem"))
    assert treasures_of(scene, 0) == ("teleport",)
    assert scene.told(TreasureUsed) == []
    scene.refuse(LoseTreasure(0, "teleport"), LOST_TREASURE, reason="no-choice")


@rule("pit.lost-treasure")
def test_after_five_seconds_it_is_the_first_treasure() -> None:
    scene = Scene(modules=CARDS)
    own(scene, 0, "teleport", "extra-gem")
    draw_curse(scene, 0, "lost-treasure")
    scene.wait(4.999)
    assert scene.told(TreasureDiscarded) == []
    scene.wait(0.001)
    assert scene.told(TreasureDiscarded) == [TreasureDiscarded(0, "teleport")]
    assert scene.state.choices == ()


@rule("pit.lost-treasure")
def test_whose_treasures_are_all_alike_has_nothing_to_choose() -> None:
    scene = Scene(modules=CARDS)
    own(scene, 0, "teleport", "teleport")
    draw_curse(scene, 0, "lost-treasure")
    assert treasures_of(scene, 0) == ("teleport",)
    assert scene.state.choices == ()


@rule("pit.lost-treasure")
def test_without_treasures_only_the_curse_is_discarded() -> None:
    for modules in (CARDS, ("curses", "pit")):
        scene = Scene(modules=modules)
        draw_curse(scene, 0, "lost-treasure")
        assert curses_of(scene, 0) == ()
        assert scene.state.choices == ()


@rule("pit.lost-treasure")
def test_a_treasure_used_in_the_meantime_is_no_longer_to_be_lost() -> None:
    scene = Scene(modules=CARDS)
    own(scene, 0, "teleport", "extra-gem")
    draw_curse(scene, 0, "lost-treasure")
    for card in ("teleport", "extra-gem"):
        scene.put(parts=TreasureDiscarded(0, card).apply(scene.state).parts)
    scene.wait(5)
    assert scene.state.choices == ()


@rule("pit.lost-treasure")
def test_while_he_has_to_choose_he_uses_no_treasure() -> None:
    scene = Scene(modules=CARDS, at={0: "basic-01", 1: "basic-01"}, dice={0: "A A A A A"})
    own(scene, 0, "double-torch", "extra-gem")
    scene.play(UseDoubleTorch(0))
    draw_curse(scene, 0, "lost-treasure")
    scene.refuse(UseExtraGem(0), LOST_TREASURE, reason="choosing")
    scene.give(0, "T T")
    scene.refuse(ActivateGems(0), "base.gem-single", missing="TT")
    scene.play(LoseTreasure(0, "double-torch"))
    scene.play(UseExtraGem(0))


@rule("pit.really-cursed", "pit.lost-treasure")
def test_two_lost_treasures_are_two_choices_one_after_the_other() -> None:
    scene = Scene(modules=CARDS)
    own(scene, 0, "teleport", "extra-gem", "double-key")
    lay_curses(scene, 0, "really-cursed")
    draw_curse(scene, 0, "lost-treasure", "lost-treasure")
    assert len(treasures_of(scene, 0)) == 3
    scene.play(LoseTreasure(0, "double-key"))
    scene.refuse(UseExtraGem(0), LOST_TREASURE, reason="choosing")
    scene.play(LoseTreasure(0, "teleport"))
    assert treasures_of(scene, 0) == ("extra-gem",)
    assert scene.state.choices == ()
    scene.play(UseExtraGem(0))


@rule("pit.really-cursed", "pit.lost-treasure")
def test_who_never_chooses_loses_the_first_five_seconds_after_the_other() -> None:
    scene = Scene(modules=CARDS)
    own(scene, 0, "teleport", "extra-gem", "double-key")
    lay_curses(scene, 0, "really-cursed")
    draw_curse(scene, 0, "lost-treasure", "lost-treasure")
    scene.wait(5)
    assert treasures_of(scene, 0) == ("extra-gem", "double-key")
    scene.wait(5)
    assert treasures_of(scene, 0) == ("double-key",)
    assert scene.state.choices == ()


@rule("pit.really-cursed", "pit.lost-treasure")
def test_a_second_lost_treasure_finds_no_choice_in_what_is_left() -> None:
    scene = Scene(modules=CARDS)
    own(scene, 0, "teleport", "extra-gem")
    lay_curses(scene, 0, "really-cursed")
    draw_curse(scene, 0, "lost-treasure", "lost-treasure")
    scene.play(LoseTreasure(0, "extra-gem"))
    assert treasures_of(scene, 0) == ()


@rule("pit.really-cursed")
def test_the_really_cursed_draws_two_curses_instead_of_one() -> None:
    scene = Scene(modules=CARDS)
    lay_curses(scene, 0, "really-cursed")
    draw_curse(scene, 0, "silence", "mask", "trap")
    assert curses_of(scene, 0) == ("really-cursed", "silence", "mask")
    assert scene.told(CurseDrawn) == [CurseDrawn(0, "silence"), CurseDrawn(0, "mask")]


@rule("pit.really-cursed")
def test_the_curse_itself_and_the_curses_of_others_come_one_at_a_time() -> None:
    scene = Scene(modules=CARDS)
    draw_curse(scene, 0, "really-cursed", "mask")
    assert curses_of(scene, 0) == ("really-cursed",)
    scene = Scene(modules=CARDS)
    lay_curses(scene, 1, "really-cursed")
    draw_curse(scene, 0, "silence", "mask")
    assert curses_of(scene, 0) == ("silence",)
