"""A disk that forgets at a power cut whatever was not synced: a layer between SQLite and the real files.

SQLite reaches its files through a table of functions, its VFS. This one does what the usual one does and
notes what was written and what was synced, so that a test can ask at any moment what a disk would hold if
the power failed now: all that was synced, and of the rest whatever it pleases.
"""

import ctypes
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p, cast, sizeof
from pathlib import Path
from random import Random
from typing import Any

#: Functions of a file and of a VFS, so far as SQLite 3.7.11 and later have them.
_FILE_FUNCTIONS = 18
#: A file keeps the pointer to its name, so it must be the one that SQLite gave.
_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
_DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class _Methods(Structure):
    """What SQLite can do to an open file."""

    _fields_ = [("version", c_int), ("functions", c_void_p * _FILE_FUNCTIONS)]


class _File(Structure):
    _fields_ = [("methods", POINTER(_Methods))]


class _Vfs(Structure):
    _fields_ = [
        ("version", c_int),
        ("file_size", c_int),
        ("path_size", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
        ("others", c_void_p * 14),
    ]


#: The places of the functions that matter in `_Methods.functions`.
_AT_WRITE, _AT_TRUNCATE, _AT_SYNC = 2, 3, 4


class _Held:
    """A file: what is on the disk for good, and what was done to it since the last sync."""

    def __init__(self, content: bytes) -> None:
        self.synced = bytearray(content)
        self.pending: list[tuple[int, bytes | None]] = []

    def sync(self) -> None:
        self.synced, self.pending = self.after(self.pending), []

    def after(self, changes: list[tuple[int, bytes | None]]) -> bytearray:
        content = bytearray(self.synced)
        for offset, written in changes:
            if written is None:
                del content[offset:]
                continue
            content.extend(bytes(max(0, offset - len(content))))
            content[offset : offset + len(written)] = written
        return content


class ForgetfulDisk:
    """Every file that SQLite opens while this is installed."""

    def __init__(self, library: ctypes.CDLL) -> None:
        #: What every write and sync answers, if not 0: one of SQLite's error codes.
        self.failure = 0
        self._library = library
        self._files: dict[Path, _Held] = {}
        self._paths: dict[int, Path] = {}
        self._methods: dict[int, _Methods] = {}
        library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._usual = library.sqlite3_vfs_find(None)
        self._open_usually = _OPEN(self._usual.contents.open)
        self._delete_usually = _DELETE(self._usual.contents.delete)
        self._kept: list[Any] = [_OPEN(self._open), _DELETE(self._delete)]
        self._vfs = _Vfs.from_buffer_copy(self._usual.contents)
        self._vfs.name = b"forgetful"
        self._vfs.open, self._vfs.delete = (cast(kept, c_void_p).value for kept in self._kept)

    def install(self) -> None:
        assert self._library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1) == 0

    def remove(self) -> None:
        assert self._library.sqlite3_vfs_unregister(ctypes.byref(self._vfs)) == 0

    def cut_power(self, folder: Path, chance: Random) -> None:
        """Put into *folder* what a disk might hold if the power failed now."""
        for path, held in list(self._files.items()):
            survived = [change for change in held.pending if chance.random() < chance.choice((0, 0.5, 1))]
            torn = [
                (offset, written[: chance.randrange(len(written))])
                if written and chance.random() < 0.2
                else (offset, written)
                for offset, written in survived
            ]
            (folder / path.name).write_bytes(held.after(torn))

    def _open(self, vfs: int, name: int | None, file: int, flags: int, out: Any) -> int:
        usual = ctypes.addressof(self._usual.contents)
        code = self._open_usually(usual, name, file, flags, out)
        if code == 0 and name is not None:
            path = Path(ctypes.string_at(name).decode())
            if path not in self._files:
                self._files[path] = _Held(path.read_bytes())
            self._paths[file] = path
            opened = cast(file, POINTER(_File)).contents
            opened.methods = ctypes.pointer(self._watched(opened.methods))
        return int(code)

    def _delete(self, vfs: int, name: bytes, is_synced: int) -> int:
        code = self._delete_usually(ctypes.addressof(self._usual.contents), name, is_synced)
        self._files.pop(Path(name.decode()), None)
        return int(code)

    def _watched(self, usual: Any) -> _Methods:
        """The functions of a file with those in between that note what happens."""
        address = ctypes.addressof(usual.contents)
        if address not in self._methods:
            watched = _Methods.from_buffer_copy(usual.contents)
            for place, kind, note in (
                (_AT_WRITE, _WRITE, self._wrote),
                (_AT_TRUNCATE, _TRUNCATE, self._truncated),
                (_AT_SYNC, _SYNC, self._synced),
            ):
                between = kind(self._between(kind(usual.contents.functions[place]), note))
                self._kept.append(between)
                watched.functions[place] = cast(between, c_void_p).value
            self._methods[address] = watched
        return self._methods[address]

    def _between(self, usual: Any, note: Any) -> Any:
        def call(*values: int) -> int:
            code = self.failure or int(usual(*values))
            if code == 0:
                note(*values)
            return code

        return call

    def _wrote(self, file: int, content: int, size: int, offset: int) -> None:
        self._files[self._paths[file]].pending.append((offset, ctypes.string_at(content, size)))

    def _truncated(self, file: int, size: int) -> None:
        self._files[self._paths[file]].pending.append((size, None))

    def _synced(self, file: int, flags: int) -> None:
        self._files[self._paths[file]].sync()


@contextmanager
def forgetful_disk() -> Iterator[ForgetfulDisk]:
    """Everything that SQLite opens in here is on a disk that can lose its power."""
    disk = ForgetfulDisk(ctypes.CDLL(_library()))
    disk.install()
    try:
        yield disk
    finally:
        disk.remove()


def _library() -> str:
    """The SQLite that this Python uses: a library of its own, or inside of the module."""
    sqlite3.connect(":memory:").close()
    maps = Path("/proc/self/maps").read_text().split("\n")
    paths = {line.split()[-1] for line in maps if "sqlite3" in line}
    return sorted(paths, key=lambda path: "libsqlite3" not in path)[0]


assert sizeof(_Vfs) == 4 * 4 + 8 * 4 + 15 * 8
