"""The shelf: what can be read is listed, what cannot be trusted is said so."""

from pathlib import Path

import pytest

from escape_tui.hub.record import JournalError
from escape_tui.ui.shelf import EmptyShelf, FolderShelf
from tests.temple import CATALOGUE
from tests.ui.recorded import lines


@pytest.fixture
def shelf(tmp_path: Path) -> FolderShelf:
    return FolderShelf(tmp_path, CATALOGUE)


def test_a_folder_that_does_not_exist_is_an_empty_shelf(tmp_path: Path) -> None:
    assert FolderShelf(tmp_path / "nowhere", CATALOGUE).spines() == ()
    assert EmptyShelf().spines() == ()


def test_journals_are_listed_and_whatever_else_lies_there_is_not(shelf: FolderShelf, tmp_path: Path) -> None:
    (tmp_path / "one.journal").write_bytes(b"".join(lines()))
    (tmp_path / "empty.journal").write_bytes(b"")
    (tmp_path / "broken.journal").write_bytes(b"\x00\xff{")
    (tmp_path / "note.txt").write_bytes(b"hello")
    (spine,) = shelf.spines()
    assert spine.id == "one"
    assert len(spine.setup.seats) == 2
    assert 0 < spine.ends_at < 62_000
    assert len(shelf.recording("one").entries) == len(lines()) - 1


@pytest.mark.parametrize("id", ["missing", "../one", "/etc/passwd"])
def test_what_is_not_there_is_refused(shelf: FolderShelf, id: str) -> None:
    with pytest.raises(JournalError):
        shelf.recording(id)


def test_exports_stay_in_the_folder(shelf: FolderShelf, tmp_path: Path) -> None:
    place = shelf.export("../one.cast", "{}")
    assert Path(place) == tmp_path / "one.cast"
    assert Path(place).read_text() == "{}"
