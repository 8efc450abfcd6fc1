"""Names and sizes: a name means one thing, and no file, class or folder is too large to be learnt."""

import ast
from collections import Counter, defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("escape_tui", "ssh_host", "tile_art")
FILES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
#: Drawn chambers mirror those of the engine, and each of these two commands is known to programs by its name.
SHARED_CLASSES = {"Adventurer", "Chamber", "Offer", "Side", "StandUp"}
#: A stem leads through rules, advice and screens; engine and rules each have a file for these.
STEMS = {
    path.name for folder in ("modules", "content") for path in (ROOT / "escape_tui" / folder).rglob("*.py")
}
SHARED_FILES = {"__init__.py", "__main__.py", "dice.py", "setup.py", *STEMS}

MOST_LINES, MOST_METHODS, MOST_MODULES = 400, 25, 12


def places_of_classes() -> dict[str, list[str]]:
    places = defaultdict(list)
    for path in FILES:
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(ROOT)))
    return places


def places_of_files() -> dict[str, list[str]]:
    places = defaultdict(list)
    for path in FILES:
        places[path.name].append(str(path.relative_to(ROOT)))
    return places


@pytest.mark.parametrize(
    ("places", "shared"), [(places_of_classes(), SHARED_CLASSES), (places_of_files(), SHARED_FILES)]
)
def test_no_name_stands_in_two_places(places: dict[str, list[str]], shared: set[str]) -> None:
    assert {name: found for name, found in places.items() if len(found) > 1 and name not in shared} == {}


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    long = {path for path in FILES if len(path.read_text().splitlines()) > MOST_LINES}
    assert {str(path.relative_to(ROOT)) for path in long} == set()


def test_no_class_has_more_than_25_public_methods() -> None:
    trees = [ast.parse(path.read_text()) for path in FILES]
    classes = {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}
    heirs = Counter(base for cls in classes.values() for base in bases(cls))

    def methods(cls: ast.ClassDef) -> set[str]:
        parts = (classes[base] for base in bases(cls) if base in classes and heirs[base] == 1)
        return public_methods(cls).union(*map(methods, parts))

    assert {name for name, cls in classes.items() if len(methods(cls)) > MOST_METHODS} == set()


def bases(cls: ast.ClassDef) -> set[str]:
    """The names of its base classes. One with a single heir counts as a part of it."""
    return {ast.unparse(base).partition("[")[0].split(".")[-1] for base in cls.bases}


def public_methods(cls: ast.ClassDef) -> set[str]:
    """Those that other code calls; Textual calls handlers and actions."""
    methods = (node for node in cls.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return {
        method.name for method in methods if not method.name.startswith(("_", "on_", "action_", "compose"))
    }


def test_no_folder_has_more_than_a_dozen_modules() -> None:
    modules = Counter(path.parent for path in FILES if path.name not in ("__init__.py", "__main__.py"))
    assert {str(folder) for folder, count in modules.items() if count > MOST_MODULES} == set()
