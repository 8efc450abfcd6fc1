"""A `.temple` file is a zip of a fixed list of files; whatever else it is gets one sentence."""

import stat
import struct
import zipfile
from io import BytesIO
from pathlib import Path
from random import Random

import pytest

from escape_tui.content.catalogue import CatalogueError, catalogue_or_mistakes, files_at, load, our_files
from escape_tui.content.editions.shared_edition import mistakes_in, shared_edition
from escape_tui.content.editions.temple_file import MOST_FILE_BYTES, Files, digest, packed

EXAMPLE = Path(__file__).parents[3] / "examples/editions/six-minutes"
NAME = "six-minutes-1.0.temple"


@pytest.fixture
def files() -> Files:
    return files_at(EXAMPLE)


def written(folder: Path, content: bytes, name: str = NAME) -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


def zipped(files: Files, *more: tuple[zipfile.ZipInfo, bytes]) -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as temple:
        for name, content in files.items():
            temple.writestr(name, content)
        for entry, content in more:
            temple.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return target.getvalue()


def refusal(path: Path) -> str:
    with pytest.raises(CatalogueError) as refused:
        shared_edition(path)
    return str(refused.value)


def test_a_packed_edition_is_the_same_edition(tmp_path: Path, files: Files) -> None:
    packed_one = shared_edition(written(tmp_path, packed(files)))
    assert packed_one == shared_edition(EXAMPLE)
    assert packed_one.catalogue == load(EXAMPLE)
    assert packed_one.key == f"six-minutes-1.0#{digest(files)}"


def test_the_digest_is_that_of_names_and_contents_however_they_are_packed(
    tmp_path: Path, files: Files
) -> None:
    reversed_files = dict(reversed(files.items()))
    assert packed(files) != zipped(reversed_files)
    assert shared_edition(written(tmp_path, zipped(reversed_files))).digest == digest(files)
    assert digest({**files, "readme.txt": b"other"}) != digest(files)


def test_a_zip_bomb_is_not_unpacked(tmp_path: Path, files: Files) -> None:
    bomb = zipfile.ZipInfo("preview.txt"), b"\0" * 200_000
    said = refusal(written(tmp_path, zipped(files, bomb)))
    assert said == "preview.txt: packed more than 50 times smaller"


def test_a_file_that_is_too_large_is_named(tmp_path: Path, files: Files) -> None:
    del files["readme.txt"]
    large = Random(1).randbytes(MOST_FILE_BYTES + 1)
    said = refusal(written(tmp_path, zipped(files, (zipfile.ZipInfo("readme.txt"), large))))
    assert said == "readme.txt: larger than 256,000 bytes"


def test_a_file_that_lies_about_its_size_is_refused(tmp_path: Path, files: Files) -> None:
    whole = bytearray(packed(files))
    # The directory at the end says how large each file is once it is unpacked.
    place = whole.index(b"PK\x01\x02")
    whole[place + 24 : place + 28] = struct.pack("<I", 10)
    assert refusal(written(tmp_path, bytes(whole))) == f"{NAME}: damaged, or not as large as it says"


@pytest.mark.parametrize("name", ["../numbers.toml", "/etc/passwd", "code.py", "a/b.toml", "numbers.TOML"])
def test_paths_and_code_have_no_place(tmp_path: Path, files: Files, name: str) -> None:
    said = refusal(written(tmp_path, zipped(files, (zipfile.ZipInfo(name), b"x"))))
    assert said == f"{name}: no file of an edition; paths, links and code have no place"


def test_a_link_has_no_place(tmp_path: Path, files: Files) -> None:
    link = zipfile.ZipInfo("readme.txt")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    without = {name: content for name, content in files.items() if name != "readme.txt"}
    said = refusal(written(tmp_path, zipped(without, (link, b"/etc/passwd"))))
    assert said == "readme.txt: a link, which has no place here"


def test_more_files_than_an_edition_has_are_refused(tmp_path: Path, files: Files) -> None:
    many = [(zipfile.ZipInfo(f"{number}.txt"), b"x") for number in range(64)]
    assert refusal(written(tmp_path, zipped(files, *many))).endswith("more than 64 files")


def test_an_internet_address_is_refused(tmp_path: Path, files: Files) -> None:
    said = refusal(written(tmp_path, packed({**files, "readme.txt": b"see https://example.org"})))
    assert said == "readme.txt: contains an internet address"


def test_a_missing_file_is_named(tmp_path: Path, files: Files) -> None:
    del files["curses.toml"]
    assert refusal(written(tmp_path, packed(files))) == "curses.toml: the file is missing"


def test_the_name_of_another_is_refused(tmp_path: Path, files: Files) -> None:
    said = refusal(written(tmp_path, packed(files), "base-1.0.temple"))
    assert said == "base-1.0.temple: has the name of another: it contains six-minutes-1.0.temple"


@pytest.mark.parametrize("content", [b"", b"no zip", packed({"edition.toml": b"x"})[:40]])
def test_what_is_no_zip_is_refused(tmp_path: Path, content: bytes) -> None:
    assert refusal(written(tmp_path, content)) == f"{NAME}: damaged, or not as large as it says"


def test_a_box_that_says_nothing_is_refused(tmp_path: Path) -> None:
    assert [str(mistake) for mistake in mistakes_in(our_files(), tmp_path)] == [
        f"edition.toml, {word}: missing; an edition to share needs it"
        for word in ("name", "id", "version", "author", "licence")
    ]


def test_every_mistake_is_told_at_once(files: Files) -> None:
    files["tiles.toml"] = files["tiles.toml"].replace(b'entry = "A K"', b'entry = "A X"', 2)
    files["tasks.toml"] = files["tasks.toml"].replace(b'"AAKT"', b'"AAQT"')
    del files["calendar.toml"]
    files["soundtracks.toml"] = files["soundtracks.toml"].replace(b"360_000", b"350_000")
    mistakes = catalogue_or_mistakes(files)
    assert isinstance(mistakes, list)
    assert [(mistake.file, mistake.entry) for mistake in mistakes] == [
        ("tiles.toml", "exit"),
        ("tiles.toml", "gem-key-1"),
        ("tasks.toml", "task-1"),
        ("calendar.toml", ""),
        ("soundtracks.toml", "1"),
        ("soundtracks.toml", "2"),
    ]


def test_the_example_is_quick_and_was_tried() -> None:
    example = shared_edition(EXAMPLE)
    assert example.catalogue.numbers.game_ms == 360_000
    assert example.box.tried.startswith("companions win ")
