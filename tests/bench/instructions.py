"""Instructions a frame: what tables cost, counted by valgrind, so that a busy machine makes no difference."""

import os
import re
import shutil
import subprocess
import sys

SHORT_SECONDS, LONG_SECONDS = 1, 6
_MEASURED = re.compile(r"^\(\S+, (\d+)\)$", re.MULTILINE)
_COLLECTED = re.compile(r"Collected : (\d+)")


def _started(seconds: int) -> subprocess.Popen[str]:
    """Tables that play for *seconds* while their instructions are counted."""
    counting = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
    playing = (sys.executable, "-m", "tests.bench.tables", str(seconds))
    return subprocess.Popen(
        (*counting, *playing),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # Sets of strings come in the same order each time.
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )


def _counted(playing: subprocess.Popen[str]) -> tuple[int, int]:
    """The instructions of a whole run, and its frames."""
    said = playing.communicate()[0]
    frames, instructions = _MEASURED.search(said), _COLLECTED.search(said)
    assert frames, said
    assert instructions, said
    return int(instructions[1]), int(frames[1])


def run() -> str:
    """What the frames of a long run cost beyond those of a short one; starting is the same in both."""
    if shutil.which("valgrind") is None:
        return "valgrind is not installed"
    short, long = [_started(seconds) for seconds in (SHORT_SECONDS, LONG_SECONDS)]
    (before, few), (after, many) = _counted(short), _counted(long)
    each = (after - before) / (many - few)
    return f"{each:,.0f} instructions a frame ({many - few:,} frames of the base game)"


if __name__ == "__main__":
    print(run())
