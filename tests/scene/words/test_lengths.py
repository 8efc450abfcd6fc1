"""What is read while the clock runs is short, in every language."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from escape_tui.scene.game.regions import regions
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


@cache
def wordings(language: str) -> tuple[tuple[str, str], ...]:
    """Each variant of each message without its facts."""
    return tuple(
        (entry.id.name, said.strip())
        for text in texts(language).values()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
        for said in variants(entry.value)
    )


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
def test_the_keys_of_a_question_fit_into_its_box(language: str) -> None:
    hints = [
        (id, said) for id, said in wordings(language) if id.startswith("lobby-") and id.endswith("-hint")
    ]
    assert len(hints) > 4
    assert [(id, said) for id, said in hints if cell_count(said) > 46] == []
