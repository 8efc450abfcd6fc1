"""Talk in the lobby: a line redraws the talk of those who read it, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from escape_tui.app.screens.lobby.lobby_screen import LobbyScreen
from escape_tui.scene.menus.menu_list import Item
from tests.ssh_host.camp import camp, in_lobby


async def test_a_line_redraws_only_the_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[str] = []
    items = LobbyScreen._items

    def noted(screen: LobbyScreen) -> Iterator[Item]:
        listed.append(screen.desk.name)
        return items(screen)

    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await bo.until_sees("2 people")
        monkeypatch.setattr(LobbyScreen, "_items", noted)
        for line in ("hello", "is anybody up?"):
            ani.type(b"t")
            await ani.until_sees("Say")
            ani.type(line.encode() + b"\r")
            await bo.until_sees(line)
        assert "bo" not in listed
        ani.type(b"o")
        await bo.until(lambda: "bo" in listed, "the new table")
