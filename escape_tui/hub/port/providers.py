"""What a server provides for its lobby: recordings, and the other processes of a cluster.

Each class does what a lobby without them needs; a server passes a subclass.
"""

from collections.abc import Callable
from typing import Protocol

from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.lobby.lobby import TablesElsewhere
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.messages.views import StandView, TableSummary
from escape_tui.hub.race.race import Rerun
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.table.seats.seats import PersonId
from escape_tui.hub.table.study import Study
from escape_tui.hub.watching.spectators import Stand

#: Called with the reason why a claim was refused; `None` if it was granted.
Claimed = Callable[[Declined | None], None]
#: Called with the study, or with the reason why there is none.
Found = Callable[[Study | Declined], None]
#: Called with what is played again, or with the reason why it can't be.
FoundRerun = Callable[[Rerun | Declined], None]
#: Moves a session to the process that has a table; takes a command, `join` or `watch`, and the table's code.
MoveOn = Callable[[str, str], None]
#: Called with the code of the table that a person watches from now on; empty for none.
OnWatch = Callable[[str], None]


class Claiming:
    """Knows the claims of people in all processes of the cluster: before people sit down, it is asked for
    what each may have only once."""

    def before_sitting(self, person: PersonId, day: str, then: Claimed) -> None:
        """Call *then*, now or later and in the context of this call, once it is known whether *person* may
        sit down at a table here. The table plays the daily temple of *day*, unless that is empty."""
        then(None)


class Elsewhere(TablesElsewhere):
    """Summaries of other processes' tables; people who want one of them move there."""

    def tables(self) -> tuple[TableSummary, ...]:
        """The public tables."""
        return ()

    def table(self, code: str) -> TableSummary | None:
        """The table *code*, public or not."""
        return None

    def racing(self) -> tuple[TableSummary, ...]:
        """The tables that take part in a race, public or not."""
        return ()


class Studying:
    """Knows moments of finished games that a table may play on from."""

    def find(self, origin: Origin, is_same_dice: bool, then: Found) -> None:
        """Call *then*, now or later and in the context of this call, with the study at *origin*."""
        then(Declined("no-such-recording", id=origin.game))

    def analysis(self, game: str) -> Analysis | None:
        """The analysis of the finished *game*, as far as it is known and may be told to anybody."""
        return None


class Pacing:
    """Knows finished games whose temple a table may play again, against the team that played it."""

    def find(self, game: str, then: FoundRerun) -> None:
        """Call *then*, now or later and in the context of this call, with the temple of *game*."""
        then(Declined("no-such-recording", id=game))


class RelayedStand(Protocol):
    """The local spectators of a relayed table."""

    stand: Stand

    def seen(self) -> StandView:
        """The stand as its spectators see it."""


class Relaying:
    """Relays tables of other processes. Without it, spectators move to the process of the table."""

    def open(self, code: str, then: Claimed) -> None:
        """Relay the table *code* of another process and call *then*, now or later, in the context of this
        call; call it even if that fails."""
        then(None)

    def at(self, code: str) -> RelayedStand | None:
        """The relayed table *code*, if there is one."""
        return None
