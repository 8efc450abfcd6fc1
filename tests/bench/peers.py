"""The same screen and load as an ordinary Textual app, and as asyncssh alone: what ours costs beside them."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, ClassVar, NamedTuple

import asyncssh
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.drivers.headless_driver import HeadlessDriver
from textual.widgets import Static

from tests.bench import floor
from tests.bench.clients.crowd import Plan
from tests.bench.clients.crowd import measured as played
from tests.bench.clients.echo import echoed
from tests.bench.clients.figures import Figures
from tests.bench.crowd import HOST_CORE, RATE, SECONDS, Running, pin_client, pinned, plan, running_host

VISITORS = 60
SEATS = 6
FRAMES_PER_SECOND = 10
FACES = "AKTGB"
_CHAMBER = ("┌───▒▒▒───┐", "│ A     K │", "▒   ◆2    ▒", "│  a b    │", "└─────────┘")


class Table:
    """Six people, their dice and what each has typed: all that changes on the screen."""

    def __init__(self) -> None:
        self.dice = [[0] * 5 for _ in range(SEATS)]
        self.typed = [""] * SEATS
        self.seconds = 600
        self._luck = Random(1)

    def press(self, seat: int, key: str) -> None:
        die = self._luck.randrange(5)
        self.dice[seat][die] = (self.dice[seat][die] + 1) % len(FACES)
        self.typed[seat] = (self.typed[seat] + key)[-20:]


class Dice(Static):
    """One player's dice, large."""

    def show(self, dice: list[int]) -> None:
        faces = [FACES[die] for die in dice]
        lines = ("╭─────╮ " * 5, "".join(f"│  {face}  │ " for face in faces), "╰─────╯ " * 5)
        self.update(Text("\n".join(lines), style="bold yellow"))


class Friends(Static):
    """Everybody else in two lines."""

    def show(self, table: Table, seat: int) -> None:
        text = Text()
        for number, dice in enumerate(table.dice):
            if number != seat:
                text.append(f"☻{number} Player {number}\n", style="bold")
                text.append("  " + "".join(f"│{FACES[die]}│" for die in dice) + "\n", style="cyan")
        self.update(text)


class PlainApp(App[None]):
    """The game's screen in plain widgets: each draws itself when what it shows has changed."""

    CSS = """
    #side { width: 34; border: solid grey; }
    #map { height: 1fr; border: solid grey; }
    #dice { height: 5; }
    """
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self._table, self._seat = table, seat
        self._shown: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal():
            with Vertical():
                yield Static("\n".join("  ".join([line] * 5) for line in _CHAMBER * 4), id="map")
                yield Dice(id="dice")
            with Vertical(id="side"):
                yield Static(id="typed")
                yield Friends(id="friends")

    def on_mount(self) -> None:
        self._look()
        self.set_interval(1 / FRAMES_PER_SECOND, self._look)

    def on_key(self, event: events.Key) -> None:
        self._table.press(self._seat, event.key)
        self.query_one("#typed", Static).update(self._table.typed[self._seat])
        self.query_one(Dice).show(self._table.dice[self._seat])

    def _look(self) -> None:
        shown = (self._table.seconds, *map(tuple, self._table.dice))
        if shown != self._shown:
            self._shown = shown
            self.query_one("#status", Static).update(f"─ {self._table.seconds} s │ ◇ 12 gems │ 48 tiles ─")
            self.query_one(Friends).show(self._table, self._seat)


class LineOut(HeadlessDriver):
    """Textual's own output, sent to a channel."""

    def __init__(self, *given: Any, channel: "asyncssh.SSHServerChannel[bytes]", **facts: Any) -> None:
        super().__init__(*given, **facts)
        self._channel = channel

    @property
    def is_headless(self) -> bool:
        return False

    def write(self, data: str) -> None:
        if not self._channel.is_closing():
            self._channel.write(data.encode())


class Session(asyncssh.SSHServerSession[bytes]):
    """One visitor's app."""

    def __init__(self, table: Table, seat: int) -> None:
        self._app = PlainApp(table, seat)

    def connection_made(self, chan: "asyncssh.SSHServerChannel[bytes]") -> None:
        self._channel = chan

    def pty_requested(self, term_type: str, term_size: tuple[int, int, int, int], *_: object) -> bool:
        self._size = term_size[:2]
        return True

    def shell_requested(self) -> bool:
        self._app.driver_class = partial(LineOut, channel=self._channel)  # type: ignore[assignment]
        self._running = asyncio.create_task(self._app.run_async(size=self._size))
        return True

    def data_received(self, data: bytes, datatype: int | None) -> None:
        for letter in data.decode():
            self._app.post_message(events.Key(letter, letter))

    def connection_lost(self, exc: Exception | None) -> None:
        self._app.exit()


class Server(asyncssh.SSHServer):
    """Seats visitors as they come, six to a table."""

    tables: ClassVar[list[Table]] = []
    seated: ClassVar[int] = 0

    def begin_auth(self, username: str) -> bool:
        return False

    def session_requested(self) -> Session:
        place, seat = divmod(Server.seated, SEATS)
        Server.seated += 1
        if place == len(Server.tables):
            Server.tables.append(Table())
        return Session(Server.tables[place], seat)


async def _serve() -> None:
    server = await asyncssh.listen(
        "127.0.0.1",
        0,
        server_factory=Server,
        server_host_keys=[asyncssh.generate_private_key("ssh-ed25519")],
        encoding=None,
        line_editor=False,
        encryption_algs=["aes128-gcm@openssh.com"],
    )
    print(f"port {server.sockets[0].getsockname()[1]}", flush=True)
    while True:
        await asyncio.sleep(1)
        for table in Server.tables:
            table.seconds -= 1


@contextlib.contextmanager
def running_textual() -> Iterator[Running]:
    start = (sys.executable, "-m", "tests.bench.peers")
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield pinned(process, HOST_CORE)
        finally:
            process.kill()


class Peer(NamedTuple):
    """A program and what it took to carry the crowd."""

    name: str
    figures: Figures

    @property
    def cpu_a_frame(self) -> float:
        """In milliseconds."""
        frames = self.figures.frames_per_second * self.figures.visitors
        return self.figures.host_cpu * 1000 / frames if frames else 0.0


def peers() -> Iterator[Peer]:
    with floor.running_floor() as server:
        bare = Plan("127.0.0.1", server.port, VISITORS, RATE, SECONDS, pid=server.pid)
        yield Peer("asyncssh alone", asyncio.run(echoed(bare, None)))
    with running_host() as host:
        yield Peer("the game", asyncio.run(played(plan(host, VISITORS))))
    with running_textual() as server:
        plain = Plan("127.0.0.1", server.port, VISITORS, RATE, SECONDS, pid=server.pid)
        yield Peer("plain Textual", asyncio.run(echoed(plain, None)))


def run() -> str:
    """A table of all three at the same load, with ratios to the first."""
    pin_client()
    found = list(peers())
    least = found[0].cpu_a_frame or 1.0
    heads = f"{'key p50':>9}{'p95':>8}{'frames/s':>10}{'CPU':>7}{'ms a frame':>12}{'ratio':>8}"
    lines = [f"{f'{VISITORS} visitors':18}{heads}"]
    for peer in found:
        keys = peer.figures.key_to_effect
        lines.append(
            f"{peer.name:18}{keys.p50:9.1f}{keys.p95:8.1f}{peer.figures.frames_per_second:10.1f}"
            f"{peer.figures.host_cpu:7.0%}{peer.cpu_a_frame:12.2f}{peer.cpu_a_frame / least:8.1f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    asyncio.run(_serve())
