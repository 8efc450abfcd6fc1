"""New characters: dungeon, narrow gauge, portal, clone, Void runner, Trickster."""

import pytest
from msgspec.structs import replace

from escape_tui.content.box import CHARACTERS
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.character.ability import CharactersInPlay
from escape_tui.modules.queenies.newchar.newchar import ABILITIES
from escape_tui.modules.queenies.newchar.treasures import UseClone, UsePortal
from escape_tui.modules.queenies.newchar.trickster import SwapDice, SwapDiceAfar
from escape_tui.modules.queenies.newchar.void_runner import RunVoid, RunVoidTogether
from escape_tui.modules.trap.cliff import Hanging
from escape_tui.modules.treasures import TreasuresInPlay, owned_by
from escape_tui.rules.ending.leaving import Escape, Escaped
from escape_tui.rules.exploring import Discover
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, Scene, W

WINGS = "basic-01:E start basic-02:W"


def played_by(character: str, card: str, drawing: str = WINGS, **scene: object) -> Scene:
    """A scene in which player 0 has *card* of *character*."""
    picks = {0: {"character": character, "card": card}}
    modules = ("character", "newchar", "trap")
    return Scene(drawing, modules=modules, picks=picks, **scene)  # type: ignore[arg-type]


def owning(card: str, drawing: str = WINGS, **scene: object) -> Scene:
    """A scene in which player 0 owns the treasure *card*."""
    made = Scene(drawing, modules=("treasures", "newchar", "trap"), **scene)  # type: ignore[arg-type]
    nothing = ((),) * (len(made.state.adventurers) - 1)
    made.put_part(replace(made.part(TreasuresInPlay), owned=((card,), *nothing)))
    return made


def happen(scene: Scene, *events: Event) -> None:
    scene.happened += scene.game._atomically(events)


def errands(scene: Scene) -> list[Errand]:
    return [errand for errand in box.errands(scene.game, 0) if errand.rule.startswith("newchar.")]


def offered(scene: Scene, kind: type[Command]) -> list[Command]:
    return [offer.command for offer in scene.game.offers(0) if isinstance(offer.command, kind)]


@rule("newchar.dungeon", "newchar.narrow")
def test_both_chambers_are_shuffled_in_and_never_lie_first() -> None:
    for seed in range(10):
        setup = Setup((Seat("player", COLOURS[0]),), ("newchar",))
        state = new_game(setup, CATALOGUE, SeededChance(seed)).state
        assert {"dungeon", "narrow-gauge"} <= set(state.pile)


@rule("newchar.dungeon")
def test_the_dungeon_is_entered_by_every_door_but_nobody_leaves_by_its_slide() -> None:
    drawing = "start dungeon:W basic-07"
    scene = Scene(drawing, modules=("newchar",), at={1: "basic-07"}, dice={0: "A A A A", 1: "A A"})
    scene.play(Enter(0, E))
    scene.refuse(Enter(0, W), "newchar.dungeon")
    scene.play(Enter(1, W))
    assert scene.place(1) == "dungeon"
    scene.play(Enter(0, E))
    assert scene.place(0) == "basic-07"


@rule("newchar.narrow")
def test_the_narrow_gauge_costs_three_torches_and_holds_a_gem() -> None:
    scene = Scene("start narrow-gauge:W", modules=("newchar",), dice={0: "T T T K K K K", 1: "A A T T"})
    scene.refuse(Enter(1, E), "base.enter", needs="TTT", missing="T")
    scene.play(Enter(0, E))
    scene.play(ActivateGems(0))
    assert scene.chamber("narrow-gauge").gems == 1


@rule("newchar.narrow", "treasures.place")
def test_the_narrow_gauge_holds_a_treasure() -> None:
    scene = Scene("start", modules=("newchar", "treasures"), pile="narrow-gauge exit", dice={0: "A A"})
    scene.play(Discover(0, N))
    assert "narrow-gauge" in scene.part(TreasuresInPlay).lying


@rule("newchar.portal")
def test_a_portal_leads_to_any_chamber_that_touches_this_one_diagonals_included() -> None:
    drawing = """
        basic-07 .     basic-08
        .        start basic-10:N
        .        .     ghost:N
    """
    scene = owning("portal", drawing, players=1)
    assert offered(scene, UsePortal) == [
        UsePortal(0, chamber) for chamber in ("basic-07", "basic-08", "basic-10", "ghost")
    ]
    scene.refuse(UsePortal(0, "ghost"), "newchar.portal", reason="closed")
    scene.refuse(UsePortal(0, "start"), "newchar.portal", reason="already-there")
    scene.refuse(UsePortal(0, "exit"), "newchar.portal", reason="unknown-chamber")
    scene.play(UsePortal(0, "basic-07"))
    assert scene.place(0) == "basic-07"
    assert owned_by(scene.state, 0) == ()
    scene.refuse(UsePortal(0, "start"), "treasures.once", reason="not-yours")


@rule("newchar.portal")
def test_a_portal_does_not_lead_further_and_not_out_of_a_trap() -> None:
    scene = owning("portal", "start cliff-key:W basic-07 basic-08:W", at={0: "cliff-key"})
    scene.refuse(UsePortal(0, "basic-08"), "newchar.portal", reason="too-far")
    scene.put_part(Hanging({"cliff-key": "red"}))
    scene.refuse(UsePortal(0, "start"), "trap.cliff")
    assert errands(scene) == []


@rule("newchar.portal", "special.double-halves")
def test_no_portal_leads_from_a_half_to_the_other() -> None:
    scene = owning("portal", "basic-07\ndouble-1:S\nstart", at={0: "double-1"})
    scene.refuse(UsePortal(0, "double-1/rear"), "newchar.portal", reason="too-far")
    scene.put_adventurer(0, chamber="double-1/rear")
    assert offered(scene, UsePortal) == [UsePortal(0, "basic-07"), UsePortal(0, "start")]


@rule("newchar.portal", "special.double-halves")
@pytest.mark.parametrize(
    ("place", "halves"),
    [
        ("basic-01", ["rear"]),
        ("basic-02", ["rear"]),
        ("basic-03", ["front", "rear"]),
        ("basic-04", ["front", "rear"]),
        ("basic-05", ["front"]),
        ("basic-06", ["front"]),
        ("start", ["front"]),
        ("basic-07", ["front"]),
    ],
)
def test_into_a_double_tile_a_portal_leads_only_to_the_half_that_borders(
    place: str, halves: list[str]
) -> None:
    drawing = """
        basic-01:N basic-02:N basic-03:N
        basic-04:N double-1:S basic-05:N
        basic-06:N start      basic-07:N
    """
    scene = owning("portal", drawing, at={0: place})
    names = {"double-1": "front", "double-1/rear": "rear"}
    for chamber, half in names.items():
        assert (UsePortal(0, chamber) in offered(scene, UsePortal)) == (half in halves)
        if half not in halves:
            scene.refuse(UsePortal(0, chamber), "newchar.portal", reason="too-far")


@rule("newchar.portal")
def test_who_has_escaped_is_offered_no_portal() -> None:
    scene = owning("portal")
    happen(scene, Escaped(0))
    assert offered(scene, UsePortal) == []


@rule("newchar.portal")
def test_a_companion_uses_the_portal_to_get_home_or_out() -> None:
    scene = owning("portal", "start basic-10:W exit:W", at={0: "basic-10"}, soundtrack="1")
    assert errands(scene) == []
    scene.put(depot=0)
    assert [errand.command for errand in errands(scene)] == [UsePortal(0, "exit")]
    scene.put(depot=3)
    scene.clock(210)
    assert [errand.command for errand in errands(scene)] == [UsePortal(0, "start")]


@rule("newchar.clone")
def test_a_clone_doubles_all_keys_and_torches_for_one_action() -> None:
    scene = owning("clone", at={0: "basic-01"}, dice={0: "T T A A"})
    scene.refuse(ActivateGems(0), "base.gem-single", missing="TT")
    assert errands(scene)[0].command == UseClone(0)
    scene.play(UseClone(0))
    assert errands(scene) == []
    scene.play(ActivateGems(0))
    assert scene.dice(0) == "- - A A"
    assert owned_by(scene.state, 0) == ()
    scene.give(0, "T T")
    scene.refuse(UseClone(0), "treasures.once")


@rule("newchar.clone")
def test_a_clone_waits_for_an_action_that_it_helps_and_is_laid_ready_once() -> None:
    scene = owning("clone", "start basic-02:W", at={1: "basic-02"}, dice={0: "A K A A", 1: "T T"})
    assert errands(scene) == []
    scene.play(UseClone(0))
    scene.refuse(UseClone(0), "newchar.clone", reason="ready")
    scene.play(Enter(0, E))
    assert owned_by(scene.state, 0) == ("clone",)
    scene.refuse(ActivateGems(1), "base.gem-single", missing="TT")
    scene.give(1, "T T T T")
    scene.play(ActivateGems(1))
    assert owned_by(scene.state, 0) == ("clone",)


@rule("newchar.clone", "base.gem-pool")
def test_a_clone_doubles_only_what_its_owner_shows() -> None:
    drawing = "start basic-01:W"
    scene = owning("clone", drawing, at={0: "basic-01", 1: "basic-01"}, dice={0: "T A", 1: "T* T*"})
    scene.play(UseClone(0))
    scene.play(ActivateGems(0))
    assert scene.dice(0) == "- A"
    assert scene.dice(1).count("-") == 2
    assert owned_by(scene.state, 0) == ()


@rule("newchar.clone", "base.gem-pool", "dice.payment")
@pytest.mark.parametrize("hand", ["A A", "T T"])
def test_a_clone_stays_where_dice_pay_without_it(hand: str) -> None:
    drawing = "start basic-01:W"
    scene = owning("clone", drawing, at={0: "basic-01", 1: "basic-01"}, dice={0: hand, 1: "T* T* T* T*"})
    scene.play(UseClone(0))
    scene.play(ActivateGems(0))
    assert owned_by(scene.state, 0) == ("clone",)


@rule("newchar.clone", "dice.offer")
def test_a_clone_doubles_what_its_owner_offers_to_a_friend() -> None:
    at = {0: "basic-01", 1: "basic-01"}
    scene = owning("clone", "start basic-01:W", at=at, dice={0: "T* T", 1: "T T"})
    scene.refuse(ActivateGems(1), "base.gem-single", missing="T")
    scene.play(UseClone(0))
    scene.play(ActivateGems(1))
    assert (scene.dice(0), scene.dice(1)) == ("- T", "- -")
    assert owned_by(scene.state, 0) == ()


@rule("newchar.clone", "base.escape")
def test_a_clone_helps_to_escape() -> None:
    scene = owning("clone", "start exit:W", at={0: "exit"}, depot=3, dice={0: "K K"})
    assert errands(scene)[0].command == UseClone(0)
    scene.play(UseClone(0))
    scene.play(Escape(0))
    assert scene.place(0) is None


@rule("character.pick", "newchar.void-permanent", "newchar.trickster-permanent")
def test_the_two_new_characters_come_into_play_with_this_queenie() -> None:
    cards = sorted((ability.character, ability.card) for ability in ABILITIES)
    assert cards == sorted(
        (name, card) for name in CHARACTERS["newchar"] for card in ("permanent", "activatable")
    )
    dealt = set()
    for seed in range(20):
        seats = tuple(Seat(f"player {number}", COLOURS[number]) for number in range(6))
        setup = Setup(seats, ("character", "newchar"))
        state = new_game(setup, CATALOGUE, SeededChance(seed)).state
        dealt |= {card.character for card in state.part(CharactersInPlay).cards}
    assert dealt == {*CHARACTERS["base"], *CHARACTERS["newchar"]}


@rule("newchar.void-permanent")
def test_the_void_runner_goes_from_one_open_entrance_to_another() -> None:
    drawing = "basic-01:E start basic-10:W basic-07 exit:W"
    scene = played_by("void-runner", "permanent", drawing, dice={0: "A A A A K", 1: "A A"})
    assert offered(scene, RunVoid) == [RunVoid(0, "basic-01"), RunVoid(0, "basic-07")]
    scene.refuse(RunVoid(0, "basic-10"), "newchar.void-permanent", reason="no-entrance-there")
    scene.refuse(RunVoid(1, "basic-07"), "character.pick", reason="not-yours")
    scene.play(RunVoid(0, "basic-07"))
    assert scene.place(0) == "basic-07"
    assert scene.place(1) == "start"
    scene.play(RunVoid(0, "start"))
    scene.refuse(RunVoid(0, "basic-07"), "newchar.void-permanent", needs="AA", missing="AA")
    scene.put_adventurer(0, chamber="basic-10")
    scene.refuse(RunVoid(0, "start"), "newchar.void-permanent", reason="no-entrance-here")
    assert offered(scene, RunVoid) == []


@rule("newchar.void-active")
def test_the_void_runner_takes_everyone_from_his_chamber_along() -> None:
    scene = played_by("void-runner", "activatable", players=4, at={3: "basic-02"}, dice={0: "A A A A"})
    assert offered(scene, RunVoidTogether)
    scene.play(RunVoidTogether(0, "basic-01"))
    assert [scene.place(player) for player in range(4)] == ["basic-01"] * 3 + ["basic-02"]
    scene.refuse(RunVoidTogether(0, "start"), "character.activatable")


@rule("newchar.void-active", "trap.cliff")
def test_who_hangs_above_a_cliff_is_not_taken_along() -> None:
    drawing = "start cliff-key:W"
    scene = played_by(
        "void-runner", "activatable", drawing, at={0: "cliff-key", 1: "cliff-key"}, dice={0: "A A"}
    )
    scene.put_part(Hanging({"cliff-key": "blue"}))
    scene.play(RunVoidTogether(0, "start"))
    assert scene.place(0) == "start"
    assert scene.place(1) == "cliff-key"


@rule("newchar.void-permanent", "newchar.void-active")
@pytest.mark.parametrize("card", ["permanent", "activatable"])
def test_a_companion_runs_home_before_the_slam_or_to_the_exit(card: str) -> None:
    drawing = "start basic-07 exit:S"
    scene = played_by("void-runner", card, drawing, at={0: "basic-07"}, soundtrack="1", players=1)
    assert errands(scene) == []
    scene.put(depot=0)
    assert [errand.command.chamber for errand in errands(scene)] == ["exit"]  # type: ignore[attr-defined]
    scene.put(depot=1)
    scene.clock(210)
    assert [errand.command.chamber for errand in errands(scene)] == ["start"]  # type: ignore[attr-defined]
    scene = played_by("void-runner", card, "start cliff-key:W", at={0: "cliff-key"}, depot=0)
    scene.put_part(Hanging({"cliff-key": "red"}))
    assert errands(scene) == []


@rule("newchar.trickster-permanent")
def test_the_trickster_swaps_dice_with_somebody_in_his_chamber() -> None:
    scene = played_by("trickster", "permanent", dice={0: "A - K", 1: "T* B G"})
    scene.play(SwapDice(0, 1, (0, 1), (0, 1)))
    assert scene.dice(0) == "T* B K"
    assert scene.dice(1) == "A - G"


@rule("newchar.trickster-permanent")
def test_the_trickster_takes_only_what_is_held_or_locked_one_for_one() -> None:
    scene = played_by("trickster", "permanent", players=4, dice={0: "A K ?", 1: "T* B G", 2: "T*"})
    happen(scene, Escaped(3))
    scene.put_adventurer(2, chamber="basic-01")
    refused = {
        SwapDice(0, 0, (0,), (1,)): "unknown",
        SwapDice(0, 9, (0,), (1,)): "unknown",
        SwapDice(0, 3, (0,), (0,)): "outside",
        SwapDice(0, 1, (), ()): "one-for-one",
        SwapDice(0, 1, (0,), (0, 1)): "one-for-one",
        SwapDice(0, 1, (0, 0), (0, 1)): "unknown-die",
        SwapDice(0, 1, (0, 1), (1, 1)): "unknown-die",
        SwapDice(0, 1, (5,), (0,)): "unknown-die",
        SwapDice(0, 1, (0,), (-1,)): "unknown-die",
        SwapDice(0, 1, (2,), (0,)): "tumbling",
        SwapDice(0, 1, (0,), (2,)): "not-offered",
        SwapDice(0, 2, (0,), (0,)): "elsewhere",
    }
    for command, reason in refused.items():
        scene.refuse(command, "newchar.trickster-permanent", reason=reason)
    scene.refuse(SwapDice(1, 0, (0,), (0,)), "character.pick", reason="not-yours")


@rule("newchar.trickster-permanent")
def test_every_swap_that_is_offered_is_allowed() -> None:
    scene = played_by("trickster", "permanent", players=3, dice={0: "- - A K ?", 1: "T* B G K*", 2: "K* K*"})
    scene.put_adventurer(2, chamber="basic-01")
    offers = offered(scene, SwapDice)
    assert SwapDice(0, 1, (0, 1), (0, 1)) in offers
    assert SwapDice(0, 1, (2,), (3,)) in offers
    for command in offers:
        scene.game.check(command)


@rule("newchar.trickster-permanent", "newchar.trickster-active")
@pytest.mark.parametrize(("card", "swap"), [("permanent", SwapDice), ("activatable", SwapDiceAfar)])
def test_any_number_of_dice_can_be_chosen_for_one_swap(
    card: str, swap: type[SwapDice] | type[SwapDiceAfar]
) -> None:
    scene = played_by("trickster", card, dice={0: "K T A", 1: "B T* G"})
    one_each = [swap(0, 1, (mine,), (theirs,)) for mine in range(3) for theirs in range(2)]
    two_each = [swap(0, 1, mine, (0, 1)) for mine in ((0, 1), (0, 2), (1, 2))]
    assert offered(scene, swap) == [*one_each, *two_each]
    same = played_by("trickster", card, dice={0: "K* T -", 1: "K* - G"})
    assert offered(same, swap) == [swap(0, 1, (1,), (0,)), swap(0, 1, (2,), (0,))]


@rule("newchar.trickster-active")
def test_a_key_and_a_torch_swap_dice_with_somebody_anywhere() -> None:
    scene = played_by("trickster", "activatable", at={1: "basic-01"}, dice={0: "K T A A", 1: "B B G*"})
    assert SwapDiceAfar(0, 1, (2,), (2,)) in offered(scene, SwapDiceAfar)
    scene.play(SwapDiceAfar(0, 1, (2, 3), (0, 2)))
    assert scene.dice(0) == "- - B G*"
    assert scene.dice(1) == "A B A"
    scene.refuse(SwapDiceAfar(0, 1, (2,), (1,)), "character.activatable")


@rule("newchar.trickster-active")
def test_swapping_afar_has_its_price() -> None:
    scene = played_by("trickster", "activatable", at={1: "basic-01"}, dice={0: "K A", 1: "B"})
    scene.refuse(SwapDiceAfar(0, 1, (1,), (0,)), "newchar.trickster-active", needs="KT", missing="T")
    assert len(offered(scene, SwapDiceAfar)) == 1
