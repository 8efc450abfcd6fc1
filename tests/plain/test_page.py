"""The page for those who listen says what is so: every key and every word of its table is understood."""

import re
from pathlib import Path

import pytest

from escape_tui.plain.places.ending import EndPlace
from escape_tui.plain.places.plain_game import GamePlace
from escape_tui.plain.places.plain_lesson import LessonPlace
from escape_tui.plain.places.plain_lobby import LobbyPlace
from escape_tui.plain.places.plain_waiting_room import WaitingRoom
from escape_tui.plain.places.plain_watching import WatchList, WatchPlace
from escape_tui.plain.talk import PlainPlace
from escape_tui.plain.visit import EVERYWHERE
from escape_tui.plain.vocabulary import vocabulary
from escape_tui.scene.words.words import LANGUAGES, Words

PAGE = Path(__file__).parent.parent.parent / "docs" / "plain.md"
GAME = (*GamePlace.verbs, *EVERYWHERE)
PLACES: tuple[type[PlainPlace], ...] = (
    LobbyPlace, WaitingRoom, GamePlace, LessonPlace, EndPlace, WatchPlace, WatchList,
)  # fmt: skip
#: Keys that a cell of the table names by a word.
NAMED = {"space": ("space",), "arrows": ("up", "right", "down", "left")}


def rows() -> list[tuple[list[str], list[str]]]:
    """The keys and the words of each row of the table, apart from the dice that have numbers."""
    cells = [
        line.strip("|").split("|") for line in PAGE.read_text(encoding="utf-8").splitlines() if "|" in line
    ]
    listed = [(key.strip(), word.strip()) for key, word, _ in cells[2:] if "`1`" not in key]
    return [(_keys(key), [word.strip() for word in words.split(",")]) for key, words in listed]


def _keys(cell: str) -> list[str]:
    named = [key for name, keys in NAMED.items() if name in cell for key in keys]
    return [*named, *re.findall(r"`(.+?)`", cell)]


def test_every_key_and_word_of_the_page_means_the_same() -> None:
    known = vocabulary(GAME, "en")
    assert len(rows()) > 20
    for keys, words in rows():
        by_key = {known.of_key(key) for key in keys}
        by_word = {understood.verb for word in words if (understood := known.understood(word)) is not None}
        assert by_key == by_word, (keys, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_no_taught_word_and_no_key_means_two_things_at_one_place(
    place: type[PlainPlace], language: str
) -> None:
    verbs = (*place.verbs, *EVERYWHERE)
    known = vocabulary(verbs, language)
    understood = {verb.id: known.understood(known.usual(verb.id)) for verb in verbs}
    assert {id: each and each.verb for id, each in understood.items()} == {id: id for id in understood}
    keys = [key for verb in verbs for key in verb.keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_every_verb_has_words(place: type[PlainPlace], language: str) -> None:
    verbs = (*place.verbs, *EVERYWHERE)
    assert [verb.id for verb in verbs if not Words(language).knows(f"plain-word-{verb.id}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("minutes", "seconds"), [(0, 1), (0, 30), (1, 0), (1, 1), (1, 30), (2, 0), (2, 30)])
def test_what_is_left_is_told_as_people_say_it(language: str, minutes: int, seconds: int) -> None:
    told = Words(language).say("plain-left", minutes=minutes, seconds=seconds)
    assert not re.search(r"\b1 (minutes|seconds|secondes)\b", told)
    assert told.endswith(".")


def test_a_countdown_is_told_as_people_say_it() -> None:
    counts = ((30, 1), (10, 3), (2, 0), (1, 0), (1, -1))
    told = [
        Words().say("plain-counted", seconds=seconds, steps=steps, absent="none") for seconds, steps in counts
    ]
    assert told == [
        "30 seconds, one step to go.",
        "10 seconds, 3 steps to go.",
        "2 seconds.",
        "One second.",
        "One second, no way!",
    ]
