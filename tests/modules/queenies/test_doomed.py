"""Doomed: no way out, no chair, and a spell against curses."""

import pytest

from escape_tui.hub.bots.advice import box
from escape_tui.modules.curses import LiftCurse
from escape_tui.modules.queenies.doomed import (
    LegsTire,
    SatDown,
    Sitting,
    StandUp,
    StoodUp,
    UseCounterspell,
)
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import Roll
from escape_tui.rules.ending.leaving import Escape, Escaped
from tests.modules.queenies.dealing import curses_of, draw_curse, lay_curses, own, treasures_of
from tests.rulebook import rule
from tests.temple import Scene

CARDS = ("curses", "treasures", "doomed")
AT_THE_EXIT = "basic-01:E start exit:W"


@rule("doomed.doomed")
def test_the_doomed_cannot_escape_until_the_curse_is_lifted() -> None:
    scene = Scene(
        AT_THE_EXIT,
        modules=CARDS,
        pile="",
        depot=0,
        dice={0: "K K K K A", 1: "K"},
        at={0: "exit", 1: "exit"},
    )
    lay_curses(scene, 0, "doomed")
    scene.refuse(Escape(0), "doomed.doomed")
    scene.play(Escape(1))
    scene.play(LiftCurse(0, "doomed"))
    scene.play(Escape(0))
    assert scene.state.ending is not None
    assert scene.state.ending.is_won


@rule("doomed.stand-up")
def test_who_has_to_stand_sits_after_eight_seconds_and_does_nothing_until_he_stands() -> None:
    scene = Scene(modules=CARDS)
    draw_curse(scene, 0, "stand-up")
    scene.wait(7.999)
    assert scene.game.check(Roll(0))
    scene.wait(0.001)
    assert scene.told(SatDown) == [SatDown(0)]
    scene.refuse(Roll(0), "doomed.stand-up", reason="sitting")
    assert scene.game.check(Roll(1))
    assert scene.game.check(Call(0, "help"))
    assert scene.is_offered(StandUp(0))
    scene.play(StandUp(0))
    assert scene.game.check(Roll(0))
    assert scene.part(Sitting).players == ()


@rule("doomed.stand-up")
def test_who_shows_in_time_that_he_stands_is_never_stopped() -> None:
    scene = Scene(modules=CARDS)
    draw_curse(scene, 0, "stand-up")
    for _ in range(4):
        scene.wait(7)
        scene.play(StandUp(0))
    assert scene.told(SatDown) == []
    assert len(scene.told(StoodUp)) == 5


@rule("doomed.stand-up", "curses.lift")
def test_lifted_it_lets_him_sit() -> None:
    scene = Scene(modules=CARDS, dice={0: "A A A"})
    draw_curse(scene, 0, "stand-up")
    scene.play(LiftCurse(0, "stand-up"))
    assert scene.state.due(LegsTire(0)) is None
    scene.wait(20)
    assert scene.told(SatDown) == []
    scene.refuse(StandUp(0), "doomed.stand-up", reason="not-cursed")
    assert not scene.is_offered(StandUp(0))


@rule("doomed.stand-up")
def test_who_has_escaped_may_sit() -> None:
    scene = Scene(modules=CARDS)
    draw_curse(scene, 0, "stand-up")
    scene.put(adventurers=Escaped(0).apply(scene.state).adventurers)
    scene.wait(10)
    assert scene.told(SatDown) == []


@rule("screen.honour", "doomed.stand-up")
def test_on_honour_the_screen_only_reminds_him_to_stand() -> None:
    scene = Scene(modules=CARDS, is_honour=True, dice={0: "A A A A A"})
    draw_curse(scene, 0, "stand-up")
    scene.wait(20)
    assert scene.game.check(Roll(0))
    scene.refuse(StandUp(0), "doomed.stand-up", reason="honour")
    assert not scene.is_offered(StandUp(0))
    scene.play(LiftCurse(0, "stand-up"))


def test_companions_stand_up_before_they_tire() -> None:
    scene = Scene(modules=CARDS)
    assert StandUp(0) not in [errand.command for errand in box.errands(scene.game, 0)]
    draw_curse(scene, 0, "stand-up")
    assert StandUp(0) not in [errand.command for errand in box.errands(scene.game, 0)]
    scene.wait(5)
    assert StandUp(0) in [errand.command for errand in box.errands(scene.game, 0)]
    scene.wait(5)
    assert StandUp(0) in [errand.command for errand in box.errands(scene.game, 0)]


@rule("doomed.counterspell")
def test_a_counterspell_discards_one_of_his_curses() -> None:
    scene = Scene(modules=CARDS, dice={0: "A A K T G"})
    draw_curse(scene, 0, "broken-die")
    lay_curses(scene, 0, "silence")
    own(scene, 0, "counterspell")
    assert scene.adventurer(0).aside == 1
    scene.refuse(UseCounterspell(0, "trap"), "doomed.counterspell", reason="not-cursed")
    offered = [offer.command for offer in scene.game.offers(0) if isinstance(offer.command, UseCounterspell)]
    assert offered == [UseCounterspell(0, "broken-die"), UseCounterspell(0, "silence")]
    scene.play(UseCounterspell(0, "broken-die"))
    assert curses_of(scene, 0) == ("silence",)
    assert scene.adventurer(0).aside == 0
    assert treasures_of(scene, 0) == ()
    scene.refuse(UseCounterspell(0, "silence"), "treasures.once", reason="not-yours")


@rule("doomed.counterspell", "maze.weakest-link", "maze.misinformation")
@pytest.mark.parametrize("curse", ["weakest-link", "misinformation"])
def test_a_counterspell_removes_no_curse_that_cannot_be_lifted(curse: str) -> None:
    scene = Scene(modules=(*CARDS, "maze"))
    own(scene, 0, "counterspell")
    lay_curses(scene, 0, curse)
    scene.refuse(UseCounterspell(0, curse), "doomed.counterspell", reason="never")
    assert not scene.is_offered(UseCounterspell(0, curse))


def test_companions_turn_the_counterspell_against_what_it_can_remove() -> None:
    scene = Scene(modules=(*CARDS, "maze"))
    own(scene, 0, "counterspell")
    lay_curses(scene, 0, "weakest-link")
    assert UseCounterspell not in [type(errand.command) for errand in box.errands(scene.game, 0)]
    lay_curses(scene, 0, "silence")
    assert UseCounterspell(0, "silence") in [errand.command for errand in box.errands(scene.game, 0)]
