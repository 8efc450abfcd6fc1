"""What a keeper sees of the other processes of the house, and NoOthers where this one is all there is."""

from typing import Protocol

from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.scene.lobby.visitor_services import Guest, WorkerLine


class OtherWorkers(Protocol):
    """The rest of the house, as far as it was heard of."""

    def workers(self) -> tuple[WorkerLine, ...]:
        """Every worker, this one, too."""

    def guests(self) -> tuple[Guest, ...]:
        """The sessions of the others, as they were last told."""

    async def ask_all(self) -> None:
        """Wait until the others have told their sessions, or don't answer."""

    def tables(self) -> tuple[TableSummary, ...]:
        """Their tables, public or not."""

    def waiting(self) -> int:
        """How many stand in line, at all gates."""


class NoOthers:
    async def ask_all(self) -> None: ...

    def workers(self) -> tuple[WorkerLine, ...]:
        return ()

    def guests(self) -> tuple[Guest, ...]:
        return ()

    def tables(self) -> tuple[TableSummary, ...]:
        return ()

    def waiting(self) -> int:
        return 0
