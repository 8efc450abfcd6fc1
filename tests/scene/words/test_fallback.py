"""A translation that is incomplete or wrong breaks nothing: what it cannot say is said in English."""

from collections.abc import Iterator

import pytest

from escape_tui.scene.words import words
from escape_tui.scene.words.words import LANGUAGES, Words, texts

HALF_DONE = """
menu-play = Ludi
action-hold = teni ĵetkubon { $numero }
count-gems = { $kiom ->
    [one] unu gemo
   *[other] { $kiom } gemoj
}
menu-learn = { $name
menu-rules = Reguloj
action-roll = ĵeti
"""


@pytest.fixture
def half_done(monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """A language with few messages, some of which name facts that nobody knows."""
    monkeypatch.setattr(words, "LANGUAGES", (*LANGUAGES, "eo"))
    monkeypatch.setattr(words, "texts", lambda language: _half_done if language == "eo" else texts(language))
    _forget()
    yield Words("eo")
    _forget()


_half_done = {"screens": HALF_DONE}


def _forget() -> None:
    for remembered in (words._said, words._wordings, words._bundle, words._stems):
        remembered.cache_clear()


def test_what_is_translated_is_said_in_the_language(half_done: Words) -> None:
    assert half_done.say("menu-play") == "Ludi"
    assert half_done.say("action-roll") == "ĵeti"


def test_a_missing_message_or_part_is_said_in_english(half_done: Words) -> None:
    assert half_done.say("menu-settings") == Words("en").say("menu-settings")
    assert half_done.say("action-roll.help") == Words("en").say("action-roll.help")
    assert half_done.knows("menu-settings")


def test_a_message_with_an_unknown_fact_is_said_in_english(half_done: Words) -> None:
    assert half_done.say("action-hold", number=3) == "hold die 3"
    assert half_done.say("count-gems", count=2) == "2 gems"


def test_a_mistake_in_a_file_spoils_one_message_only(half_done: Words) -> None:
    assert half_done.say("menu-learn") == Words("en").say("menu-learn")
    assert half_done.say("menu-rules") == "Reguloj"


def test_letters_that_are_not_translated_are_english(half_done: Words) -> None:
    assert half_done.letters == Words("en").letters
