"""`python -m tests.ssh_host.serve.first_visits`: the cost of a warm-up, and of the first visits after it."""

import json
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from types import FrameType

import asyncssh

from escape_tui.app.visitor_app import WELCOMED
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller
from escape_tui.scene.menus.player_settings import Settings, encoded
from escape_tui.scene.terminal import Colours, Terminal, TerminalSize
from ssh_host.admission.identity import new_guest
from ssh_host.config.config import load
from ssh_host.host import Host
from ssh_host.lobby.hosted_lobby import HostedLobby
from ssh_host.serve.event_loop import run
from ssh_host.serve.warm_up import NoConnection, warmed_up
from ssh_host.session.arrival import Arrival
from ssh_host.session.session import Session
from ssh_host.store.store import FILE_NAME, Store

ROUNDS = 3
_TERMINAL = Terminal(kind="xterm-256color", size=TerminalSize(100, 30), colours=Colours.TRUE, language="en")
_WHOLE_GAME_MS, _BEGUN_MS = 900_000, 20_000


class Calls:
    """Counts the functions that Python calls while it is entered."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> "Calls":
        sys.setprofile(self._called)
        return self

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, argument: object) -> None:
        self.count += event == "call"


async def _pictures(host: Host, arrival: Arrival, keys: bytes) -> int:
    """The calls of a visit: of its first picture, and of the next one after *keys*."""
    connection = NoConnection()
    with Calls() as calls:
        session = Session(host, arrival, connection, is_admitted=True)
        session.begin()
        await connection.picture.wait()
        if keys:
            connection.picture.clear()
            session.receive(keys)
            await connection.picture.wait()
    session.lost()
    assert session.task is not None
    await session.task
    return calls.count


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = load(None, {"data.folder": folder})
        began = time.process_time()
        assert await warmed_up(config)
        took = time.process_time() - began
        with closing(Store.open(Path(folder) / FILE_NAME)) as store:
            print(json.dumps({"seconds": took, "calls": await _visited(HostedLobby(config, store), store)}))


async def _visited(hosted: HostedLobby, store: Store) -> dict[str, list[int]]:
    """The calls of the first few visits of each kind."""
    config, known, players = hosted.config, new_guest(), [new_guest() for _ in range(ROUNDS)]
    for guest in (known, *players):
        store.players.greet(guest.player, "")
        store.players.save_settings(guest.player, encoded(Settings(remembered={WELCOMED: True})))
    finished = ""
    for guest, played_ms in ((players[0], _WHOLE_GAME_MS), *((guest, _BEGUN_MS) for guest in players)):
        clockwork = HandClockwork()
        played = HostedLobby(config, store, clockwork)
        port = Port(Caller(played.service, guest.player, may_play=True))
        for request in (requests.Arrive(""), requests.OpenTable(bots=2), requests.Ready()):
            port.ask(request)
        (table,) = played.lobby.tables.values()
        clockwork.turn(played_ms)
        finished = finished or table.kept_as
    hosted.find_again()
    host = Host(config, store, asyncssh.generate_private_key("ssh-ed25519"), hosted)
    calls: dict[str, list[int]] = {}
    for guest in players:
        for name, arrival, keys in (
            ("welcome", Arrival(new_guest(), "", _TERMINAL), b""),
            ("lobby and help", Arrival(known, "", _TERMINAL), b"?"),
            ("game", Arrival(guest, "", _TERMINAL), b""),
            ("replay", Arrival(known, "", _TERMINAL, command=f"replay {finished}"), b""),
        ):
            calls.setdefault(name, []).append(await _pictures(host, arrival, keys))
    hosted.close()
    return calls


if __name__ == "__main__":
    run(main())
