"""The recipes of CONTRIBUTING.md, followed to the letter in a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
COPIED = ("escape_tui", "ssh_host", "tile_art", "tests")

_BLOCK = re.compile(r"^```(\w+) (\S+) ?(.*)\n((?:(?!```).*\n)*)```$", re.MULTILINE)

#: What the recipes add: a curse, a chamber, an expansion, a client, a language, and the words of it all;
#: general screens know nothing of it.
SHOWN = (
    "dread or bat_cave or tide or memory_door or general_screens or (test_words and (eo or asked_for))"
    " or fits_into_one_line or four_hundred_lines"
)

#: What proves that the recipes work: their own tests, the words of all languages, and a whole game.
PROOFS = (
    (
        *("pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-q", "-k", SHOWN),
        *("tests/modules/test_curses.py", "tests/content/test_bat_cave.py"),
        *("tests/modules/queenies/test_tide.py", "tests/test_layers.py"),
        *("tests/ssh_host/test_memory_door.py", "tests/scene/words/test_words.py"),
        *("tests/scene/words/test_lengths.py", "tests/test_names.py"),
    ),
    (
        "escape_tui.cli",
        "simulate",
        "--players",
        "2",
        "--games",
        "1",
        "--modules",
        "curses,tide",
        "--jobs",
        "1",
    ),
)


def follow(recipes: str, project: Path) -> int:
    """Do in *project* what every block of *recipes* says; gives how many there were."""
    blocks = _BLOCK.findall(recipes)
    for kind, file, how, lines in blocks:
        if kind == "copy":
            shutil.copytree(project / file, project / how)
        elif how == "new":
            (project / file).write_text(lines, encoding="utf-8")
        else:
            place, _, anchor = how.partition(": ")
            _insert(project / file, place, anchor, lines)
    return len(blocks)


def _insert(path: Path, place: str, anchor: str, lines: str) -> None:
    rows = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next((at for at, row in enumerate(rows) if anchor in row), None)
    assert at is not None, f"{path.name} has no line with {anchor!r}"
    first, last = {"after": (at + 1, at + 1), "before": (at, at), "replace": (at, at + 1)}[place]
    rows[first:last] = [lines]
    path.write_text("".join(rows), encoding="utf-8")


def test_who_follows_the_recipes_gets_cards_chambers_a_language_and_a_client(tmp_path: Path) -> None:
    for name in COPIED:
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert follow((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), tmp_path) > 15
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    for proof in PROOFS:
        ended = subprocess.run(
            [sys.executable, "-m", *proof],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == 0, (ended.stdout + ended.stderr)[-3_000:]
