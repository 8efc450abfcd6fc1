"""Every line that can be chosen says what it is good for, in every language: from the lobby to the lodge."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import asyncssh
import pytest

from escape_tui.app.screens.game.end_screen import EndScreen
from escape_tui.app.screens.lobby.admin_screen import AdminScreen
from escape_tui.app.screens.lobby.lobby_screen import LobbyScreen
from escape_tui.app.screens.lobby.people_screen import PeopleScreen
from escape_tui.app.screens.lobby.profile_screen import ProfileScreen
from escape_tui.app.screens.lobby.records_screen import RecordsScreen
from escape_tui.app.screens.lobby.welcome_screen import WelcomeScreen
from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.screens.table.host_setup import HostSetupScreen
from escape_tui.app.screens.table.waiting_room import WaitingRoomScreen
from escape_tui.app.screens.watching.watching_screen import WatchListScreen
from escape_tui.app.visitor_app import VisitorApp
from escape_tui.app.widgets.menu import Menu
from escape_tui.scene.menus.menu_list import Item
from escape_tui.scene.words.words import LANGUAGES
from ssh_host.admission.identity import identity_of_key
from tests.ssh_host.camp import ENTER, Camp, camp, new_key
from tests.ssh_host.house import Client, until, visiting

KEEPER = new_key()
A_MOMENT_MS = 2_000


class Walk:
    """A visitor who goes from screen to screen and looks at every line."""

    def __init__(self, client: Client, app: VisitorApp) -> None:
        self.client = client
        self.app = app

    async def is_told(self, screen: type[MenuScreen], *lines: str) -> None:
        """Wait for *screen* with items whose ids begin with *lines*; each item has a help."""
        await until(lambda: self._has(screen, lines), f"{screen.__name__} with {lines}")
        assert [item.id for item in self._items() if not item.help] == []

    def choose(self, id: str) -> None:
        menu = self.app.screen.query_one(Menu)
        menu.choose(next(item for item in menu.items if item.id == id))

    def _has(self, screen: type[MenuScreen], lines: tuple[str, ...]) -> bool:
        # An App that was just made has no screen yet.
        on_top = self.app.screen_stack[-1] if self.app.screen_stack else None
        if not isinstance(on_top, screen) or not on_top.query(Menu):
            return False
        return all(any(item.id.startswith(line) for item in self._items()) for line in lines)

    def _items(self) -> list[Item]:
        menus = self.app.screen.query(Menu)
        return [item for menu in menus if not menu.is_read_only for item in menu.items if not item.is_heading]


@contextlib.asynccontextmanager
async def walking(
    home: Camp, user: str, language: str, key: asyncssh.SSHKey | None = None, command: str | None = None
) -> AsyncIterator[Walk]:
    """A visitor who has seen the card of a first visit."""
    before = home.host.sessions
    env = {"LANG": f"{language}.UTF-8"}
    async with visiting(home, user, key or new_key(), command, env=env) as client:
        (session,) = await until(lambda: home.host.sessions - before)
        app = await until(lambda: session.room and session.room.app)
        walk = Walk(client, app)
        await walk.is_told(WelcomeScreen, "enter", "name")
        client.type(ENTER)
        yield walk


def is_over_soon(home: Camp) -> bool:
    """Let a little time pass: a game stands still while its journal waits for the disk."""
    home.clock.turn(A_MOMENT_MS)
    return home.live.is_over


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(each, marks=pytest.mark.soak) for each in LANGUAGES[1:])]
)
async def test_every_line_from_the_lobby_to_the_records_has_a_help(tmp_path: Path, language: str) -> None:
    async with (
        camp(tmp_path) as home,
        walking(home, "ani", language) as ani,
        walking(home, "zoe", language) as zoe,
    ):
        await ani.is_told(LobbyScreen, "quick")
        ani.client.type(b"o")
        await ani.is_told(WaitingRoomScreen, "ready")
        ani.client.type(b"b")
        await ani.is_told(WaitingRoomScreen, "ready")
        await zoe.is_told(LobbyScreen, "table:")
        zoe.choose("people")
        await zoe.is_told(PeopleScreen)
        zoe.client.type(b"\x1b")
        await zoe.is_told(LobbyScreen)
        ani.choose("set-up")
        await ani.is_told(HostSetupScreen, "done")
        ani.choose("done")
        await ani.is_told(WaitingRoomScreen)
        ani.client.type(b"r")
        await zoe.is_told(LobbyScreen, "game:")
        async with walking(home, "watch", language) as watcher:
            await watcher.is_told(WatchListScreen, home.table.code)
        await until(lambda: is_over_soon(home))
        await until(lambda: isinstance(ani.app.screen, EndScreen))
        home.hosted_lobby.lobby.stand_up(home.table.chairs[0].person or "")
        await ani.is_told(LobbyScreen)
        ani.choose("records")
        await ani.is_told(RecordsScreen)
        temple = home.hosted_lobby.archive.daily_temple
        seal = temple.seal(temple.today)
        await until(lambda: any(seal in item.label for item in ani.app.screen.query_one(Menu).items))
        ani.client.type(b"\x1b")
        await ani.is_told(LobbyScreen)
        ani.choose("profile")
        await ani.is_told(ProfileScreen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_line_of_the_lodge_has_a_help(tmp_path: Path, language: str) -> None:
    keepers = {"admin.keys": [identity_of_key(KEEPER).fingerprint]}
    async with camp(tmp_path, keepers) as home, walking(home, "ani", language) as ani:
        await ani.is_told(LobbyScreen)
        ani.client.type(b"o")
        await ani.is_told(WaitingRoomScreen)
        home.hosted_lobby.store.bans.ban("address", "192.0.2.7")
        async with walking(home, "kim", language, KEEPER, "admin") as keeper:
            await keeper.is_told(AdminScreen, "announce", "drain", "guest:", "table:", "ban:")
