"""Pacing: finished games whose temple a table may play again, against the team that played it."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.race.race import Rerun

#: Called with what is played again, or with the reason why it can't be.
FoundRerun = Callable[[Rerun | Declined], None]


class Pacing(Protocol):
    """Knows finished games."""

    def find(self, game: str, then: FoundRerun) -> None:
        """Call *then*, now or later and in the context of this call, with the temple of *game*."""


class NothingToRerun:
    """For a lobby without recordings."""

    def find(self, game: str, then: FoundRerun) -> None:
        then(Declined("no-such-recording", id=game))
