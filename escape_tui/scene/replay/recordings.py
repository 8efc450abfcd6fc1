"""Recordings: finished games to replay, and the destination of exports."""

from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.record.record import Header, JournalError, Recording, moment_of, read_journal

JOURNAL_SUFFIX = ".journal"


class RecordingLabel(Struct, frozen=True):
    """The facts about a recording that are known without reading it."""

    id: str
    setup: Setup
    #: When it was played, as local time such as `2026-11-16 20:15`.
    played: str
    #: The time of its last command; 0 if there was none.
    ends_at: Millis = 0


class Recordings:
    """The finished games that a player may replay; here there are none."""

    def labels(self) -> tuple[RecordingLabel, ...]:
        """The recordings, the latest first."""
        return ()

    async def recording(self, id: str) -> Recording:
        """The recording *id*; raises `JournalError` if it is damaged."""
        raise JournalError(id, 1, "nothing is kept here")

    def analysis(self, id: str) -> Analysis | None:
        """The turning points of the recording *id* that are known so far; only a server finds them."""
        return None

    def is_analysing(self, id: str) -> bool:
        """Whether more of the analysis of the recording *id* is on its way."""
        return False

    def analyse_whole(self, id: str) -> None:
        """Separate luck from play at the turning points of the recording *id*; `analysis` has the result
        later."""

    def export(self, name: str, content: str) -> str:
        """Write *content* to a file for the player; returns its place."""
        return ""

    def export_command(self, id: str) -> str:
        """The command that exports the recording *id* from another machine; empty if `export` writes it."""
        return ""


class FolderRecordings(Recordings):
    """Journals in *folder*, one file per game; exports are written next to them."""

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

    def export(self, name: str, content: str) -> str:
        path = self._folder / Path(name).name
        path.write_text(content, encoding="utf-8")
        return str(path)


_headers = msgspec.json.Decoder(Header)


def _spine(path: Path) -> RecordingLabel | None:
    """The label of the journal at *path*; `None` for a file that can't be read."""
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
