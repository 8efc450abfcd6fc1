"""A host with its lobby on a free port and a clock that the test turns, and visitors who know their way."""

import contextlib
from collections.abc import AsyncIterator, Iterator, Mapping
from itertools import count
from pathlib import Path

import asyncssh

from escape_tui.hub.clockwork import Clockwork, HandClockwork
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.table import Table
from ssh_host.admin.draining import Draining
from ssh_host.admission.identity import host_key
from ssh_host.config.config import load
from ssh_host.host import Host
from ssh_host.lobby.hosted_lobby import HostedLobby
from ssh_host.serve.listeners import Listeners
from ssh_host.store.store import FILE_NAME, Store
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.house import Client, House, until, visiting
from tests.temple import CATALOGUE

ENTER, ESC, DOWN, UP, LEFT, RIGHT = b"\r", b"\x1b", b"\x1b[B", b"\x1b[A", b"\x1b[D", b"\x1b[C"


class Camp(House):
    """A running host: its hosted_lobby, its clock and its address."""

    def __init__(self, host: Host, hosted_lobby: HostedLobby, clock: HandClockwork) -> None:
        super().__init__(host)
        self.hosted_lobby = hosted_lobby
        self.clock = clock

    @property
    def table(self) -> Table:
        (table,) = self.hosted_lobby.lobby.tables.values()
        return table

    @property
    def live(self) -> LiveGame:
        assert self.table.live is not None
        return self.table.live


def seeds() -> Iterator[int]:
    return (number * 1_000_003 for number in count(41))


@contextlib.asynccontextmanager
async def opened(
    folder: Path,
    clockwork: Clockwork,
    flags: Mapping[str, object] | None = None,
    draining: Draining | None = None,
) -> AsyncIterator[tuple[Host, HostedLobby]]:
    """A host with its lobby, whose tables use *clockwork*."""
    config = load(
        None, {"listen.address": "127.0.0.1", "listen.port": 0, "data.folder": str(folder), **(flags or {})}
    )
    store, numbers = Store.open(folder / FILE_NAME), seeds()
    hosted_lobby = HostedLobby(config, store, clockwork, CATALOGUE, lambda: next(numbers))
    hosted_lobby.find_again()
    key = host_key(folder)
    host = Host(config, store, key, hosted_lobby, draining=draining)
    listeners = Listeners(host, key)
    hosted_lobby.opened(host)
    await listeners.open()
    try:
        yield host, hosted_lobby
    finally:
        await listeners.close()
        hosted_lobby.close()
        store.close()


@contextlib.asynccontextmanager
async def camp(
    folder: Path, flags: Mapping[str, object] | None = None, draining: Draining | None = None
) -> AsyncIterator[Camp]:
    clock = HandClockwork()
    async with opened(folder, clock, flags, draining) as (host, hosted_lobby):
        yield Camp(host, hosted_lobby, clock)


def new_key() -> asyncssh.SSHKey:
    return asyncssh.generate_private_key("ssh-ed25519")


@contextlib.asynccontextmanager
async def in_lobby(home: Camp, user: str, key: asyncssh.SSHKey | None = None) -> AsyncIterator[Client]:
    """A visitor who has confirmed the card of a first visit and stands in the lobby."""
    async with visiting(home, user, key) as client:
        await client.until_sees("Enter the temple")
        client.type(ENTER)
        await client.until_sees("Quick play")
        yield client


async def begun(home: Camp, opener: Client, *others: Client) -> None:
    """*opener* opens a table, *others* find it, all are ready, and the temple opens."""
    opener.type(b"o")
    await opener.until_sees("I’m ready")
    for other in others:
        other.type(b"q")
        await other.until_sees("I’m ready")
    for client in (opener, *others):
        client.type(b"r")
    for client in (opener, *others):
        await client.until_sees("─ Story")
    home.clock.turn(COUNT_IN_MS)
    await until(lambda: home.live.state.started_at is not None and home.live.now() >= 0)
