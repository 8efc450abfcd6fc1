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
from escape_tui.hub.port.service import Caller
from escape_tui.scene.menus.player_settings import Settings, encoded
from escape_tui.scene.terminal import Colours, Terminal, TerminalSize
from ssh_host.admission.identity import Identity, new_guest
from ssh_host.config.config import Config, Durability
from ssh_host.host import Host
from ssh_host.lobby.hosted_lobby import HostedLobby, edition_of
from ssh_host.monitoring.log import happened, quiet
from ssh_host.session.arrival import Arrival
from ssh_host.session.connection.connection import Connection
from ssh_host.session.session import Session
from ssh_host.store.store import FILE_NAME, Store

_PLAYED_MS: Millis = 20_000
_PATIENCE_SECONDS = 20.0
_TERMINAL = Terminal(kind="xterm-256color", size=TerminalSize(100, 30), colours=Colours.TRUE, language="en")
#: Longer output than this includes the first picture.
_PICTURE_BYTES = 1_000
#: Opens the screen that costs most the first time.
_HELP = b"?"


class NoConnection(Connection):
    """A connection without a client; *picture* is set once the game was drawn."""

    def __init__(self) -> None:
        self.picture = asyncio.Event()

    def write(self, content: bytes) -> None:
        if len(content) >= _PICTURE_BYTES:
            self.picture.set()

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
        store.players.greet(known.player, "")
        store.players.save_settings(known.player, encoded(Settings(remembered={WELCOMED: True})))
    finished = _play(config, store, catalogue, guest, gives_up=True)
    _play(config, store, catalogue, guest)
    found = HostedLobby(config, store, catalogue=catalogue)
    found.find_again()
    host = Host(config, store, asyncssh.generate_private_key("ssh-ed25519"), found)
    try:
        for arrival, keys in (
            (Arrival(guest, "", _TERMINAL), b""),
            (Arrival(new_guest(), "", _TERMINAL), b""),
            (Arrival(viewer, "", _TERMINAL, command=f"replay {finished}"), b""),
            (Arrival(viewer, "", _TERMINAL), _HELP),
        ):
            await _visit(host, arrival, keys)
    finally:
        found.close()


def _play(
    config: Config, store: Store, catalogue: Catalogue, guest: Identity, *, gives_up: bool = False
) -> str:
    """Let *guest* and two bots play for a while; returns the id of their game."""
    clockwork = HandClockwork()
    played = HostedLobby(config, store, clockwork, catalogue)
    port = Port(Caller(played.service, guest.player, may_play=True))
    for request in (requests.Arrive(""), requests.OpenTable(bots=2), requests.Ready()):
        port.ask(request)
    (table,) = played.lobby.tables.values()
    clockwork.turn(_PLAYED_MS)
    if gives_up:
        port.ask(requests.GiveUp())
    return table.kept_as


async def _visit(host: Host, arrival: Arrival, keys: bytes) -> None:
    """Run a session until its first picture, and type *keys*, if there are any, for another one."""
    connection = NoConnection()
    session = Session(host, arrival, connection, is_admitted=True)
    session.begin()
    await connection.picture.wait()
    if keys:
        connection.picture.clear()
        session.receive(keys)
        await connection.picture.wait()
    session.lost()
    if session.task is not None:
        await session.task
