"""The tables of other workers, as this worker's lobby shows them."""

from collections.abc import Iterator

import msgspec

from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.port.providers import Elsewhere
from escape_tui.hub.table.seats.seats import PersonId
from ssh_host.cluster.membership.directory import Directory, TableNotice


class RemoteTables(Elsewhere):
    """The tables of the directory that belong to other workers than *worker*, each decoded once."""

    def __init__(self, directory: Directory, worker: str) -> None:
        self._directory = directory
        self._worker = worker
        self._read: dict[tuple[str, str], tuple[TableNotice, TableSummary]] = {}

    def tables(self) -> tuple[TableSummary, ...]:
        return tuple(summary for notice, summary in self._notices() if notice.is_public)

    def has(self, code: str) -> bool:
        return self._directory.at(code) is not None

    def founders(self) -> Iterator[tuple[PersonId, str]]:
        return ((notice.founder, notice.network) for notice in self._directory if self._is_remote(notice))

    def all_tables(self) -> tuple[TableSummary, ...]:
        """All of them, including invite-only tables."""
        return tuple(summary for _, summary in self._notices())

    def racing(self) -> tuple[TableSummary, ...]:
        return tuple(summary for summary in self.all_tables() if summary.race is not None)

    def _notices(self) -> tuple[tuple[TableNotice, TableSummary], ...]:
        notices = [notice for notice in self._directory if self._is_remote(notice)]
        self._read = {(notice.worker, notice.code): self._read_again(notice) for notice in notices}
        return tuple(self._read.values())

    def table(self, code: str) -> TableSummary | None:
        notice = self._directory.at(code)
        return self._read_again(notice)[1] if notice is not None and self._is_remote(notice) else None

    def _is_remote(self, notice: TableNotice) -> bool:
        return notice.worker != self._worker

    def _read_again(self, notice: TableNotice) -> tuple[TableNotice, TableSummary]:
        known = self._read.get((notice.worker, notice.code))
        if known is not None and known[0] == notice:
            return known
        return notice, msgspec.json.decode(notice.summary, type=TableSummary)
