"""Docstrings and comments are plain English: no headless sentences, no archaic words, *they*, never *he*."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

#: Folders whose prose has been revised. Add a folder when it has none of the patterns left.
REVISED = (
    "escape_tui/app",
    "escape_tui/cli",
    "escape_tui/hub",
    "escape_tui/plain",
    "escape_tui/scene/keys",
    "escape_tui/scene/learn",
    "escape_tui/scene/lobby",
    "escape_tui/scene/menus",
    "escape_tui/scene/replay",
    "escape_tui/scene/stage",
    "escape_tui/scene/table",
    "escape_tui/scene/words",
    "examples",
    "ssh_host/cluster",
    "ssh_host/store",
    "ssh_host/web",
    "tile_art",
)
#: Parts of them that have not been revised yet.
NOT_REVISED = ("escape_tui/app/screens/game",)

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


@pytest.mark.parametrize("folder", REVISED)
def test_prose_is_plain(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    revised = [file for file in files if not file.relative_to(ROOT).as_posix().startswith(NOT_REVISED)]
    assert [
        f"{file.relative_to(ROOT)}:{each}" for file in revised for each in complaints(file.read_text())
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
