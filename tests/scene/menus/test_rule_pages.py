"""The rules are complete, made of the words of the game, and can be searched."""

import pytest
from fluent.syntax import FluentParser, ast

from escape_tui.content.catalogue import load
from escape_tui.modules.box import MODULES
from escape_tui.modules.challenge import CHALLENGE
from escape_tui.scene.keys.duo_keys import Half, hand
from escape_tui.scene.keys.keys import ACTION_BY_ID, ACTIONS, KEYMAPS, Keymap, Where, keycap
from escape_tui.scene.menus.rule_pages import BASE_PAGES, RulePages, found
from escape_tui.scene.words.words import LANGUAGES, Words, texts
from tests.temple import Scene

CATALOGUE = load()


def pages(language: str = "en") -> RulePages:
    return RulePages(Words(language), CATALOGUE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_module_has_a_page_with_words(language: str) -> None:
    all_pages = tuple(pages(language).all())
    ids = [page.id for page in all_pages]
    assert ids[: len(BASE_PAGES)] == list(BASE_PAGES)
    assert {module.id for module in MODULES} - {CHALLENGE} <= set(ids)
    for page in all_pages:
        assert not page.title.startswith(("rules-", "module-")), page.title
        assert page.parts[0].text, page.id
        assert not any(part.name.startswith(("curse-", "treasure-", "chamber-")) for part in page.parts)


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("curse", tuple(CATALOGUE.curses)),
        ("treasure", tuple(CATALOGUE.treasures)),
        ("character", tuple(CATALOGUE.characters)),
    ],
)
def test_every_card_is_told_on_some_page(kind: str, cards: tuple[str, ...]) -> None:
    names = {part.name for page in pages().all() for part in page.parts}
    assert [card for card in cards if Words().say(f"{kind}-{card}") not in names] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_has_the_same_paragraphs_in_every_language(language: str) -> None:
    """What was decided about a rule is told to everybody who reads its chapter."""
    told, english = texts(language)["rules"], texts("en")["rules"]
    assert _paragraphs(told) == _paragraphs(english)


def _paragraphs(ftl: str) -> dict[str, int]:
    return {
        entry.id.name: sum(
            element.value.count("\n\n")
            for element in text.value.elements
            if isinstance(element, ast.TextElement)
        )
        for entry in FluentParser().parse(ftl).body
        if isinstance(entry, ast.Message)
        for text in entry.attributes
        if text.id.name == "text"
    }


def test_pages_fit_any_width() -> None:
    for page in pages().all():
        for width in (30, 48, 76):
            assert all(len(row.text) <= width for row in page.rows(width))


def test_search_ignores_capitals_and_accents() -> None:
    french = tuple(pages("fr").all())
    assert "fate" in [page.id for page in found(french, "DESTIN PROPOSEZ")]
    assert found(french, "MALEDICTION") == found(french, "malédiction")
    assert found(french, "") == french
    assert found(french, "xyzzy") == ()


@pytest.mark.parametrize("where", Where)
def test_the_keys_of_every_screen_come_from_the_one_table(where: Where) -> None:
    page = pages().keys(where, Keymap("vi"), is_ascii=False)
    expected = {action.id for action in ACTIONS if where in action.where and action.number <= 1}
    assert len(page.parts) == len(expected)
    if where is not Where.WATCHING:
        assert {part.name for part in page.parts} == {ACTION_BY_ID[id].title(Words()) for id in expected}


def test_who_watches_reads_words_of_their_own_about_seats() -> None:
    page = pages().keys(Where.WATCHING, Keymap(), is_ascii=False)
    told = {part.key: part.text for part in page.parts}
    assert told["Tab"] == "Watches over the next player’s shoulder."
    assert "keyboard" not in " ".join(told.values())


def test_changed_keys_are_shown() -> None:
    page = pages().keys(Where.GAME, Keymap().rebound("roll", ("R",)), is_ascii=True)
    assert next(part.key for part in page.parts if part.name == "roll") == "R"


@pytest.mark.parametrize(
    ("language", "whose"),
    [("en", "left hand e, right hand i"), ("fr", "main gauche e, main droite i")],
)
def test_two_at_one_keyboard_are_told_whose_each_key_is(language: str, whose: str) -> None:
    page = pages(language).keys_for_two(Keymap(), is_ascii=False)
    north = next(part for part in page.parts if part.name == Words(language).say("action-north"))
    assert north.key == ""
    assert north.text.split("\n") == [whose, Words(language).say("action-north.help")]


@pytest.mark.parametrize("keymap", KEYMAPS)
def test_the_keys_that_two_share_are_on_nobodys_half(keymap: str) -> None:
    page = pages().keys_for_two(Keymap(keymap), is_ascii=False)
    taken = {keycap(key, Words()) for half in Half for key in hand(keymap, half).values()}
    shared = [part for part in page.parts if "left hand" not in part.text]
    assert "pause" in [part.name for part in shared]
    assert all(part.key and not taken & set(part.key.split()) for part in shared)


def test_the_page_about_what_is_before_you_names_chamber_and_modules() -> None:
    scene = Scene("gem-key-1:E start basic-02:W", at={0: "gem-key-1"}, modules=("curses", "treasures"))
    names = [part.name for part in pages().here(scene.state, 0).parts]
    assert names[0] == Words().say("chamber-gem-key-1")
    assert Words().say("module-curses") in names
