"""A host on a free port with a tiny App, and clients to visit it."""

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import asyncssh
import pyte
from textual.app import App, ComposeResult
from textual.events import Key, Paste, Resize
from textual.widgets import Static

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.watching.replica import Replica
from escape_tui.scene.lobby.ladder_views import DailyLine
from escape_tui.scene.menus.player_settings import dressed
from ssh_host.admission.identity import host_key
from ssh_host.config.config import Config, load
from ssh_host.host import Host
from ssh_host.serve.listeners import Listeners
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.app_room import AppRoom
from ssh_host.session.rooms.room import Room
from ssh_host.session.session import Session
from ssh_host.store.store import FILE_NAME, Store

PATIENCE_SECONDS = 60.0


class Echo(App[None]):
    """Shows who is here, and every key; `x` breaks it and `ctrl+q` leaves."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.notices: list[str] = []
        self.typed: list[str] = []

    def compose(self) -> ComposeResult:
        session = self.session
        yield Static(
            f"hello {session.name} door={session.destination.way} {session.destination.code}", markup=False
        )
        yield Static("keys:", id="keys", markup=False)
        yield Static(f"size: {self.size.width}x{self.size.height}", id="size", markup=False)

    def on_key(self, event: Key) -> None:
        if event.key == "x":
            raise RuntimeError("broken on purpose")
        self.typed.append(event.key)
        self.query_one("#keys", Static).update(f"keys: {' '.join(self.typed[-8:])}")

    def notice(self, text: str) -> None:
        self.notices.append(text)
        self.notify(text, markup=False)

    def on_paste(self, event: Paste) -> None:
        self.query_one("#keys", Static).update(f"pasted: {len(event.text)}")

    def on_resize(self, event: Resize) -> None:
        for size in self.query("#size").results(Static):
            size.update(f"size: {event.size.width}x{event.size.height}")


class NoGames:
    """A process without tables."""

    def tables(self) -> tuple[TableSummary, ...]:
        return ()

    def since_ms(self) -> Millis:
        return 0

    def shown(self, code: str) -> Replica | None:
        return None

    def table(self, code: str) -> TableSummary | None:
        return None

    def in_progress(self) -> int:
        return 0

    def has_recording(self, game: str) -> bool:
        return False

    def analysis(self, game: str) -> Analysis | None:
        return None

    async def daily_lines(self, week: str) -> tuple[DailyLine, ...]:
        return ()


class Apps:
    """What a house shows: an App for everybody, no game, and nothing to wait for."""

    public_games = NoGames()

    def __init__(self, make: Callable[[Session], Any]) -> None:
        self._make = make
        self.apps: list[Any] = []
        #: Why visits ended, in the order in which they did.
        self.leavings: list[LeaveReason | None] = []

    def make_room(self, session: Session) -> Room:
        return AppRoom(session, AppsDesk(self, session), partial(self._made, session))

    def _made(self, session: Session) -> Any:
        self.apps.append(app := self._make(session))
        app.drawn_on = dressed(session.arrival.terminal, session.settings)
        return app

    def games_played(self) -> frozenset[str]:
        return frozenset()

    async def drain(self, seconds: float, tell: object) -> None: ...

    def stay_open(self) -> None: ...

    def reload(self, config: Config) -> None: ...


class AppsDesk:
    """Notes why a visit ended."""

    def __init__(self, apps: Apps, session: Session) -> None:
        self._apps = apps
        self._session = session

    def depart(self) -> None:
        self._apps.leavings.append(self._session.leaving)

    def game(self) -> str:
        return ""


class House:
    """A running host, its visitors' Apps and its address."""

    def __init__(self, host: Host, shown: Apps | None = None) -> None:
        self.host = host
        self.shown = shown or Apps(Echo)

    @property
    def apps(self) -> list[Any]:
        return self.shown.apps

    async def until_visited(self) -> frozenset[Session]:
        sessions: frozenset[Session] = await until(lambda: self.host.sessions)
        return sessions

    @property
    def port(self) -> int:
        return self.host.port


class ListeningHouse(House):
    """A house that listens in this process."""

    def __init__(self, listeners: Listeners, shown: Apps) -> None:
        super().__init__(listeners.host, shown)
        self.listeners = listeners


@contextlib.asynccontextmanager
async def house(
    folder: Path,
    flags: Mapping[str, object] | None = None,
    make: Callable[[Session], App[Any]] = Echo,
) -> AsyncIterator[ListeningHouse]:
    config: Config = load(
        None, {"listen.address": "127.0.0.1", "listen.port": 0, "data.folder": str(folder), **(flags or {})}
    )
    store = Store.open(folder / FILE_NAME)
    shown = Apps(make)
    key = host_key(folder)
    listeners = Listeners(Host(config, store, key, shown), key)
    await listeners.open()
    try:
        yield ListeningHouse(listeners, shown)
    finally:
        await listeners.close()
        store.close()


async def until(fact: Callable[[], Any], what: str = "") -> Any:
    """Wait until *fact* holds, and give it."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not (held := fact()):
        assert time.monotonic() < end, f"never happened: {what or fact}"
        await asyncio.sleep(0.005)
    return held


class Guest(asyncssh.SSHClient):
    """Asks to be let in without a key, as OpenSSH does on its own."""

    def kbdint_auth_requested(self) -> str:
        return ""


class Client(asyncssh.SSHClientSession[bytes]):
    """A visitor with a terminal emulator."""

    def __init__(self, columns: int = 80, rows: int = 24) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.received = b""
        self.is_closed = False
        self.on_closed: Callable[[], None] = lambda: None
        self._text: str | None = None

    def connection_made(self, chan: "asyncssh.SSHClientChannel[bytes]") -> None:
        self.channel = chan

    def data_received(self, data: bytes, datatype: int | None) -> None:
        self.received += data
        self._text = None
        if datatype is None:
            # pyte takes the unknown private marker of the keyboard protocol for text.
            self._stream.feed(data.replace(b"\x1b[<u", b""))

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        self.on_closed()

    @property
    def text(self) -> str:
        if self._text is None:
            # As `display` has it, without computing the width of each character again.
            cells, columns = self.screen.buffer, range(self.screen.columns)
            rows = range(self.screen.lines)
            self._text = "\n".join("".join(cells[y][x].data for x in columns) for y in rows)
        return self._text

    def sees(self, words: str) -> bool:
        return words in self.text

    async def until_sees(self, words: str) -> None:
        await self.until(lambda: self.sees(words), f"{words!r} on the screen")

    async def until(self, fact: Callable[[], bool], what: str) -> None:
        """Wait until *fact* holds; where it never does, tell what the screen shows instead."""
        try:
            await until(fact, what)
        except AssertionError as error:
            raise AssertionError(f"{error}:\n{self.text}\n{self.received[-300:]!r}") from None

    def type(self, keys: bytes) -> None:
        self.channel.write(keys)

    async def choose(self, words: str) -> None:
        """Move the cursor of the menu to the entry with *words*, and open it."""
        while words not in (entry := self._entry)[1]:
            is_above = words in "\n".join(self.text.splitlines()[: entry[0]])
            self.type(b"\x1b[A" if is_above else b"\x1b[B")
            await self.until(lambda: self._entry != entry, f"another entry, on the way to {words!r}")
        self.type(b"\r")

    @property
    def _entry(self) -> tuple[int, str]:
        """Row and words of the menu entry at the cursor, without its figures: a clock may run in it."""
        lines = (line.partition("►") for line in self.text.splitlines())
        entries = [(row, entry) for row, (_, cursor, entry) in enumerate(lines) if cursor]
        row, entry = entries[0] if entries else (-1, "")
        return row, re.sub(r"\d", "", entry)


@contextlib.asynccontextmanager
async def connected(
    home: House, user: str = "kim", key: asyncssh.SSHKey | None = None, **options: Any
) -> AsyncIterator[asyncssh.SSHClientConnection]:
    async with asyncssh.connect(
        "127.0.0.1",
        home.port,
        username=user,
        client_keys=[key] if key else None,
        known_hosts=None,
        agent_path=None,
        config=None,
        client_factory=Guest,
        **options,
    ) as connection:
        yield connection


@contextlib.asynccontextmanager
async def visiting(
    home: House,
    user: str = "kim",
    key: asyncssh.SSHKey | None = None,
    command: str | None = None,
    term: str = "xterm-256color",
    size: tuple[int, int] = (80, 24),
    **options: Any,
) -> AsyncIterator[Client]:
    async with connected(home, user, key) as connection:
        client = await entered(connection, command, term, size, **options)
        # As OpenSSH does, which hangs up when its session has ended.
        client.on_closed = connection.close
        yield client


async def entered(
    connection: asyncssh.SSHClientConnection,
    command: str | None = None,
    term: str = "xterm",
    size: tuple[int, int] = (80, 24),
    **options: Any,
) -> Client:
    client = Client(*size)
    await connection.create_session(
        lambda: client, command, term_type=term, term_size=size, encoding=None, **options
    )
    return client
