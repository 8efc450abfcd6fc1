"""Module 1: curses."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Seat, Setup
from escape_tui.hub.bots.advice import box
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import MODULES, new_game
from escape_tui.modules.curses import (
    CURSES,
    Curse,
    CurseBound,
    CurseDiscarded,
    CurseDrawn,
    CurseIgnored,
    CurseLifted,
    Curses,
    CursesInPlay,
    LiftCurse,
    bound_to,
    cursed_by,
    draw,
    has_curse,
)
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.modules.treasures.cards import UseTeleport
from escape_tui.rules.calling import Call, Said, Say
from escape_tui.rules.dice import CalmRoll, DieLost, FreeDice, Roll
from escape_tui.rules.ending.closed_temple import WallGaveWay
from escape_tui.rules.exploring import FACE_DOWN, Discover, Laid
from escape_tui.rules.moving import Enter
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W

CURSED_TEMPLE = "cursed-01:E start cursed-02:W"


KINDS = next(module.kinds for module in MODULES if isinstance(module, Curses))


def happen(scene: Scene, events: Iterable[Event]) -> None:
    """Let *events* happen that no command of this module brings about."""
    scene.happened += scene.game._atomically(events)


def with_plain(card: str, scene: Scene) -> Scene:
    """*scene* where *card* does nothing but what every card does, whichever expansion brings it."""
    game = scene.game
    curses = Curses({**CURSES, card: Curse})
    modules = tuple(curses if isinstance(module, Curses) else module for module in game.modules)
    scene.game = Game(game.state, modules, game.catalogue, game.chance)
    return scene


def cursed(*cards: str, player: int = 0, **scene: object) -> Scene:
    """A scene in which *cards* lie before *player*."""
    made = Scene(CURSED_TEMPLE, modules=("curses",), **scene)  # type: ignore[arg-type]
    return lay_before(made, player, *cards)


def lay_before(scene: Scene, player: int, *cards: str) -> Scene:
    curses = scene.part(CursesInPlay)
    before = list(curses.before)
    before[player] = cards
    scene.put_part(replace(curses, before=tuple(before)))
    return scene


def about_to_draw(*cards: str, **scene: object) -> Scene:
    """A scene in which the next chamber has a purple mask and *cards* are the pile."""
    made = Scene(CURSED_TEMPLE, modules=("curses",), pile="cursed-03 cursed-05 exit", **scene)  # type: ignore[arg-type]
    made.put_part(replace(made.part(CursesInPlay), pile=cards))
    return made


@rule("curses.tiles")
@pytest.mark.parametrize("modules", [("curses",), ("treasures",), ("curses", "treasures")])
def test_the_curse_and_treasure_chambers_replace_the_basic_ones(modules: tuple[str, ...]) -> None:
    setup = Setup((Seat("a", "red"), Seat("b", "blue")), modules)
    game = new_game(setup, CATALOGUE, SeededChance(3))
    tiles = [*game.state.pile, *game.state.temple.chambers]
    kinds = [CATALOGUE.tiles[tile].kind for tile in tiles]
    assert kinds.count("curse-and-treasure") == 13
    assert "basic" not in kinds
    assert len(tiles) == len(set(tiles)) == 19


@rule("curses.draw")
def test_who_discovers_a_purple_mask_draws_the_top_curse_and_lays_it_open() -> None:
    scene = about_to_draw("mask", "trap", dice={0: "A A K K T"})
    scene.play(Discover(0, N))
    assert scene.told(CurseDrawn) == [CurseDrawn(0, "mask")]
    assert cursed_by(scene.state, 0) == ("mask",)
    assert cursed_by(scene.state, 1) == ()
    assert scene.part(CursesInPlay).pile == ("trap",)


@rule("curses.draw")
def test_a_chamber_without_a_mask_brings_no_curse() -> None:
    scene = Scene(CURSED_TEMPLE, modules=("curses",), pile="cursed-07 exit", dice={0: "A A"})
    scene.play(Discover(0, N))
    assert cursed_by(scene.state, 0) == ()


@rule("curses.draw", "temple.closed")
def test_nobody_draws_where_a_wall_gave_way() -> None:
    scene = Scene(
        """
        lava-dice:N lava-gems:S basic-11:N
        double-1:E  start       .
        .           double-2:N  exchange-chamber:E
        """,
        modules=("curses",),
        pile="cursed-11 cursed-03 exit",
        dice={0: "A A"},
    )
    scene.play(Discover(0, E))
    assert scene.told(WallGaveWay)
    assert [laid.tile for laid in scene.told(Laid)] == ["cursed-11", "cursed-03"]
    assert len(scene.told(CurseDrawn)) == 1


@rule("curses.setup-ignored")
def test_masks_on_the_first_two_chambers_do_nothing() -> None:
    setup = Setup((Seat("a", "red"), Seat("b", "blue")), ("curses",))
    for seed in range(10):
        game = new_game(setup, CATALOGUE, SeededChance(seed))
        assert game.state.part(CursesInPlay).before == ((), ())
        assert len(game.state.part(CursesInPlay).pile) == 14


@rule("curses.setup-ignored")
def test_without_the_module_purple_masks_do_nothing() -> None:
    scene = Scene(CURSED_TEMPLE, modules=("treasures",), pile="cursed-03 exit", dice={0: "A A"})
    scene.play(Discover(0, N))
    assert not scene.told(CurseDrawn)
    assert cursed_by(scene.state, 0) == ()
    assert not has_curse(scene.state, 0, "trap")


@rule("curses.duplicate")
def test_a_curse_he_already_has_is_discarded_without_effect() -> None:
    scene = about_to_draw("broken-die", "broken-die", dice={0: "A A A A T"})
    scene.play(Discover(0, N))
    scene.play(Discover(0, S))
    assert scene.told(CurseIgnored) == [CurseIgnored(0, "broken-die")]
    assert scene.adventurer(0).aside == 1
    assert scene.part(CursesInPlay).pile == ()


@rule("curses.lift")
def test_the_cards_icons_from_his_own_dice_lift_it() -> None:
    scene = cursed("mask", dice={0: "K T A A B", 1: "K* T* K* T* K*"})
    scene.play(LiftCurse(0, "mask"))
    assert scene.dice(0) == "- - A A B"
    assert scene.told(CurseLifted) == [CurseLifted(0, "mask")]
    assert cursed_by(scene.state, 0) == ()


@rule("curses.lift")
def test_nobody_pools_to_lift_a_curse() -> None:
    scene = cursed("mask", dice={0: "K A", 1: "T* T*"})
    scene.refuse(LiftCurse(0, "mask"), "curses.lift", needs="KT", missing="T")
    scene.refuse(LiftCurse(1, "mask"), "curses.lift", reason="not-cursed")
    scene.refuse(LiftCurse(0, "no-such-curse"), "curses.lift", reason="not-cursed")


@rule("curses.lift")
def test_a_curse_that_nothing_lifts_stays() -> None:
    scene = with_plain("weakest-link", cursed(dice={0: "K K K T T"}))
    lay_before(scene, 0, "weakest-link")
    scene.refuse(LiftCurse(0, "weakest-link"), "curses.lift", reason="never")
    assert not any(errand.rule == "curses.lift" for errand in box.errands(scene.game, 0))


@rule("curses.draw")
def test_a_curse_that_resolves_at_once_is_discarded() -> None:
    scene = with_plain("pitfall", about_to_draw("pitfall", dice={0: "A A"}))
    scene.play(Discover(0, N))
    assert scene.told(CurseDiscarded) == [CurseDiscarded(0, "pitfall")]
    assert cursed_by(scene.state, 0) == ()


@rule("curses.lift")
def test_an_escaped_player_lifts_nothing() -> None:
    scene = cursed("mask", dice={0: "K T"})
    scene.put_adventurer(0, escaped_at=1, chamber=None)
    scene.refuse(LiftCurse(0, "mask"), "base.escape", reason="outside")


@rule("curses.pile-empty")
def test_with_no_curse_left_nothing_happens() -> None:
    scene = about_to_draw(dice={0: "A A"})
    scene.play(Discover(0, N))
    assert "cursed-03" in scene.temple
    assert cursed_by(scene.state, 0) == ()


@rule("curses.trap")
def test_who_is_trapped_may_not_enter_or_discover_chambers() -> None:
    scene = cursed("trap", dice={0: "A A K T", 1: "A A K"})
    scene.refuse(Enter(0, E), "curses.trap")
    scene.refuse(Discover(0, N), "curses.trap")
    scene.play(Enter(1, W))
    scene.give(0, "K K A K")
    scene.play(LiftCurse(0, "trap"))
    scene.play(Enter(0, E))


@rule("curses.trap", "treasures.teleport")
def test_who_is_trapped_may_still_be_carried_off() -> None:
    scene = Scene(CURSED_TEMPLE, modules=("curses", "treasures"), at={1: "cursed-01"})
    lay_before(scene, 0, "trap")
    scene.put_part(replace(scene.part(TreasuresInPlay), owned=(("teleport",), ())))
    scene.play(UseTeleport(0, "cursed-01"))
    assert scene.place(0) == "cursed-01"


@rule("curses.broken-die")
def test_a_broken_die_lies_on_the_card_until_it_is_lifted() -> None:
    scene = about_to_draw("broken-die", dice={0: "A A T* T B"})
    scene.play(Discover(0, N))
    assert scene.dice(0) == "- - T* T"
    assert scene.adventurer(0).aside == 1
    scene.play(LiftCurse(0, "broken-die"))
    assert scene.dice(0) == "- - - - -"
    assert (scene.adventurer(0).aside, scene.part(CursesInPlay).broken) == (0, ())


@rule("curses.broken-die")
def test_who_has_no_dice_gets_none_back() -> None:
    scene = cursed("broken-die", dice={0: "T T"})
    scene.play(LiftCurse(0, "broken-die"))
    assert scene.dice(0) == "- -"
    scene.give(0, "")
    scene.put_part(replace(scene.part(CursesInPlay), pile=("broken-die",)))
    happen(scene, draw(scene.game, 0))
    assert (scene.adventurer(0).aside, cursed_by(scene.state, 0)) == (0, ("broken-die",))


@rule("curses.broken-die")
def test_two_players_with_broken_dice_each_get_their_own_back() -> None:
    scene = about_to_draw("broken-die", "broken-die", dice={0: "A A T T", 1: "A A K"})
    scene.play(Discover(0, N))
    scene.play(Discover(1, S))
    scene.play(LiftCurse(0, "broken-die"))
    assert (scene.adventurer(0).aside, scene.adventurer(1).aside) == (0, 1)


@rule("curses.mask")
def test_his_golden_masks_free_one_die_instead_of_two() -> None:
    scene = cursed("mask", dice={0: "G G B B", 1: "B B G"})
    scene.play(FreeDice(0, 0))
    assert scene.dice(0) == "- G - B"
    scene.play(FreeDice(0, 1))
    assert scene.dice(1) == "- B G"
    scene.play(FreeDice(1, 0))
    assert scene.dice(0) == "- - - -"


@rule("curses.mask")
def test_others_free_him_as_usual() -> None:
    scene = cursed("mask", dice={0: "B B", 1: "G"})
    scene.play(FreeDice(1, 0))
    assert scene.dice(0) == "- -"


@rule("curses.silence")
def test_who_is_silenced_neither_calls_nor_talks() -> None:
    scene = cursed("silence")
    scene.refuse(Say(0, "help"), "curses.silence")
    scene.refuse(Call(0, "help"), "curses.silence")
    scene.play(Say(1, "what?"))
    assert scene.told(Said) == [Said(1, "what?")]
    scene.put_adventurer(0, escaped_at=1, chamber=None)
    scene.play(Say(0, "out!"))


@rule("screen.honour", "curses.silence", "curses.lost-dice", "curses.cursed-hand")
def test_on_honour_the_screen_only_reminds() -> None:
    scene = cursed("silence", "lost-dice", "cursed-hand", dice={0: "- - - - -"}, is_honour=True)
    scene.play(Say(0, "psst"))
    scene.script(0, "AAAAA KKKKK KK")
    scene.play(Roll(0))
    scene.wait(0.8)
    scene.play(Roll(0, (0, 1, 2, 3, 4)))
    assert not scene.told(DieLost)


@rule("curses.lost-dice")
def test_rolling_again_in_haste_drops_one_of_the_rolled_dice() -> None:
    scene = cursed("lost-dice", dice={0: "K* - - -"})
    scene.script(0, "AAA TT")
    scene.play(Roll(0))
    scene.wait(0.8 + 0.399)
    scene.play(Roll(0))
    assert scene.told(DieLost) == [DieLost(0, 1, "curses.lost-dice")]
    scene.wait(0.8)
    assert scene.dice(0) == "K* T T"
    assert scene.adventurer(0).lost == 1


@rule("curses.lost-dice")
def test_a_calm_roll_in_haste_is_refused_and_rolls_a_moment_later() -> None:
    scene = cursed("lost-dice", dice={0: "- -", 1: "- -"})
    scene.script(0, "AA TT")
    scene.script(1, "AA KK")
    scene.play(CalmRoll(0))
    scene.play(CalmRoll(1))
    scene.wait(0.8 + 0.399)
    scene.refuse(CalmRoll(0), "curses.lost-dice", reason="haste")
    scene.play(CalmRoll(1))
    scene.wait(0.001)
    scene.play(CalmRoll(0))
    assert not scene.told(DieLost)


@rule("curses.lost-dice")
def test_a_calm_hand_loses_nothing() -> None:
    scene = cursed("lost-dice", dice={0: "- - -", 1: "- -"})
    scene.script(0, "AAA TTT")
    scene.script(1, "AA TT")
    scene.play(Roll(0))
    scene.play(Roll(1))
    scene.wait(0.8)
    scene.play(Roll(1))
    scene.wait(0.4)
    scene.play(Roll(0))
    assert not scene.told(DieLost)


@rule("curses.cursed-hand")
def test_with_one_hand_he_rolls_at_most_three_dice_at_a_time() -> None:
    scene = cursed("cursed-hand", dice={0: "K - A - -", 1: "- - - -"})
    scene.refuse(Roll(0, (0, 1, 2, 3)), "curses.cursed-hand", most=3)
    scene.script(0, "AAT KKK")
    scene.play(Roll(0))
    assert scene.dice(0) == "K ? A ? ?"
    scene.wait(0.8)
    scene.play(Roll(0, (0, 0, 1, 2)))
    scene.wait(0.8)
    assert scene.dice(0) == "K K K A T"
    scene.script(1, "AAAA")
    scene.play(Roll(1))
    assert scene.dice(1) == "? ? ? ?"


@rule("curses.cursed-hand", "dice.roll")
def test_all_dice_locked_is_still_refused_as_ever() -> None:
    scene = cursed("cursed-hand", dice={0: "B B"})
    scene.refuse(Roll(0), "dice.roll")


@rule("screen.hidden")
def test_nobody_sees_the_pile_of_curses() -> None:
    scene = cursed("mask")
    seen = scene.game.seen_by(0).part(CursesInPlay)
    assert set(seen.pile) == {FACE_DOWN}
    assert seen.before[0] == ("mask",)


@rule("curses.lift")
def test_lifting_is_offered_and_worth_a_companions_while() -> None:
    scene = cursed("trap", "mask", dice={0: "K K"})
    assert scene.is_offered(LiftCurse(0, "trap"))
    assert not scene.is_offered(LiftCurse(0, "mask"))
    errands = box.errands(scene.game, 0)
    lifting = [errand.command for errand in errands if errand.rule == "curses.lift"]
    assert lifting == [LiftCurse(0, "trap"), LiftCurse(0, "mask")]
    assert not any(errand.rule == "curses.lift" for errand in box.errands(scene.game, 1))


@rule("curses.lift")
def test_a_curse_forgets_whom_it_involved_when_it_goes() -> None:
    scene = cursed("mask", "silence", dice={0: "K T"})
    happen(scene, [CurseBound(0, "mask", 1), CurseBound(0, "silence", 1)])
    assert bound_to(scene.state, 0, "mask") == 1
    happen(scene, [CurseDiscarded(0, "mask")])
    assert bound_to(scene.state, 0, "mask") is None
    assert bound_to(scene.state, 0, "silence") == 1


@rule("curses.draw")
def test_every_curse_card_has_a_behaviour_and_every_behaviour_a_card() -> None:
    assert set(KINDS) <= set(CATALOGUE.curses)
    ours = {card.id for card in CATALOGUE.curses.values() if card.set in ("base", "illusions")}
    assert ours <= set(KINDS)
