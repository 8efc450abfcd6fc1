"""Layers: which package may import which, and which may use clocks, chance and files."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from escape_tui.modules.box import MODULES
from escape_tui.modules.challenge import CHALLENGE

ROOT = Path(__file__).parent.parent

#: Each layer may import itself and what stands before it.
LAYERS = (
    "escape_tui.engine",
    "escape_tui.content",
    "escape_tui.rules",
    "escape_tui.modules",
    "escape_tui.hub",
    "escape_tui.scene",
    "escape_tui.plain",
    "escape_tui.app",
    "ssh_host",
    "escape_tui.cli",
)

#: Layers that only compute.
PURE = ("escape_tui.engine", "escape_tui.rules", "escape_tui.modules", "tile_art")
IMPURE = (
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "sys",
    "threading",
    "time",
)

#: Words that belong to expansions and mean nothing else; the core must not know them.
OF_EXPANSIONS = (
    "altar", "calendar", "chalice", "character", "cliff", "constellation", "counterspell", "curse", "dungeon",
    "fountain", "genie", "ghost", "illusion", "lava", "maya", "mechanic", "mentalist", "mirage", "muscleman",
    "obelisk", "portal", "priest", "prohibition", "queenie", "sacrifice", "snake", "soul", "totem",
    "treasure", "trickster", "vines",
)  # fmt: skip


def files_of(layer: str) -> Iterator[Path]:
    path = ROOT / layer.replace(".", "/")
    yield from sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]


@cache
def statements(path: Path) -> tuple[list[ast.Import | ast.ImportFrom], list[ast.ImportFrom]]:
    """The imports of *path*: those that run, and those for the sake of types alone."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    guards = [
        node for node in nodes if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    for_types = [each for guard in guards for each in guard.body if isinstance(each, ast.ImportFrom)]
    found = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    return [node for node in found if node not in for_types], for_types


def imports(path: Path) -> Iterator[str]:
    """The modules that *path* imports when it runs."""
    for node in statements(path)[0]:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            assert node.level == 0, f"{path}: relative import"
            yield f"{node.module}"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def type_imports(path: Path) -> Iterator[str]:
    """The modules that *path* imports for the sake of types alone."""
    return (f"{node.module}" for node in statements(path)[1])


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def modules() -> dict[str, Path]:
    """Every module of ours."""
    folders = ("escape_tui", "ssh_host", "tile_art")
    return {module_name(path): path for folder in folders for path in files_of(folder)}


def reached_from(start: str, graph: Mapping[str, set[str]]) -> set[str]:
    """Everything that is imported when *start* is."""
    found, waiting = set[str](), [start]
    while waiting:
        for module in graph[waiting.pop()] - found:
            found.add(module)
            waiting.append(module)
    return found


def is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def where(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("layer", LAYERS)
def test_no_layer_imports_one_that_stands_on_it(layer: str) -> None:
    above = LAYERS[LAYERS.index(layer) + 1 :]
    broken = [
        f"{where(path)} imports {module}"
        for path in files_of(layer)
        if path.exists()
        for module in imports(path)
        if any(is_in(module, other) for other in above)
    ]
    assert broken == []


def test_nothing_imports_what_imports_it() -> None:
    ours = modules()
    graph = {name: {each for each in imports(path) if each in ours} - {name} for name, path in ours.items()}
    assert [name for name in ours if name in reached_from(name, graph)] == []


def test_no_more_than_five_files_know_each_other_by_their_types() -> None:
    ours = modules()
    graph = {name: modules_imported(path) - {name} for name, path in ours.items()}
    reached = {name: reached_from(name, graph) for name in ours}
    knots = {frozenset({name, *(each for each in reached[name] if name in reached[each])}) for name in ours}
    assert {knot for knot in knots if len(knot) > 5} == set()


def test_types_alone_are_imported_only_where_a_real_import_would_go_round_in_a_circle() -> None:
    ours = modules()
    graph = {name: {each for each in imports(path) if each in ours} - {name} for name, path in ours.items()}
    avoidable = [
        f"{name} imports {other}"
        for name, path in ours.items()
        for other in type_imports(path)
        if other not in ours or name not in reached_from(other, graph)
    ]
    # The engine stands below what is printed, and only has it in its hands.
    assert avoidable == ["escape_tui.engine.game imports escape_tui.content.catalogue"]


def test_every_folder_of_the_game_is_a_layer() -> None:
    folders = {f"escape_tui.{path.parent.name}" for path in (ROOT / "escape_tui").glob("*/__init__.py")}
    assert folders - {*LAYERS} == {"escape_tui.text"}
    assert {where(path) for path in (ROOT / "escape_tui/text").rglob("*.py")} == {
        "escape_tui/text/__init__.py"
    }


@pytest.mark.parametrize("layer", ["escape_tui.scene", "escape_tui.plain"])
def test_a_scene_is_drawn_and_a_plain_game_is_told_without_textual(layer: str) -> None:
    broken = [
        f"{where(path)} imports {module}"
        for path in files_of(layer)
        for module in imports(path)
        if is_in(module, "textual")
    ]
    assert broken == []


def test_nothing_but_a_cluster_imports_its_engine() -> None:
    importing = {
        where(path.parent)
        for folder in ("escape_tui", "ssh_host", "tile_art")
        for path in files_of(folder)
        if any(is_in(module, "nats") for module in imports(path))
    }
    assert all(folder.startswith("ssh_host/cluster/") for folder in importing)


def test_nothing_but_the_door_for_browsers_imports_a_web_server() -> None:
    importing = {
        where(path)
        for folder in ("escape_tui", "ssh_host", "tile_art")
        for path in files_of(folder)
        if any(is_in(module, "aiohttp") for module in imports(path))
    }
    assert all(path.startswith("ssh_host/web/") for path in importing)


def test_only_a_host_that_wants_the_door_for_browsers_imports_it() -> None:
    importing = {
        where(path)
        for folder in ("escape_tui", "ssh_host", "tile_art")
        for path in files_of(folder)
        if any(is_in(module, "ssh_host.web") for module in imports(path))
    }
    assert all(path.startswith("ssh_host/web/") for path in importing)


def test_tile_art_knows_nothing_of_the_game() -> None:
    broken = [
        f"{where(path)} imports {module}"
        for path in files_of("tile_art")
        for module in imports(path)
        if is_in(module, "escape_tui") or is_in(module, "ssh_host")
    ]
    assert broken == []


@pytest.mark.parametrize("layer", PURE)
def test_what_only_computes_has_no_clock_no_chance_and_no_files(layer: str) -> None:
    broken = [
        f"{where(path)} imports {module}"
        for path in files_of(layer)
        for module in imports(path)
        if any(is_in(module, name) for name in IMPURE)
    ]
    assert broken == []


@pytest.mark.parametrize("layer", PURE)
def test_what_only_computes_opens_prints_and_awaits_nothing(layer: str) -> None:
    broken = [
        f"{where(path)}:{node.lineno}"
        for path in files_of(layer)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.AsyncFunctionDef | ast.Await)
        or (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("open", "print", "input")
        )
    ]
    assert broken == []


def test_nobody_imports_random() -> None:
    importing = {
        where(path)
        for folder in ("escape_tui", "ssh_host", "tile_art")
        for path in files_of(folder)
        if any(is_in(module, "random") for module in imports(path))
    }
    assert importing == set()


@pytest.mark.parametrize("layer", ["escape_tui.engine", "escape_tui.rules"])
def test_the_core_names_no_expansion(layer: str) -> None:
    named = [
        f"{where(path)}: {word}"
        for path in files_of(layer)
        for word in OF_EXPANSIONS
        if re.search(rf"(?<![a-z]){word}", path.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert named == []


#: What is about the box as a whole, not about one expansion.
OF_THE_WHOLE_BOX = (
    "escape_tui.modules.box",
    "escape_tui.modules.challenge",
    "escape_tui.scene.modules.box",
    "escape_tui.scene.modules.presentation",
)


#: Where what screens and bots know of single expansions is, bound by a table.
OF_EXPANSIONS_ONLY = ("escape_tui.scene.modules", "escape_tui.hub.bots.advice")
#: The ids of expansions, alone or at the beginning of a rule, of a message or of something like them.
EXPANSION_ID = re.compile(
    rf"({'|'.join(module.id for module in MODULES if module.id != CHALLENGE)})([.-].*)?"
)


def general_files(*layers: str) -> Iterator[Path]:
    for layer in layers:
        for path in files_of(layer):
            if not any(is_in(module_name(path), folder) for folder in OF_EXPANSIONS_ONLY):
                yield path


def strings(path: Path) -> Iterator[str]:
    """The strings of *path*, except docstrings."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    told = [node.value for node in nodes if isinstance(node, ast.Expr)]
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield node.value


def test_general_files_name_no_expansion() -> None:
    layers = ("escape_tui.hub", "escape_tui.scene", "escape_tui.plain", "escape_tui.app")
    naming = [
        f"{where(path)}: {string}"
        for path in general_files(*layers)
        for string in strings(path)
        if EXPANSION_ID.fullmatch(string)
    ]
    assert naming == []


def test_general_screens_know_no_expansion() -> None:
    knowing = {
        where(path)
        for path in general_files("escape_tui.scene", "escape_tui.plain", "escape_tui.app")
        for module in modules_imported(path)
        if is_in(module, "escape_tui.modules") or is_in(module, "escape_tui.scene.modules")
        if module not in OF_THE_WHOLE_BOX
    }
    assert knowing == set()


def modules_imported(path: Path) -> set[str]:
    """Those of our modules that *path* imports, whether for types alone or not."""
    return {each for each in (*imports(path), *type_imports(path)) if each in modules()}
