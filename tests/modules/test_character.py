"""Characters: picking them, and what each of their cards does."""

import pytest
from msgspec.structs import replace

from escape_tui.content.box import CHARACTERS
from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.engine.temple import Cell
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.character.ability import CardTurnedBack, CharacterCard, CharactersInPlay
from escape_tui.modules.character.character import ABILITIES
from escape_tui.modules.character.discoverer import (
    KeepTile,
    ReturnTile,
    Sprint,
    SprintEnded,
    in_hand,
    steps_left,
)
from escape_tui.modules.character.doc import Cure
from escape_tui.modules.character.mechanic import JoinByLift
from escape_tui.modules.character.mentalist import EnterThroughWall
from escape_tui.modules.character.muscleman import TurnChamber
from escape_tui.modules.character.priest import Bless, BlessingFades, BlessingGone, JoinByPrayer, blessing
from escape_tui.modules.queenies.maze.short_cut import UseShortCut
from escape_tui.modules.trap.cliff import Hanging
from escape_tui.rules.dice import FreedByMask, FreeDice, Roll
from escape_tui.rules.ending.leaving import Escape, Escaped, GiveDie
from escape_tui.rules.exploring import Discover, Laid, PutOnPile, TakenUp, laying
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter, EntryCost
from tests.modules.queenies.dealing import own
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W


def played_by(
    character: str, card: str, drawing: str = "basic-01:E start basic-02:W", **scene: object
) -> Scene:
    """A scene in which player 0 has *card* of *character*."""
    picks = {0: {"character": character, "card": card}}
    modules = ("character", *scene.pop("modules", ()))  # type: ignore[misc]
    return Scene(drawing, modules=modules, picks=picks, **scene)  # type: ignore[arg-type]


def happen(scene: Scene, *events: Event) -> None:
    """Let *events* happen, as a card could cause them."""
    scene.happened += scene.game._atomically(events)


def errands(scene: Scene, player: int = 0) -> list[Errand]:
    return [errand for errand in box.errands(scene.game, player) if errand.rule.startswith("character.")]


def offered(scene: Scene, kind: type[Command], player: int = 0) -> list[Command]:
    return [offer.command for offer in scene.game.offers(player) if isinstance(offer.command, kind)]


def is_turned_over(scene: Scene, player: int = 0) -> bool:
    return scene.part(CharactersInPlay).cards[player].is_turned_over


def characters(
    *picks: dict[str, str], modules: tuple[str, ...] = ("character",)
) -> tuple[CharacterCard, ...]:
    seats = tuple(Seat(f"player {number}", COLOURS[number], pick) for number, pick in enumerate(picks))
    state = new_game(Setup(seats, modules), CATALOGUE, SeededChance(3)).state
    return state.part(CharactersInPlay).cards


@rule("character.pick")
def test_everyone_picks_a_character_and_one_of_its_two_cards() -> None:
    cards = characters(
        {"character": "doc", "card": "activatable"}, {"character": "priest"}, {"card": "activatable"}, {}
    )
    assert cards[:2] == (CharacterCard("doc", "activatable"), CharacterCard("priest", "permanent"))
    assert [card.card for card in cards[2:]] == ["activatable", "permanent"]


@rule("character.pick")
def test_who_has_not_picked_is_dealt_a_character_of_his_own() -> None:
    cards = characters(*[{}] * 6)
    assert sorted(card.character for card in cards) == sorted(CHARACTERS["base"])


@rule("character.pick", "screen.combine")
@pytest.mark.parametrize(
    ("picks", "reason"),
    [
        (({"character": "doc"}, {"character": "doc"}), "twice"),
        (({"character": "hero"},), "unknown"),
        (({"character": "trickster"},), "unknown"),
        (({"character": "doc", "card": "both"},), "card"),
    ],
)
def test_nobody_shares_a_character_or_picks_one_that_is_not_in_the_box(
    picks: tuple[dict[str, str], ...], reason: str
) -> None:
    with pytest.raises(RuleError) as refusal:
        characters(*picks)
    assert refusal.value.rule == "character.pick"
    assert refusal.value.facts["reason"] == reason


@rule("character.pick")
def test_every_character_has_both_its_cards() -> None:
    cards = sorted((ability.character, ability.card) for ability in ABILITIES)
    assert cards == sorted(
        (name, card) for name in CHARACTERS["base"] for card in ("permanent", "activatable")
    )


@rule("character.pick")
@pytest.mark.parametrize(
    "command",
    [
        Sprint(0),
        Cure(0, 1),
        TurnChamber(0, "basic-01", 1),
        JoinByPrayer(0, "basic-01"),
        Bless(0),
        JoinByLift(0, "basic-01"),
        EnterThroughWall(0, N),
    ],
)
def test_a_card_helps_only_the_player_before_whom_it_lies(command: Command) -> None:
    scene = played_by("doc", "permanent")
    scene.refuse(command, "character.pick", reason="not-yours")


@rule("character.permanent", "character.doc-permanent")
def test_a_golden_mask_of_the_doc_frees_three_dice() -> None:
    scene = played_by("doc", "permanent", dice={0: "G G A", 1: "B B B B"})
    for _ in range(2):
        before = len(scene.adventurer(1).locked)
        scene.play(FreeDice(0, 1))
        assert len(scene.adventurer(1).locked) == max(0, before - 3)
    assert scene.game.ask(FreedByMask(1)) == 2
    assert errands(scene) == []
    assert not any(isinstance(offer.command, Cure) for offer in scene.game.offers(0))
    scene.give(0, "G B B B B")
    scene.play(FreeDice(0, 0))
    assert scene.dice(0) == "- - - - B"


@rule("character.activatable", "character.doc-active")
def test_two_golden_masks_cure_somebody_anywhere_and_the_card_rests_until_the_slam() -> None:
    scene = played_by(
        "doc", "activatable", at={1: "basic-01"}, dice={0: "G G G G A", 1: "B B B B A"}, soundtrack="1"
    )
    assert errands(scene)[0].command == Cure(0, 1)
    assert offered(scene, Cure) == [Cure(0, 1)]
    scene.play(Cure(0, 1))
    assert scene.dice(1) == "- - - - A"
    assert scene.dice(0) == "- - G G A"
    assert is_turned_over(scene)
    scene.give(1, "B B B A A")
    scene.refuse(Cure(0, 1), "character.activatable")
    assert not offered(scene, Cure)
    assert errands(scene) == []
    scene.clock(218)
    assert not is_turned_over(scene)
    assert scene.told(CardTurnedBack) == [CardTurnedBack(0, "doc")]
    scene.play(Cure(0, 1))


@rule("character.doc-active")
def test_the_cure_is_for_one_other_adventurer_inside_with_locked_dice() -> None:
    scene = played_by("doc", "activatable", players=3, dice={0: "G G B", 1: "A A", 2: "B"})
    scene.refuse(Cure(0, 0), "character.doc-active", reason="unknown")
    scene.refuse(Cure(0, 7), "character.doc-active", reason="unknown")
    scene.refuse(Cure(0, 1), "character.doc-active", reason="nothing-locked")
    happen(scene, Escaped(2))
    scene.refuse(Cure(0, 2), "character.doc-active", reason="outside")
    scene.give(0, "G A A")
    scene.give(1, "B B")
    scene.refuse(Cure(0, 1), "character.doc-active", needs="GG", missing="G")
    scene.give(1, "A")
    assert offered(scene, Cure) == []
    assert errands(scene) == []


@rule("character.discoverer-permanent")
def test_the_discoverer_sees_the_tile_and_may_lay_it() -> None:
    scene = played_by("discoverer", "permanent", pile="basic-07 basic-08 exit", dice={0: "A A A A"})
    scene.play(Discover(0, N))
    assert in_hand(scene.state).tile == "basic-07"
    assert offered(scene, KeepTile) == [KeepTile(0)]
    assert offered(scene, ReturnTile) == [ReturnTile(0)]
    scene.refuse(Discover(0, S), "character.discoverer-permanent", reason="tile-in-hand")
    scene.refuse(KeepTile(1), "character.discoverer-permanent", reason="no-tile")
    scene.play(KeepTile(0))
    assert scene.chamber("basic-07").cell == Cell(0, -1)
    assert scene.told(Laid)[-1].by == 0
    scene.refuse(KeepTile(0), "character.discoverer-permanent", reason="no-tile")
    assert offered(scene, KeepTile) == []
    scene.play(Discover(0, S))


@rule("character.discoverer-permanent")
def test_the_discoverer_may_put_it_under_the_pile_once_and_must_lay_the_next() -> None:
    scene = played_by("discoverer", "permanent", pile="basic-07 basic-08 exit", dice={0: "A A"})
    scene.play(Discover(0, N))
    scene.play(ReturnTile(0))
    assert "basic-08" in scene.temple
    assert scene.state.pile == ("exit", "basic-07")
    scene.refuse(ReturnTile(0), "character.discoverer-permanent", reason="no-tile")


@rule("character.discoverer-permanent")
def test_a_discoverer_who_does_not_choose_lays_the_tile_after_a_while() -> None:
    scene = played_by("discoverer", "permanent", pile="basic-07 exit", dice={0: "A A"})
    scene.play(Discover(0, N))
    scene.wait(CATALOGUE.numbers.choice_ms / 1000)
    assert "basic-07" in scene.temple
    assert not scene.state.choices


@rule("character.discoverer-permanent")
def test_the_last_tile_is_laid_at_once_and_nobody_else_looks_twice() -> None:
    scene = played_by("discoverer", "permanent", pile="basic-07 exit", dice={0: "A A", 1: "A A"})
    scene.play(Discover(1, N))
    assert "basic-07" in scene.temple
    scene.play(Discover(0, S))
    assert "exit" in scene.temple


@rule("character.discoverer-permanent")
def test_while_the_discoverer_looks_that_entrance_is_theirs_from_either_side() -> None:
    drawing = """
        .        basic-13
        basic-07 .
        start    basic-09:W
    """
    scene = played_by("discoverer", "permanent", drawing, pile="basic-10 basic-08 exit", players=4)
    for player, chamber in enumerate(("basic-07", "basic-13", "basic-07", "start")):
        scene.put_adventurer(player, chamber=chamber)
        scene.give(player, "A A A A")
    scene.play(Discover(0, E))
    scene.refuse(Discover(1, S), "character.discoverer-permanent", reason="reserved", holder=0)
    scene.refuse(Discover(2, E), "character.discoverer-permanent", reason="reserved", holder=0)
    assert not scene.is_offered(Discover(1, S))
    scene.play(Discover(3, W))
    scene.play(KeepTile(0))
    assert scene.chamber("basic-10").cell == Cell(1, -1)


@rule("character.discoverer-permanent", "maze.short-cut")
def test_no_short_cut_leads_through_an_entrance_at_which_the_discoverer_looks() -> None:
    scene = played_by("discoverer", "permanent", modules=("treasures", "maze"), pile="basic-07 basic-08 exit")
    own(scene, 1, "short-cut")
    for player in (0, 1):
        scene.give(player, "A A")
    scene.play(Discover(0, N))
    scene.refuse(UseShortCut(1, N), "character.discoverer-permanent", reason="reserved")


@rule("character.discoverer-permanent")
@pytest.mark.parametrize("command", [KeepTile(0), ReturnTile(0)])
def test_a_tile_whose_entrance_is_gone_meanwhile_goes_back_to_the_pile(command: Command) -> None:
    scene = played_by("discoverer", "permanent", pile="basic-07 basic-08 exit", dice={0: "A A", 1: "A A"})
    scene.play(Discover(0, N))
    happen(scene, laying(scene.game, "basic-08", "start", N, None))
    assert "basic-08" in scene.temple
    scene.play(command)
    assert "basic-07" not in scene.temple
    assert "basic-07" in scene.state.pile
    assert scene.told(PutOnPile) == ([PutOnPile("basic-07")] if command == KeepTile(0) else [])


@rule("character.discoverer-permanent", "illusion.gaps")
def test_a_tile_whose_chamber_is_gone_goes_back_to_the_pile() -> None:
    drawing = "basic-13 start"
    scene = played_by("discoverer", "permanent", drawing, at={0: "basic-13"}, pile="basic-07 exit")
    scene.give(0, "A A")
    scene.play(Discover(0, N))
    scene.put_adventurer(0, chamber="start")
    happen(scene, TakenUp(("basic-13",)))
    scene.play(KeepTile(0))
    assert scene.state.pile == ("basic-07", "exit")


@rule("character.discoverer-permanent", "trap.pull")
def test_a_discoverer_who_has_escaped_meanwhile_is_pulled_into_no_trap() -> None:
    scene = played_by("discoverer", "permanent", pile="slide basic-07", dice={0: "A A"}, modules=("trap",))
    scene.play(Discover(0, N))
    happen(scene, Escaped(0))
    scene.wait(CATALOGUE.numbers.choice_ms / 1000)
    assert "slide" in scene.temple
    assert scene.told(Laid)[-1].by is None


@rule("character.discoverer-active")
def test_three_adventurers_carry_the_discoverer_through_three_chambers_free() -> None:
    drawing = "start basic-12:W basic-08:W basic-10:W basic-07"
    scene = played_by("discoverer", "activatable", drawing, dice={0: "A A A K"})
    assert scene.is_offered(Sprint(0))
    scene.play(Sprint(0))
    assert is_turned_over(scene)
    for place in ("basic-12", "basic-08", "basic-10"):
        scene.play(Enter(0, E))
        assert scene.place(0) == place
    assert scene.dice(0) == "- - - K"
    scene.refuse(Enter(0, E), "base.enter", needs="AA")
    scene.refuse(Sprint(0), "character.activatable")


@rule("character.discoverer-active", "character.forbidden")
def test_a_sprint_opens_no_forbidden_chamber_and_ends_with_the_next_roll() -> None:
    scene = played_by("discoverer", "activatable", "basic-07 start ghost:W", dice={0: "A A A", 1: "A A A"})
    scene.play(Sprint(0))
    scene.refuse(Enter(0, E), "base.enter-blocked", reason="closed")
    scene.script(1, "AAA")
    scene.play(Roll(1))
    assert steps_left(scene.state) == 3
    scene.play(Enter(0, W))
    scene.refuse(Enter(1, W), "base.enter")
    assert steps_left(scene.state) == 2
    scene.play(Roll(0))
    assert scene.told(SprintEnded)
    assert steps_left(scene.state) == 0


@rule("character.discoverer-active")
def test_a_companion_sprints_home_before_the_door_slams() -> None:
    scene = played_by("discoverer", "activatable", soundtrack="1", at={0: "basic-01"}, dice={0: "A A A"})
    assert errands(scene) == []
    scene.clock(210)
    assert errands(scene)[0].command == Sprint(0)
    scene.put_adventurer(0, chamber="start")
    assert errands(scene) == []


@rule("character.discoverer-active", "character.forbidden")
def test_nobody_sprints_off_a_cliff() -> None:
    scene = played_by(
        "discoverer",
        "activatable",
        "start cliff-key:W",
        modules=("trap",),
        at={0: "cliff-key"},
        soundtrack="1",
    )
    scene.give(0, "A A A")
    scene.put_part(Hanging({"cliff-key": "red"}))
    scene.refuse(Sprint(0), "trap.cliff")
    scene.clock(210)
    assert errands(scene) == []


@rule("character.muscleman-permanent")
def test_each_torch_of_the_muscleman_counts_as_two() -> None:
    scene = played_by("muscleman", "permanent", at={0: "basic-01"}, dice={0: "T T A", 1: "T T T T"})
    scene.play(ActivateGems(0))
    assert scene.chamber("basic-01").gems == 1
    assert scene.dice(0) == "- - A"
    scene.give(0, "K K T")
    scene.refuse(Enter(0, E), "base.enter", needs="AA")


@rule("character.muscleman-permanent", "base.gem-pool")
def test_his_torches_count_double_also_when_he_pools() -> None:
    scene = played_by(
        "muscleman", "permanent", at={0: "basic-01", 1: "basic-01"}, dice={0: "T* A", 1: "T T A"}
    )
    scene.play(ActivateGems(1))
    assert scene.dice(0) == "- A"
    assert scene.dice(1) == "- - A"


@rule("character.muscleman-permanent", "treasures.double-torch")
def test_a_card_that_stands_in_for_torches_does_not_grow_in_his_hands() -> None:
    scene = played_by("muscleman", "permanent", modules=("treasures",), at={0: "basic-01"}, dice={0: "T A"})
    treasures = next(iter(part for name, part in scene.state.parts.items() if name == "TreasuresInPlay"))
    scene.put_part(replace(treasures, owned=(("double-torch",), ()), armed=(("double-torch",), ())))
    scene.play(ActivateGems(0))
    assert scene.dice(0) == "- A"


@rule("character.muscleman-active")
def test_two_torches_turn_any_chamber_but_the_start() -> None:
    scene = played_by("muscleman", "activatable", dice={0: "T T A A A"})
    scene.refuse(TurnChamber(0, "start", 1), "character.muscleman-active", reason="start")
    scene.refuse(TurnChamber(0, "basic-09", 1), "character.muscleman-active", reason="unknown-chamber")
    for quarters in (0, 4, -1):
        scene.refuse(TurnChamber(0, "basic-01", quarters), "character.muscleman-active", reason="quarters")
    doors = scene.chamber("basic-01").doors
    assert len(offered(scene, TurnChamber)) == 6
    scene.play(TurnChamber(0, "basic-01", 2))
    assert scene.chamber("basic-01").doors == tuple(sorted(side.turned(2) for side in doors))
    assert scene.chamber("basic-01").stairs is W
    scene.give(0, "A T")
    assert offered(scene, TurnChamber) == []


@rule("character.muscleman-active")
def test_who_cannot_pay_is_shown_one_way_to_use_his_card() -> None:
    scene = played_by("muscleman", "activatable", dice={0: "T A A"})
    assert offered(scene, TurnChamber) == [TurnChamber(0, "basic-01", 1)]
    scene.refuse(TurnChamber(0, "basic-01", 1), "character.muscleman-active", needs="TT", missing="T")


@rule("character.muscleman-active", "special.double")
def test_both_halves_of_a_double_chamber_turn_together() -> None:
    scene = played_by("muscleman", "activatable", "start double-1:W", dice={0: "T T"})
    scene.play(TurnChamber(0, "double-1/rear", 1))
    assert scene.chamber("double-1").stairs is N
    assert scene.chamber("double-1").doors == (N, W)
    assert scene.chamber("double-1/rear").doors == (S,)


@rule("character.priest-permanent")
def test_a_priest_with_all_dice_locked_may_move_to_another_adventurer() -> None:
    scene = played_by(
        "priest", "permanent", players=3, at={1: "basic-01"}, dice={0: "B B B", 1: "G A", 2: "B"}
    )
    assert errands(scene)[0].command == JoinByPrayer(0, "basic-01")
    assert offered(scene, JoinByPrayer) == [JoinByPrayer(0, "basic-01")]
    scene.refuse(JoinByPrayer(0, "basic-02"), "character.priest-permanent", reason="nobody-there")
    scene.refuse(JoinByPrayer(0, "start"), "character.priest-permanent", reason="already-there")
    scene.play(JoinByPrayer(0, "basic-01"))
    assert scene.place(0) == "basic-01"
    assert scene.dice(0) == "B B B"
    assert errands(scene) == []


@rule("character.priest-permanent")
@pytest.mark.parametrize("dice", ["B B A", "", "B ?"])
def test_a_priest_with_another_die_stays(dice: str) -> None:
    scene = played_by("priest", "permanent", at={1: "basic-01"}, dice={0: dice})
    scene.refuse(JoinByPrayer(0, "basic-01"), "character.priest-permanent", reason="not-all-locked")
    assert offered(scene, JoinByPrayer) == []
    assert errands(scene) == []


@rule("character.priest-permanent")
def test_a_priest_prays_only_where_it_helps() -> None:
    scene = played_by("priest", "permanent", players=3, at={1: "basic-01"}, dice={0: "B", 1: "B", 2: "A"})
    assert errands(scene) == []
    scene.give(2, "B")
    assert errands(scene) == []
    scene = played_by("priest", "permanent", players=1, dice={0: "B"})
    assert errands(scene) == []


@rule("character.priest-active")
def test_three_black_masks_are_freed_and_three_keys_lie_ready_for_a_gem_far_away() -> None:
    scene = played_by(
        "priest", "activatable", "gem-key-1:E start", at={1: "gem-key-1"}, dice={0: "B B B B A", 1: "K A"}
    )
    assert errands(scene)[0].command == Bless(0, "gem-key-1", Icon.KEY)
    assert offered(scene, Bless) == [Bless(0), Bless(0, "gem-key-1", Icon.KEY)]
    scene.play(Bless(0, "gem-key-1", Icon.KEY))
    assert scene.dice(0) == "- - - B A"
    scene.refuse(ActivateGems(0), "base.gem-single")
    scene.play(ActivateGems(1))
    assert scene.chamber("gem-key-1").gems == 1
    assert scene.dice(1) == "- A"
    assert scene.told(BlessingGone) == [BlessingGone("gem-key-1", is_used=True)]
    assert blessing(scene.state).chamber is None


@rule("character.priest-active")
def test_the_priest_may_give_simply_nothing() -> None:
    scene = played_by("priest", "activatable", "start", dice={0: "B B B"})
    assert errands(scene)[0].command == Bless(0)
    scene.play(Bless(0))
    assert scene.dice(0) == "- - -"
    assert blessing(scene.state).icon is None


@rule("character.priest-active")
def test_a_gift_needs_a_gem_that_can_use_it() -> None:
    drawing = "basic-01:E start basic-07"
    scene = played_by("priest", "activatable", drawing, dice={0: "B B B"})
    refused: list[tuple[str | None, Icon | None]] = [
        ("basic-01", Icon.KEY),
        ("basic-01", Icon.ADVENTURER),
        ("basic-01", None),
        ("basic-07", Icon.TORCH),
    ]
    for chamber, icon in refused:
        scene.refuse(Bless(0, chamber, icon), "character.priest-active", reason="no-gem")
    for chamber in (None, "basic-09"):
        scene.refuse(Bless(0, chamber, Icon.KEY), "character.priest-active", reason="unknown-chamber")
    scene.put(depot=0)
    scene.refuse(Bless(0, "basic-01", Icon.TORCH), "character.priest-active", reason="no-gem")
    scene.give(0, "B B A")
    scene.refuse(Bless(0), "character.priest-active", needs="BBB", missing="B")
    assert errands(scene) == []


@rule("character.priest-active", "illusion.vanish")
def test_what_the_priest_gave_lies_there_for_fifteen_seconds_or_until_its_chamber_vanishes() -> None:
    scene = played_by("priest", "activatable", dice={0: "B B B"}, soundtrack="1")
    scene.clock(210)
    scene.play(Bless(0, "basic-01", Icon.TORCH))
    happen(scene, TakenUp(("basic-02",)))
    scene.put_adventurer(1, chamber="basic-01")
    scene.give(1, "A A")
    scene.refuse(ActivateGems(1), "base.gem-single", needs="TTTT", missing="T")
    scene.put_adventurer(1, chamber="start")
    happen(scene, laying(scene.game, "basic-03", "start", N, None))
    scene.put_adventurer(1, chamber="basic-03")
    scene.refuse(ActivateGems(1), "base.gem-single", needs="TTTT", missing="TTTT")
    assert blessing(scene.state).chamber == "basic-01"
    scene.clock(224.999)
    assert blessing(scene.state).chamber == "basic-01", "no slam ends it"
    scene.clock(225)
    assert scene.told(BlessingGone) == [BlessingGone("basic-01", is_used=False)]
    scene.give(0, "B B B")
    scene.play(Bless(0, "basic-01", Icon.TORCH))
    happen(scene, TakenUp(("basic-01",)))
    assert len(scene.told(BlessingGone)) == 2
    assert scene.state.due(BlessingFades()) is None


@rule("character.mechanic-permanent")
def test_golden_masks_of_the_mechanic_may_count_as_keys() -> None:
    scene = played_by("mechanic", "permanent", "start exit:W", at={0: "exit"}, dice={0: "K G G T"}, depot=1)
    scene.play(Escape(0))
    assert scene.dice(0) == "- - G T"


@rule("character.mechanic-permanent", "base.gem-pool")
def test_his_masks_count_as_keys_also_when_he_pools_and_nobody_elses_do() -> None:
    scene = played_by(
        "mechanic",
        "permanent",
        "basic-04:E start",
        at={0: "basic-04", 1: "basic-04"},
        dice={0: "G* G*", 1: "K K G"},
    )
    scene.play(ActivateGems(1))
    assert scene.dice(0) == "- -"
    assert scene.dice(1) == "- - G"


@rule("character.mechanic-active")
def test_two_keys_lift_the_mechanic_to_another_adventurer() -> None:
    scene = played_by("mechanic", "activatable", at={1: "basic-01"}, dice={0: "K K A"})
    scene.refuse(JoinByLift(0, "basic-02"), "character.mechanic-active", reason="nobody-there")
    assert offered(scene, JoinByLift) == [JoinByLift(0, "basic-01")]
    scene.play(JoinByLift(0, "basic-01"))
    assert scene.place(0) == "basic-01"
    assert is_turned_over(scene)
    scene.give(0, "K")
    assert not offered(scene, JoinByLift)


@rule("character.mechanic-active")
def test_a_companion_takes_the_lift_home_before_the_door_slams() -> None:
    scene = played_by(
        "mechanic",
        "activatable",
        players=3,
        soundtrack="1",
        at={0: "basic-01", 2: "basic-02"},
        dice={0: "K K A"},
    )
    assert errands(scene) == []
    scene.clock(210)
    assert [errand.command for errand in errands(scene)] == [JoinByLift(0, "start")]


@rule("character.mentalist-permanent")
def test_the_mentalist_enters_any_chamber_for_two_adventurers() -> None:
    scene = played_by("mentalist", "permanent", "start basic-12:W basic-13:W", dice={0: "A A", 1: "A A"})
    scene.refuse(Enter(1, E), "base.enter", needs="KK")
    scene.play(Enter(0, E))
    assert scene.dice(0) == "- -"
    scene.give(0, "A")
    scene.refuse(Enter(0, E), "base.enter", needs="AA", missing="A")


@rule("character.mentalist-permanent", "dice.payment")
@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("K K A", "- - A"),
        ("A A K", "- - K"),
        ("K K A* A*", "- - A* A*"),
        ("K* K A A", "K* K - -"),
        ("K* K A* A*", "- - A* A*"),
        ("A A K K", "A A - -"),
    ],
)
def test_of_his_two_prices_the_mentalist_pays_what_is_missed_least(hand: str, left: str) -> None:
    scene = played_by("mentalist", "permanent", "start basic-12:W", dice={0: hand})
    scene.play(Enter(0, E))
    assert scene.dice(0) == left


@rule("character.mentalist-permanent", "dice.payment")
def test_two_adventurers_are_fewer_dice_than_three_torches() -> None:
    drawing = "start narrow-gauge:W"
    scene = played_by("mentalist", "permanent", drawing, modules=("newchar",), dice={0: "T T T A* A*"})
    scene.play(Enter(0, E))
    assert scene.dice(0) == "T T T - -"


@rule("character.mentalist-permanent", "trap.cliff-help")
def test_what_is_free_stays_free_for_the_mentalist() -> None:
    scene = played_by("mentalist", "permanent", "start cliff-key:W", modules=("trap",), dice={0: "T"})
    scene.put_part(Hanging({"cliff-key": "blue"}))
    assert scene.game.ask(EntryCost(0, "cliff-key", W)) == ()
    scene.play(Enter(0, E))


@rule("character.mentalist-active")
def test_two_adventurers_take_the_mentalist_through_the_wall() -> None:
    drawing = """
        basic-10:E start
        .          basic-11:S
    """
    scene = played_by("mentalist", "activatable", drawing, dice={0: "A A K"})
    scene.refuse(EnterThroughWall(0, W), "character.mentalist-active", reason="no-wall")
    scene.refuse(EnterThroughWall(0, N), "character.mentalist-active", reason="no-wall")
    assert offered(scene, EnterThroughWall) == [EnterThroughWall(0, S)]
    scene.play(EnterThroughWall(0, S))
    assert scene.place(0) == "basic-11"
    assert scene.dice(0) == "- - K"


@rule("character.mentalist-active", "special.double-wall")
@pytest.mark.parametrize("stairs", ["N", "E", "S", "W"])
@pytest.mark.parametrize("place", ["double-1", "double-1/rear", "basic-10", "basic-11", "start"])
def test_no_mentalist_goes_through_any_wall_of_a_double_chamber(stairs: str, place: str) -> None:
    drawing = f"""
        .        basic-11:N .
        basic-10:N double-1:{stairs} start
    """
    scene = played_by("mentalist", "activatable", drawing, at={0: place}, dice={0: "A A"})
    assert offered(scene, EnterThroughWall) == []
    for side in (N, E, S, W):
        scene.refuse(EnterThroughWall(0, side), "character.mentalist-active", reason="no-wall")


@rule("character.forbidden", "quest.ghost-closed")
def test_no_ability_takes_anyone_into_a_chamber_that_nobody_enters() -> None:
    drawing = "ghost:N start obelisk:W"
    scene = played_by("mentalist", "activatable", drawing, dice={0: "A A"})
    for side, chamber in ((W, "ghost"), (E, "obelisk")):
        scene.refuse(
            EnterThroughWall(0, side), "character.mentalist-active", reason="closed", chamber=chamber
        )


@rule("character.forbidden", "trap.slide")
def test_the_mentalist_does_not_climb_the_slide_either() -> None:
    drawing = "basic-11:N slide:W start"
    scene = played_by(
        "mentalist", "activatable", drawing, modules=("trap",), at={0: "slide"}, dice={0: "A A"}
    )
    scene.refuse(EnterThroughWall(0, W), "trap.slide")


@rule("character.forbidden", "trap.cliff")
@pytest.mark.parametrize(
    ("character", "card", "dice", "command"),
    [
        ("priest", "permanent", "B B", JoinByPrayer(0, "start")),
        ("mechanic", "activatable", "K K", JoinByLift(0, "start")),
        ("mentalist", "activatable", "A A", EnterThroughWall(0, E)),
    ],
)
def test_no_ability_takes_anyone_out_of_a_trap_that_holds_him(
    character: str, card: str, dice: str, command: Command
) -> None:
    drawing = "start cliff-key:W basic-10:N"
    scene = played_by(character, card, drawing, modules=("trap",), at={0: "cliff-key"}, dice={0: dice})
    scene.put_part(Hanging({"cliff-key": "red"}))
    scene.refuse(command, "trap.cliff")


@rule("character.forbidden", "trap.cliff")
def test_companions_do_not_even_try_to_leave_a_trap_that_holds_them() -> None:
    scene = played_by(
        "mechanic", "activatable", "start cliff-key:W", modules=("trap",), at={0: "cliff-key"}, soundtrack="1"
    )
    scene.put_part(Hanging({"cliff-key": "red"}))
    scene.clock(210)
    assert errands(scene) == []
    scene = played_by("priest", "permanent", "start cliff-key:W", modules=("trap",), at={0: "cliff-key"})
    scene.put_part(Hanging({"cliff-key": "red"}))
    scene.give(0, "B")
    assert errands(scene) == []


@rule("character.pick", "special.soul-exchange")
def test_a_player_outside_is_offered_nothing_by_his_card() -> None:
    for character in CHARACTERS["base"]:
        scene = played_by(character, "activatable", dice={0: "A A A"})
        happen(scene, Escaped(0))
        actions = (each for each in scene.game.offers(0) if each.command.is_action and each.is_allowed)
        assert all(isinstance(each.command, GiveDie) for each in actions)
