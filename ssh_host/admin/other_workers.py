"""What the admin screen shows of the other processes of a cluster; `NoOthers` if there are none."""

from typing import Protocol

from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.scene.lobby.visitor_services import Guest, WorkerLine


class OtherWorkers(Protocol):
    """The other processes of a cluster, as last reported."""

    def workers(self) -> tuple[WorkerLine, ...]:
        """All workers, including this one."""

    def guests(self) -> tuple[Guest, ...]:
        """The sessions of the others, as last reported."""

    async def ask_all(self) -> None:
        """Wait for the others to report their sessions, but not for long."""

    def tables(self) -> tuple[TableSummary, ...]:
        """Their tables, public or not."""

    def waiting(self) -> int:
        """The length of the queues at all gates."""


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
