"""Turns of fate."""

from escape_tui.engine.setup import Difficulty
from escape_tui.rules.dice import FreeDice
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.fate import (
    AnswerFate,
    Fate,
    FateAgreed,
    FateNotNeeded,
    FateRefused,
    FateRests,
    FateTurned,
    ProposeFate,
    resting,
)
from escape_tui.rules.presence import ComeBack, StepAway
from tests.rulebook import rule
from tests.temple import Scene

YES = True
NO = False


def agree(scene: Scene, *players: int) -> None:
    for player in players:
        scene.play(AnswerFate(player, YES))


@rule("base.fate")
def test_one_gem_more_in_the_depot_and_every_locked_die_of_every_player_is_freed() -> None:
    scene = Scene(players=3, depot=7, dice={0: "B K* B", 1: "A A", 2: "B - ?"}, at={2: "basic-02"})
    scene.play(ProposeFate(0))
    agree(scene, 1, 2)
    assert scene.state.depot == 8
    assert scene.part(Fate) == Fate(1)
    assert [scene.dice(player) for player in range(3)] == ["- K* -", "A A", "- - ?"]


@rule("base.fate-needed")
def test_a_player_alone_confirms_it_with_a_second_key() -> None:
    scene = Scene(players=1, dice={0: "B B B"})
    scene.play(ProposeFate(0))
    assert scene.dice(0) == "B B B"
    assert scene.is_offered(AnswerFate(0, YES))
    agree(scene, 0)
    assert scene.dice(0) == "- - -"
    assert not scene.told(FateAgreed), "nobody agrees with themselves"
    assert scene.part(Fate) == Fate(1)


@rule("base.fate-needed")
def test_a_player_alone_may_think_better_of_it() -> None:
    scene = Scene(players=1, depot=7, dice={0: "B"})
    scene.play(ProposeFate(0))
    scene.wait(15)
    assert scene.told(FateRefused) == [FateRefused(None, is_alone=True)]
    scene.play(ProposeFate(0))
    scene.play(AnswerFate(0, NO))
    assert (scene.state.depot, scene.dice(0)) == (7, "B")
    scene.play(ProposeFate(0))


@rule("base.fate-needed")
def test_who_has_nobody_else_to_ask_is_alone_too() -> None:
    scene = Scene("exit:E start", depot=0, at={0: "exit"}, dice={0: "K A", 1: "B"})
    scene.play(ProposeFate(1))
    scene.play(Escape(0))
    assert scene.dice(1) == "B"
    agree(scene, 1)
    assert scene.dice(1) == "-"


@rule("base.fate-needed")
def test_fate_turns_only_while_a_die_of_somebody_inside_is_locked() -> None:
    scene = Scene("exit:E start", players=3, dice={0: "A A", 1: "A - ?", 2: "K B"}, depot=0, at={2: "exit"})
    scene.play(Escape(2))
    scene.refuse(ProposeFate(0), "base.fate-needed")
    scene.give(1, "A B")
    scene.play(ProposeFate(0))


@rule("base.fate-needed")
def test_a_proposal_ends_when_the_last_locked_die_is_freed() -> None:
    scene = Scene(depot=7, dice={0: "B", 1: "G"})
    scene.play(ProposeFate(0))
    scene.play(FreeDice(1, 0))
    assert scene.told(FateNotNeeded) == [FateNotNeeded()]
    scene.refuse(AnswerFate(1, YES), "base.fate-unanimous", reason="none")
    assert scene.state.depot == 7


@rule("base.fate-unanimous")
def test_nothing_turns_before_everyone_inside_has_agreed() -> None:
    scene = Scene(players=3, dice={0: "B"})
    scene.play(ProposeFate(0))
    scene.refuse(AnswerFate(0, YES), "base.fate-unanimous", reason="again")
    agree(scene, 2)
    scene.refuse(AnswerFate(2, YES), "base.fate-unanimous", reason="again")
    assert scene.dice(0) == "B"
    agree(scene, 1)
    assert scene.dice(0) == "-"


@rule("base.fate-unanimous")
def test_a_refusal_ends_the_proposal_and_another_one_may_follow_after_a_rest() -> None:
    scene = Scene(players=3, depot=7, dice={0: "B"})
    scene.play(ProposeFate(0))
    scene.refuse(ProposeFate(1), "base.fate-unanimous", reason="open")
    scene.play(AnswerFate(2, NO))
    assert scene.told(FateRefused) == [FateRefused(2)]
    scene.refuse(AnswerFate(1, YES), "base.fate-unanimous", reason="none")
    assert (scene.state.depot, scene.dice(0)) == (7, "B")
    scene.wait(8)
    scene.refuse(ProposeFate(1), "base.fate-unanimous", reason="rests", seconds=2)
    scene.wait(2)
    scene.play(ProposeFate(1))
    agree(scene, 0, 2)
    assert scene.dice(0) == "-"


@rule("base.fate-unanimous")
def test_the_rest_remembers_who_said_no_and_why() -> None:
    scene = Scene(players=3, dice={0: "B"})
    scene.play(ProposeFate(0))
    scene.play(AnswerFate(2, NO, reason="fate-early"))
    rest = resting(scene.state)
    assert rest is not None
    assert rest.moment == FateRests(2, "fate-early")
    scene.wait(10)
    assert resting(scene.state) is None


@rule("base.fate-unanimous")
def test_a_reason_is_one_of_those_that_can_be_told() -> None:
    scene = Scene(players=3, dice={0: "B"})
    scene.play(ProposeFate(0))
    scene.refuse(AnswerFate(2, NO, reason="because"), "screen.combine", reason="unknown-call")
    assert scene.part(Fate).agreed == (0,)


@rule("base.fate-unanimous")
def test_who_proposed_or_agreed_may_still_say_no() -> None:
    scene = Scene(players=3, dice={1: "B"})
    scene.play(ProposeFate(0))
    scene.play(AnswerFate(0, NO))
    assert scene.told(FateRefused) == [FateRefused(0)]
    assert scene.is_offered(ProposeFate(1)), "to take back one's own proposal asks for no rest"


@rule("base.fate-unanimous")
def test_fifteen_seconds_of_silence_end_it() -> None:
    scene = Scene(players=3, dice={0: "B"})
    scene.play(ProposeFate(0))
    agree(scene, 1)
    scene.wait(14.999)
    assert scene.part(Fate).agreed == (0, 1)
    scene.wait(0.001)
    assert scene.told(FateRefused) == [FateRefused(None)]
    scene.refuse(AnswerFate(2, YES), "base.fate-unanimous", reason="none")
    scene.refuse(ProposeFate(0), "base.fate-unanimous", reason="rests", seconds=10)


@rule("base.fate-unanimous")
def test_an_old_silence_does_not_end_a_new_proposal() -> None:
    scene = Scene(dice={0: "B"})
    scene.play(ProposeFate(0))
    scene.wait(10)
    scene.play(AnswerFate(0, NO))
    scene.play(ProposeFate(1))
    scene.wait(14)
    assert scene.part(Fate).agreed == (1,)


@rule("base.fate-unanimous", "screen.leave")
def test_disconnected_players_do_not_count() -> None:
    scene = Scene(players=3, dice={0: "B", 2: "B"})
    scene.play(StepAway(2))
    scene.play(ProposeFate(0))
    agree(scene, 1)
    assert (scene.dice(0), scene.dice(2)) == ("-", "-"), "his dice are freed all the same"


@rule("base.fate-unanimous", "screen.leave")
def test_when_the_last_one_waited_for_loses_his_connection_the_others_are_unanimous() -> None:
    scene = Scene(players=3, dice={0: "B"})
    scene.play(ProposeFate(0))
    agree(scene, 1)
    scene.play(StepAway(2))
    assert scene.dice(0) == "-"


@rule("base.fate-unanimous", "screen.leave")
def test_who_comes_back_in_time_is_asked_too() -> None:
    scene = Scene(players=3, dice={0: "B"})
    scene.play(StepAway(2))
    scene.play(ProposeFate(0))
    scene.play(ComeBack(2))
    agree(scene, 1)
    assert scene.dice(0) == "B"
    agree(scene, 2)
    assert scene.dice(0) == "-"


@rule("base.fate-unanimous")
def test_the_proposal_stands_when_the_one_who_made_it_steps_away() -> None:
    scene = Scene(players=3, dice={0: "B"})
    scene.play(ProposeFate(0))
    scene.play(StepAway(0))
    agree(scene, 1)
    assert scene.dice(0) == "B"
    agree(scene, 2)
    assert scene.dice(0) == "-"


@rule("base.fate-unanimous")
def test_only_those_still_inside_are_asked_and_the_proposal_outlives_the_escape_of_its_maker() -> None:
    scene = Scene("exit:E start", players=3, depot=0, at={0: "exit"}, dice={0: "K A", 1: "B", 2: "A"})
    scene.play(ProposeFate(0))
    scene.play(Escape(0))
    scene.refuse(AnswerFate(0, NO), "base.escape", reason="outside")
    scene.refuse(ProposeFate(0), "base.escape", reason="outside")
    agree(scene, 1, 2)
    assert scene.dice(1) == "-"


@rule("base.fate-unanimous")
def test_when_the_last_one_waited_for_escapes_the_others_are_unanimous() -> None:
    scene = Scene("exit:E start", players=3, depot=0, at={0: "exit"}, dice={0: "K A", 1: "B"})
    scene.play(ProposeFate(1))
    agree(scene, 2)
    scene.play(Escape(0))
    assert scene.dice(1) == "-"
    assert scene.state.depot == 1


@rule("base.fate")
def test_no_fate_turns_when_the_escape_of_the_last_one_ends_the_game() -> None:
    scene = Scene("exit:E start", depot=0, at={0: "exit", 1: "exit"}, dice={0: "K B", 1: "K A"})
    scene.play(ProposeFate(1))
    scene.play(StepAway(1))
    scene.play(ComeBack(1))
    scene.play(Escape(1))
    scene.play(Escape(0))
    assert scene.state.ending is not None
    assert not scene.told(FateTurned)


@rule("base.fate-twice")
def test_fate_turns_at_most_twice_in_a_game() -> None:
    scene = Scene(players=1, depot=7)
    for _ in range(2):
        scene.give(0, "B")
        scene.play(ProposeFate(0))
        agree(scene, 0)
    assert scene.state.depot == 9
    scene.refuse(ProposeFate(0), "base.fate-twice")


@rule("end.professional")
def test_professionals_have_no_turn_of_fate() -> None:
    scene = Scene(players=1, difficulty=Difficulty.PROFESSIONAL)
    scene.refuse(ProposeFate(0), "end.professional")


@rule("base.fate")
def test_a_proposal_or_its_answers_are_offered() -> None:
    scene = Scene(dice={1: "B"})
    assert scene.is_offered(ProposeFate(0))
    scene.play(ProposeFate(0))
    assert not scene.is_offered(ProposeFate(1))
    assert scene.is_offered(AnswerFate(1, YES))
    assert scene.is_offered(AnswerFate(1, NO))
    assert not scene.is_offered(AnswerFate(0, YES))
