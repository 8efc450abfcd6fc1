"""The recordings: what can be read is listed, what cannot be trusted is said so."""

from pathlib import Path

import pytest

from escape_tui.hub.record.record import JournalError
from escape_tui.scene.replay.recordings import FolderRecordings, Recordings
from tests.scene.recorded import lines
from tests.temple import CATALOGUE


@pytest.fixture
def recordings(tmp_path: Path) -> FolderRecordings:
    return FolderRecordings(tmp_path, CATALOGUE)


def test_a_folder_that_does_not_exist_is_an_empty_shelf(tmp_path: Path) -> None:
    assert FolderRecordings(tmp_path / "nowhere", CATALOGUE).labels() == ()
    assert Recordings().labels() == ()


async def test_journals_are_listed_and_whatever_else_lies_there_is_not(
    recordings: FolderRecordings, tmp_path: Path
) -> None:
    (tmp_path / "one.journal").write_bytes(b"".join(lines()))
    (tmp_path / "empty.journal").write_bytes(b"")
    (tmp_path / "broken.journal").write_bytes(b"\x00\xff{")
    (tmp_path / "note.txt").write_bytes(b"hello")
    (label,) = recordings.labels()
    assert label.id == "one"
    assert len(label.setup.seats) == 2
    assert 0 < label.ends_at < 62_000
    assert len((await recordings.recording("one")).entries) == sum(line.startswith(b"[") for line in lines())


@pytest.mark.parametrize("id", ["missing", "../one", "/etc/passwd"])
async def test_what_is_not_there_is_refused(recordings: FolderRecordings, id: str) -> None:
    with pytest.raises(JournalError):
        await recordings.recording(id)


def test_exports_stay_in_the_folder(recordings: FolderRecordings, tmp_path: Path) -> None:
    place = recordings.export("../one.cast", "{}")
    assert Path(place) == tmp_path / "one.cast"
    assert Path(place).read_text() == "{}"
