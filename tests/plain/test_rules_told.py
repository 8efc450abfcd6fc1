"""What a rule asks of a player is told in lines, and every question can be answered with words."""

import pytest

from escape_tui.modules.box import MODULES
from escape_tui.modules.toll import VOLUNTEER
from escape_tui.plain.told.asked import notices
from escape_tui.rules.chapters import CHAPTERS
from escape_tui.scene.menus.player_settings import Settings
from escape_tui.scene.modules.box import FACTS
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import LANGUAGES
from tests.plain.listener import Sitter
from tests.scene.live_table import Table
from tests.scene.rule_scenes import SHOWN
from tests.temple import CATALOGUE

QUESTIONS = ("where", "dice", "team", "way", "map", "time", "story", "?", "cards", "call")


@pytest.mark.parametrize("rule", SHOWN)
def test_what_a_rule_asks_is_told_and_whatever_one_asks_is_answered(rule: str) -> None:
    shown = SHOWN[rule]
    for language in LANGUAGES:
        ann = Sitter(Table(shown.scene().game), shown.viewer, Settings(language=language))
        for text, action in _noticed(ann, shown.viewer):
            told = [line for line in ann.heard if text in line]
            assert told, text
            assert not action or ann.talk.say("plain-yes", how="").rstrip(". ") in told[0]
        ann.wait(shown.after_ms)
        for question in QUESTIONS:
            assert ann.says(question), question
        assert [line for line in ann.heard if not line.isprintable() or "plain-" in line] == []


def _noticed(ann: Sitter, viewer: int) -> list[tuple[str, str]]:
    game = ann.seating.sights[0].game
    narrator = Narrator(ann.talk.words, game.state.setup, CATALOGUE, FACTS)
    return [(notice.text, notice.action) for notice in notices(game, viewer, narrator)]


def test_every_question_that_a_rule_may_ask_is_told_and_answered_by_a_word() -> None:
    topics = {topic for module in (*CHAPTERS, *MODULES) for topic in module.choices}
    answered = {topic for rule in SHOWN for topic in _answered(rule)}
    assert topics - answered == set()


def _answered(rule: str) -> set[str]:
    """The questions that are open in the scene of *rule*, as far as they are told and answered."""
    found = set()
    for choice in SHOWN[rule].scene().game.state.choices:
        ann = Sitter(Table(SHOWN[rule].scene().game), choice.player)
        before = len(ann.seating.shown.state.choices)
        is_told = any("seconds" in line for line in ann.heard)
        ann.says("give" if choice.topic == VOLUNTEER else "answer 1")
        if is_told and len(ann.seating.shown.state.choices) < before:
            found.add(choice.topic)
    return found
