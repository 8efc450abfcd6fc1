"""The rulebook is complete: every rule has a test, every refusal a sentence, every card its behaviour."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from escape_tui.content.catalogue import load
from escape_tui.modules.box import MODULES
from escape_tui.modules.rulebook import CHAPTERS, RULES, SHARED_CHAPTERS
from escape_tui.rules.rulebook import BASE_CHAPTERS
from escape_tui.scene.words.words import LANGUAGES, texts

ROOT = Path(__file__).parent.parent
RULE_ID = re.compile(r"([a-z]+)\.[a-z0-9-]+")

#: Calls whose arguments name the rule that refuses, or that ends a game and with it refuses all the rest.
REFUSING = (
    "require",
    "RuleError",
    "payment",
    "require_crossing",
    "cheapest_payment",
    "best_payable",
    "Ended",
)

#: Where rules are named; elsewhere a word with a dot is the name of a file.
SPEAKING_OF_RULES = ("escape_tui/engine", "escape_tui/rules", "escape_tui/modules", "escape_tui/hub")

MODULE_IDS = tuple(module.id for module in MODULES)


@cache
def source(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def sources(folder: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        yield path, source(path)


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def is_rule_id(text: object) -> bool:
    match = RULE_ID.fullmatch(text) if isinstance(text, str) else None
    return match is not None and match[1] in CHAPTERS


def named_by(nodes: list[ast.expr], constants: dict[str, str]) -> Iterator[str]:
    """Every rule id in *nodes*, written out or by the name of a constant of the file."""
    for outer in nodes:
        for node in ast.walk(outer):
            text = constants.get(node.id) if isinstance(node, ast.Name) else getattr(node, "value", None)
            if is_rule_id(text):
                assert isinstance(text, str)
                yield text


def constants_of(tree: ast.Module) -> dict[str, str]:
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }


@cache
def marked() -> dict[str, str]:
    """Every rule id that a test carries, with the file of one such test."""
    return {
        id: path.name
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if "rule(" in path.read_text(encoding="utf-8")
        for call in calls(source(path), "rule")
        for id in named_by(call.args, {})
    }


@cache
def refusing() -> dict[str, str]:
    """Every rule id by which the source refuses, with the file of one such place."""
    return {
        id: path.name
        for folder in SPEAKING_OF_RULES
        for path, tree in sources(folder)
        for call in calls(tree, *REFUSING)
        for id in named_by(call.args, constants_of(tree))
    }


def test_no_rule_is_written_twice() -> None:
    assert len(set(RULES)) == len(RULES)
    assert all(rule.partition(".")[0] == chapter for chapter, rules in CHAPTERS.items() for rule in rules)


def test_every_module_has_its_chapter_and_every_chapter_its_module() -> None:
    assert list(CHAPTERS) == [*BASE_CHAPTERS, *SHARED_CHAPTERS, *MODULE_IDS]
    assert all(CHAPTERS.values())


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_rule_has_a_test(chapter: str) -> None:
    assert [rule for rule in CHAPTERS[chapter] if rule not in marked()] == []


def test_no_test_proves_a_rule_that_is_not_in_the_rulebook() -> None:
    assert {id: file for id, file in marked().items() if id not in RULES} == {}


def test_nothing_in_the_source_names_a_rule_that_is_not_in_the_rulebook() -> None:
    unknown = {
        node.value: path.name
        for folder in SPEAKING_OF_RULES
        for path, tree in sources(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and is_rule_id(node.value) and node.value not in RULES
    }
    assert unknown == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_refuses_has_a_sentence_for_the_player(language: str) -> None:
    said = set(re.findall(r"^(refused-[a-z0-9-]+) =", "\n".join(texts(language).values()), re.MULTILINE))
    assert {id: file for id, file in refusing().items() if sentence_of(id) not in said} == {}


def sentence_of(rule: str) -> str:
    """The message that says why *rule* refuses."""
    return f"refused-{rule.replace('.', '-')}"


def module(id: str) -> object:
    return next(module for module in MODULES if module.id == id)


@pytest.mark.parametrize(("id", "cards"), [("curses", load().curses), ("treasures", load().treasures)])
def test_every_card_has_behaviour_and_all_behaviour_has_a_card(id: str, cards: dict[str, object]) -> None:
    assert sorted(getattr(module(id), "kinds")) == sorted(cards)  # noqa: B009


def test_every_character_has_behaviour_for_both_its_cards_and_no_other_has() -> None:
    abilities = getattr(module("character"), "abilities")  # noqa: B009
    cards = ("permanent", "activatable")
    assert sorted(abilities) == sorted((id, card) for id in load().characters for card in cards)


def cards() -> dict[str, type]:
    """The behaviour of every card of the box, by the card."""
    curses = getattr(module("curses"), "kinds")  # noqa: B009
    treasures = getattr(module("treasures"), "kinds")  # noqa: B009
    abilities = getattr(module("character"), "abilities")  # noqa: B009
    return (
        {f"curse {id}": kind for id, kind in curses.items()}
        | {f"treasure {id}": type(kind) for id, kind in treasures.items()}
        | {f"{character} {card}": ability for (character, card), ability in abilities.items()}
    )


def rules_named_first(behaviour: type) -> list[str]:
    """The rules with which the docstring of *behaviour* begins, if it goes on to say what the card says."""
    ids, _, words = (behaviour.__doc__ or "").partition(" — ")
    return ids.split(", ") if words else []


@pytest.mark.parametrize("card", cards())
def test_a_card_says_its_rule_and_what_is_printed_on_it(card: str) -> None:
    named = rules_named_first(cards()[card])
    assert named, f"{card}: begin its docstring with its rule, a dash and what the card says"
    assert [id for id in named if id not in RULES] == []


def test_every_card_has_a_rule_of_its_own() -> None:
    played_by = Counter(cards().values())
    named = [id for behaviour in played_by for id in rules_named_first(behaviour)]
    assert {id: count for id, count in Counter(named).items() if count > 1} == {}
    assert all(len(rules_named_first(behaviour)) >= count for behaviour, count in played_by.items())
