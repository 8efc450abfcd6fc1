"""Garbage collection: everything is examined when nobody plays, or when many sessions have ended."""

import subprocess
import sys

from ssh_host.serve.gc_policy import MANY

#: In a process of its own: the tests' own heap is large, and looking through all of it takes long.
SCRIPT = """
import asyncio, gc, sys, weakref
from ssh_host.serve import gc_policy

class Cycle:
    def __init__(self):
        self.itself = self

async def collect(is_quiet, visits):
    before = gc.get_threshold()
    collector = gc_policy.GarbageCollector(lambda: is_quiet)
    collector.begin()
    assert gc.get_threshold() == gc_policy.THRESHOLDS
    lost = weakref.ref(Cycle())
    gc.freeze()
    for _ in range(visits):
        collector.something_left()
    for _ in range(3):
        await asyncio.sleep(0)
    print("swept" if lost() is None else "waits")
    collector.close()
    assert gc.get_threshold() == before

gc_policy._AFTERWARDS_SECONDS = 0.0
asyncio.run(collect(sys.argv[1] == "quiet", int(sys.argv[2])))
"""


def _garbage(games: str, visits: int) -> str:
    """What became of old garbage after so many *visits* have ended."""
    script = (sys.executable, "-c", SCRIPT, games, str(visits))
    return subprocess.run(script, capture_output=True, text=True, check=True, timeout=60).stdout.strip()


def test_a_quiet_host_is_swept_after_a_visit() -> None:
    assert _garbage("quiet", 1) == "swept"


def test_while_games_run_garbage_waits() -> None:
    assert _garbage("playing", 1) == "waits"


def test_but_not_for_ever() -> None:
    assert _garbage("playing", MANY) == "swept"
