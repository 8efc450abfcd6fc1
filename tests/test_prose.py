"""Docstrings, comments, log and error messages are plain English: no headless sentences, no archaic words, no
metaphors of a house for a server, *they*, never *he*."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

FOLDERS = ("escape_tui", "examples", "ssh_host", "tests", "tile_art")

_HEADLESS = re.compile(r"(Who|Whoever|Whatever|So long|So many)\b")
_ARCHAIC = re.compile(
    r"\b(he|his|him|anew|whoever|once and for all|in good order|(?:stands?|waits?|wait) in line"
    r"|where (?:there|it|they) (?:is|are) (?:no|none|not))\b",
    re.IGNORECASE,
)
_HOUSE = re.compile(r"\b(the house|knocks?|lives? by|(?:loop|process) stands still)\b", re.IGNORECASE)


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                if text := ast.get_docstring(node):
                    yield node.body[0].lineno, text


def comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(iter(source.splitlines(keepends=True)).__next__):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("#: ")


def messages(source: str) -> Iterator[tuple[int, str]]:
    """The texts that are raised or logged."""
    for node in ast.walk(ast.parse(source)):
        is_logged = (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "happened"
        )
        if is_logged or isinstance(node, ast.Raise):
            for each in ast.walk(node):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.lineno, each.value


def complaints(source: str) -> list[str]:
    """The lines of *source* whose prose is not plain, each with the words that are wrong."""
    docs = list(docstrings(source))
    found = [(line, begun[0]) for line, text in docs if (begun := _HEADLESS.match(text))]
    for line, text in (*docs, *comments(source), *messages(source)):
        found += [(line, word[0]) for pattern in (_ARCHAIC, _HOUSE) for word in pattern.finditer(text)]
    return [f"{line}: {words}" for line, words in sorted(found)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_prose_is_plain(folder: str) -> None:
    files = sorted({*(ROOT / folder).rglob("*.py")} - {Path(__file__)})
    assert files
    assert [
        f"{file.relative_to(ROOT)}:{each}" for file in files for each in complaints(file.read_text())
    ] == []


@pytest.mark.parametrize(
    "source",
    [
        '"""Who has none is a guest."""',
        'def f():\n    """So many lines are kept."""',
        'class A:\n    """Keeps a seat for whoever left."""',
        "x = 1  # Drawn anew",
        "#: The player and his dice\nx = 1",
        '"""The port of the page; 0 where there is none."""',
        "x = 1  # Ends the session in good order",
        '"""Admits a visitor to the house."""',
        'raise ValueError("Whoever sent this is unknown.")',
        'happened("the loop stands still")',
    ],
)
def test_odd_prose_is_found(source: str) -> None:
    assert len(complaints(source)) == 1


def test_code_and_plain_prose_are_left_alone() -> None:
    assert complaints('"""The sheet shows whose turn it is."""\nhis = "anew"  # so many as there are\n') == []
