"""An analysis in three sentences, about the team and the moment."""

import msgspec
import pytest
from msgspec.structs import replace

from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.analysis.causes import CHOICES, STEPS
from escape_tui.hub.analysis.chance.rollout import Finish
from escape_tui.hub.analysis.luck_and_play import Split
from escape_tui.hub.analysis.unanalysable import Unfit
from escape_tui.scene.analysis.sentences import advice, point_lines, sentences, unfit
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.analysis.made_up import CHOICE, TURN, analysis

ENGLISH = Words("en")


def test_a_lost_game_is_told_in_three_sentences() -> None:
    assert sentences(analysis(TURN), ENGLISH) == (
        "Your chance was 90 % at the start and still 60 % at 5:00.",
        "It turned at 3:20: all dice of all 4 players were locked (60 → 0 %); from there the exit needs more"
        " keys than you have dice.",
        "600 dice: 120 black masks and 90 golden ones, 100 of each expected; "
        "2 games in a hundred have worse dice.",
    )


def test_a_won_game_is_told_by_its_lowest_point() -> None:
    course, turn, _ = sentences(analysis(shares=(18, 8, 10, 14, 20), is_won=True), ENGLISH)
    assert course == "Your chance was 90 % at the start and lowest at 7:30: 40 %."
    assert turn == "No single moment decided it. The chance fell from 90 to 40 % between 10:00 and 7:30."


def test_a_steady_game_has_nothing_that_decided_it() -> None:
    told = sentences(analysis(shares=(18, 19, 18, 19, 20), is_won=True), ENGLISH)
    assert told[1] == "No single moment decided it."


def test_where_companions_hardly_get_out_no_curve_is_told() -> None:
    told = sentences(analysis(shares=(1, 0, 0, 0, 0)), ENGLISH)
    assert len(told) == 2
    assert told[0].startswith("With these modules")


def test_turning_points_have_a_line_each_with_luck_and_play() -> None:
    first, second = point_lines(analysis(CHOICE, TURN), ENGLISH)
    assert first == ("1 6:40 a turn of fate raised the exit to 5 keys (90 → 60 %) · luck -50")
    assert second.startswith("2 3:20 all dice of all 4 players were locked")


def test_luck_and_play_are_told_as_far_as_they_are_more_than_noise() -> None:
    turned = analysis(CHOICE)
    for luck, play, told in (
        (-0.2, 0.3, " · luck -20, play +30"),
        (0.1, -0.4, " · play -40"),
        (0.1, 0.1, ""),
    ):
        (line,) = point_lines(replace(turned, splits=(Split(CHOICE.at, luck, play),)), ENGLISH)
        assert line.partition(" %)")[2] == told


def test_what_a_person_could_have_done_is_told_to_that_person_alone() -> None:
    whole = analysis(CHOICE, TURN)
    assert advice(whole.seen_by((1,)), ENGLISH) == ("6:40: a bot would have waited (chance 88 %).",)
    assert advice(whole.seen_by((0,)), ENGLISH) == advice(whole.seen_by(), ENGLISH) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_point_of_several_steps_fits_a_line_of_80_columns(language: str) -> None:
    turned = analysis(replace(TURN, cause=STEPS))
    both = (Split(TURN.at, luck=-0.4, play=-0.4),)
    (line,) = point_lines(replace(turned, splits=both), Words(language))
    assert len(line) <= 76


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_replay_tells_no_turning_point_fits_its_bar_at_80_columns(language: str) -> None:
    words = Words(language)
    told = [unfit(reason, words) for reason in Unfit]
    told += [words.say(f"analysis-{name}") for name in ("no-yardstick", "pending")]
    assert max(len(sentence) for sentence in told) <= 76


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_told_has_words(language: str) -> None:
    words = Words(language)
    passing = (
        "all-locked",
        "black",
        "gold",
        "landed",
        "slam",
        "end",
        "clock",
        "steps",
        "fate",
        "exit",
        "lit",
        "choice",
    )
    for name in (*passing, *(name for _, name in CHOICES)):
        assert words.knows(f"analysis-cause-{name}")
    for name in ("wait", "choice", *(name for _, name in CHOICES)):
        assert words.knows(f"analysis-instead-{name}")
    for finish in Finish:
        assert finish is Finish.WON or words.knows(f"analysis-then-{finish.value}")
    for reason in Unfit:
        assert unfit(reason, words) != f"analysis-unfit-{reason.value}"


def test_an_analysis_survives_being_kept() -> None:
    whole = analysis(CHOICE, TURN)
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Analysis) == whole
