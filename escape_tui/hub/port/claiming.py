"""Claiming: what a person may have only once in the whole house, asked for before they sit down."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.seats import PersonId

#: Hears why a claim was not granted; `None` where it was.
Claimed = Callable[[Declined | None], None]


class Claiming(Protocol):
    """Whoever knows what people have in other processes of the house."""

    def before_sitting(self, person: PersonId, day: str, then: Claimed) -> None:
        """Call *then*, now or later and in the context of this call, once it is known whether *person* may
        sit down at a table here; at one that tries the temple of *day*, if that is not empty."""


class NothingToClaim:
    """This process is the whole house: what the lobby knows is all there is to know."""

    def before_sitting(self, person: PersonId, day: str, then: Claimed) -> None:
        then(None)
