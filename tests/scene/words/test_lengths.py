"""Texts that are read while the clock runs are short in every language."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from escape_tui.scene.game.regions import regions
from escape_tui.scene.words.prose import wrapped
from escape_tui.scene.words.words import LANGUAGES, texts
from tile_art.letters import cell_count

#: Sentences beside the dice, over the map and in the story.
PLAY_LINES = ("told-", "quiet-", "refused-", "notice-", "banner-", "advice-", "caution-", "warned-")

#: Said when a server restarts, which stops the game anyway.
LONGER = ("told-went-on",)

#: One line below the dice at 80 columns; and what a sentence may take of it, so that its facts fit, too.
ONE_LINE = regions(80, 24, has_panels=False).tray.width - 2
SHORT = 40

#: Labels by how their messages begin, and the cells there are for them at 80 columns.
LABELS = {"hint-": 10, "call-": 24, "status-": 16, "side-": 12, "team-": 9, "cheer-": 24}

#: Labels in the column of a terminal of 50 columns: calls beside a face, and what needs no dice beside a key.
CALL_ROOM, IDLE_ROOM = 13, 10
#: The label of an action beside a key and a price at 80 columns.
ACTION_ROOM = 16


@cache
def wordings(language: str) -> tuple[tuple[str, str], ...]:
    """Each variant of each message without its facts."""
    return tuple(
        (entry.id.name, said.strip())
        for entry in messages(language)
        if entry.value is not None
        for said in variants(entry.value)
    )


def messages(language: str) -> Iterator[ast.Message]:
    for text in texts(language).values():
        yield from (each for each in FluentParser().parse(text).body if isinstance(each, ast.Message))


def short_forms(language: str) -> Iterator[tuple[str, str]]:
    """Each variant of each short form without its facts."""
    for entry in messages(language):
        for each in entry.attributes:
            if each.id.name == "short" and each.value is not None:
                yield from ((entry.id.name, said.strip()) for said in variants(each.value))


def variants(pattern: ast.Pattern) -> Iterator[str]:
    return map("".join, product(*(tuple(spellings(element)) for element in pattern.elements)))


def spellings(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from variants(variant.value)
    else:
        yield ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_in_play_fits_into_one_line(language: str) -> None:
    lines = [(id, said) for id, said in wordings(language) if id.startswith(PLAY_LINES) and id not in LONGER]
    assert [(id, said) for id, said in lines if cell_count(said) > SHORT] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_new_sign_means_fits_into_one_line(language: str) -> None:
    said = dict(wordings(language))
    told = [f"{said['sign-new']} X {said[id]}" for id in said if id.startswith("sign-") and id != "sign-new"]
    assert [each for each in told if cell_count(each) > ONE_LINE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_where_they_are_shown(language: str) -> None:
    labels = [(id, said) for id, said in wordings(language) if not id.startswith("hint-arrows")]
    assert [
        (id, said)
        for id, said in labels
        for start, room in LABELS.items()
        if id.startswith(start) and cell_count(said) > room
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_in_play_fits_whole_on_the_two_lines_of_the_narrowest_phone(language: str) -> None:
    room = regions(40, 60, has_panels=False).tray.width - 2
    lines = [said for id, said in wordings(language) if id.startswith(PLAY_LINES) and id not in LONGER]
    assert [said for said in lines if len(wrapped(said, room)) > 2] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_terminal_has_short_calls_and_labels(language: str) -> None:
    said = dict(wordings(language))
    calls = {id: said.get(f"short-{id}", text) for id, text in said.items() if id.startswith("call-")}
    assert {id: text for id, text in calls.items() if cell_count(text) > CALL_ROOM} == {}
    short = list(short_forms(language))
    assert [(id, text) for id, text in short if id.startswith("idle-") and cell_count(text) > IDLE_ROOM] == []
    assert [
        (id, text) for id, text in short if id.startswith("action-") and cell_count(text) > ACTION_ROOM
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_a_question_fit_into_its_box(language: str) -> None:
    hints = [
        (id, said)
        for id, said in wordings(language)
        if id == "rules-search" or (id.startswith("lobby-") and id.endswith("-hint"))
    ]
    assert len(hints) > 4
    assert [(id, said) for id, said in hints if cell_count(said) > 46] == []
