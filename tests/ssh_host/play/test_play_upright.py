"""Menus in an upright terminal, such as a phone: what is beside the list elsewhere is below it."""

import re
from pathlib import Path

import pytest

from escape_tui.scene.words.words import LANGUAGES, Words
from tests.ssh_host.camp import ENTER, camp
from tests.ssh_host.house import visiting


@pytest.mark.parametrize("size", [(50, 36), (69, 40)], ids=str)
async def test_the_lobby_has_its_texts_below_the_list(tmp_path: Path, size: tuple[int, int]) -> None:
    async with camp(tmp_path) as home, visiting(home, size=size) as kim:
        await kim.until_sees("Enter the temple")
        kim.type(ENTER)
        await kim.until_sees("Quick play")
        await kim.until_sees("starts in 15 s with bots")
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


@pytest.mark.parametrize("size", [(40, 60), (45, 40), (80, 24)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_lobby_and_table_cut_no_word_and_no_code(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    words = Words(language)
    env = {"LANG": f"{language}_{language.upper()}.UTF-8"}
    async with camp(tmp_path) as home, visiting(home, "maximilian", size=size, env=env) as max:
        await max.until_sees(words.say("welcome-enter"))
        max.type(ENTER)
        await max.until_sees(words.say("lobby-quick"))
        assert "…" not in max.text
        max.type(b"\x1b[B" + ENTER)
        await max.until_sees(words.say("gathering-not-ready"))
        lines = max.text.splitlines()
        (code,) = re.findall(r"\b\w{4}-\w{4}-\w{4}\b", lines[0])
        assert words.say("gathering-code", code=code) in lines[0]
        assert re.search(r"join [A-Z0-9]{4}\b", "".join(lines[-4:]))
        assert "…" not in max.text.replace(words.say("gathering-setup"), "")


async def test_where_quick_play_leads_is_told_whole_below_the_list(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "maximilian") as max:
        await max.until_sees("Enter the temple")
        max.type(ENTER)
        await max.until_sees("Quick play")
        max.type(b"o")
        await max.until_sees("Ready to start")
        async with visiting(home, "kim", size=(50, 36)) as kim:
            await kim.until_sees("Enter the temple")
            kim.type(ENTER)
            await kim.until_sees("1 waits · maximilian’s table")
