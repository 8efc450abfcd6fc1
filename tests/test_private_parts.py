"""Private parts of libraries: only the two contact files and their folder reach for them."""

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = sorted(
    path for package in ("escape_tui", "ssh_host", "tile_art") for path in (ROOT / package).rglob("*.py")
)
#: Contact with Textual and with asyncssh; tests/app/test_textual_contact.py and
#: tests/ssh_host/ssh/test_asyncssh_contact.py say what they need.
CONTACT = ("escape_tui/app/textual_internals/", "ssh_host/ssh/asyncssh_internals.py")
#: Public in spite of their names.
PUBLIC = {"_replace", "_asdict", "_exit"}


def is_private(name: str) -> bool:
    return name.startswith("_") and not (name.startswith("__") and name.endswith("__"))


def names_given(tree: ast.Module) -> set[str]:
    """Every name that *tree* gives to something of its own."""
    found = set[str]()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case (
                ast.Name(id=name, ctx=ast.Store())
                | ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name, ctx=ast.Store())
            ):
                found.add(name)
    return found


def reaches(tree: ast.Module, inherited: set[str]) -> list[str]:
    """The private parts that *tree* reaches for: on `self`, those it neither names nor has *inherited*; on
    anything else, those it does not name."""
    found, own = [], names_given(tree) | PUBLIC
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name) if name in own | inherited:
                pass
            case ast.Attribute(attr=name) if is_private(name) and name not in own:
                found.append(f"{node.lineno}: {ast.unparse(node)}")
            case ast.Call(
                func=ast.Name(id="getattr" | "setattr" | "hasattr" | "delattr"),
                args=[_, ast.Constant(value=str(name)), *_],
            ) if is_private(name):
                found.append(f"{node.lineno}: {ast.unparse(node)}")
            case ast.ImportFrom(module=str(module), names=names) if module != "__future__":
                parts = (*module.split("."), *(each.name for each in names))
                if any(is_private(part) for part in parts):
                    found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


def test_only_the_contact_files_reach_for_private_parts_of_libraries() -> None:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in FILES}
    ours = {
        name
        for path, tree in trees.items()
        if not path.relative_to(ROOT).as_posix().startswith(CONTACT)
        for name in names_given(tree)
    }
    assert [
        f"{path.relative_to(ROOT)}:{reach}"
        for path, tree in trees.items()
        if not path.relative_to(ROOT).as_posix().startswith(CONTACT)
        for reach in reaches(tree, ours)
    ] == []


def test_a_reach_is_found() -> None:
    source = """from textual._compositor import Cut
channel._send_window
getattr(app, '_registry')
self._own
self._loop
room._own
self._mine = room._mine"""
    assert [reach.split(":")[0] for reach in reaches(ast.parse(source), {"_own"})] == [
        "1",
        "2",
        "3",
        "5",
        "6",
    ]
