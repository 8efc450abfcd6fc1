"""Elsewhere: the tables that other processes of the same house have."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.hub.port.messages.views import TableSummary

#: Lets a visit go on in another process, which has a table: a word, `join` or `watch`, and the table's code.
MoveOn = Callable[[str, str], None]
#: Hears the code of the table that a visitor watches from now on; it is empty where they watch none.
OnWatch = Callable[[str], None]


class Elsewhere(Protocol):
    """What is known of other processes' tables; whoever wants one of them goes there."""

    def tables(self) -> tuple[TableSummary, ...]:
        """Those that everybody may find."""

    def table(self, code: str) -> TableSummary | None:
        """The table *code*, public or not."""


class NothingElsewhere:
    """This process is the whole house."""

    def tables(self) -> tuple[TableSummary, ...]:
        return ()

    def table(self, code: str) -> TableSummary | None:
        return None
