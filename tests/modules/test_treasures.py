"""Module 2: treasures."""

from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Seat, Setup
from escape_tui.engine.state import Choice
from escape_tui.engine.temple import Cell
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.treasures import CLAIM_WORTH
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import MODULES, new_game
from escape_tui.modules.treasures import (
    ClaimTreasure,
    KeepTreasure,
    Treasure,
    TreasureClaimed,
    TreasureDiscarded,
    TreasurePlaced,
    Treasures,
    TreasuresInPlay,
    TreasureUsed,
    armed_by,
    gain,
    owned_by,
    owns,
)
from escape_tui.modules.treasures.cards import (
    SecretPassageLaid,
    UseDoubleKey,
    UseDoubleTorch,
    UseExtraGem,
    UseHealingMask,
    UseSecretPassage,
    UseTeleport,
)
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import FACE_DOWN, Discover, TakenUp
from escape_tui.rules.gems import ActivatedGems, ActivateGems, GemsActivated
from escape_tui.rules.moving import Enter, Entered
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W

TEMPLE = "cursed-07:E start cursed-02:W"


def rich(*cards: str, drawing: str = TEMPLE, modules: tuple[str, ...] = (), **scene: object) -> Scene:
    """A scene in which player 0 owns *cards* and nothing lies in the chambers."""
    made = Scene(drawing, modules=("treasures", *modules), **scene)  # type: ignore[arg-type]
    owned = (cards, *((),) * (len(made.state.adventurers) - 1))
    made.put_part(replace(made.part(TreasuresInPlay), owned=owned, lying={}))
    return made


def lying(scene: Scene, chamber: str, card: str) -> Scene:
    scene.put_part(replace(scene.part(TreasuresInPlay), lying={chamber: card}))
    return scene


def errands(scene: Scene, player: int = 0) -> list[Command]:
    return [errand.command for errand in box.errands(scene.game, player)]


def offered(scene: Scene, kind: type[Command], player: int = 0) -> list[Command]:
    commands = [offer.command for offer in scene.game.offers(player) if offer.is_allowed]
    return [command for command in commands if isinstance(command, kind)]


@rule("treasures.place")
def test_a_discovered_chamber_with_the_icon_gets_the_top_treasure_face_down() -> None:
    scene = rich(pile="cursed-08 cursed-03 exit", dice={0: "A A A A"})
    top, *rest = scene.part(TreasuresInPlay).pile
    happened = scene.play(Discover(0, N))
    assert TreasurePlaced("cursed-08") in happened
    assert scene.part(TreasuresInPlay).lying == {"cursed-08": top}
    assert scene.part(TreasuresInPlay).pile == tuple(rest)
    scene.play(Discover(0, S))
    assert list(scene.part(TreasuresInPlay).lying) == ["cursed-08"]


@rule("treasures.place")
def test_the_first_two_chambers_get_theirs_too() -> None:
    setup = Setup((Seat("a", "red"), Seat("b", "blue")), ("treasures",))
    for seed in range(20):
        state = new_game(setup, CATALOGUE, SeededChance(seed)).state
        marked = [id for id in state.temple.chambers if CATALOGUE.tiles[id].has_treasure]
        treasures = state.part(TreasuresInPlay)
        assert list(treasures.lying) == marked
        assert len(treasures.pile) + len(marked) == 13


@rule("screen.hidden", "treasures.place")
def test_nobody_sees_what_lies_face_down() -> None:
    scene = lying(rich("teleport"), "cursed-07", "extra-gem")
    for viewer in (0, 1, None):
        seen = scene.game.seen_by(viewer).part(TreasuresInPlay)
        assert set(seen.pile) == {FACE_DOWN}
        assert seen.lying == {"cursed-07": FACE_DOWN}
        assert seen.owned == (("teleport",), ())


@rule("treasures.claim")
def test_two_keys_take_the_treasure_of_ones_chamber() -> None:
    scene = lying(rich(at={0: "cursed-07"}, dice={0: "K K* A"}), "cursed-07", "extra-gem")
    assert scene.is_offered(ClaimTreasure(0))
    scene.play(ClaimTreasure(0))
    assert scene.told(TreasureClaimed) == [TreasureClaimed(0, "extra-gem", "cursed-07")]
    assert scene.dice(0) == "- - A"
    assert owns(scene.state, 0, "extra-gem")
    scene.give(0, "K K")
    scene.refuse(ClaimTreasure(0), "treasures.claim", reason="none")
    assert not scene.is_offered(ClaimTreasure(0))


@rule("treasures.claim")
def test_who_is_elsewhere_or_short_of_keys_claims_nothing() -> None:
    scene = rich(at={0: "cursed-07", 1: "cursed-07"}, dice={0: "K A", 1: "K* K*"})
    lying(scene, "cursed-07", "extra-gem")
    scene.refuse(ClaimTreasure(0), "treasures.claim", needs="KK", missing="K")
    scene.put_adventurer(1, chamber="start")
    scene.refuse(ClaimTreasure(1), "treasures.claim", reason="none")


@rule("treasures.claim")
def test_a_companion_thinks_of_claiming() -> None:
    scene = lying(rich(), "cursed-07", "extra-gem")
    (errand,) = box.errands(scene.game, 0)
    assert (errand.command, errand.worth, errand.chambers) == (
        ClaimTreasure(0),
        CLAIM_WORTH,
        ("cursed-07",),
    )


@rule("treasures.once")
def test_a_used_treasure_is_discarded() -> None:
    scene = rich("healing-mask", dice={0: "B"})
    scene.play(UseHealingMask(0))
    assert scene.told(TreasureUsed) == [TreasureUsed(0, "healing-mask")]
    assert owned_by(scene.state, 0) == ()
    scene.give(0, "B")
    scene.refuse(UseHealingMask(0), "treasures.once", reason="not-yours")
    scene.refuse(UseHealingMask(1), "treasures.once", reason="not-yours")


@rule("treasures.once")
def test_of_two_equal_treasures_one_is_left() -> None:
    scene = rich("extra-gem", "extra-gem")
    scene.play(UseExtraGem(0))
    assert owned_by(scene.state, 0) == ("extra-gem",)


@rule("treasures.healing-mask")
def test_all_locked_dice_of_all_adventurers_are_freed() -> None:
    scene = rich("healing-mask", at={1: "cursed-02"}, dice={0: "B K", 1: "B B B"})
    assert scene.is_offered(UseHealingMask(0))
    assert UseHealingMask(0) in errands(scene)
    scene.play(UseHealingMask(0))
    assert (scene.dice(0), scene.dice(1)) == ("- K", "- - -")


@rule("treasures.healing-mask")
def test_with_nothing_locked_the_healing_mask_is_kept() -> None:
    scene = rich("healing-mask", dice={0: "K", 1: "T"})
    scene.refuse(UseHealingMask(0), "treasures.healing-mask", reason="nothing-locked")
    assert UseHealingMask(0) not in errands(scene)


@rule("treasures.double-torch", "dice.payment")
def test_a_double_torch_counts_as_two_torches_for_one_action() -> None:
    scene = rich("double-torch", at={0: "cursed-02"}, dice={0: "T T K K T"})
    assert errands(scene) == [UseDoubleTorch(0)]
    scene.play(UseDoubleTorch(0))
    assert armed_by(scene.state, 0) == ("double-torch",)
    assert errands(scene) == []
    scene.play(ActivateGems(0))
    assert scene.dice(0) == "- - K K T"
    assert (owned_by(scene.state, 0), armed_by(scene.state, 0)) == ((), ())


@rule("treasures.double-torch")
def test_it_waits_for_an_action_that_needs_torches() -> None:
    scene = rich("double-torch", dice={0: "A A K", 1: "A A"})
    scene.play(UseDoubleTorch(0))
    scene.play(Enter(0, W))
    scene.play(Enter(1, W))
    assert owned_by(scene.state, 0) == ("double-torch",)
    scene.refuse(UseDoubleTorch(0), "treasures.double-torch", reason="ready")


@rule("dice.offer", "treasures.double-torch", "base.gem-pool")
def test_a_double_torch_laid_ready_by_a_friend_joins_the_pool() -> None:
    scene = rich("double-torch", at={0: "cursed-02", 1: "cursed-02"}, dice={0: "A", 1: "T T"})
    scene.refuse(ActivateGems(1), "base.gem-single", missing="TT")
    scene.play(UseDoubleTorch(0))
    scene.play(ActivateGems(1))
    assert scene.dice(1) == "- -"
    assert (owned_by(scene.state, 0), armed_by(scene.state, 0)) == ((), ())


@rule("dice.offer", "treasures.double-key", "base.escape")
def test_nobodys_double_key_helps_a_friend_to_escape_or_from_another_chamber() -> None:
    scene = rich("double-key", drawing="exit:E start", at={0: "exit", 1: "exit"}, depot=2, dice={1: "K"})
    scene.play(UseDoubleKey(0))
    scene.refuse(Escape(1), "base.escape", missing="KK")
    apart = rich("double-torch", at={1: "cursed-02"}, dice={1: "T T"})
    apart.play(UseDoubleTorch(0))
    apart.refuse(ActivateGems(1), "base.gem-single", missing="TT")


@rule("dice.payment", "treasures.double-key")
def test_a_treasure_laid_ready_pays_only_what_dice_cannot() -> None:
    scene = rich("double-key", drawing="exit:E start", dice={0: "A K"})
    scene.play(UseDoubleKey(0))
    scene.play(Enter(0, W))
    assert scene.dice(0) == "- -"
    assert armed_by(scene.state, 0) == ("double-key",)
    scene.put(depot=2)
    scene.give(0, "K K")
    scene.play(Escape(0))
    assert scene.dice(0) == "- K"


@rule("dice.payment", "dice.offer")
def test_ones_own_treasure_pays_before_a_friends_and_no_more_of_them_than_needed() -> None:
    scene = rich("double-torch", at={0: "cursed-02", 1: "cursed-02"}, dice={0: "T T", 1: "A"})
    scene.put_part(replace(scene.part(TreasuresInPlay), owned=(("double-torch",), ("double-torch",))))
    scene.play(UseDoubleTorch(1))
    scene.play(UseDoubleTorch(0))
    scene.play(ActivateGems(0))
    assert (armed_by(scene.state, 0), armed_by(scene.state, 1)) == ((), ("double-torch",))


@rule("treasures.double-torch")
def test_what_lies_ready_can_be_taken_back() -> None:
    scene = rich("double-torch", at={0: "cursed-02"}, dice={0: "T T"})
    scene.refuse(KeepTreasure(0, "double-torch"), "treasures.once", reason="not-ready")
    scene.play(UseDoubleTorch(0))
    assert scene.is_offered(KeepTreasure(0, "double-torch"))
    scene.play(KeepTreasure(0, "double-torch"))
    assert (owned_by(scene.state, 0), armed_by(scene.state, 0)) == (("double-torch",), ())
    scene.refuse(ActivateGems(0), "base.gem-single", needs="TTTT", missing="TT")


@rule("treasures.double-key", "base.escape")
def test_a_double_key_counts_for_the_escape_too() -> None:
    scene = rich("double-key", "double-key", drawing="exit:E start", at={0: "exit"}, depot=3, dice={0: "K"})
    assert UseDoubleKey(0) in errands(scene)
    scene.play(UseDoubleKey(0))
    scene.refuse(Escape(0), "base.escape", needs="KKKK", missing="K")
    scene.play(UseDoubleKey(0))
    scene.play(Escape(0))
    assert not scene.adventurer(0).is_inside
    assert scene.dice(0) == "K"


@rule("treasures.double-key")
def test_a_companion_keeps_his_double_key_where_it_does_not_help() -> None:
    scene = rich("double-key", "double-torch", drawing="exit:E start", at={0: "exit"})
    assert errands(scene) == [UseDoubleKey(0)]
    scene.put_adventurer(0, chamber="start")
    assert errands(scene) == []


@rule("treasures.double-key", "treasures.once")
def test_a_discarded_treasure_no_longer_lies_ready() -> None:
    scene = rich("double-key", "double-key")
    scene.play(UseDoubleKey(0))
    scene.game._atomically([TreasureDiscarded(0, "double-key")])
    assert (owned_by(scene.state, 0), armed_by(scene.state, 0)) == (("double-key",), ("double-key",))
    scene.game._atomically([TreasureDiscarded(0, "double-key")])
    assert (owned_by(scene.state, 0), armed_by(scene.state, 0)) == ((), ())


@rule("treasures.teleport")
def test_teleport_moves_to_a_chamber_that_holds_another_adventurer() -> None:
    scene = rich("teleport", players=3, at={1: "cursed-02", 2: "start"})
    assert offered(scene, UseTeleport) == [UseTeleport(0, "cursed-02")]
    scene.refuse(UseTeleport(0, "cursed-07"), "treasures.teleport", reason="nobody-there")
    scene.refuse(UseTeleport(0, "start"), "treasures.teleport", reason="already-there")
    scene.refuse(UseTeleport(0, "nowhere"), "treasures.teleport", reason="unknown-chamber")
    scene.play(UseTeleport(0, "cursed-02"))
    assert scene.told(Entered) == [Entered(0, "cursed-02", "start", "treasures.teleport")]
    assert owned_by(scene.state, 0) == ()


@rule("treasures.teleport")
def test_a_companion_teleports_home_before_the_slam_and_to_a_far_exit() -> None:
    scene = rich("teleport", drawing="cursed-07:E cursed-10:E start", at={0: "cursed-07"}, soundtrack="1")
    assert errands(scene) == []
    scene.clock(210)
    assert errands(scene) == [UseTeleport(0, "start")]
    far = rich("teleport", drawing="start . exit:N", at={1: "exit"})
    assert errands(far) == [UseTeleport(0, "exit")]


@rule("treasures.extra-gem")
def test_one_gem_goes_from_the_depot_onto_the_tile_which_stays() -> None:
    scene = rich("extra-gem", depot=1)
    before = scene.game.ask(ActivatedGems())
    assert UseExtraGem(0) in errands(scene)
    scene.play(UseExtraGem(0))
    assert scene.told(GemsActivated)[0].gems == 1
    assert (scene.state.depot, scene.part(TreasuresInPlay).gems) == (0, (1, 0))
    assert owned_by(scene.state, 0) == (), "it is of no other use"
    assert scene.game.ask(ActivatedGems()) == before + 1
    spare = rich("extra-gem", depot=0)
    spare.refuse(UseExtraGem(0), "treasures.extra-gem", reason="depot-empty")
    assert errands(spare) == []


@rule("treasures.secret-passage")
def test_a_secret_passage_joins_neighbours_without_a_passage_for_all() -> None:
    scene = rich("secret-passage", drawing="cursed-11:E cursed-10:N\nstart .", dice={1: "A T A K"})
    scene.put_adventurer(1, chamber="cursed-10")
    assert offered(scene, UseSecretPassage) == [UseSecretPassage(0, "cursed-11", "cursed-10")]
    scene.play(UseSecretPassage(0, "cursed-10", "cursed-11"))
    assert scene.told(SecretPassageLaid) == [SecretPassageLaid(0, "cursed-10", "cursed-11")]
    scene.play(Enter(1, W))
    assert scene.place(1) == "cursed-11"
    scene.play(Enter(1, E))
    assert scene.place(1) == "cursed-10"


@rule("treasures.secret-passage")
def test_no_secret_passage_where_there_is_one_or_no_neighbour() -> None:
    scene = rich("secret-passage", drawing="cursed-07:E start . cursed-02:W")
    refused = ("start", "cursed-07"), ("start", "cursed-02"), ("start", "start"), ("start", "nowhere")
    for one, other in refused:
        scene.refuse(UseSecretPassage(0, one, other), "treasures.secret-passage", reason="no-wall")
    scene.refuse(
        UseSecretPassage(0, "nowhere", "start"), "treasures.secret-passage", reason="unknown-chamber"
    )
    assert not any(isinstance(offer.command, UseSecretPassage) for offer in scene.game.offers(0))


@rule("treasures.secret-passage")
def test_a_passage_that_leads_only_one_way_is_a_passage() -> None:
    scene = rich("secret-passage", drawing="slide:E start")
    scene.refuse(UseSecretPassage(0, "slide", "start"), "treasures.secret-passage", reason="no-wall")


@rule("treasures.secret-passage")
def test_a_companion_digs_where_it_shortens_the_way_to_the_exit() -> None:
    scene = rich("secret-passage", drawing="start\nexit:S")
    assert errands(scene) == [UseSecretPassage(0, "start", "exit")]
    assert errands(rich("secret-passage", drawing="exit:E start")) == []
    assert errands(rich("secret-passage")) == []
    cut_off = rich("secret-passage", drawing="start\ncursed-10:W . exit:W")
    assert errands(cut_off) == []


@rule("treasures.pile-empty")
def test_with_no_treasure_left_the_icon_stays_empty() -> None:
    scene = rich(pile="cursed-08 exit", dice={0: "A A"})
    scene.put_part(replace(scene.part(TreasuresInPlay), pile=()))
    scene.play(Discover(0, N))
    assert scene.part(TreasuresInPlay).lying == {}
    assert list(gain(scene.game, 0)) == []


@rule("treasures.pile-empty")
def test_who_is_given_the_top_treasure_owns_it() -> None:
    scene = rich()
    top, *rest = scene.part(TreasuresInPlay).pile
    scene.game._atomically(gain(scene.game, 1))
    assert owned_by(scene.state, 1) == (top,)
    assert scene.part(TreasuresInPlay).pile == tuple(rest)


@rule("illusion.tokens")
def test_a_treasure_of_a_vanishing_chamber_goes_to_the_bottom_of_its_pile() -> None:
    scene = lying(rich(), "cursed-07", "teleport")
    height = len(scene.part(TreasuresInPlay).pile)
    scene.game._atomically([TakenUp(("cursed-07",))])
    treasures = scene.part(TreasuresInPlay)
    assert (treasures.lying, treasures.pile[height:]) == ({}, ("teleport",))


@rule("treasures.once")
def test_what_a_card_asks_its_player_is_offered_to_him_alone() -> None:
    class Asking(Treasure):
        command = UseExtraGem
        choices = {"treasures.once": lambda game, choice: iter((UseExtraGem(choice.player),))}

    scene = rich("extra-gem")
    treasures = Treasures({"extra-gem": Asking()})
    modules = tuple(treasures if isinstance(one, Treasures) else one for one in scene.game.modules)
    scene.game = Game(scene.state, modules, CATALOGUE, scene.chance)
    scene.put(choices=(Choice(1, "treasures.once", 9_000), Choice(1, "base.escape-gift", 9_000)))
    asked = [command for command in treasures.offers(scene.game, 1) if isinstance(command, UseExtraGem)]
    assert asked == [UseExtraGem(1)]
    assert len(list(treasures.offers(scene.game, 0))) == 1


@rule("treasures.once")
def test_without_the_module_nobody_owns_anything() -> None:
    scene = Scene()
    assert owned_by(scene.state, 0) == ()
    scene.refuse(UseExtraGem(0), "screen.combine")


@rule("treasures.once")
def test_every_treasure_has_a_behaviour_of_its_own_command() -> None:
    kinds = next(module.kinds for module in MODULES if isinstance(module, Treasures))
    ours = {card.id for card in CATALOGUE.treasures.values() if card.set in ("base", "illusions")}
    assert ours <= set(kinds) <= set(CATALOGUE.treasures)
    assert all(kind.command.card == card for card, kind in kinds.items())


@rule("special.double-wall")
def test_each_half_of_a_double_tile_borders_only_its_own_sides() -> None:
    scene = rich("secret-passage", drawing="cursed-11:N\ndouble-1\nstart")
    scene.put(temple=scene.temple.with_chambers((replace(scene.chamber("cursed-11"), doors=(N,)),)))
    assert scene.chamber("double-1").cell == Cell(0, -1)
    scene.refuse(UseSecretPassage(0, "cursed-11", "double-1"), "treasures.secret-passage", reason="no-wall")
    scene.refuse(
        UseSecretPassage(0, "double-1", "double-1/rear"), "treasures.secret-passage", reason="no-wall"
    )
    scene.play(UseSecretPassage(0, "cursed-11", "double-1/rear"))
