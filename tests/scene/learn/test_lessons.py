"""The first game teaches step by step, forgives, and comes back to what went wrong."""

import pytest

from escape_tui.content.catalogue import load
from escape_tui.engine.effect import Command
from escape_tui.engine.temple import EXIT, Side
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import FreeDice, Hold, Roll
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import ProposeFate
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from escape_tui.scene.learn.lesson_steps import FRIEND, ME, NICHE, STEPS, VAULT
from escape_tui.scene.learn.lessons import DRILL_MS, Lesson
from escape_tui.scene.words.words import LANGUAGES, Words

#: What a good pupil does in each step.
ANSWERS: dict[str, tuple[Command, ...]] = {
    "roll": (Roll(ME),),
    "hold": (Hold(ME, 0), Hold(ME, 1)),
    "enter": (Enter(ME, Side.EAST),),
    "again-roll": (Roll(ME),),
    "mask": (FreeDice(ME, ME),),
    "discover": (Discover(ME, Side.NORTH),),
    "walk": (Roll(ME), Enter(ME, Side.NORTH)),
    "together": (Roll(ME), ActivateGems(ME)),
    "zoom": (),
    "vault": (Hold(ME, 0), Hold(ME, 1), Hold(ME, 2), Hold(ME, 3), Roll(ME), ActivateGems(ME, 3)),
    "keep": (Hold(ME, 0),),
    "friend-mask": (FreeDice(ME, FRIEND),),
    "call": (Call(ME, "help"),),
    "fate": (ProposeFate(ME),),
    "gong": (
        Roll(ME),
        Enter(ME, Side.WEST),
        Enter(ME, Side.SOUTH),
        Roll(ME),
        Enter(ME, Side.WEST),
    ),
    "exit": (Roll(ME), Enter(ME, Side.SOUTH)),
    "escape": (Roll(ME), Escape(ME)),
}


class Pupil:
    def __init__(self) -> None:
        self.clock = HandClockwork()
        self.lesson = Lesson(load(), self.clock, ("Ann", "Gotli"))

    def learn(self) -> None:
        """Do what the step asks for."""
        step = self.lesson.step
        for command in ANSWERS[step.id]:
            self.lesson.play(command)
            self.clock.turn(1_000)
        for key in step.looks[:1]:
            self.lesson.look(key)

    def learn_until(self, id: str) -> None:
        while self.lesson.step.id != id:
            self.learn()


@pytest.fixture
def pupil() -> Pupil:
    return Pupil()


def test_a_good_pupil_is_out_in_seventeen_steps(pupil: Pupil) -> None:
    for step in STEPS:
        assert pupil.lesson.step is step
        assert not pupil.lesson.is_hinting
        pupil.learn()
    assert pupil.lesson.is_over
    assert pupil.lesson.live.state.ending is not None
    assert pupil.lesson.live.state.ending.is_won
    # Every answer takes a second here: the whole lesson is well under five minutes.
    assert pupil.clock.now() < 60_000


def test_no_step_begins_with_what_it_asks_for(pupil: Pupil) -> None:
    for step in STEPS:
        assert not step.goal(pupil.lesson.live.state), step.id
        pupil.lesson.skip()
    assert pupil.lesson.is_over


def test_something_else_changes_nothing_and_is_answered_with_a_hint(pupil: Pupil) -> None:
    before = pupil.lesson.live.state
    assert pupil.lesson.play(Discover(ME, Side.NORTH)) == ()
    assert pupil.lesson.live.state is before
    assert pupil.lesson.is_hinting
    pupil.learn()
    assert not pupil.lesson.is_hinting


def test_the_friend_pays_half_of_the_gem(pupil: Pupil) -> None:
    pupil.learn_until("together")
    pupil.learn()
    assert pupil.lesson.live.state.temple.chambers[NICHE].gems == 1
    assert pupil.lesson.live.report.deeds[1].pooled[ME] == 2


def test_four_torches_are_not_taken_where_ten_would_give_three(pupil: Pupil) -> None:
    pupil.learn_until("vault")
    pupil.lesson.play(ActivateGems(ME, 1))
    assert pupil.lesson.is_hinting
    assert pupil.lesson.live.state.temple.chambers[VAULT].gems == 0
    pupil.learn()
    assert pupil.lesson.live.state.temple.chambers[VAULT].gems == 3


def test_a_friend_frees_whoever_calls_and_says_yes_to_fate(pupil: Pupil) -> None:
    pupil.learn_until("call")
    pupil.learn()
    assert pupil.lesson.step.id == "fate"
    pupil.learn()
    assert pupil.lesson.step.id == "gong"
    assert pupil.lesson.live.state.depot == 2


def test_dice_keep_their_faces_from_one_step_to_the_next(pupil: Pupil) -> None:
    pupil.learn_until("discover")
    pupil.learn()
    assert [die.is_ready for die in pupil.lesson.live.state.adventurers[ME].dice] == [False] * 4 + [True]


def test_who_misses_the_drill_does_it_again_at_once_and_then_goes_on_to_the_way_out(pupil: Pupil) -> None:
    pupil.learn_until("gong")
    pupil.clock.turn(DRILL_MS + 1_000)
    assert pupil.lesson.step.id == "gong"
    assert pupil.lesson.is_hinting
    assert len(pupil.lesson.live.state.adventurers[ME].dice) == 5
    pupil.learn()
    assert pupil.lesson.step.id == "exit"


def test_whatever_went_wrong_a_lesson_ends_outside(pupil: Pupil) -> None:
    pupil.learn_until("gong")
    for _ in range(2):
        pupil.clock.turn(DRILL_MS + 1_000)
    pupil.learn()
    assert (pupil.lesson.step.id, pupil.lesson.is_repeating) == ("gong", True)
    pupil.learn()
    assert (pupil.lesson.step.id, pupil.lesson.is_repeating) == ("exit", False)
    pupil.learn_until("escape")
    for _ in range(3):
        pupil.lesson.mistake()
    pupil.learn()
    assert pupil.lesson.is_over
    assert pupil.lesson.live.state.adventurers[ME].chamber is None


def test_one_mistake_is_forgiven_two_are_repeated(pupil: Pupil) -> None:
    pupil.lesson.play(Escape(ME))
    pupil.learn()
    for _ in range(2):
        pupil.lesson.play(Escape(ME))
    while not pupil.lesson.is_repeating:
        pupil.learn()
    assert pupil.lesson.step.id == "hold"


def test_a_skipped_step_leaves_the_scene_of_the_next(pupil: Pupil) -> None:
    while pupil.lesson.step.id != "exit":
        pupil.lesson.skip()
    assert EXIT in pupil.lesson.live.state.temple
    pupil.learn()
    pupil.learn()
    assert pupil.lesson.is_over


def test_however_often_one_rolls_the_dice_never_lock_for_good(pupil: Pupil) -> None:
    pupil.learn_until("walk")
    for _ in range(12):
        pupil.lesson.play(Roll(ME))
        pupil.clock.turn(1_000)
    assert not pupil.lesson.live.state.adventurers[ME].locked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [*(step.id for step in STEPS), "done"])
def test_every_step_has_words_and_a_hint(id: str, language: str) -> None:
    words = Words(language)
    assert words.say(f"learn-{id}") != f"learn-{id}"
    assert words.say(f"learn-{id}.hint") != f"learn-{id}.hint"
