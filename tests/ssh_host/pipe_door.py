"""The smallest door there is: a line of the test's own, and a session behind it."""

from collections.abc import Callable
from pathlib import Path

from escape_tui.scene.terminal import Terminal, TerminalSize
from ssh_host.admission.identity import new_guest
from ssh_host.host import Host
from ssh_host.monitoring.metrics import Metrics
from ssh_host.session.arrival import Arrival
from ssh_host.session.connection.frame_outlet import FrameOutlet
from ssh_host.session.session import Session


class PipeConnection:
    """A line whose state the test decides."""

    def __init__(self) -> None:
        self.written = self.errors = b""
        self.unconfirmed = 0
        self.waiting = 0
        self.overdue = 0
        self.status: int | None = None
        self.is_cut = False

    def write(self, content: bytes) -> None:
        self.written += content

    def write_error(self, content: bytes) -> None:
        self.errors += content

    def waiting_bytes(self) -> int:
        return self.waiting

    def unconfirmed_bytes(self) -> int:
        return self.unconfirmed

    def overdue_bytes(self) -> int:
        return self.overdue

    def close(self, status: int) -> None:
        self.status = status

    def abort(self) -> None:
        self.is_cut = True


class IdleStage:
    """A stage that draws by itself, and hears no key."""

    def wake(self) -> None: ...

    def repaint(self) -> None: ...

    def click(self, x: int, y: int) -> None: ...

    def wheel(self, step: int) -> None: ...

    def press(self, key: str) -> bool:
        return False


def outlet_to(
    connection: PipeConnection,
    most_bytes: int = 1_000,
    stalled_seconds: float = 30,
    stalled: Callable[[], None] = lambda: None,
) -> FrameOutlet:
    return FrameOutlet(connection, most_bytes, stalled_seconds, Metrics(Path()), stalled)


def arrival(user: str = "kim", command: str | None = None, kind: str = "xterm") -> Arrival:
    terminal = Terminal(kind=kind, size=TerminalSize(80, 24))
    return Arrival(new_guest(), "192.0.2.7", terminal, user, command)


def came_in(
    host: Host,
    connection: PipeConnection,
    who: Arrival | None = None,
    *,
    is_admitted: bool = False,
) -> Session:
    session = Session(host, who or arrival(), connection, is_admitted=is_admitted)
    session.begin()
    return session
