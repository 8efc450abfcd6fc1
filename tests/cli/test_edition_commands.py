"""`edition new`, `check`, `try`, `pack`, `show`: from a copy to a file to share."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from escape_tui.content.editions.shared_edition import shared_edition


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "my-temple"
    assert typed("new", folder).startswith("Edit the files")
    box = folder / "edition.toml"
    box.write_text(box.read_text("utf-8").replace('author = ""', 'author = "Ani"'), "utf-8")
    return folder


def typed(*words: object, status: int = 0) -> str:
    result = CliRunner().invoke(app, ["edition", *map(str, words)])
    assert result.exit_code == status, result.output
    return result.output


def test_a_new_edition_is_checked_packed_and_read_again(tmp_path: Path, folder: Path) -> None:
    edition = shared_edition(folder)
    assert typed("check", folder) == f"{edition.key} is in order.\n"
    typed("pack", folder, "--out", tmp_path)
    assert shared_edition(tmp_path / "my-temple-1.0.temple") == edition


def test_trying_writes_how_often_companions_win(folder: Path) -> None:
    assert "2 companions win" in typed("try", folder, "--teams", "2", "--games", "1")
    assert shared_edition(folder).box.tried in ("companions win 0 % (2)", "companions win 100 % (2)")
    typed("try", folder, "--teams", "2", "--games", "1")
    assert (folder / "edition.toml").read_text("utf-8").count("tried") == 1


def test_mistakes_come_one_a_line_and_nothing_is_packed(tmp_path: Path, folder: Path) -> None:
    tasks = folder / "tasks.toml"
    tasks.write_text(tasks.read_text("utf-8").replace('"AAKT"', '"AAQT"'), "utf-8")
    (folder / "calendar.toml").unlink()
    assert typed("check", folder, status=2).splitlines() == [
        "tasks.toml, task-1: unknown icon in 'AAQT'.",
        "calendar.toml: the file is missing.",
    ]
    assert "edition check" in typed("pack", folder, "--out", tmp_path, status=2)
    assert not list(tmp_path.glob("*.temple"))


@pytest.mark.parametrize("words", [("new", "Not A Name"), ("check", "nowhere"), ("show", "nowhere")])
def test_nonsense_is_answered_in_a_sentence(words: tuple[str, ...]) -> None:
    assert typed(*words, status=2).count("\n") == 1


def test_a_folder_that_is_there_is_not_overwritten(folder: Path) -> None:
    assert "already exists" in typed("new", folder, status=2)


def test_a_chamber_that_changed_is_drawn_again_when_its_file_is_saved(folder: Path) -> None:
    command = [sys.executable, "-m", "escape_tui.cli", "edition", "show", str(folder), "--watch"]
    drawn = typed("show", folder).splitlines(keepends=True)
    tiles = folder / "tiles.toml"
    text = tiles.read_text("utf-8")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as shown:
        assert shown.stdout is not None
        assert [shown.stdout.readline() for _ in drawn] == drawn
        tiles.write_text(text.replace('basic-03 = { entry = "A T"', 'basic-03 = { entry = "K K"'), "utf-8")
        again = [shown.stdout.readline() for _ in range(len(drawn) // text.count("entry ="))]
        assert again[0] == "basic-03\n"
        assert any("▐K▌▐K▌" in line for line in again)
        tiles.write_text(text.replace('basic-03 = { entry = "A T"', 'basic-03 = { entry = "A Z"'), "utf-8")
        assert shown.stdout.readline() == "tiles.toml, basic-03: unknown icon in 'A Z'.\n"
        shown.kill()
