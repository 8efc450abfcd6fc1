"""Moving from chamber to chamber."""

import pytest

from escape_tui.engine.effect import RuleError
from escape_tui.engine.temple import ChamberId
from escape_tui.rules.moving import (
    AdventurersSwapped,
    BarredBy,
    Enter,
    Entered,
    HeldBy,
    Left,
    arrival,
    require_crossing,
)
from tests.rulebook import rule
from tests.rules.standing_in import Adjusts, happen, with_module
from tests.temple import E, N, Scene, W


@rule("base.enter")
def test_entering_costs_the_icons_framed_in_the_next_chamber() -> None:
    scene = Scene(dice={0: "A K* T A B"})
    scene.play(Enter(0, E))
    assert scene.place(0) == "basic-02"
    assert scene.dice(0) == "- - T A B"
    scene.refuse(Enter(1, W), "base.enter", needs="AA", missing="AA")


@rule("base.enter")
def test_the_price_is_that_of_the_chamber_entered_not_of_the_one_left() -> None:
    scene = Scene("gem-torch-1:E start", dice={0: "A T A A"})
    scene.play(Enter(0, W))
    scene.play(Enter(0, E))
    assert scene.place(0) == "start"
    assert scene.dice(0) == "- - - -"


@rule("base.enter")
def test_who_moves_leaves_one_chamber_and_stands_in_the_next() -> None:
    scene = Scene(dice={0: "A A"})
    happened = scene.play(Enter(0, W))
    assert happened[1:] == (Left(0, "start"), Entered(0, "basic-01", "start"))
    assert scene.place(1) == "start"


@rule("base.enter", "base.refusal")
def test_nobody_pays_the_way_of_another_and_the_refusal_says_what_is_missing() -> None:
    scene = Scene(dice={0: "A", 1: "A* A* K*"})
    scene.refuse(Enter(0, E), "base.enter", needs="AK", missing="K")
    assert scene.dice(0) == "A"


@rule("base.enter-blocked")
def test_no_move_through_a_wall_or_into_nothing_or_through_a_door_that_faces_a_wall() -> None:
    scene = Scene("basic-10:E start", dice={0: "A A A A A", 1: "A A A"}, at={1: "basic-10"})
    scene.refuse(Enter(0, E), "base.enter-blocked", reason="nothing")
    scene.refuse(Enter(1, N), "base.enter-blocked", reason="wall")
    scene = Scene("basic-10:N start", dice={0: "A A A A A"})
    scene.refuse(Enter(0, W), "base.enter-blocked", reason="faces-wall")


@rule("base.enter-blocked")
def test_a_chamber_that_nobody_enters_stays_closed() -> None:
    scene = Scene("ghost:E start", dice={0: "A A A A A"})
    scene.refuse(Enter(0, W), "base.enter-blocked", reason="closed", chamber="ghost")


@rule("base.enter-blocked")
def test_a_door_for_one_direction_lets_in_but_not_out() -> None:
    scene = Scene("slide:E start", dice={0: "A A A A"})
    scene.play(Enter(0, W))
    scene.refuse(Enter(0, E), "base.enter-blocked", reason="one-way")


@rule("base.enter")
def test_a_secret_passage_is_a_way_although_no_doors_face_each_other() -> None:
    scene = Scene("basic-10:N start", dice={0: "A K A A"})
    scene.refuse(Enter(0, W), "base.enter-blocked", reason="faces-wall")
    scene.put(temple=scene.temple.with_secret_passage("start", "basic-10"))
    scene.play(Enter(0, W))
    scene.play(Enter(0, E))
    assert scene.place(0) == "start"


@rule("base.enter")
def test_every_passage_is_offered_and_nothing_else_and_nobody_outside_is_asked() -> None:
    scene = Scene(dice={0: "A A A"})
    offered = [o.command for o in scene.game.offers(0) if isinstance(o.command, Enter)]
    assert offered == [Enter(0, E), Enter(0, W)]
    assert scene.is_offered(Enter(0, W))
    assert not scene.is_offered(Enter(0, E))
    scene.put_adventurer(0, chamber=None, escaped_at=1)
    assert not [o for o in scene.game.offers(0) if isinstance(o.command, Enter)]


def one_held_and_a_chamber_barred() -> Scene:
    """The first player is held, and everybody is barred from basic-02."""
    scene = Scene(dice={0: "A A A", 1: "A K"})
    holds = Adjusts(HeldBy, lambda question, answer: "trap.cliff" if question.player == 0 else answer)
    bars = Adjusts(BarredBy, lambda question, _: "time.prohibition" if question.chamber == "basic-02" else "")
    scene.game = with_module(scene, holds)
    scene.game = with_module(scene, bars)
    return scene


@rule("base.enter-blocked")
def test_who_is_held_stays_and_who_is_barred_stays_out_by_the_rule_that_says_so() -> None:
    scene = one_held_and_a_chamber_barred()
    scene.refuse(Enter(0, W), "trap.cliff")
    scene.refuse(Enter(1, E), "time.prohibition", chamber="basic-02")


def test_two_who_change_adventurers_change_places_and_colours_and_keep_their_dice() -> None:
    scene = Scene(dice={0: "A", 1: "K K"}, at={1: "basic-02"})
    happen(scene, AdventurersSwapped(0, 1))
    assert (scene.place(0), scene.place(1)) == ("basic-02", "start")
    assert [scene.adventurer(player).colour for player in (0, 1)] == ["blue", "red"]
    assert (scene.dice(0), scene.dice(1)) == ("A", "K K")


@pytest.mark.parametrize(
    ("chamber", "reason"), [("basic-09", "unknown-chamber"), ("start", "already-there"), ("ghost", "closed")]
)
def test_no_ability_carries_anyone_into_a_chamber_that_is_not_there_or_closed(
    chamber: ChamberId, reason: str
) -> None:
    scene = Scene("ghost:E start basic-02:W")
    with pytest.raises(RuleError) as refusal:
        require_crossing(scene.game, 0, chamber, "character.forbidden")
    assert (refusal.value.rule, refusal.value.facts["reason"]) == ("character.forbidden", reason)


def test_no_ability_carries_off_who_is_held_or_to_where_he_is_barred() -> None:
    game = one_held_and_a_chamber_barred().game
    with pytest.raises(RuleError, match=r"trap\.cliff"):
        require_crossing(game, 0, "basic-01", "character.forbidden")
    with pytest.raises(RuleError, match=r"time\.prohibition"):
        require_crossing(game, 1, "basic-02", "character.forbidden")
    require_crossing(game, 1, "basic-01", "character.forbidden")


def test_who_is_carried_leaves_and_enters_like_everybody_else() -> None:
    scene = Scene()
    assert list(arrival(scene.game, 0, "basic-02", how="treasures.teleport")) == [
        Left(0, "start"),
        Entered(0, "basic-02", "start", "treasures.teleport"),
    ]
