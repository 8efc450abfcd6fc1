"""Studying: moments of finished games that a table may play on from."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.table.study import Study

#: Called with the study, or with the reason why there is none.
Found = Callable[[Study | Declined], None]


class Studying(Protocol):
    """Knows finished games."""

    def find(self, origin: Origin, is_same_dice: bool, then: Found) -> None:
        """Call *then*, now or later and in the context of this call, with the study at *origin*."""

    def analysis(self, game: str) -> Analysis | None:
        """The analysis of the finished *game*, as far as it is known and may be told to anybody."""


class NothingToStudy:
    """For a lobby without recordings."""

    def find(self, origin: Origin, is_same_dice: bool, then: Found) -> None:
        then(Declined("no-such-recording", id=origin.game))

    def analysis(self, game: str) -> Analysis | None:
        return None
