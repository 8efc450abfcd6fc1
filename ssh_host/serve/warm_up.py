"""Warm-up: runs everything that is slow the first time before anybody connects."""

import asyncio
import logging
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncssh

from escape_tui.app.visitor_app import WELCOMED
from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.port import Port
from escape_tui.scene.menus.player_settings import Settings, encoded
from escape_tui.scene.terminal import Colours, Terminal, TerminalSize
from ssh_host.admission.identity import Identity, new_guest
from ssh_host.config.config import Config, Durability
from ssh_host.host import Host
from ssh_host.lobby.hosted_lobby import HostedLobby, edition_of
from ssh_host.monitoring.log import happened, quiet
from ssh_host.session.arrival import Arrival
from ssh_host.session.session import Session
from ssh_host.store.store import FILE_NAME, Store

_PLAYED_MS: Millis = 20_000
_WHOLE_GAME_MS: Millis = 900_000
_PATIENCE_SECONDS = 20.0
_TERMINAL = Terminal(kind="xterm-256color", size=TerminalSize(100, 30), colours=Colours.TRUE, language="en")
#: Longer output than this includes the first picture.
_PICTURE_BYTES = 1_000


class NoConnection:
    """A connection without a client; *picture* is set once the game was drawn."""

    def __init__(self) -> None:
        self.picture = asyncio.Event()

    def write(self, content: bytes) -> None:
        if len(content) >= _PICTURE_BYTES:
            self.picture.set()

    def write_error(self, content: bytes) -> None:
        """Discarded."""

    def waiting_bytes(self) -> int:
        return 0

    def unconfirmed_bytes(self) -> int:
        return 0

    def overdue_bytes(self) -> int:
        return 0

    def close(self, status: int) -> None: ...

    def abort(self) -> None: ...


async def warmed_up(config: Config) -> bool:
    """Play a game in a temporary store, restore it and let its player return; `False` if that failed.

    A failure doesn't prevent the start.
    """
    try:
        with TemporaryDirectory(prefix="temple-") as folder, quiet():
            path = Path(folder) / FILE_NAME
            with closing(Store.open(path, Durability.PROCESS)) as store:
                async with asyncio.timeout(_PATIENCE_SECONDS):
                    await _played_and_found_again(config, store)
    except Exception as error:
        happened("warm-up failed", logging.WARNING, error)
        return False
    return True


async def _played_and_found_again(config: Config, store: Store) -> None:
    catalogue, guest, viewer = edition_of(config), new_guest(), new_guest()
    for known in (guest, viewer):
        store.greet(known.player, "")
        store.save_settings(known.player, encoded(Settings(remembered={WELCOMED: True})))
    finished = _play(config, store, catalogue, guest, _WHOLE_GAME_MS)
    _play(config, store, catalogue, guest, _PLAYED_MS)
    found = HostedLobby(config, store, catalogue=catalogue)
    found.find_again()
    host = Host(config, store, asyncssh.generate_private_key("ssh-ed25519"), found)
    try:
        for arrival in (
            Arrival(guest, "", _TERMINAL),
            Arrival(new_guest(), "", _TERMINAL),
            Arrival(viewer, "", _TERMINAL, command=f"replay {finished}"),
        ):
            await _visit(host, arrival)
    finally:
        found.close()


def _play(config: Config, store: Store, catalogue: Catalogue, guest: Identity, played_ms: Millis) -> str:
    """Let *guest* and two bots play for *played_ms*; returns the id of their game."""
    clockwork = HandClockwork()
    played = HostedLobby(config, store, clockwork, catalogue)
    port = Port(played.service.call(guest.player, may_play=True))
    for request in (requests.Arrive(""), requests.OpenTable(bots=2), requests.Ready()):
        port.ask(request)
    (table,) = played.lobby.tables.values()
    clockwork.turn(played_ms)
    return table.kept_as


async def _visit(host: Host, arrival: Arrival) -> None:
    """Run a session until its first picture."""
    connection = NoConnection()
    session = Session(host, arrival, connection, is_admitted=True)
    session.begin()
    await connection.picture.wait()
    session.lost()
    if session.task is not None:
        await session.task
