"""Recordings: finished games that can be seen again, and where what is exported goes."""

from datetime import datetime
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.record.record import Header, JournalError, Recording, moment_of, read_journal

JOURNAL_SUFFIX = ".journal"


class RecordingLabel(Struct, frozen=True):
    """What can be read of a recording without opening it."""

    id: str
    setup: Setup
    #: When it was played, in local words such as `2026-11-16 20:15`.
    played: str
    #: When its last command was played; 0 where nobody did anything.
    ends_at: Millis = 0


class Recordings(Protocol):
    def labels(self) -> tuple[RecordingLabel, ...]:
        """The recordings, the latest first."""

    async def recording(self, id: str) -> Recording:
        """The recording *id*; raises `JournalError` for one that cannot be trusted."""

    def analysis(self, id: str) -> Analysis | None:
        """Where the recording *id* turned, as far as that is known."""

    def export(self, name: str, content: str) -> str:
        """Put *content* where the player finds it; says where that is."""

    def export_command(self, id: str) -> str:
        """What to type elsewhere to get the recording *id* as a file; empty where `export` writes it."""


class EmptyShelf:
    """Nothing was played here yet, and nothing is kept."""

    def labels(self) -> tuple[RecordingLabel, ...]:
        return ()

    async def recording(self, id: str) -> Recording:
        raise JournalError(id, 1, "nothing is kept here")

    def analysis(self, id: str) -> Analysis | None:
        return None

    def export(self, name: str, content: str) -> str:
        return ""

    def export_command(self, id: str) -> str:
        return ""


class FolderRecordings:
    """Journals in *folder*, one file a game; exports lie beside them."""

    def __init__(self, folder: Path, catalogue: Catalogue) -> None:
        self._folder = folder
        self._catalogue = catalogue

    def labels(self) -> tuple[RecordingLabel, ...]:
        if not self._folder.is_dir():
            return ()
        journals = sorted(self._folder.glob(f"*{JOURNAL_SUFFIX}"), key=_played_at, reverse=True)
        return tuple(label for path in journals if (label := _spine(path)) is not None)

    async def recording(self, id: str) -> Recording:
        path = self._folder / f"{Path(id).name}{JOURNAL_SUFFIX}"
        try:
            return read_journal(path, self._catalogue)
        except OSError as error:
            raise JournalError(id, 1, str(error)) from error

    def analysis(self, id: str) -> Analysis | None:
        return None

    def export(self, name: str, content: str) -> str:
        path = self._folder / Path(name).name
        path.write_text(content, encoding="utf-8")
        return str(path)

    def export_command(self, id: str) -> str:
        return ""


_headers = msgspec.json.Decoder(Header)


def _spine(path: Path) -> RecordingLabel | None:
    """The label of the journal at *path*; none of what cannot be read, however it came there."""
    try:
        first, *rest = path.read_bytes().splitlines()
        setup = _headers.decode(first).setup
        ends_at = next((at for line in reversed(rest) if (at := moment_of(line)) is not None), 0)
    except (OSError, ValueError, msgspec.MsgspecError):
        return None
    played = datetime.fromtimestamp(_played_at(path)).strftime("%Y-%m-%d %H:%M")
    return RecordingLabel(path.name.removesuffix(JOURNAL_SUFFIX), setup, played, ends_at)


def _played_at(path: Path) -> float:
    return path.stat().st_mtime
