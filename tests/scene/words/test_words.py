"""Every language says everything, and a missing word never breaks a screen."""

import ast as python
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from escape_tui.scene.words import words
from escape_tui.scene.words.prose import written_in
from escape_tui.scene.words.words import LANGUAGES, Words, chosen_language, texts
from tile_art.inks.glyphs import Glyphs

#: Cells between the walls of the largest tile.
LARGEST_NAME = 15

STEMS = sorted({stem for language in LANGUAGES for stem in texts(language)})


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    found = _Variables()
    if pattern is not None:
        found.visit(pattern)
    return frozenset(found.names)


@cache
def entries(language: str, stem: str) -> list[ast.EntryType]:
    return FluentParser().parse(texts(language).get(stem, "")).body


@cache
def messages(language: str, stem: str) -> dict[str, frozenset[str]]:
    """Each message and attribute of a text file, with the facts it names."""
    said: dict[str, frozenset[str]] = {}
    for entry in entries(language, stem):
        if isinstance(entry, ast.Message):
            said[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                said[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stem", STEMS)
def test_every_message_can_be_read(stem: str, language: str) -> None:
    junk = [entry.content for entry in entries(language, stem) if isinstance(entry, ast.Junk)]
    assert junk == []


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_file_refers_only_to_what_it_says_itself(language: str) -> None:
    for stem in STEMS:
        found, said = _References(), set[str]()
        for entry in entries(language, stem):
            if isinstance(entry, ast.Message | ast.Term):
                found.visit(entry)
                said.add(entry.id.name)
        assert found.names <= said, stem


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("stem", STEMS)
def test_every_language_has_the_same_messages(stem: str, language: str) -> None:
    assert sorted(messages(language, stem)) == sorted(messages("en", stem))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("stem", STEMS)
def test_every_language_names_the_same_facts(stem: str, language: str) -> None:
    english = messages("en", stem)
    ours = messages(language, stem)
    assert {id: ours[id] for id in english if id in ours and ours[id] != english[id]} == {}


def _ids(language: str) -> Iterator[str]:
    for stem in STEMS:
        for entry in entries(language, stem):
            if isinstance(entry, ast.Message):
                yield entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = sorted(_ids(language))
    assert ids == sorted(set(ids))


def test_facts_are_filled_in_without_invisible_marks() -> None:
    assert Words("en").say("action-hold", number=3) == "hold die 3"
    assert Words("fr").say("action-hold", number=3) == "garder le dé 3"


def test_an_attribute_is_said_by_its_path() -> None:
    assert Words("en").say("action-palette.help") == "Finds any action by name."


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [("en", 1, "one gem"), ("en", 0, "0 gems"), ("fr", 0, "0 joyau"), ("fr", 2, "2 joyaux")],
)
def test_plurals_follow_the_language(language: str, count: int, said: str) -> None:
    assert Words(language).say("count-gems", count=count) == said


def test_large_numbers_have_plain_spaces() -> None:
    assert Words("fr").say("count-gems", count=12345) == "12 345 joyaux"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_chambers_fit_on_their_tiles(language: str) -> None:
    words = Words(language)
    ids = [id for stem in STEMS for id in messages(language, stem) if words.knows(id)]
    chambers = {id: words.say(id) for id in ids if id.startswith("chamber-") and "." not in id}
    assert {id: name for id, name in chambers.items() if len(name) > LARGEST_NAME} == {}


def test_an_unknown_message_is_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_unknown", inspect.unwrap(words._unknown))
    assert Words("fr").say("no-such-message") == "no-such-message"
    assert Words("fr").say("menu-play.no-such-part") == "menu-play.no-such-part"


def test_an_unknown_language_speaks_english() -> None:
    assert Words("tlh").say("menu-play") == "Play here"


@pytest.mark.parametrize(
    ("setting", "environment", "language"),
    [
        ("", "fr_FR.UTF-8", "fr"),
        ("", "fr", "fr"),
        ("", "fr-CA", "fr"),
        ("", "de_AT.UTF-8", "de"),
        ("", "pt_BR.UTF-8", "en"),
        ("", "pt:fr:en", "fr"),
        ("", "C", "en"),
        ("", "", "en"),
        ("en", "fr_FR.UTF-8", "en"),
        ("tlh", "fr_FR.UTF-8", "fr"),
    ],
)
def test_the_setting_comes_before_the_environment(setting: str, environment: str, language: str) -> None:
    assert chosen_language(setting, environment) == language


@cache
def _asked_for() -> frozenset[tuple[str, str]]:
    """Every message that is asked for by its whole name, and where."""
    return frozenset(_asking())


def _asking() -> Iterator[tuple[str, str]]:
    root = Path(__file__).parents[3]
    for folder in ("escape_tui", "ssh_host"):
        for path in sorted((root / folder).rglob("*.py")):
            for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case python.Call(
                        func=python.Attribute(attr="say" | "tell" | "_tell") | python.Name(id="say"),
                        args=[python.Constant(value=str() as message), *_],
                    ) if "-" in message:
                        yield message, path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_asked_for_by_name_is_written(language: str) -> None:
    words = Words(language)
    asked = _asked_for()
    assert len(asked) > 200
    assert sorted((message, where) for message, where in asked if not words.knows(message)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_has_a_plain_stand_in(language: str) -> None:
    letters = {letter for text in texts(language).values() for letter in text if letter.isprintable()}
    assert [
        letter for letter in sorted(letters) if letter not in "?¿" and written_in(letter, Glyphs.ASCII) == "?"
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_was_decoded_twice(language: str) -> None:
    """A right quotation mark that was read as Latin-1 leaves control characters."""
    for stem, text in texts(language).items():
        assert not [letter for letter in text if "\x80" <= letter <= "\x9f"], stem
