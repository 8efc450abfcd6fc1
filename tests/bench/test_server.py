"""The clock of `python -m tests.bench server`: it stands still until it may run, and then runs at once."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.server import SteppedClock

SLEEPER = """
import asyncio, time
async def sleep():
    while True:
        began = time.monotonic()
        await asyncio.sleep(3600)
        print(round(time.monotonic() - began), flush=True)
asyncio.run(sleep())
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_hours_pass_at_once_but_only_when_they_are_allowed_to(tmp_path: Path) -> None:
    clock = SteppedClock(tmp_path)
    start = (sys.executable, "-c", SLEEPER)
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True, env=clock.environment) as sleeper:
        assert sleeper.stdout is not None
        began = clock.now()
        try:
            asyncio.run(clock.advance(5400))
            assert sleeper.stdout.readline() == "3600\n"
            assert round((clock.now() - began) / 1e9) == 5400
            asyncio.run(clock.advance(3600))
            assert sleeper.stdout.readline() == "3600\n"
        finally:
            sleeper.kill()
        assert not sleeper.stdout.read()
