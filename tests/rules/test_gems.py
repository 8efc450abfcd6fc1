"""Activating gems, alone and together."""

import pytest

from escape_tui.rules.gems import (
    ActivatedGems,
    ActivateGems,
    DepotFilled,
    GemIcons,
    GemsActivated,
    cheapest_price,
)
from tests.rulebook import rule
from tests.temple import CATALOGUE, Scene

KEYS = "gem-key-1:E start basic-02:W"
IN_KEYS = {0: "gem-key-1", 1: "gem-key-1"}


@rule("base.gem-single")
def test_the_cost_of_a_gem_icon_takes_one_gem_from_the_depot_onto_it() -> None:
    scene = Scene(dice={0: "T T* T T T"}, at={0: "basic-01"}, depot=7)
    happened = scene.play(ActivateGems(0))
    assert happened[1:] == (GemsActivated(0, 1, "basic-01"),)
    assert (scene.state.depot, scene.chamber("basic-01").gems) == (6, 1)
    assert scene.dice(0) == "- T* - - -"


@rule("base.gem-single", "base.refusal")
def test_a_chamber_without_a_gem_icon_gives_none_and_a_missing_icon_is_named() -> None:
    scene = Scene(dice={0: "T T T T", 1: "T T T K"}, at={1: "basic-01"})
    scene.refuse(ActivateGems(0), "base.gem-single", reason="no-gem")
    scene.refuse(ActivateGems(1), "base.gem-single", needs="TTTT", missing="T")


@rule("base.gem-triple")
@pytest.mark.parametrize(("gems", "keys"), [(1, 4), (2, 7), (3, 10)])
def test_one_of_three_gem_icons_is_paid_for_that_many_gems(gems: int, keys: int) -> None:
    scene = Scene(KEYS, dice={0: "K " * 5, 1: "K* " * 5}, at=IN_KEYS, depot=7)
    scene.play(ActivateGems(0, gems))
    assert scene.game.ask(ActivatedGems()) == gems
    assert (scene.state.depot, scene.chamber("gem-key-1").gems) == (7 - gems, gems)
    spent = (scene.dice(0) + scene.dice(1)).count("-")
    assert spent == keys


@rule("base.gem-triple", "base.refusal")
def test_a_refusal_for_three_gem_icons_says_what_the_first_one_would_need() -> None:
    scene = Scene(KEYS, dice={0: "K K K T"}, at=IN_KEYS)
    scene.refuse(ActivateGems(0), "base.gem-triple", needs="KKKK", missing="K")
    scene.refuse(ActivateGems(0, 2), "base.gem-triple", needs="KKKKKKK", missing="KKKK")
    scene.put(depot=1)
    scene.refuse(ActivateGems(0), "base.gem-triple", needs="KKKK", missing="K")


@rule("base.gem-alone")
def test_one_player_alone_may_activate_two_gems_with_enough_icons() -> None:
    scene = Scene(KEYS, players=1, dice={0: "K K K K K K K"}, at={0: "gem-key-1"}, depot=7)
    scene.play(ActivateGems(0, 2))
    assert (scene.state.depot, scene.chamber("gem-key-1").gems) == (5, 2)


@rule("base.gem-pool")
def test_adventurers_in_the_same_chamber_pool_for_a_gem_and_nobody_else_does() -> None:
    scene = Scene(players=3, dice={0: "T T", 1: "T*", 2: "T* T*"}, at={0: "basic-01", 1: "basic-01"})
    scene.refuse(ActivateGems(0), "base.gem-single", needs="TTTT", missing="T")
    scene.put_adventurer(2, chamber="basic-01")
    scene.play(ActivateGems(0))
    assert [scene.dice(player) for player in range(3)] == ["- -", "-", "- T*"]


@rule("base.gem-once")
def test_a_chamber_in_which_gems_were_activated_gives_no_more() -> None:
    scene = Scene(KEYS, dice={0: "K " * 8}, at=IN_KEYS)
    scene.play(ActivateGems(0, 1))
    scene.refuse(ActivateGems(0, 1), "base.gem-once")
    assert not scene.is_offered(ActivateGems(0, 1))


@rule("base.gem-bounded")
def test_asking_for_two_gems_with_one_left_places_one() -> None:
    scene = Scene(KEYS, dice={0: "K " * 7}, at=IN_KEYS, depot=1)
    scene.play(ActivateGems(0, 2))
    assert (scene.state.depot, scene.chamber("gem-key-1").gems) == (0, 1)
    assert scene.dice(0) == "- - - - - - -", "the icon that was asked for is paid"


@rule("base.gem-bounded")
def test_with_an_empty_depot_there_is_nothing_to_activate() -> None:
    scene = Scene(dice={0: "T T T T"}, at={0: "basic-01"}, depot=0)
    scene.refuse(ActivateGems(0), "base.gem-bounded")


@rule("base.gem-choice")
def test_unnamed_it_is_the_most_that_can_be_paid() -> None:
    for keys, gems, left in ((4, 1, 0), (6, 1, 2), (7, 2, 0), (10, 3, 0)):
        scene = Scene(KEYS, dice={0: "K " * keys}, at=IN_KEYS)
        scene.play(ActivateGems(0))
        assert scene.chamber("gem-key-1").gems == gems
        assert scene.dice(0).count("K") == left


@rule("base.gem-choice", "base.gem-bounded")
def test_unnamed_nobody_pays_for_more_gems_than_the_depot_holds() -> None:
    scene = Scene(KEYS, dice={0: "K " * 10}, at=IN_KEYS, depot=1)
    scene.play(ActivateGems(0))
    assert scene.state.depot == 0
    assert scene.dice(0).count("K") == 6


@rule("base.gem-choice")
def test_the_player_may_name_fewer_than_he_could_pay_but_only_a_number_that_is_printed() -> None:
    scene = Scene(KEYS, dice={0: "K " * 10}, at=IN_KEYS)
    for gems in (0, 4, -1):
        scene.refuse(ActivateGems(0, gems), "base.gem-choice", gems=gems)
    scene.play(ActivateGems(0, 1))
    assert scene.dice(0).count("K") == 6


@rule("base.gem-choice")
def test_every_number_of_gems_of_the_chamber_is_offered() -> None:
    scene = Scene(KEYS, dice={0: "K " * 7}, at={0: "gem-key-1"})
    offered = {
        offer.command.gems: offer.is_allowed
        for offer in scene.game.offers(0)
        if isinstance(offer.command, ActivateGems)
    }
    assert offered == {1: True, 2: True, 3: False}
    scene.put_adventurer(0, chamber=None, escaped_at=1)
    assert not [offer for offer in scene.game.offers(0) if isinstance(offer.command, ActivateGems)]


@rule("base.gem-single")
def test_the_gems_of_a_chamber_with_a_rear_part_lie_in_the_rear() -> None:
    scene = Scene("double-1:E start")
    assert scene.game.ask(GemIcons("double-1")) == ()
    assert [icon.gems for icon in scene.game.ask(GemIcons("double-1/rear"))] == [2]


@rule("base.gem-single")
def test_gems_may_go_onto_a_card_and_the_depot_may_grow_again() -> None:
    state = GemsActivated(0, 2, None).apply(Scene(depot=7).state)
    assert state.depot == 5
    assert DepotFilled(3, "time.lava").apply(state).depot == 8
    assert len(cheapest_price(CATALOGUE.tiles["gem-key-1"].gems)) == 4
