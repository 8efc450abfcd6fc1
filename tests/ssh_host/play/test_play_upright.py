"""Menus in an upright terminal, such as a phone: what is beside the list elsewhere is below it."""

from pathlib import Path

import pytest

from tests.ssh_host.camp import ENTER, camp
from tests.ssh_host.house import visiting


@pytest.mark.parametrize("size", [(50, 36), (69, 40)], ids=str)
async def test_the_lobby_has_its_texts_below_the_list(tmp_path: Path, size: tuple[int, int]) -> None:
    async with camp(tmp_path) as home, visiting(home, size=size) as kim:
        await kim.until_sees("Enter the temple")
        kim.type(ENTER)
        await kim.until_sees("Quick play")
        await kim.until_sees("No open tables. Start one and be the first.")
        await kim.until_sees("Quiet so far. t to talk.")
        lines = kim.text.splitlines()
        (heading,) = [line for line in lines if "By the fire" in line]
        assert heading.startswith("─ By the fire ───")
        assert heading.endswith("─" * (size[0] - 20))
        assert "…" not in kim.text
        kim.type(b"?")
        await kim.until_sees("Writes a line to everyone in the lobby.")
        kim.type(b"\x1b")
        await kim.until_sees("Quick play")
        kim.type(b"o")
        await kim.until_sees("The countdown starts when everyone is ready.")
