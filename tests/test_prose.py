"""Docstrings and comments are plain English: no headless sentences, no archaic words, *they*, never *he*."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

FOLDERS = ("escape_tui", "examples", "ssh_host", "tile_art")

_HEADLESS = re.compile(r"(Who|Whoever|Whatever|So long|So many)\b")
_ARCHAIC = re.compile(r"\b(he|his|him|anew|whoever)\b", re.IGNORECASE)


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


def complaints(source: str) -> list[str]:
    """The lines of *source* whose prose is not plain, each with the words that are wrong."""
    found = [(line, begun[0]) for line, text in docstrings(source) if (begun := _HEADLESS.match(text))]
    for line, text in (*docstrings(source), *comments(source)):
        found += [(line, word[0]) for word in _ARCHAIC.finditer(text)]
    return [f"{line}: {words}" for line, words in sorted(found)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_prose_is_plain(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
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
    ],
)
def test_odd_prose_is_found(source: str) -> None:
    assert len(complaints(source)) == 1


def test_code_and_plain_prose_are_left_alone() -> None:
    assert complaints('"""The sheet shows whose turn it is."""\nhis = "anew"  # so many as there are\n') == []
