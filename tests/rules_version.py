"""`python -m tests.rules_version`: note that the rules, as they are now, are those of their version.

What is noted has a line for every file that can change what happens in a game; comments and docstrings
do not count.
"""

import ast
from hashlib import blake2b
from pathlib import Path

from escape_tui.modules.box import RULES_VERSION

PROJECT = Path(__file__).parent.parent
NOTED = Path(__file__).with_suffix(".txt")

#: Where the rules are. What is printed on cards and tiles is data: a journal names its edition.
FOLDERS = ("engine", "rules", "modules", "content")
CHANCE = PROJECT / "escape_tui" / "hub" / "seeded_chance.py"

ADVICE = (
    "The rules have changed ({files}). Raise RULES_VERSION in escape_tui/modules/box.py if the same commands "
    "may now lead elsewhere; then, or if the change alters no game, run python -m tests.rules_version."
)


def fingerprint(source: str) -> str:
    """The same for all texts that differ only in comments, docstrings and layout."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node) is not None
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return blake2b(ast.unparse(tree).encode(), digest_size=8).hexdigest()


def fingerprints() -> dict[str, str]:
    """Of every file of the rules, and the version of them all."""
    house = PROJECT / "escape_tui"
    files = [path for folder in FOLDERS for path in (house / folder).rglob("*.py")]
    texts = {str(path.relative_to(PROJECT)): path.read_text("utf-8") for path in sorted((*files, CHANCE))}
    return {"version": str(RULES_VERSION)} | {name: fingerprint(text) for name, text in texts.items()}


def noted() -> dict[str, str]:
    return dict(line.split() for line in NOTED.read_text("utf-8").splitlines())


def changed(now: dict[str, str], before: dict[str, str]) -> tuple[str, ...]:
    """The files, or "version", of which *now* and *before* differ."""
    return tuple(name for name in sorted(now.keys() | before.keys()) if now.get(name) != before.get(name))


if __name__ == "__main__":
    NOTED.write_text("".join(f"{name} {mark}\n" for name, mark in fingerprints().items()), "utf-8")
