"""Elsewhere: the tables of other processes of the cluster."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.hub.lobby.lobby import NoTablesElsewhere, TablesElsewhere
from escape_tui.hub.port.messages.views import TableSummary

#: Moves a session to the process that has a table; takes a command, `join` or `watch`, and the table's code.
MoveOn = Callable[[str, str], None]
#: Called with the code of the table that a person watches from now on; empty for none.
OnWatch = Callable[[str], None]


class Elsewhere(TablesElsewhere, Protocol):
    """Summaries of other processes' tables; people who want one of them move there."""

    def tables(self) -> tuple[TableSummary, ...]:
        """The public tables."""

    def table(self, code: str) -> TableSummary | None:
        """The table *code*, public or not."""

    def racing(self) -> tuple[TableSummary, ...]:
        """The tables that take part in a race, public or not."""


class NothingElsewhere(NoTablesElsewhere):
    def tables(self) -> tuple[TableSummary, ...]:
        return ()

    def table(self, code: str) -> TableSummary | None:
        return None

    def racing(self) -> tuple[TableSummary, ...]:
        return ()
