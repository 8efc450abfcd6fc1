"""A name means one thing: classes and files of the product have names of their own."""

import ast
from collections import defaultdict
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
