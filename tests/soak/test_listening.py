"""Real players of sound decode the stream of a table, and hear its gongs in time."""

import asyncio
import shutil
from array import array
from pathlib import Path
from subprocess import DEVNULL, PIPE

import pytest

from escape_tui.hub.sound.instruments import GONG_PARTIALS
from tests.hub.sound.hearing import onsets_ms
from tests.ssh_host.camp import begun, camp, in_lobby
from tests.ssh_host.session.ear import listening

pytestmark = pytest.mark.soak

RATE = 11_025
DECODERS = {
    "ffmpeg": ("ffmpeg", "-loglevel", "error", "-f", "au", "-i", "-", "-f", "s16le", "-"),
    "sox": ("sox", "-V1", "--ignore-length", "-t", "au", "-", "-t", "raw", "-e", "signed", "-b", "16", "-"),
}


async def decoded(heard: bytes, command: tuple[str, ...]) -> "array[int]":
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    sound, _ = await process.communicate(heard)
    return array("h", sound[: len(sound) // 2 * 2])


@pytest.mark.parametrize("decoder", DECODERS)
async def test_a_player_of_sound_hears_every_gong_in_time(tmp_path: Path, decoder: str) -> None:
    if shutil.which(decoder) is None:
        pytest.skip(f"there is no {decoder} here")
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with listening(home) as ear:
            await ear.turn(300_000)
            (person,) = home.table.staying
            home.table.pausing.vote(person)
            await ear.turn(20_000)
            home.table.pausing.vote(person)
            await ear.turn(290_000)
            sound = await decoded(ear.heard, DECODERS[decoder])
            strikes = [
                gong + 1_400 * strike
                for number, gong in enumerate(ear.gongs, start=1)
                for strike in range(number)
            ]
            assert len(strikes) == 6
            heard = onsets_ms(GONG_PARTIALS[-1][0], sound, RATE, step_ms=50, times=3)
            assert heard == pytest.approx(strikes, abs=100)
