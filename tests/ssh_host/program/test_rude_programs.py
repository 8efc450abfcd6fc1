"""Any line of a program is answered or ends its session, and nobody else notices."""

from pathlib import Path

import asyncssh
import pytest
from prometheus_client import generate_latest

from escape_tui.hub.port.messages import requests
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import Camp, camp, new_key
from tests.ssh_host.house import until
from tests.ssh_host.program.rude import KINDS, rude_lines
from tests.ssh_host.program.talk import PROGRAMS, Talk, talking

#: So many lines are sent before their answers are awaited.
AT_ONCE = 5 * len(KINDS)


async def unanswered(talk: Talk, lines: list[bytes]) -> int:
    """How many of *lines* got no answer, where the host did not end the visit in words instead."""
    talk.said.clear()
    talk.write(b"".join(line + b"\n" for line in lines))

    def answers() -> int:
        return sum("id" in said for said in talk.said)

    def is_over() -> bool:
        return any(said["type"] == "Farewell" for said in talk.said)

    await until(lambda: answers() >= len(lines) or is_over() or talk.is_closed)
    return 0 if is_over() else len(lines) - answers()


async def attack(home: Camp, seed: int, count: int) -> int:
    """Send *count* rude lines, in as many visits as that takes; how many of them were not answered."""
    lines, missing = list(rude_lines(seed, count)), 0
    key: asyncssh.SSHKey = new_key()
    while lines:
        async with talking(home, "eve", key=key) as eve:
            await eve.hears_kind("Hello")
            while lines and not eve.is_closed and not any(s["type"] == "Farewell" for s in eve.said):
                batch, lines = lines[:AT_ONCE], lines[AT_ONCE:]
                missing += await unanswered(eve, batch)
    return missing


async def survived(folder: Path, count: int) -> None:
    """Send *count* rude lines while somebody else plays, who hears nothing of it."""
    flags = {**PROGRAMS, "limits.keys_per_second": 100_000, "tables.chat_per_minute": 100_000}
    async with camp(folder, flags) as home, talking(home, "ada") as ada:
        await ada.ask(requests.Arrive("Ada", id=1))
        await ada.ask(requests.OpenTable(id=2))
        await ada.ask(requests.Ready(id=3))
        home.clock.turn(COUNT_IN_MS)
        await ada.hears(lambda said: "Begun" in str(said.get("events")))
        before, live = home.live.state, home.live
        ada.said.clear()
        assert await attack(home, seed=count, count=count) == 0
        assert live.state == before
        assert ada.said == []
        assert (await ada.ask(requests.Pass(id=4)))["type"] == "Done"
        assert home.hosted_lobby.service.refused["broken"] == 0
        assert b"escape_crashes_total 0.0" in generate_latest(home.host.metrics.registry)


async def test_rude_lines_are_answered_and_nobody_else_notices(tmp_path: Path) -> None:
    await survived(tmp_path, 320)


@pytest.mark.soak
async def test_ten_thousand_rude_lines_are_answered_and_nobody_else_notices(tmp_path: Path) -> None:
    await survived(tmp_path, 10_000)
