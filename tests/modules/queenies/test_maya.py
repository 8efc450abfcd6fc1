"""The Maya calendar: tiles, the figure that follows them, and both of its sides."""

import pytest

from escape_tui.content.catalogue import load
from escape_tui.engine.effect import RuleError
from escape_tui.engine.icon import Icon, parsed
from escape_tui.engine.setup import Seat, Setup
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game, set_up_refusals
from escape_tui.modules.queenies.maya import (
    CalendarTileGone,
    CalendarTileLaid,
    CalendarTileReturned,
    DieOffCalendar,
    DieOnCalendar,
    FigureMoved,
    MayaCalendar,
    SwapCalendarTiles,
    TurnCalendar,
    has_gems,
)
from escape_tui.modules.queenies.pit import ShowBlackMasks
from escape_tui.modules.queenies.totem import Stacked, Totem
from escape_tui.modules.special.linked import ActivateLinked
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.modules.treasures.cards import UseExtraGem
from escape_tui.rules.ending.leaving import Escape, EscapeCost
from escape_tui.rules.exploring import Discover
from escape_tui.rules.gems import ActivateGems, GemIcons
from escape_tui.rules.moving import Enter
from escape_tui.scene.game.input.intents import intent
from escape_tui.scene.keys.keys import ACTION_BY_ID
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, Scene, W, temple

MAYA = ("maya",)
DOOMED = {"calendar": "doomed"}
SPACES = CATALOGUE.calendar.spaces
SEATS = (Seat("ani", "red"), Seat("bo", "blue"), Seat("cy", "green"))


def scene_with(lying: dict[str, str], *, pile: str = "", space: int = 0, **scene: object) -> Scene:
    """A scene with calendar tiles *lying* in chambers and others in their *pile*."""
    scene.setdefault("modules", MAYA)
    calm = Scene(**scene)  # type: ignore[arg-type]
    calm.put_part(MayaCalendar(tuple(pile.split()), lying, space))
    return calm


def errand_rules(scene: Scene, player: int = 0) -> list[str]:
    return [errand.rule for errand in box.errands(scene.game, player)]


@rule("maya.tiles")
def test_every_discovered_gem_chamber_gets_the_top_tile_while_there_are_any() -> None:
    scene = scene_with({}, pile="moon sun", dice={0: "A A A A A"})
    scene.put(pile=("basic-07", "gem-key-1", "double-1", "basic-03", "exit"))
    scene.play(Discover(0, N))
    assert scene.part(MayaCalendar).lying == {}
    scene.put_adventurer(0, chamber="basic-07")
    for tile, side in (("gem-key-1", N), ("double-1", E), ("basic-03", W)):
        scene.give(0, "A A A A A")
        scene.play(Discover(0, side))
        assert tile in scene.temple
    assert scene.part(MayaCalendar).lying == {"gem-key-1": "moon", "double-1/rear": "sun"}
    assert [event.chamber for event in scene.told(CalendarTileLaid)] == ["gem-key-1", "double-1/rear"]


@rule("maya.tiles")
@pytest.mark.parametrize("seed", range(10))
def test_nine_tiles_for_nine_spaces_the_first_two_chambers_included(seed: int) -> None:
    game = new_game(Setup(SEATS, MAYA), load(), SeededChance(seed))
    calendar = game.state.part(MayaCalendar)
    assert sorted((*calendar.pile, *calendar.lying.values())) == sorted(SPACES)
    assert set(calendar.lying) == {id for id in game.state.temple.chambers if has_gems(CATALOGUE, id)}
    assert "calendar-chamber" in game.state.pile


@rule("maya.tiles")
def test_the_pile_of_calendar_tiles_lies_face_down() -> None:
    scene = scene_with({"basic-01": "sun"}, pile="moon gear")
    seen = scene.game.seen_by(0).part(MayaCalendar)
    assert (seen.pile, seen.lying) == (("?", "?"), {"basic-01": "sun"})


@rule("maya.tiles")
def test_a_calendar_that_does_not_exist_is_refused() -> None:
    refusals = list(set_up_refusals(Setup(SEATS, MAYA, {"calendar": "lunar"}), CATALOGUE))
    assert [refusal.rule for refusal in refusals] == ["maya.tiles"]
    assert list(set_up_refusals(Setup(SEATS, MAYA, dict(DOOMED)), CATALOGUE)) == []


@rule("maya.tiles", "illusion.tokens")
def test_the_tile_of_a_chamber_that_vanishes_goes_under_its_pile() -> None:
    scene = scene_with(
        {"illusion-1": "sun", "basic-02": "moon"},
        pile="gear",
        drawing="illusion-2:E illusion-1:E start basic-02:W",
        modules=("maya", "illusion"),
        soundtrack="1",
    )
    scene.clock(218)
    assert scene.part(MayaCalendar) == MayaCalendar(("gear", "sun"), {"basic-02": "moon"})


@rule("maya.eternal")
def test_gems_shine_only_where_the_next_symbol_lies() -> None:
    scene = scene_with(
        {"basic-01": "sun", "basic-02": "moon"},
        at={0: "basic-01", 1: "basic-02"},
        dice={0: "T T T T A", 1: "T T T T A"},
    )
    scene.refuse(ActivateGems(1), "maya.eternal", symbol="moon", next="sun")
    assert scene.game.ask(GemIcons("basic-02")) == ()
    scene.play(ActivateGems(0))
    assert scene.part(MayaCalendar) == MayaCalendar((), {"basic-02": "moon"}, space=1)
    assert scene.told(FigureMoved) == [FigureMoved(1, "sun")]
    assert scene.told(CalendarTileGone) == [CalendarTileGone("basic-01")]
    scene.play(ActivateGems(1))
    assert scene.part(MayaCalendar).space == 2
    assert scene.state.depot == 5


@rule("maya.eternal")
def test_a_chamber_without_a_tile_shines_only_after_the_last_space() -> None:
    scene = scene_with({}, at={0: "basic-01"}, dice={0: "T T T T A"}, space=8)
    scene.refuse(ActivateGems(0), "maya.eternal", symbol="none", next="moon")
    scene.put_part(MayaCalendar((), {}, space=9))
    scene.play(ActivateGems(0))
    assert scene.chamber("basic-01").gems == 1


@rule("maya.eternal")
def test_a_tile_that_is_left_when_the_calendar_is_full_goes_under_the_pile() -> None:
    scene = scene_with({"basic-01": "sun"}, at={0: "basic-01"}, dice={0: "T T T T A"}, space=9)
    scene.play(ActivateGems(0))
    assert scene.part(MayaCalendar) == MayaCalendar(("sun",), {}, space=9)


@rule("maya.eternal", "pit.chamber")
def test_the_pit_waits_for_its_symbol_too() -> None:
    scene = scene_with(
        {"pit": "moon"},
        drawing="pit:E start basic-02:W",
        modules=("maya", "pit"),
        at={0: "pit"},
        dice={0: "B B B B B"},
    )
    scene.refuse(ShowBlackMasks(0), "maya.eternal", symbol="moon", next="sun")
    assert not scene.is_offered(TurnCalendar(0))
    assert "pit.chamber" not in errand_rules(scene)
    scene.put_part(MayaCalendar((), {"pit": "moon"}, space=1))
    assert "pit.chamber" in errand_rules(scene)
    scene.play(ShowBlackMasks(0))
    assert (scene.state.depot, scene.part(MayaCalendar).space) == (5, 2)


def linked(lying: dict[str, str], **scene: object) -> Scene:
    """A scene with two groups who show what their linked chambers ask for."""
    return scene_with(
        lying,
        drawing="linked-1:E start linked-2:W",
        modules=("maya", "special"),
        at={0: "linked-1", 1: "linked-2"},
        dice={0: "T* T* T* A A", 1: "K* K* K* A A"},
        **scene,  # type: ignore[arg-type]
    )


@rule("maya.eternal", "special.linked")
@pytest.mark.parametrize("player", [0, 1])
def test_of_linked_chambers_only_those_shine_whose_tile_does_whoever_activates_them(player: int) -> None:
    scene = linked({"linked-1": "sun", "linked-2": "gear"})
    scene.play(ActivateLinked(player))
    assert scene.state.depot == 6
    assert [scene.chamber(id).gems for id in ("linked-1", "linked-2")] == [1, 0]
    assert scene.part(MayaCalendar) == MayaCalendar((), {"linked-2": "gear"}, space=1)
    assert [scene.dice(player) for player in (0, 1)] == ["- - - A A"] * 2
    scene.refuse(ActivateLinked(player), "maya.eternal")


@rule("maya.eternal", "special.linked")
def test_two_linked_chambers_that_both_shine_move_the_figure_once() -> None:
    scene = linked({"linked-1": "sun", "linked-2": "sun"})
    scene.play(ActivateLinked(0))
    assert scene.state.depot == 5
    assert scene.part(MayaCalendar) == MayaCalendar(("sun",), {}, space=1)
    assert scene.told(CalendarTileReturned) == [CalendarTileReturned("linked-2", "sun")]


@rule("maya.eternal", "special.linked")
def test_linked_chambers_of_which_none_shines_stay_dark() -> None:
    scene = linked({"linked-1": "moon", "linked-2": "gear"})
    scene.refuse(ActivateLinked(0), "maya.eternal", symbol="moon", next="sun")
    scene = linked({"linked-1": "moon", "linked-2": "gear", "linked-3": "sun"}, players=3)
    scene.put(temple=temple("linked-1:E start linked-2:W\n. linked-3:N ."))
    scene.put_adventurer(2, chamber="linked-3")
    scene.refuse(ActivateLinked(0), "special.linked", reason="dark")


@rule("maya.eternal", "special.linked", "base.gem-bounded")
@pytest.mark.parametrize("depot", [1, 2])
@pytest.mark.parametrize("bright", ["linked-2", "linked-3"])
def test_the_last_gems_go_to_the_linked_chamber_that_may_shine(depot: int, bright: str) -> None:
    lying = {"linked-1": "moon", "linked-2": "gear", "linked-3": "gear"} | {bright: "sun"}
    scene = linked(lying, players=3, depot=depot)
    scene.put(temple=temple("linked-1:E start linked-2:W\n. linked-3:N ."))
    scene.put_adventurer(2, chamber="linked-3")
    scene.give(2, "T* T* T* A A")
    scene.play(ActivateLinked(0))
    assert [id for id in lying if scene.chamber(id).gems] == [bright]
    assert scene.state.depot == depot - 1


@rule("maya.doomed", "special.linked")
def test_the_doomed_calendar_lets_all_linked_chambers_shine() -> None:
    scene = linked({"linked-1": "moon", "linked-2": "sun"}, options=DOOMED)
    scene.play(ActivateLinked(0))
    assert scene.state.depot == 5
    assert scene.part(MayaCalendar) == MayaCalendar(("moon", "sun"), {}, space=1)


@rule("maya.eternal", "treasures.extra-gem")
def test_a_gem_on_a_card_does_not_ask_the_calendar() -> None:
    scene = scene_with({"basic-01": "moon"}, modules=("maya", "treasures"), at={0: "basic-01"})
    scene.put_part(TreasuresInPlay((), {}, (("extra-gem",), ()), ((), ()), (0, 0)))
    assert "treasures.extra-gem" in errand_rules(scene)
    scene.play(UseExtraGem(0))
    assert scene.state.depot == 6
    assert scene.part(MayaCalendar) == MayaCalendar((), {"basic-01": "moon"})


@rule("maya.eternal-escape")
def test_escaping_does_not_wait_for_the_eternal_calendar() -> None:
    scene = scene_with(
        {}, drawing="exit:E start", at={0: "exit"}, dice={0: "K A A A A"}, depot=0, modules=MAYA
    )
    scene.play(Escape(0))
    assert not scene.adventurer(0).is_inside


@rule("maya.doomed")
def test_on_the_doomed_side_gems_shine_anywhere_and_the_figure_follows_the_right_ones() -> None:
    scene = scene_with(
        {"basic-01": "sun", "basic-02": "gear"},
        pile="moon",
        at={0: "basic-01", 1: "basic-02"},
        dice={0: "T T T T A", 1: "T T T T A"},
        options=DOOMED,
    )
    scene.play(ActivateGems(1))
    assert scene.part(MayaCalendar) == MayaCalendar(("moon", "gear"), {"basic-01": "sun"})
    scene.play(ActivateGems(0))
    assert scene.part(MayaCalendar) == MayaCalendar(("moon", "gear", "sun"), {}, space=1)
    assert scene.state.depot == 5


@rule("maya.doomed-bars")
def test_everyone_lays_down_a_die_when_the_figure_is_not_past_the_bar_at_the_slam() -> None:
    scene = scene_with({}, options=DOOMED, soundtrack="1", space=2, players=3)
    scene.give(0, "A K B A A")
    scene.give(1, "")
    scene.clock(218)
    assert scene.dice(0) == "A K A A"
    assert [event.player for event in scene.told(DieOnCalendar)] == [0, 2]
    assert scene.part(MayaCalendar).dice == (0, 2)
    assert scene.adventurer(0).aside == 1
    scene.clock(398)
    assert scene.part(MayaCalendar).dice == (0, 2, 0, 2)


@rule("maya.doomed-bars")
def test_nobody_lays_down_a_die_when_the_figure_is_past_the_bar() -> None:
    scene = scene_with({}, options=DOOMED, soundtrack="1", space=3)
    scene.clock(218)
    assert scene.told(DieOnCalendar) == []
    scene.put_part(MayaCalendar((), {}, space=6))
    scene.clock(398)
    assert scene.told(DieOnCalendar) == []
    eternal = scene_with({}, soundtrack="1")
    eternal.clock(218)
    assert eternal.told(DieOnCalendar) == []


@rule("maya.doomed-bars")
def test_who_enters_the_calendar_chamber_takes_his_dice_back_spent() -> None:
    scene = scene_with(
        {},
        drawing="calendar-chamber:E start",
        options=DOOMED,
        soundtrack="1",
        dice={0: "A K A A A", 1: "A A A A A"},
    )
    scene.clock(218)
    scene.clock(398)
    assert "maya.doomed-bars" in errand_rules(scene)
    scene.give(0, "A K A")
    scene.play(Enter(0, W))
    assert scene.dice(0) == "- - A - -"
    assert scene.adventurer(0).aside == 0
    assert scene.part(MayaCalendar).dice == (1, 1)
    assert len(scene.told(DieOffCalendar)) == 2
    assert "maya.doomed-bars" not in errand_rules(scene)


@rule("maya.doomed-exit")
@pytest.mark.parametrize(("space", "extra"), [(9, 0), (8, 1), (7, 2), (6, 3), (5, 3), (0, 3)])
def test_a_figure_that_lags_behind_costs_keys_at_the_exit(space: int, extra: int) -> None:
    scene = scene_with({}, options=DOOMED, space=space, depot=1)
    assert scene.game.ask(EscapeCost(0)) == parsed("KK" + "K" * extra)


@rule("maya.doomed-empty-depot")
def test_with_an_empty_depot_the_price_of_a_gem_moves_the_figure() -> None:
    scene = scene_with(
        {"basic-01": "sun", "basic-02": "gear"},
        at={0: "basic-01", 1: "basic-01"},
        dice={0: "T T A A A", 1: "T* T* A A A"},
        depot=0,
        options=DOOMED,
    )
    assert scene.is_offered(TurnCalendar(0))
    assert "maya.doomed-empty-depot" in errand_rules(scene)
    scene.play(TurnCalendar(0))
    assert scene.part(MayaCalendar) == MayaCalendar(("sun",), {"basic-02": "gear"}, space=1)
    assert scene.dice(0) == "- - A A A"
    assert scene.chamber("basic-01").gems == 0


@rule("maya.doomed-empty-depot")
def test_the_figure_cannot_be_moved_for_nothing() -> None:
    scene = scene_with(
        {"basic-01": "moon"},
        at={0: "basic-01"},
        dice={0: "T T T T T"},
        options=DOOMED,
    )
    scene.refuse(TurnCalendar(0), "maya.doomed-empty-depot", reason="gems-left")
    scene.put(depot=0)
    scene.refuse(TurnCalendar(0), "maya.doomed-empty-depot", reason="other-symbol")
    assert "maya.doomed-empty-depot" not in errand_rules(scene)
    scene.put_part(MayaCalendar((), {"basic-01": "sun"}))
    scene.give(0, "T T T A A")
    scene.refuse(TurnCalendar(0), "maya.doomed-empty-depot", needs="TTTT", missing="T")
    scene.put_part(MayaCalendar((), {}))
    scene.refuse(TurnCalendar(0), "maya.doomed-empty-depot", reason="no-tile")
    eternal = scene_with({"basic-01": "sun"}, at={0: "basic-01"}, dice={0: "T T T T A"}, depot=0)
    eternal.refuse(TurnCalendar(0), "maya.doomed-empty-depot", reason="eternal")


@rule("maya.doomed-empty-depot")
def test_where_nothing_has_a_price_the_figure_is_not_moved() -> None:
    scene = scene_with({"start": "sun"}, dice={0: "T T T T T"}, depot=0, options=DOOMED)
    scene.refuse(TurnCalendar(0), "maya.doomed-empty-depot", reason="no-price")


@rule("maya.doomed-empty-depot", "totem.gems")
def test_with_an_empty_depot_five_stacked_dice_move_the_figure_at_the_totem() -> None:
    scene = scene_with(
        {"totem-chamber": "sun"},
        drawing="start totem-chamber:W",
        modules=("maya", "totem"),
        at={0: "totem-chamber", 1: "totem-chamber"},
        dice={0: "", 1: "A A A A"},
        depot=0,
        options=DOOMED,
    )
    scene.put_part(Totem((Stacked(1, Icon.GOLDEN), *(Stacked(0, Icon.BLACK),) * 3)))
    scene.refuse(TurnCalendar(1), "totem.gems", reason="too-low", lacking=1)
    scene.put_part(Totem((Stacked(1, Icon.GOLDEN), *(Stacked(0, Icon.BLACK),) * 5)))
    scene.put_adventurer(0, aside=5)
    scene.put_adventurer(1, aside=1)
    assert scene.is_offered(TurnCalendar(1))
    scene.play(TurnCalendar(1))
    assert scene.part(MayaCalendar) == MayaCalendar(("sun",), {}, space=1)
    assert scene.dice(0) == "- - - - -"
    assert scene.part(Totem).stack == (Stacked(1, Icon.GOLDEN),)


@rule("maya.doomed-empty-depot", "pit.chamber")
def test_with_an_empty_depot_five_black_masks_move_the_figure_in_the_pit_and_stay_locked() -> None:
    scene = scene_with(
        {"pit": "sun"},
        drawing="start pit:W",
        modules=("maya", "pit"),
        at={0: "pit", 1: "pit"},
        dice={0: "B B B B B", 1: "B B B B B"},
        depot=0,
        options=DOOMED,
    )
    scene.play(TurnCalendar(0))
    assert scene.part(MayaCalendar).space == 1
    assert scene.dice(0) == "B B B B B"
    scene.put_part(MayaCalendar((), {"pit": "sun"}))
    scene.give(0, "B B B B A")
    scene.refuse(TurnCalendar(0), "pit.chamber", needs="BBBBB", missing="B")


@rule("maya.doomed-empty-depot", "special.linked", "special.linked-once")
def test_with_an_empty_depot_linked_chambers_move_the_figure_with_both_groups_and_only_once() -> None:
    scene = scene_with(
        {"linked-1": "sun", "linked-2": "sun", "linked-3": "sun"},
        drawing="linked-1:E start linked-2:W linked-3:W",
        modules=("maya", "special"),
        at={0: "linked-1"},
        dice={0: "T T T T T", 1: "K* K* K* A A"},
        depot=0,
        options=DOOMED,
    )
    scene.refuse(TurnCalendar(0), "special.linked", reason="alone")
    assert "maya.doomed-empty-depot" not in errand_rules(scene)
    scene.put_adventurer(1, chamber="linked-2")
    scene.give(1, "K* K* K A A")
    scene.refuse(TurnCalendar(0), "special.linked", reason="not-shown", needs="KKK", chamber="linked-2")
    scene.give(1, "K* K* K* A A")
    scene.play(TurnCalendar(0))
    assert scene.part(MayaCalendar) == MayaCalendar(("sun",), {"linked-2": "sun", "linked-3": "sun"}, space=1)
    assert (scene.dice(0), scene.dice(1)) == ("- - - T T", "- - - A A")
    scene.put_part(MayaCalendar((), {"linked-3": "sun"}))
    scene.put_adventurer(0, chamber="linked-3")
    scene.refuse(TurnCalendar(0), "special.linked-once")


@rule("maya.chamber")
def test_three_keys_in_the_calendar_chamber_swap_two_tiles() -> None:
    lying = {"basic-01": "sun", "basic-02": "moon", "basic-03": "sun"}
    scene = scene_with(
        lying,
        drawing="calendar-chamber:E start basic-01:W",
        at={0: "calendar-chamber"},
        dice={0: "K K K A A", 1: "K K K A A"},
    )
    scene.refuse(SwapCalendarTiles(1, "basic-01", "basic-02"), "maya.chamber", reason="elsewhere")
    scene.refuse(SwapCalendarTiles(0, "basic-01", "start"), "maya.chamber", reason="no-tile")
    scene.refuse(SwapCalendarTiles(0, "basic-01", "basic-03"), "maya.chamber", reason="same-symbol")
    offered = [
        offer.command for offer in scene.game.offers(0) if isinstance(offer.command, SwapCalendarTiles)
    ]
    assert offered == [
        SwapCalendarTiles(0, "basic-01", "basic-02"),
        SwapCalendarTiles(0, "basic-02", "basic-03"),
    ]
    scene.play(SwapCalendarTiles(0, "basic-01", "basic-02"))
    assert scene.part(MayaCalendar).lying == {"basic-01": "moon", "basic-02": "sun", "basic-03": "sun"}
    assert scene.dice(0) == "- - - A A"
    scene.refuse(SwapCalendarTiles(0, "basic-01", "basic-02"), "maya.chamber", needs="KKK", missing="KKK")


@rule("maya.doomed")
def test_companions_prefer_gems_that_move_the_figure() -> None:
    scene = scene_with({"basic-01": "sun", "basic-02": "gear", "pit": "sun"}, options=DOOMED)
    scene.put_part(MayaCalendar((), {"basic-01": "sun", "basic-02": "gear"}))
    (errand,) = box.errands(scene.game, 0)
    assert errand == Errand(
        "maya.doomed", ActivateGems(0), 150, parsed("TTTT"), ("basic-01",), is_pooled=True
    )


@rule("maya.doomed")
def test_companions_leave_gems_alone_that_have_another_way() -> None:
    scene = scene_with(
        {"linked-1": "sun"},
        drawing="linked-1:E start",
        modules=("maya", "special"),
        options=DOOMED,
    )
    assert "maya.doomed" not in errand_rules(scene)


def test_a_calendar_refusal_is_a_rule_error() -> None:
    with pytest.raises(RuleError):
        new_game(Setup(SEATS, MAYA, {"calendar": 3}), CATALOGUE, SeededChance(1))


@rule("maya.eternal", "base.refusal")
@pytest.mark.parametrize("lying", [{"basic-01": "moon"}, {}])
def test_the_act_key_says_which_symbol_the_eternal_calendar_asks_for(lying: dict[str, str]) -> None:
    scene = scene_with(lying, at={0: "basic-01"}, dice={0: "T T T T A"})
    refusal = intent(scene.game, 0, ACTION_BY_ID["act"])
    assert isinstance(refusal, RuleError)
    assert (refusal.rule, refusal.facts["next"]) == ("maya.eternal", "sun")
    for language, symbol in (("en", "sun"), ("fr", "soleil")):
        teller = Narrator(Words(language), scene.state.setup, scene.game.catalogue)
        assert symbol in teller.refusal(refusal, scene.state)
