"""Claiming: before people sit down, the cluster is asked for what each may have only once."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.seats.seats import PersonId

#: Called with the reason why a claim was refused; `None` if it was granted.
Claimed = Callable[[Declined | None], None]


class Claiming(Protocol):
    """Knows the claims of people in all processes of the cluster."""

    def before_sitting(self, person: PersonId, day: str, then: Claimed) -> None:
        """Call *then*, now or later and in the context of this call, once it is known whether *person* may
        sit down at a table here. The table plays the daily temple of *day*, unless that is empty."""


class NothingToClaim:
    """For a single process: the lobby knows everything."""

    def before_sitting(self, person: PersonId, day: str, then: Claimed) -> None:
        then(None)
