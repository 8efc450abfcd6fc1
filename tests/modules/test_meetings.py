"""Where modules meet: what happens when the rules of two of them touch the same thing."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import Seat, Setup
from escape_tui.engine.temple import Cell
from escape_tui.modules.box import set_up_refusals
from escape_tui.modules.character.discoverer import KeepTile, ReturnTile, Sprint, steps_left
from escape_tui.modules.character.doc import Cure
from escape_tui.modules.character.mechanic import JoinByLift
from escape_tui.modules.character.mentalist import EnterThroughWall
from escape_tui.modules.character.muscleman import TurnChamber
from escape_tui.modules.character.priest import Bless, JoinByPrayer, blessing
from escape_tui.modules.curses import CursesInPlay, LiftCurse
from escape_tui.modules.queenies.exchange import Exchange, ExchangeCurse
from escape_tui.modules.queenies.fountain import DrinkFromFountain
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.queenies.maze.gear import TurnGear
from escape_tui.modules.queenies.maze.short_cut import ChooseChamber, UseShortCut
from escape_tui.modules.queenies.maze.time_out import EndTimeOut, UseTimeOut
from escape_tui.modules.queenies.newchar.treasures import UseClone, UsePortal
from escape_tui.modules.queenies.newchar.trickster import SwapDice
from escape_tui.modules.queenies.newchar.void_runner import RunVoid
from escape_tui.modules.queenies.pit import LoseTreasure
from escape_tui.modules.queenies.teleport import Jump, Teleporter
from escape_tui.modules.quest.altar import SacrificeDie
from escape_tui.modules.quest.ghost import ghost_at
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.special.chalice import CarryChalice, Chalice
from escape_tui.modules.special.soul_exchange import ExchangeSouls
from escape_tui.modules.time import DieTakenBack, Timed, TimersInPlay
from escape_tui.modules.trap.invocation import SummonAll
from escape_tui.modules.treasures.cards import UseExtraGem, UseTeleport
from escape_tui.rules.countdown import SlamPassed
from escape_tui.rules.dice import FreeDice
from escape_tui.rules.ending.closed_temple import WallGaveWay
from escape_tui.rules.ending.leaving import Escape, GiveDie
from escape_tui.rules.exploring import Discover, PutOnPile
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from tests.modules.queenies.dealing import MASKED, curses_of, lay_curses, own, stack_curses, treasures_of
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W

FIRST_SLAM = 218

CARDS = ("curses", "treasures")


def prohibited(scene: Scene, chamber: str, step: int = 0) -> None:
    """Let the green timer of *chamber* run, at its upper or lower prohibition."""
    scene.put_part(TimersInPlay(running=(Timed(chamber, "green", None, step),)))


def picks(character: str, card: str = "permanent") -> dict[int, dict[str, str]]:
    return {0: {"character": character, "card": card}}


def with_doors(scene: Scene, chamber: str, *doors: str) -> None:
    """Wall up all doors of *chamber* but *doors*."""
    sides = tuple(side for side in scene.chamber(chamber).doors if side.name[0] in doors)
    scene.put(temple=scene.temple.with_chambers((replace(scene.chamber(chamber), doors=sides),)))


@rule("screen.combine")
def test_a_set_up_is_told_everything_that_cannot_work_at_once() -> None:
    setup = Setup((Seat("a", "red"),), ("dragons", "trap", "exchange"), {"trap": 9})
    refusals = [(refusal.rule, refusal.facts["reason"]) for refusal in set_up_refusals(setup, CATALOGUE)]
    assert refusals == [
        ("screen.combine", "unknown-module"),
        ("trap.setup", "count"),
        ("exchange.enter", "needs-modules"),
    ]


@rule("temple.closed", "special.double-wall")
def test_no_wall_of_a_front_part_gives_way_where_the_rear_part_lies() -> None:
    drawing = """
        basic-09:N double-1:S .
        basic-10:N start      basic-12:E
        .          basic-11:S .
    """
    scene = Scene(drawing, modules=("special",), pile="basic-07 exit", dice={0: "A T"})
    with_doors(scene, "start", "N")
    with_doors(scene, "double-1", "S")
    scene.play(Enter(0, N))
    assert scene.told(WallGaveWay) == [WallGaveWay("double-1", E)]
    doors = [*scene.chamber("double-1").doors, *scene.chamber("double-1/rear").doors]
    assert len(set(doors)) == len(doors)


@rule("special.double-wall", "treasures.secret-passage", "character.muscleman-active")
def test_a_secret_passage_does_not_lead_through_the_inner_wall_once_the_double_chamber_is_turned() -> None:
    scene = Scene(
        "basic-10:N double-1:S start",
        modules=("special", "character"),
        picks=picks("muscleman", "activatable"),
        dice={0: "T T"},
    )
    scene.put(temple=scene.temple.with_secret_passage("basic-10", "double-1/rear"))
    assert scene.temple.through("basic-10", E) is scene.chamber("double-1/rear")
    scene.play(TurnChamber(0, "double-1", 1))
    assert W in scene.chamber("double-1").doors
    assert scene.temple.through("basic-10", E) is None


@rule("maze.gear", "treasures.secret-passage")
def test_a_secret_passage_leads_nowhere_while_its_chambers_lie_apart() -> None:
    scene = Scene("basic-10:N start\n. gear:N", modules=("maze",), at={0: "gear"}, dice={0: "T T T T"})
    scene.put(temple=scene.temple.with_secret_passage("basic-10", "start"))
    scene.play(TurnGear(0, 0, S))
    assert scene.chamber("start").cell == Cell(0, 1)
    assert scene.temple.ways("basic-10") == ()
    scene.play(TurnGear(0, 0, N))
    assert [there for _, there in scene.temple.ways("basic-10")] == ["start"]


@rule("character.discoverer-permanent", "temple.closed")
def test_a_wall_gives_way_when_the_exit_in_the_discoverers_hand_can_no_longer_be_laid() -> None:
    scene = Scene(
        "start", modules=("character",), picks=picks("discoverer"), pile="exit basic-07", dice={0: "A A"}
    )
    with_doors(scene, "start", "N")
    scene.play(Discover(0, N))
    blocked = Scene("basic-10:E\nstart").chamber("basic-10")
    scene.put(temple=scene.temple.with_chambers((blocked,)))
    scene.play(KeepTile(0))
    assert scene.told(PutOnPile) == [PutOnPile("exit")]
    assert len(scene.told(WallGaveWay)) == 1
    assert scene.temple.way("start", "exit") is not None


@rule("character.discoverer-permanent", "temple.closed")
def test_the_exit_put_under_an_empty_pile_may_come_through_a_wall_at_once() -> None:
    scene = Scene(
        "basic-07 start",
        modules=("character",),
        picks=picks("discoverer"),
        at={0: "basic-07"},
        pile="exit basic-08",
        dice={0: "A A"},
    )
    with_doors(scene, "start", "S")
    scene.play(Discover(0, N))
    # Both are in the start chamber, walled in, by the time the player decides.
    scene.put(temple=scene.temple.with_chambers((replace(scene.chamber("start"), doors=()),)), pile=())
    scene.put_adventurer(0, chamber="start")
    scene.play(ReturnTile(0))
    assert scene.temple.way("start", "exit") is not None
    assert scene.state.pile == ()


@rule("character.discoverer-permanent", "maze.short-cut")
def test_what_the_discoverer_has_chosen_from_the_pile_he_does_not_look_at_twice() -> None:
    scene = Scene(
        modules=("treasures", "character", "maze"),
        picks=picks("discoverer"),
        pile="basic-07 basic-08 exit",
        dice={0: "A A A A"},
    )
    own(scene, 0, "short-cut")
    scene.play(Discover(0, N))
    scene.refuse(UseShortCut(0, S), "character.discoverer-permanent", reason="tile-in-hand")
    scene.play(KeepTile(0))
    scene.play(UseShortCut(0, S))
    scene.play(ChooseChamber(0, "exit"))
    assert scene.chamber("exit").cell == Cell(0, 1)


@rule("maze.weakest-link", "illusion.vanish")
def test_nothing_vanishes_after_the_weakest_link_has_lost_the_game() -> None:
    scene = Scene(
        "illusion-1:E start",
        modules=("curses", "illusion", "maze"),
        at={0: "illusion-1"},
        soundtrack="1",
        pile="torch exit",
    )
    lay_curses(scene, 0, "weakest-link")
    scene.clock(FIRST_SLAM)
    assert scene.state.ending is not None
    assert scene.state.ending.rule == "maze.weakest-link"
    assert not scene.told(SlamPassed)
    assert "illusion-1" in scene.temple
    assert scene.state.deadlines == ()


@rule("maze.mirage", "illusion.adventurers")
def test_illusions_put_adventurers_into_the_start_chamber_wherever_the_mirage_has_moved_it() -> None:
    scene = Scene(
        "illusion-1:E start basic-07:W",
        modules=("illusion", "maze"),
        at={0: "start", 1: "illusion-1"},
        pile="mirage exit",
        dice={0: "A A A A A", 1: "A A A A A"},
        soundtrack="1",
    )
    scene.play(Discover(0, N))
    scene.clock(FIRST_SLAM)
    assert scene.chamber("start").cell == Cell(0, -1)
    assert scene.place(1) == "start"
    assert (scene.adventurer(0).lost, scene.adventurer(1).lost) == (0, 1)


@rule("pit.lost-treasure", "base.escape")
def test_who_has_escaped_still_answers_what_he_was_asked() -> None:
    scene = Scene("exit:E start", modules=(*CARDS, "pit"), pile=f"{MASKED} basic-07", depot=0)
    own(scene, 0, "teleport", "double-key")
    stack_curses(scene, "lost-treasure")
    scene.give(0, "A A K")
    scene.play(Discover(0, N))
    scene.put_adventurer(0, chamber="exit")
    scene.play(Escape(0))
    assert scene.is_offered(LoseTreasure(0, "double-key"))
    scene.play(LoseTreasure(0, "double-key"))
    assert treasures_of(scene, 0) == ("teleport",)


@rule("special.soul-exchange", "time.sacrifice")
def test_who_finds_himself_in_the_sacrifice_chamber_by_a_change_of_souls_has_his_die_back() -> None:
    scene = Scene(
        "sacrifice:E start",
        modules=("curses", "special", "time"),
        at={1: "sacrifice"},
        pile=f"{MASKED} exit",
        dice={0: "A A"},
    )
    prohibited(scene, "prohibition-1")
    scene.put_part(TimersInPlay(running=(Timed("sacrifice", "blue", None),), sacrificed=(0,)))
    scene.put_adventurer(0, aside=1)
    stack_curses(scene, "soul-exchange")
    scene.play(Discover(0, N))
    scene.play(ExchangeSouls(0, 1))
    assert scene.place(0) == "sacrifice"
    assert scene.told(DieTakenBack) == [DieTakenBack(0, "time.sacrifice")]
    assert scene.dice(0) == "- - -"


@rule("time.sacrifice", "clock.slam")
def test_the_slam_takes_no_die_that_lies_in_the_sacrifice_chamber() -> None:
    scene = Scene(
        "sacrifice:E start basic-07:W",
        modules=("time",),
        at={0: "basic-07"},
        dice={0: "A"},
        soundtrack="1",
    )
    scene.put_part(TimersInPlay(running=(Timed("sacrifice", "blue", None),), sacrificed=(0,)))
    scene.put_adventurer(0, aside=1)
    scene.clock(FIRST_SLAM)
    assert scene.dice(0) == ""
    assert (scene.adventurer(0).lost, scene.adventurer(0).aside) == (1, 1)


@rule("fountain.vines", "newchar.trickster-permanent")
@pytest.mark.parametrize("cursed", [0, 1])
def test_a_held_adventurer_that_comes_to_somebody_entangled_is_let_go(cursed: int) -> None:
    scene = Scene(
        modules=("curses", "character", "fountain", "newchar"),
        picks=picks("trickster"),
        dice={cursed: "K* B", 1 - cursed: "A* T"},
    )
    lay_curses(scene, cursed, "strangle-vines")
    scene.play(SwapDice(0, 1, (0,), (0,)))
    assert scene.dice(cursed) == "A B"
    assert scene.dice(1 - cursed) == "K* T"


@rule("quest.altar", "fountain.chamber")
def test_the_fountain_gives_back_a_die_that_was_laid_on_the_altar() -> None:
    scene = Scene(
        "altar:E start fountain:W", modules=("quest", "fountain"), at={0: "altar"}, dice={0: "G G A"}
    )
    scene.put_part(QuestsInPlay(("altar",)))
    scene.play(SacrificeDie(0))
    scene.put_adventurer(0, chamber="fountain")
    scene.give(0, "G G")
    scene.play(DrinkFromFountain(0))
    assert scene.dice(0) == "- - -"
    assert scene.adventurer(0).lost == 0


@rule("base.escape-gift", "curses.broken-die")
def test_a_gift_and_a_mended_die_make_six() -> None:
    scene = Scene("exit:E start", modules=("curses",), at={0: "exit"}, depot=0, dice={0: "K", 1: "T T A A"})
    lay_curses(scene, 1, "broken-die")
    scene.put_part(replace(scene.part(CursesInPlay), broken=(1,)))
    scene.put_adventurer(1, aside=1)
    scene.play(Escape(0))
    scene.play(GiveDie(0, 1))
    scene.play(LiftCurse(1, "broken-die"))
    assert scene.dice(1) == "- - A A - -"
    assert scene.adventurer(1).aside == 0


@rule("exchange.enter", "curses.broken-die")
def test_a_broken_die_that_is_exchanged_for_a_treasure_comes_back() -> None:
    scene = Scene(
        "exchange-chamber:E start", modules=(*CARDS, "exchange"), at={0: "exchange-chamber"}, dice={0: "A"}
    )
    lay_curses(scene, 0, "broken-die")
    scene.put_part(replace(scene.part(CursesInPlay), broken=(0,)))
    scene.put_adventurer(0, aside=1)
    scene.put_part(Exchange((0,)))
    scene.play(ExchangeCurse(0, "broken-die"))
    assert scene.dice(0) == "A -"
    assert curses_of(scene, 0) == ()
    assert len(treasures_of(scene, 0)) == 1


EVERYTHING_THAT_MOVES = ("treasures", "special", "character", "time", "newchar", "teleport")
ROW = "basic-10:N basic-07 start teleport-chamber:W"


@rule("time.prohibition")
@pytest.mark.parametrize(
    ("command", "character", "place", "hand"),
    [
        (Enter(0, E), "doc", "basic-07", "A A"),
        (CarryChalice(0, E), "doc", "basic-07", "A A T"),
        (UseTeleport(0, "teleport-chamber"), "doc", "basic-07", "A"),
        (UsePortal(0, "start"), "doc", "basic-07", "A"),
        (Jump(0), "doc", "start", "A"),
        (JoinByLift(0, "teleport-chamber"), "mechanic", "basic-07", "K K"),
        (JoinByPrayer(0, "teleport-chamber"), "priest", "basic-07", "B B"),
        (EnterThroughWall(0, W), "mentalist", "basic-07", "A A"),
        (RunVoid(0, "start"), "void-runner", "basic-07", "A A"),
    ],
)
def test_while_movement_is_prohibited_nobody_enters_by_any_power(
    command: Command, character: str, place: str, hand: str
) -> None:
    card = "activatable" if character in ("mechanic", "mentalist") else "permanent"
    scene = Scene(
        ROW,
        modules=EVERYTHING_THAT_MOVES,
        picks=picks(character, card),
        at={0: place, 1: "teleport-chamber"},
        dice={0: hand},
    )
    own(scene, 0, "teleport", "portal")
    scene.put_part(Chalice("basic-07"))
    scene.put_part(Teleporter("start"))
    assert scene.is_offered(command)
    prohibited(scene, "prohibition-3")
    scene.refuse(command, "time.prohibition")
    prohibited(scene, "prohibition-4")
    assert (command in (Enter(0, E), CarryChalice(0, E), UsePortal(0, "start"), RunVoid(0, "start"))) != (
        scene.is_offered(command)
    ), "then only the start chamber is closed"


@rule("time.prohibition", "trap.pull", "trap.invocation")
def test_a_trap_pulls_while_movement_is_prohibited_but_nobody_can_be_called() -> None:
    scene = Scene(modules=("trap", "time"), pile="slide exit", dice={0: "A A", 1: "K K K"})
    prohibited(scene, "prohibition-3")
    scene.play(Discover(0, N))
    assert scene.place(0) == "slide"
    scene = Scene("invocation:E start", modules=("trap", "time"), at={1: "invocation"}, dice={1: "K K K"})
    prohibited(scene, "prohibition-3")
    scene.refuse(SummonAll(1), "time.prohibition", reason="movement")


@rule("time.prohibition", "questplus.pitfall")
def test_the_pitfall_leads_into_a_start_chamber_that_nobody_may_enter() -> None:
    scene = Scene(
        "basic-07:E start",
        modules=("curses", "time", "questplus"),
        at={0: "basic-07"},
        pile=f"{MASKED} exit",
        dice={0: "A A"},
    )
    prohibited(scene, "prohibition-4")
    scene.refuse(Enter(0, E), "time.prohibition")
    stack_curses(scene, "pitfall")
    scene.play(Discover(0, N))
    assert scene.place(0) == "start"


@rule("time.prohibition", "treasures.extra-gem")
def test_an_extra_gem_is_no_activation_of_a_chamber() -> None:
    scene = Scene(modules=("treasures", "time"), at={0: "basic-01"}, dice={0: "T T T T"})
    own(scene, 0, "extra-gem")
    prohibited(scene, "prohibition-1")
    scene.refuse(ActivateGems(0), "time.prohibition", reason="gems")
    scene.play(UseExtraGem(0))
    assert scene.state.depot == 6


@rule("maze.time-out", "special.soul-exchange")
def test_what_somebody_is_asked_waits_for_the_end_of_a_time_out() -> None:
    scene = Scene(
        "basic-07:E start",
        modules=(*CARDS, "special", "maze"),
        at={1: "basic-07"},
        pile=f"{MASKED} exit",
        dice={0: "A A"},
    )
    own(scene, 1, "time-out")
    stack_curses(scene, "soul-exchange")
    scene.play(Discover(0, N))
    (asked,) = scene.state.choices
    left = asked.until - scene.state.now
    scene.play(UseTimeOut(1))
    scene.wait(50)
    scene.refuse(ExchangeSouls(0, 1), "maze.time-out", reason="standing-still")
    scene.play(EndTimeOut(0))
    (asked,) = scene.state.choices
    assert asked.until - scene.state.now == left
    scene.wait(left / 1000)
    assert scene.place(0) == "basic-07"


@rule("newchar.clone", "character.muscleman-permanent")
def test_a_clone_doubles_torches_that_count_as_two_already() -> None:
    scene = Scene(
        modules=("treasures", "character", "newchar"),
        picks=picks("muscleman"),
        at={0: "basic-01"},
        dice={0: "T A"},
    )
    own(scene, 0, "clone")
    scene.play(UseClone(0))
    scene.play(ActivateGems(0))
    assert scene.dice(0) == "- A"
    assert scene.chamber("basic-01").gems == 1


@rule("newchar.clone", "character.mechanic-permanent")
def test_a_clone_doubles_keys_and_not_the_masks_that_stand_in_for_them() -> None:
    scene = Scene(
        "basic-04:E start",
        modules=("treasures", "character", "newchar"),
        picks=picks("mechanic"),
        at={0: "basic-04"},
        dice={0: "K G"},
    )
    own(scene, 0, "clone")
    scene.play(UseClone(0))
    scene.refuse(ActivateGems(0), "base.gem-single", needs="KKKK", missing="K")
    scene.give(0, "K G G")
    scene.play(ActivateGems(0))
    assert scene.dice(0) == "- - -"


@rule("curses.mask", "character.doc-permanent")
def test_a_doc_with_the_mask_frees_one_die_like_anybody() -> None:
    scene = Scene(modules=("curses", "character"), picks=picks("doc"), dice={0: "G G B B B", 1: "B B"})
    lay_curses(scene, 0, "mask")
    scene.play(FreeDice(0, 0))
    assert scene.dice(0) == "- G - B B"
    scene.play(FreeDice(0, 1))
    assert scene.dice(1) == "- B"


@rule("curses.mask", "character.doc-active")
def test_each_of_the_two_masks_of_a_cure_frees_one_die_under_the_curse() -> None:
    scene = Scene(
        modules=("curses", "character"), picks=picks("doc", "activatable"), dice={0: "G G", 1: "B B B"}
    )
    lay_curses(scene, 0, "mask")
    scene.play(Cure(0, 1))
    assert scene.dice(1) == "- - B"


@rule("character.priest-active", "maya.eternal")
def test_the_gift_of_the_priest_waits_until_the_calendar_lets_the_chamber_shine() -> None:
    scene = Scene(
        "basic-04:E start",
        modules=("character", "maya"),
        picks=picks("priest", "activatable"),
        at={1: "basic-04"},
        dice={0: "B B B", 1: "K"},
    )
    scene.put_part(MayaCalendar((), {"basic-04": "gear"}))
    scene.play(Bless(0, "basic-04", Icon.KEY))
    scene.refuse(ActivateGems(1), "maya.eternal")
    assert blessing(scene.state).chamber == "basic-04"
    scene.put_part(MayaCalendar((), {"basic-04": "sun"}))
    scene.play(ActivateGems(1))
    assert scene.chamber("basic-04").gems == 1
    assert scene.part(MayaCalendar).space == 1


@rule("quest.ghost-closed", "temple.closed")
def test_a_wall_gives_way_when_the_ghost_chamber_fills_the_last_entrance() -> None:
    scene = Scene("start", modules=("quest",), pile="ghost basic-07 exit", dice={0: "A A"})
    scene.put_part(QuestsInPlay(("ghost",)))
    with_doors(scene, "start", "N")
    scene.play(Discover(0, N))
    assert len(scene.told(WallGaveWay)) == 1
    assert ghost_at(scene.state) == "start"
    assert [there for _, there in scene.temple.ways("start")] == ["basic-07"]


@rule("character.discoverer-active", "time.prohibition")
def test_a_sprint_waits_for_the_end_of_a_prohibition() -> None:
    scene = Scene(modules=("character", "time"), picks=picks("discoverer", "activatable"), dice={0: "A A A"})
    prohibited(scene, "prohibition-3")
    scene.play(Sprint(0))
    scene.refuse(Enter(0, W), "time.prohibition")
    scene.put_part(TimersInPlay())
    scene.play(Enter(0, W))
    assert scene.place(0) == "basic-01"
    assert steps_left(scene.state) == 2
