"""A visitor who leaves the game they returned to finds the lobby, unless they disconnect."""

from types import SimpleNamespace
from typing import cast

from escape_tui.app.lobby_app import LobbyApp


async def test_an_app_that_is_about_to_close_opens_no_lobby() -> None:
    await LobbyApp.open_lobby(cast(LobbyApp, SimpleNamespace(screen_stack=[])))
