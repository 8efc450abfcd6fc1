"""Watchers who stop reading cost the players nothing, and see the game as it is when they wake."""

import contextlib
import re
from itertools import cycle
from pathlib import Path

import pytest

from ssh_host.admission import network_limits
from ssh_host.session import window_resizing
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import ENTER, Camp, begun, camp, in_lobby
from tests.ssh_host.house import Client, connected, entered, until

#: So little that one picture fills it.
WINDOW = 4_096


async def _watching(home: Camp, closing: contextlib.AsyncExitStack) -> Client:
    """Somebody new who watches the one game there is."""
    connection = await closing.enter_async_context(connected(home, "zoe"))
    client = await entered(connection, f"watch {home.table.code}", window=WINDOW)
    await client.until_sees("New here?")
    client.type(ENTER)
    await client.until_sees("Story")
    return client


@pytest.mark.parametrize("count", [3, pytest.param(20, marks=pytest.mark.soak)])
async def test_stalled_watchers_cost_the_players_nothing(
    tmp_path: Path, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_resizing, "_RESIZES_A_SECOND", 50)
    monkeypatch.setattr(network_limits, "RESIZES_A_SECOND", 50)
    flags = {"limits.per_address": 40, "limits.output_bytes": 65_536}
    async with (
        camp(tmp_path, flags) as home,
        in_lobby(home, "ani") as ani,
        contextlib.AsyncExitStack() as closing,
    ):
        await begun(home, ani)
        sleepers = [await _watching(home, closing) for _ in range(count)]
        awake = await _watching(home, closing)
        await ani.until_sees(f"{count + 1} watch")
        for sleeper in sleepers:
            sleeper.channel.pause_reading()
        behind = [guest.outlet for guest in home.host.sessions if guest.name.startswith("zoe")]
        widths = cycle(range(100, 160))

        def are_behind() -> bool:
            """Their windows change, and everything is sent again, until their connections are full."""
            for sleeper in sleepers:
                sleeper.channel.change_terminal_size(next(widths), 40)
            return sum(outlet.is_paused for outlet in behind) == count

        await until(are_behind)
        ani.type(b" ")
        await until(lambda: home.live.report.deeds[0].rolls == 1)
        home.clock.turn(900)
        await until(lambda: not ani.sees("╱"))
        await ani.until_sees("─ Story")
        most = home.host.config.limits.output_bytes
        for guest in home.host.sessions:
            assert guest.connection.waiting_bytes() <= most
        ani.type(b"s")
        await ani.until_sees("Say to the table")
        ani.type(b"wake up\r")
        await awake.until_sees("ani: wake up")
        for sleeper in sleepers:
            assert not sleeper.sees("ani: wake up")
            sleeper.channel.change_terminal_size(80, 24)
            sleeper.channel.resume_reading()
        for sleeper in sleepers:
            await sleeper.until_sees("ani: wake up")


async def test_a_watcher_reads_the_caption_cheers_talks_and_sees_the_next_game(tmp_path: Path) -> None:
    async with (
        camp(tmp_path) as home,
        in_lobby(home, "ani") as ani,
        contextlib.AsyncExitStack() as closing,
    ):
        await begun(home, ani)
        zoe = await _watching(home, closing)
        await zoe.until_sees("They hunt for gems")
        zoe.type(b"c")
        await zoe.until_sees("Cheer them on")
        zoe.type(b"1")
        await ani.until_sees("zoe cheers: Bravo!")
        zoe.type(b"t")
        await zoe.until_sees("Say to the spectators")
        zoe.type(b"well done" + ENTER)
        await zoe.until_sees("zoe: well done")
        assert not ani.sees("well done")
        home.clock.turn(600_000)
        await ani.until_sees("Rematch?")
        ani.type(ENTER)
        await ani.until_sees("I’m ready")
        first = home.table.game
        ani.type(b"r")
        await ani.until_sees("─ Story")
        assert home.table.game != first
        await until(lambda: home.live.publisher.standing.watchers == 1)
        home.clock.turn(5_000)
        await zoe.until_sees("They hunt for gems")


async def test_the_lobby_shows_the_estimate_of_a_game_in_full(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "kim") as kim:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        ani.type(b"bbr")
        await ani.until_sees("─ Story")
        home.clock.turn(COUNT_IN_MS + 10_000)
        await kim.until_sees("Games in progress")
        await kim.choose(home.table.code)
        await kim.until_sees("is already playing")
        await kim.until(lambda: re.search(r"estimated chance: \d+ %", kim.text) is not None, "an estimate")
