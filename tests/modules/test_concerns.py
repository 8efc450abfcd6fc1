"""An effect says which commands it forbids, which questions it adjusts and which events it reacts to: exactly
those it looks for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "escape_tui"

#: By the method, the attribute that says what it is concerned with.
SAID_BY = {"forbid": "forbids", "adjust": "adjusts", "react": "reacts_to"}
#: ... and what it calls the command, the question or the event.
SUBJECTS = {"forbid": "command", "adjust": "question", "react": "event"}


def kinds(node: ast.AST, subject: str) -> Iterator[str]:
    """The names of the classes of which *node* asks whether *subject* is one."""
    for inner in ast.walk(node):
        match inner:
            case ast.MatchClass(cls=ast.Name(id=name)):
                yield name
            case ast.Call(func=ast.Name(id="isinstance"), args=[ast.Name(id=what), looked_for]) if (
                what == subject
            ):
                yield from (each.id for each in ast.walk(looked_for) if isinstance(each, ast.Name))


def declared(effect: ast.ClassDef, attribute: str) -> set[str] | None:
    """What *effect* says in *attribute*; `None` where it says nothing, and is asked about everything."""
    for line in effect.body:
        match line:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Tuple(elts=said)) if name == attribute:
                return {ast.unparse(each) for each in said}
    return None


def concerns() -> Iterator[tuple[str, ast.ClassDef, ast.FunctionDef]]:
    for folder in ("modules", "rules"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            text = path.read_text("utf-8")
            if not any(f"def {method}(" in text for method in SAID_BY):
                continue
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ClassDef):
                    yield from (
                        (f"{path.stem}.{node.name}.{method.name}", node, method)
                        for method in node.body
                        if isinstance(method, ast.FunctionDef) and method.name in SAID_BY
                    )


@pytest.mark.parametrize(("effect", "method"), [pytest.param(*each[1:], id=each[0]) for each in concerns()])
def test_an_effect_is_asked_about_everything_that_it_looks_for(
    effect: ast.ClassDef, method: ast.FunctionDef
) -> None:
    said, subject = declared(effect, SAID_BY[method.name]), SUBJECTS[method.name]
    if said is not None:
        inner = {name for pattern in nested(method) for name in kinds(pattern, subject)}
        looked_for = set(kinds(method, subject))
        assert said <= looked_for, "it says what it does not look for"
        assert looked_for - inner <= said, "it looks for what it is not asked about"


def nested(method: ast.FunctionDef) -> Iterator[ast.AST]:
    """The patterns within patterns: what is looked for inside a question or an event."""
    for node in ast.walk(method):
        if isinstance(node, ast.MatchClass):
            yield from (*node.patterns, *node.kwd_patterns)
