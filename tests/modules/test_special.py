"""Module 4: special chambers, and the cards of the Illusions expansion."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.engine.temple import Cell
from escape_tui.hub.bots.advice import box
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import in_play, new_game, set_up_refusals
from escape_tui.modules.character.muscleman import TurnChamber
from escape_tui.modules.character.priest import Bless, blessing
from escape_tui.modules.curses import (
    CurseDiscarded,
    CurseDrawn,
    CursesInPlay,
    LiftCurse,
    bound_to,
    cursed_by,
)
from escape_tui.modules.queenies.teleport import Teleporter
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.special.chalice import (
    CarryChalice,
    Chalice,
    ChaliceCarried,
    ChaliceFellBack,
    ChaliceFound,
    ChaliceRecovered,
)
from escape_tui.modules.special.large_torch import (
    LargeTorches,
    TorchBurntOut,
    TorchLit,
    UseLargeTorch,
    torches,
)
from escape_tui.modules.special.linked import ActivateLinked, LinkedChambers, LinkedUsed
from escape_tui.modules.special.soul_exchange import RULE as SOUL_EXCHANGE
from escape_tui.modules.special.soul_exchange import ExchangeSouls
from escape_tui.modules.trap.cliff import ClimbUp, Hanging
from escape_tui.modules.treasures import TreasuresInPlay, owned_by
from escape_tui.modules.treasures.cards import UseDoubleKey, UseSecretPassage, UseTeleport
from escape_tui.rules.dice import DieLost, FreeDice
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover
from escape_tui.rules.gems import ActivateGems, GemsActivated
from escape_tui.rules.moving import AdventurersSwapped, Enter, IsSafe
from escape_tui.rules.setup import Expansion, Preparation, lay_out
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W

FIRST_SLAM = 218

LINKED_TEMPLE = "linked-1:E start linked-2:W linked-3:W"
DOUBLE_TEMPLE = "basic-07:N\ndouble-1:S\nstart:S"
CHALICE_TEMPLE = "treasure-chamber:E start exit:W"


def special(drawing: str, *, modules: tuple[str, ...] = (), **scene: object) -> Scene:
    return Scene(drawing, modules=("special", *modules), **scene)  # type: ignore[arg-type]


def with_chalice(chamber: str, drawing: str = CHALICE_TEMPLE, **scene: object) -> Scene:
    made = special(drawing, **scene)  # type: ignore[arg-type]
    made.put_part(Chalice(chamber))
    return made


def errands(scene: Scene, rule: str, player: int = 0) -> list[Command]:
    return [errand.command for errand in box.errands(scene.game, player) if errand.rule == rule]


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(colour, colour) for colour in COLOURS[:count])


@rule("special.setup")
def test_the_special_chambers_are_shuffled_in() -> None:
    state = new_game(Setup(seats(4), ("special",)), CATALOGUE, SeededChance(1)).state
    tiles = {*state.pile, *state.temple.chambers}
    assert tiles >= {"linked-1", "linked-2", "linked-3", "double-1", "double-2", "treasure-chamber"}


@rule("special.setup")
def test_a_table_may_want_the_chalice_alone() -> None:
    setup = Setup(seats(4), ("special",), {"special": "chalice"})
    state = new_game(setup, CATALOGUE, SeededChance(1)).state
    assert "treasure-chamber" in state.pile
    assert "linked-1" not in {*state.pile, *state.temple.chambers}
    unknown = Setup(seats(4), ("special",), {"special": "everything"})
    assert [refusal.rule for refusal in set_up_refusals(unknown, CATALOGUE)] == ["special.setup"]


@rule("special.sixth")
@pytest.mark.parametrize("module", ["illusion", "special"])
def test_its_cards_come_with_either_of_its_modules(module: str) -> None:
    setup = Setup(seats(6), ("curses", "treasures", module))
    state = new_game(setup, CATALOGUE, SeededChance(1)).state
    treasures = state.part(TreasuresInPlay)
    assert state.part(CursesInPlay).pile.count("soul-exchange") == 2
    assert [*treasures.pile, *treasures.lying.values()].count("large-torch") == 2
    assert len(state.adventurers) == 6


@rule("special.sixth")
def test_without_its_modules_its_cards_stay_in_the_box() -> None:
    state = new_game(Setup(seats(6), ("curses", "treasures")), CATALOGUE, SeededChance(1)).state
    assert "soul-exchange" not in state.part(CursesInPlay).pile
    assert "large-torch" not in state.part(TreasuresInPlay).pile


@rule("special.linked")
def test_two_groups_activate_a_gem_in_each_of_their_chambers() -> None:
    at = {0: "linked-1", 1: "linked-2", 2: "linked-2"}
    dice = {0: "T T T A", 1: "K* K* A", 2: "K* K* K"}
    scene = special(LINKED_TEMPLE, players=3, at=at, dice=dice)
    assert scene.is_offered(ActivateLinked(0))
    scene.play(ActivateLinked(0))
    gems = [GemsActivated(0, 1, "linked-1"), GemsActivated(1, 1, "linked-2", (2,))]
    assert scene.told(GemsActivated) == gems
    assert [scene.dice(player) for player in range(3)] == ["- - - A", "- - A", "- K* K"]
    assert scene.state.depot == 5


@rule("special.linked", "dice.offer")
def test_the_others_pay_only_with_dice_they_hold() -> None:
    scene = special(LINKED_TEMPLE, at={0: "linked-1", 1: "linked-2"}, dice={0: "T T T", 1: "K* K* K"})
    scene.refuse(ActivateLinked(0), "special.linked", reason="not-shown", needs="KKK")
    scene.refuse(ActivateLinked(1), "special.linked", reason="not-shown")
    scene.give(0, "T T* A")
    scene.refuse(ActivateLinked(0), "special.linked", needs="TTT", missing="T")


@rule("special.linked", "dice.offer")
@pytest.mark.parametrize("actor", [0, 1])
def test_a_treasure_laid_ready_helps_either_group(actor: int) -> None:
    dice = {0: "T* T* T*", 1: "K*"}
    scene = special(LINKED_TEMPLE, modules=("treasures",), at={0: "linked-1", 1: "linked-2"}, dice=dice)
    scene.put_part(replace(scene.part(TreasuresInPlay), owned=((), ("double-key",))))
    scene.play(UseDoubleKey(1))
    scene.play(ActivateLinked(actor))
    assert scene.state.depot == 5
    assert owned_by(scene.state, 1) == ()


@rule("special.linked", "character.priest-active")
@pytest.mark.parametrize("actor", [0, 1])
def test_the_gift_of_the_priest_helps_either_group(actor: int) -> None:
    scene = special(
        LINKED_TEMPLE,
        modules=("character",),
        picks={2: {"character": "priest", "card": "activatable"}},
        players=3,
        at={0: "linked-1", 1: "linked-2"},
        dice={0: "T* T* T*", 1: "A", 2: "B B B"},
    )
    scene.play(Bless(2, "linked-2", Icon.KEY))
    scene.play(ActivateLinked(actor))
    assert scene.state.depot == 5
    assert blessing(scene.state).chamber is None


@rule("special.linked")
def test_all_three_give_a_gem_each_if_all_qualify() -> None:
    at = {0: "linked-1", 1: "linked-2", 2: "linked-3"}
    dice = {0: "T T T", 1: "K* K* K*", 2: "T* T* T*"}
    scene = special(LINKED_TEMPLE, players=3, at=at, dice=dice)
    scene.play(ActivateLinked(0))
    assert scene.state.depot == 4
    assert [scene.chamber(f"linked-{number}").gems for number in (1, 2, 3)] == [1, 1, 1]


@rule("special.linked", "base.gem-bounded")
@pytest.mark.parametrize(("depot", "lit"), [(1, ["linked-1"]), (2, ["linked-1", "linked-2"])])
def test_never_more_gems_than_the_depot_holds(depot: int, lit: list[str]) -> None:
    at = {0: "linked-1", 1: "linked-2", 2: "linked-3"}
    dice = {0: "T T T", 1: "K* K* K*", 2: "T* T* T*"}
    scene = special(LINKED_TEMPLE, players=3, at=at, dice=dice, depot=depot)
    scene.play(ActivateLinked(0))
    assert [event.chamber for event in scene.told(GemsActivated)] == lit
    assert (scene.dice(1), scene.dice(2)) == ("- - -", "T* T* T*")
    assert scene.state.depot == 0


@rule("special.linked")
def test_one_chamber_alone_gives_nothing() -> None:
    scene = special(LINKED_TEMPLE, at={0: "linked-1", 1: "linked-1"}, dice={0: "T T T", 1: "T* T* T*"})
    scene.refuse(ActivateLinked(0), "special.linked", reason="alone")
    scene.refuse(ActivateGems(0), "base.gem-single", reason="no-gem")
    scene.put_adventurer(1, chamber="start")
    scene.refuse(ActivateLinked(1), "special.linked", reason="elsewhere")
    assert not scene.is_offered(ActivateLinked(1))


@rule("special.linked", "base.gem-bounded")
def test_with_an_empty_depot_linked_chambers_give_nothing() -> None:
    at, dice = {0: "linked-1", 1: "linked-2"}, {0: "T T T", 1: "K* K* K*"}
    scene = special(LINKED_TEMPLE, at=at, dice=dice, depot=0)
    scene.refuse(ActivateLinked(0), "base.gem-bounded")


@rule("special.linked-once")
def test_used_once_linked_chambers_give_nothing_more_the_third_included() -> None:
    scene = special(LINKED_TEMPLE, at={0: "linked-1", 1: "linked-2"}, dice={0: "T T T", 1: "K* K* K*"})
    assert errands(scene, "special.linked")
    scene.play(ActivateLinked(0))
    assert scene.told(LinkedUsed) == [LinkedUsed(0, ("linked-1", "linked-2"))]
    assert scene.part(LinkedChambers).is_used
    scene.put_adventurer(0, chamber="linked-3")
    scene.give(0, "T T T")
    scene.give(1, "K* K* K*")
    scene.refuse(ActivateLinked(0), "special.linked-once")
    assert errands(scene, "special.linked") == []
    assert ActivateLinked(0) not in [offer.command for offer in scene.game.offers(0)]


@rule("special.linked")
def test_companions_go_to_linked_chambers_where_nobody_else_waits() -> None:
    scene = special("linked-1:E start linked-2:W", at={1: "linked-1"})
    (errand,) = (one for one in box.errands(scene.game, 0) if one.rule == "special.linked")
    assert errand.chambers == ("linked-2",)
    assert errands(special("linked-1:E start"), "special.linked") == []


@rule("special.double")
def test_a_double_chamber_has_two_parts_with_a_wall_between() -> None:
    scene = special(DOUBLE_TEMPLE, dice={0: "A T A A A T T T T T"})
    scene.play(Enter(0, N))
    assert scene.place(0) == "double-1"
    scene.refuse(Enter(0, N), "base.enter-blocked", reason="wall")
    scene.refuse(ActivateGems(0), "base.gem-single", reason="no-gem")
    scene.put_adventurer(0, chamber="basic-07")
    scene.play(Enter(0, S))
    assert scene.place(0) == "double-1/rear"
    scene.refuse(Enter(0, S), "base.enter-blocked", reason="wall")
    scene.play(ActivateGems(0))
    assert scene.told(GemsActivated) == [GemsActivated(0, 2, "double-1/rear")]


@rule("special.double")
def test_a_double_chamber_is_laid_with_both_parts_on_one_space() -> None:
    scene = special("start", pile="double-2 exit", dice={0: "A A"})
    scene.play(Discover(0, E))
    assert [half.id for half in scene.temple.at(Cell(1, 0))] == ["double-2", "double-2/rear"]
    assert scene.chamber("double-2").doors == (N, W)
    assert scene.chamber("double-2/rear").doors == (E,)


@rule("special.double-wall")
def test_no_secret_passage_goes_through_the_inner_wall() -> None:
    scene = special("basic-11:W\ndouble-1:S\nstart:S", modules=("treasures",))
    scene.put_part(replace(scene.part(TreasuresInPlay), owned=(("secret-passage",), ())))
    through = UseSecretPassage(0, "double-1", "double-1/rear")
    scene.refuse(through, "treasures.secret-passage", reason="no-wall")
    past = UseSecretPassage(0, "basic-11", "double-1")
    scene.refuse(past, "treasures.secret-passage", reason="no-wall")
    scene.play(UseSecretPassage(0, "basic-11", "double-1/rear"))


@rule("special.double-wall", "treasures.secret-passage")
def test_a_secret_passage_into_a_side_of_a_double_chamber_leads_to_its_front() -> None:
    scene = special("basic-11:N double-1:S\n. start:S", modules=("treasures",))
    scene.put_part(replace(scene.part(TreasuresInPlay), owned=(("secret-passage",), ())))
    scene.refuse(
        UseSecretPassage(0, "basic-11", "double-1/rear"), "treasures.secret-passage", reason="no-wall"
    )
    assert not scene.is_offered(UseSecretPassage(0, "basic-11", "double-1/rear"))
    assert scene.is_offered(UseSecretPassage(0, "basic-11", "double-1"))
    scene.play(UseSecretPassage(0, "basic-11", "double-1"))
    assert scene.temple.through("basic-11", E) == scene.chamber("double-1")


@rule("special.double-halves", "treasures.teleport")
def test_a_teleport_leads_from_one_half_to_a_friend_in_the_other() -> None:
    scene = special(DOUBLE_TEMPLE, modules=("treasures",), at={0: "double-1", 1: "double-1/rear"})
    scene.put_part(replace(scene.part(TreasuresInPlay), owned=(("teleport",), ())))
    assert scene.is_offered(UseTeleport(0, "double-1/rear"))
    scene.play(UseTeleport(0, "double-1/rear"))
    assert scene.place(0) == "double-1/rear"


@rule("special.double-halves")
def test_neither_pool_nor_golden_mask_reaches_from_one_half_into_the_other() -> None:
    halves = {0: "double-1/rear", 1: "double-1"}
    scene = special(DOUBLE_TEMPLE, at=halves, dice={0: "T T T B", 1: "T* G"})
    scene.refuse(ActivateGems(0), "base.gem-single", missing="T")
    scene.refuse(FreeDice(1, 0), "dice.golden", reason="elsewhere")
    scene.put_adventurer(1, chamber="double-1/rear")
    scene.play(FreeDice(1, 0))
    scene.play(ActivateGems(0))


@rule("special.double-halves", "special.large-torch")
def test_a_large_torch_makes_one_half_safe() -> None:
    scene = special(DOUBLE_TEMPLE, modules=("treasures",), at={0: "double-1/rear", 1: "double-1"})
    scene.put_part(replace(scene.part(TreasuresInPlay), owned=(("large-torch",), ())))
    scene.play(UseLargeTorch(0))
    assert scene.game.ask(IsSafe("double-1/rear"))
    assert not scene.game.ask(IsSafe("double-1"))


@rule("special.chalice")
def test_discovering_the_treasure_chamber_puts_the_chalice_on_it() -> None:
    scene = special("start", pile="treasure-chamber exit", dice={0: "A A"})
    assert scene.part(Chalice).chamber is None
    scene.play(Discover(0, N))
    assert scene.told(ChaliceFound) == [ChaliceFound("treasure-chamber")]
    assert scene.part(Chalice).chamber == "treasure-chamber"


@rule("special.chalice")
def test_everyone_out_with_the_chalice_still_inside_is_a_loss() -> None:
    scene = with_chalice("start", players=1, at={0: "exit"}, depot=0, dice={0: "K"})
    scene.play(Escape(0))
    assert scene.state.ending is not None
    assert (scene.state.ending.is_won, scene.state.ending.rule) == (False, "special.chalice")


@rule("special.chalice")
def test_a_chalice_never_found_need_not_be_carried() -> None:
    scene = special(CHALICE_TEMPLE, players=1, at={0: "exit"}, depot=0, dice={0: "K"})
    scene.play(Escape(0))
    assert scene.state.ending is not None
    assert scene.state.ending.is_won


@rule("special.chalice-carry")
def test_taking_it_along_costs_one_torch_more() -> None:
    scene = with_chalice("treasure-chamber", at={0: "treasure-chamber"}, dice={0: "A A T K"})
    scene.play(CarryChalice(0, E))
    assert scene.told(ChaliceCarried) == [ChaliceCarried(0, "start")]
    assert (scene.place(0), scene.part(Chalice).chamber) == ("start", "start")
    assert scene.dice(0) == "- - - K"


@rule("special.chalice-carry")
def test_who_is_not_beside_it_or_lacks_the_torch_carries_nothing() -> None:
    scene = with_chalice("treasure-chamber", at={0: "treasure-chamber"}, dice={0: "A A K", 1: "A T T"})
    scene.refuse(CarryChalice(0, E), "base.enter", needs="AAT", missing="T")
    scene.refuse(CarryChalice(0, N), "base.enter-blocked")
    scene.refuse(CarryChalice(1, W), "special.chalice-carry", reason="elsewhere")
    scene.play(Enter(0, E))
    assert scene.part(Chalice).chamber == "treasure-chamber"
    assert not scene.is_offered(CarryChalice(1, W))


@rule("special.chalice-carry", "curses.trap")
def test_who_may_not_enter_carries_nothing_either() -> None:
    scene = with_chalice("start", modules=("curses",), dice={0: "A K T"})
    scene.put_part(replace(scene.part(CursesInPlay), before=(("trap",), ())))
    scene.refuse(CarryChalice(0, E), "curses.trap")


@rule("special.chalice-anyone")
def test_anyone_beside_it_may_carry_it_on() -> None:
    scene = with_chalice("treasure-chamber", at={0: "treasure-chamber"}, dice={0: "A A T", 1: "A K T"})
    scene.play(CarryChalice(0, E))
    offers = [offer.command for offer in scene.game.offers(1) if isinstance(offer.command, CarryChalice)]
    assert offers == [CarryChalice(1, E), CarryChalice(1, W)]
    scene.play(CarryChalice(1, E))
    assert scene.place(1) == "exit"
    assert scene.place(0) == "start"


@rule("special.chalice-exit")
def test_in_the_exit_chamber_it_leaves_the_game() -> None:
    scene = with_chalice("start", players=1, depot=0, dice={0: "A K T K"})
    scene.play(CarryChalice(0, E))
    assert scene.told(ChaliceRecovered) == [ChaliceRecovered(0)]
    assert scene.part(Chalice).chamber is None
    scene.play(Escape(0))
    assert scene.state.ending is not None
    assert scene.state.ending.is_won


@rule("special.chalice-exit", "quest.treasure-chamber")
def test_its_recovery_is_the_quest_of_the_treasure_chamber() -> None:
    scene = with_chalice("start", modules=("quest",), dice={0: "A K T"})
    scene.put_part(QuestsInPlay(("treasure-chamber",)))
    scene.play(CarryChalice(0, E))
    assert scene.part(QuestsInPlay).done == ("treasure-chamber",)


@rule("special.chalice-no-teleport")
def test_it_stays_behind_when_its_bearer_teleports() -> None:
    scene = with_chalice("start", modules=("treasures",), at={1: "treasure-chamber"})
    scene.put_part(replace(scene.part(TreasuresInPlay), owned=(("teleport",), ())))
    scene.play(UseTeleport(0, "treasure-chamber"))
    assert scene.part(Chalice).chamber == "start"


@rule("special.chalice", "illusion.tokens")
def test_a_chalice_on_a_vanishing_chamber_stands_in_the_start_chamber() -> None:
    drawing = "illusion-1:E start basic-07:W"
    scene = with_chalice("illusion-1", drawing, modules=("illusion",), soundtrack="1")
    scene.clock(FIRST_SLAM)
    assert scene.told(ChaliceFellBack) == [ChaliceFellBack("start")]
    other = with_chalice("basic-07", drawing, modules=("illusion",), soundtrack="1")
    other.clock(FIRST_SLAM)
    assert other.part(Chalice).chamber == "basic-07"


@rule("special.chalice")
def test_companions_carry_it_towards_an_exit_they_can_reach() -> None:
    scene = with_chalice("treasure-chamber")
    assert errands(scene, "special.chalice") == [CarryChalice(0, E)]
    assert errands(with_chalice("start", "start"), "special.chalice") == []
    assert errands(special(CHALICE_TEMPLE), "special.chalice") == []


@rule("special.treasure-chamber-setup")
@pytest.mark.parametrize("players", [2, 4])
def test_drawn_first_the_treasure_chamber_goes_into_the_middle_of_the_finished_pile(players: int) -> None:
    setup, times = Setup(seats(players), ("special", "trap"), {"special": "chalice"}), 0
    for seed in range(60):
        watcher = Watcher()
        state = lay_out(setup, CATALOGUE, SeededChance(seed), (*in_play(setup), watcher))
        assert "treasure-chamber" in state.pile
        assert len(state.temple.chambers) == 3
        if watcher.put_back:
            times += 1
            assert state.pile.index("treasure-chamber") == (len(state.pile) - 1) // 2
    assert times


class Watcher(Expansion):
    """Somebody who sees which tiles went back into the pile."""

    id = "watcher"
    put_back: tuple[str, ...] = ()

    def equip(self, preparation: Preparation) -> None:
        self.put_back = tuple(preparation.put_back)


def cursed_with_exchange(
    drawing: str = "basic-01:E start cursed-02:W",
    *,
    players: int = 3,
    modules: tuple[str, ...] = (),
    **scene: object,
) -> Scene:
    """A scene in which player 0 has just drawn Soul exchange, and has to choose."""
    made = Scene(
        drawing,
        modules=("curses", "special", *modules),
        players=players,
        pile="cursed-03 cursed-05 cursed-06 exit",
        **scene,  # type: ignore[arg-type]
    )
    made.put_part(replace(made.part(CursesInPlay), pile=("soul-exchange", "soul-exchange")))
    made.give(0, "A A K K T")
    made.play(Discover(0, N))
    return made


@rule("special.soul-exchange")
def test_each_steers_the_others_adventurer_and_keeps_his_dice() -> None:
    scene = cursed_with_exchange(at={1: "basic-01"})
    assert scene.is_offered(ExchangeSouls(0, 1))
    assert not scene.is_offered(ExchangeSouls(1, 0))
    dice = scene.dice(1)
    scene.play(ExchangeSouls(0, 1))
    assert scene.told(AdventurersSwapped) == [AdventurersSwapped(0, 1)]
    assert (scene.place(0), scene.place(1)) == ("basic-01", "start")
    assert (scene.adventurer(0).colour, scene.adventurer(1).colour) == (COLOURS[1], COLOURS[0])
    assert (scene.dice(0), scene.dice(1)) == ("- - K K T", dice)
    assert bound_to(scene.state, 0, "soul-exchange") == 1
    assert not scene.state.choices


@rule("special.soul-exchange")
def test_lifting_it_gives_everyone_his_own_adventurer_back_where_it_stands_now() -> None:
    scene = cursed_with_exchange(at={1: "basic-01"})
    scene.play(ExchangeSouls(0, 1))
    scene.give(1, "A K")
    scene.play(Enter(1, E))
    scene.play(LiftCurse(0, "soul-exchange"))
    assert (scene.place(0), scene.place(1)) == ("cursed-02", "basic-01")
    assert scene.adventurer(0).colour == COLOURS[0]
    assert bound_to(scene.state, 0, "soul-exchange") is None


@rule("special.soul-exchange", "curses.trap")
def test_a_trap_binds_the_player_whomever_he_steers() -> None:
    scene = cursed_with_exchange(at={1: "basic-01"})
    before = scene.part(CursesInPlay).before
    scene.put_part(replace(scene.part(CursesInPlay), before=((*before[0], "trap"), *before[1:])))
    scene.play(ExchangeSouls(0, 1))
    scene.give(0, "A A")
    scene.give(1, "A K")
    scene.refuse(Enter(0, E), "curses.trap")
    scene.play(Enter(1, E))


@rule("special.soul-exchange")
def test_who_does_not_choose_in_time_exchanges_with_the_next() -> None:
    scene = cursed_with_exchange(at={1: "basic-01"})
    scene.wait(10)
    assert bound_to(scene.state, 0, "soul-exchange") == 1
    assert scene.place(0) == "basic-01"


@rule("special.soul-exchange")
def test_wrong_choices_are_refused() -> None:
    scene = cursed_with_exchange()
    for nobody in (0, 7, -1):
        scene.refuse(ExchangeSouls(0, nobody), SOUL_EXCHANGE, reason="nobody")
    scene.refuse(ExchangeSouls(1, 0), SOUL_EXCHANGE, reason="no-choice")


@rule("special.soul-exchange")
def test_alone_it_is_discarded() -> None:
    scene = cursed_with_exchange(players=1)
    assert scene.told(CurseDiscarded) == [CurseDiscarded(0, "soul-exchange")]
    assert not scene.state.choices


@rule("special.soul-exchange")
def test_people_already_exchanged_may_be_chosen_and_swap_what_they_steer_now() -> None:
    scene = cursed_with_exchange("basic-01:E start basic-02:W", at={1: "basic-01", 2: "basic-02"})
    scene.play(ExchangeSouls(0, 1))
    scene.give(1, "A A K K")
    scene.play(Discover(1, S))
    assert scene.told(CurseDrawn)[-1] == CurseDrawn(1, "soul-exchange")
    assert scene.is_offered(ExchangeSouls(1, 0))
    scene.play(ExchangeSouls(1, 2))
    assert [scene.place(player) for player in range(3)] == ["basic-01", "basic-02", "start"]
    scene.give(0, "K K")
    scene.play(LiftCurse(0, "soul-exchange"))
    assert [scene.place(player) for player in range(3)] == ["basic-02", "basic-01", "start"]
    scene.play(LiftCurse(1, "soul-exchange"))
    assert [scene.place(player) for player in range(3)] == ["basic-02", "start", "basic-01"]


@rule("special.soul-exchange")
def test_who_is_chosen_while_choosing_chooses_all_the_same() -> None:
    scene = cursed_with_exchange()
    scene.give(1, "A A")
    scene.play(Discover(1, S))
    scene.play(ExchangeSouls(0, 1))
    assert cursed_by(scene.state, 1) == ("soul-exchange",)
    scene.play(ExchangeSouls(1, 0))
    assert scene.told(AdventurersSwapped) == [AdventurersSwapped(0, 1), AdventurersSwapped(1, 0)]
    assert not scene.state.choices


@rule("special.soul-exchange")
def test_it_is_discarded_if_nobody_is_left_to_choose() -> None:
    scene = cursed_with_exchange(players=2)
    scene.put_adventurer(1, chamber=None, escaped_at=1)
    scene.wait(10)
    assert cursed_by(scene.state, 0) == ()
    assert not scene.told(AdventurersSwapped)


@rule("special.soul-exchange")
def test_lifting_it_before_choosing_ends_the_choice() -> None:
    scene = cursed_with_exchange()
    scene.play(LiftCurse(0, "soul-exchange"))
    assert not scene.state.choices
    assert not scene.told(CurseDiscarded)


@rule("special.soul-exchange", "base.escape")
@pytest.mark.parametrize("leaver", [0, 1])
def test_when_one_of_both_escapes_the_other_keeps_the_adventurer_he_steers(leaver: int) -> None:
    scene = cursed_with_exchange(depot=0)
    scene.play(ExchangeSouls(0, 1))
    scene.put(temple=scene.temple.with_chambers((replace(scene.chamber("basic-01"), id="exit"),)))
    scene.put_adventurer(leaver, chamber="exit")
    scene.give(leaver, "K")
    scene.play(Escape(leaver))
    sessions = 1 - leaver
    assert cursed_by(scene.state, 0) == ()
    assert (scene.place(leaver), scene.place(sessions)) == (None, "start")
    assert scene.adventurer(sessions).colour == COLOURS[leaver]
    assert len(scene.told(AdventurersSwapped)) == 1


@rule("special.soul-exchange", "base.escape")
def test_the_escape_of_a_third_changes_nothing() -> None:
    scene = cursed_with_exchange(depot=0)
    scene.play(ExchangeSouls(0, 1))
    scene.put(temple=scene.temple.with_chambers((replace(scene.chamber("basic-01"), id="exit"),)))
    scene.put_adventurer(2, chamber="exit")
    scene.give(2, "K")
    scene.play(Escape(2))
    assert cursed_by(scene.state, 0) == ("soul-exchange",)


@rule("special.soul-exchange", "trap.cliff")
def test_an_adventurer_that_hangs_hangs_whoever_steers_it() -> None:
    scene = cursed_with_exchange("cliff-torch:E start cursed-02:W", modules=("trap",), at={1: "cliff-torch"})
    scene.put_part(Hanging({"cliff-torch": COLOURS[1]}))
    scene.play(ExchangeSouls(0, 1))
    scene.give(0, "A A T T T")
    scene.give(1, "A K")
    scene.refuse(Enter(0, E), "trap.cliff")
    scene.play(Enter(1, E))
    scene.play(ClimbUp(0))


@rule("special.soul-exchange", "teleport.token")
def test_what_an_adventurer_carries_goes_with_him() -> None:
    scene = cursed_with_exchange(modules=("teleport",))
    scene.put_part(Teleporter(carrier=0))
    scene.play(ExchangeSouls(0, 1))
    assert scene.part(Teleporter).carrier == 1


def with_torch(drawing: str, **scene: object) -> Scene:
    modules = ("treasures", "illusion")
    made = Scene(drawing, modules=modules, soundtrack="1", **scene)  # type: ignore[arg-type]
    made.put_part(replace(made.part(TreasuresInPlay), owned=(("large-torch", "large-torch"), ()), lying={}))
    return made


@rule("special.large-torch")
def test_until_the_next_slam_its_chamber_is_a_second_start_chamber() -> None:
    scene = with_torch("basic-07:E start basic-08:W", at={0: "basic-07", 1: "basic-08"})
    scene.play(UseLargeTorch(0))
    assert scene.told(TorchLit) == [TorchLit(0, "basic-07")]
    assert owned_by(scene.state, 0) == ("large-torch",)
    assert scene.game.ask(IsSafe("basic-07"))
    assert scene.game.ask(IsSafe("start"))
    scene.clock(FIRST_SLAM)
    assert [event.player for event in scene.told(DieLost)] == [1]
    assert scene.told(TorchBurntOut) == [TorchBurntOut("basic-07")]
    assert not scene.game.ask(IsSafe("basic-07"))


@rule("special.large-torch")
def test_a_safe_chamber_needs_no_torch() -> None:
    scene = with_torch("basic-07:E start", at={1: "basic-07"})
    scene.refuse(UseLargeTorch(0), "special.large-torch", reason="safe")
    scene.put_adventurer(0, chamber="basic-07")
    scene.play(UseLargeTorch(0))
    scene.refuse(UseLargeTorch(0), "special.large-torch", reason="safe")


@rule("special.large-torch", "time.prohibition", "character.muscleman-active")
def test_a_large_torch_makes_a_start_chamber_for_every_rule_that_asks_for_one() -> None:
    modules = ("treasures", "special", "time", "character")
    picks = {0: {"character": "muscleman", "card": "activatable"}, 1: {"character": "doc"}}
    scene = Scene(modules=modules, picks=picks, pile="prohibition-4 exit", dice={0: "T T", 1: "A A A A"})
    scene.put_part(LargeTorches(("basic-01",)))
    scene.refuse(TurnChamber(0, "basic-01", 1), "character.muscleman-active", reason="start")
    assert not scene.is_offered(TurnChamber(0, "basic-01", 1))
    assert scene.is_offered(TurnChamber(0, "basic-02", 1))
    scene.play(Discover(1, N))
    scene.refuse(Enter(1, W), "time.prohibition", chamber="basic-01")


@rule("special.large-torch", "illusion.adventurers")
def test_on_an_illusion_it_saves_the_dice_but_not_the_chamber() -> None:
    scene = with_torch("illusion-1:E start", at={0: "illusion-1"})
    scene.play(UseLargeTorch(0))
    scene.clock(FIRST_SLAM)
    assert not scene.told(DieLost)
    assert (scene.place(0), torches(scene.state)) == ("start", ())
    assert len(scene.told(TorchBurntOut)) == 1


@rule("special.large-torch")
def test_companions_light_it_when_the_slam_is_near_and_home_is_far() -> None:
    scene = with_torch("basic-07:E basic-08:E start", at={0: "basic-07", 1: "basic-08"})
    assert errands(scene, "special.large-torch") == []
    scene.clock(FIRST_SLAM - 5)
    assert errands(scene, "special.large-torch") == [UseLargeTorch(0)]
    scene.put_adventurer(0, chamber="basic-08")
    assert errands(scene, "special.large-torch") == []
