"""`.temple` files: an edition to share, as a zip of a fixed list of files."""

import re
import stat
import zipfile
import zlib
from hashlib import blake2b
from io import BytesIO
from pathlib import Path

from escape_tui.content.sheet import CatalogueError

SUFFIX = ".temple"
#: The data files of an edition; all of them are required.
SHEETS = (
    "edition.toml",
    "numbers.toml",
    "tiles.toml",
    "curses.toml",
    "treasures.toml",
    "characters.toml",
    "tasks.toml",
    "challenges.toml",
    "soundtracks.toml",
    "calendar.toml",
    "cursed_gems.toml",
)
#: Optional files for readers.
EXTRAS = ("readme.txt", "licence.txt", "preview.txt")

MOST_FILES = 64
MOST_FILE_BYTES = 256_000
MOST_BYTES = 1_000_000
MOST_RATIO = 50
_DIGEST_LETTERS = 12
_ADDRESS = re.compile(rb"[a-z][a-z0-9+.-]*://|www\.", re.IGNORECASE)
_ENCRYPTED = 0x1

Files = dict[str, bytes]


def read_folder(folder: Path) -> Files:
    """The files of the edition in *folder*, ignoring all others; raises `CatalogueError`."""
    files: Files = {}
    for name in (*SHEETS, *EXTRAS):
        path = folder / name
        try:
            files[name] = path.read_bytes()
        except FileNotFoundError:
            continue
        except OSError as error:
            raise CatalogueError(name, "", f"the file cannot be read: {error.strerror}") from None
    _check_sizes({name: len(content) for name, content in files.items()})
    return files


def read_temple(path: Path) -> Files:
    """The files in the `.temple` file at *path*; raises `CatalogueError`. Nothing is unpacked to disk."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise CatalogueError(path.name, "", f"larger than {MOST_BYTES:,} bytes")
        with zipfile.ZipFile(BytesIO(path.read_bytes())) as packed:
            return _unpacked(packed)
    except OSError as error:
        raise CatalogueError(path.name, "", f"the file cannot be read: {error.strerror}") from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError):
        raise CatalogueError(path.name, "", "damaged, or not as large as it says") from None


def _unpacked(packed: zipfile.ZipFile) -> Files:
    entries = packed.infolist()
    if len(entries) > MOST_FILES:
        raise CatalogueError(str(len(entries)), "", f"more than {MOST_FILES} files")
    names = [entry.filename for entry in entries]
    for entry in entries:
        name = entry.filename
        _require(
            name in (*SHEETS, *EXTRAS), name, "no file of an edition; paths, links and code have no place"
        )
        _require(names.count(name) == 1, name, "there twice")
        _require(not stat.S_ISLNK(entry.external_attr >> 16), name, "a link, which has no place here")
        _require(not entry.flag_bits & _ENCRYPTED, name, "encrypted")
        ratio = entry.file_size / max(1, entry.compress_size)
        _require(ratio <= MOST_RATIO, name, f"packed more than {MOST_RATIO} times smaller")
    _check_sizes({entry.filename: entry.file_size for entry in entries})
    # zipfile reads no more than the size that an entry claims, and checks its checksum.
    files = {entry.filename: packed.read(entry) for entry in entries}
    _check_sizes({name: len(content) for name, content in files.items()})
    return files


def _check_sizes(sizes: dict[str, int]) -> None:
    for name, size in sizes.items():
        _require(size <= MOST_FILE_BYTES, name, f"larger than {MOST_FILE_BYTES:,} bytes")
    _require(sum(sizes.values()) <= MOST_BYTES, "all files", f"larger than {MOST_BYTES:,} bytes together")


def check_words(files: Files) -> None:
    """Refuse files that are not text, or that contain an internet address."""
    for name, content in files.items():
        _require(_ADDRESS.search(content) is None, name, "contains an internet address")
        try:
            content.decode()
        except UnicodeDecodeError:
            if name in EXTRAS:
                raise CatalogueError(name, "", "not a text in UTF-8") from None


def packed(files: Files) -> bytes:
    """*files* as a `.temple` file: the same files give the same bytes."""
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as temple:
        for name in sorted(files):
            temple.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED)
    return target.getvalue()


def digest(files: Files) -> str:
    """A hash of names and contents, however they are packed."""
    total = blake2b(digest_size=_DIGEST_LETTERS // 2)
    for name in sorted(files):
        total.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    return total.hexdigest()


def _require(condition: bool, file: str, reason: str) -> None:
    if not condition:
        raise CatalogueError(file[:80], "", reason)
