"""Gauges: what a host and a machine say about themselves."""

import os
import platform
import re
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
_BUCKET = re.compile(r'escape_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)')
_DROPPED = re.compile(r"^escape_dropped_frames_total (\S+)", re.MULTILINE)


#: The numbers of a host's processes, by what they are.
Parts = Mapping[str, tuple[int, ...]]


class Reading(NamedTuple):
    """What a host has used so far: seconds of CPU, bytes of memory, frames dropped, and how often its loop
    was how late at most."""

    cpu_seconds: float = 0.0
    memory_bytes: int = 0
    dropped_frames: int = 0
    lags: tuple[tuple[float, int], ...] = ()


def read(pid: int | None, metrics_port: int | None) -> Reading:
    """What can be known about a host on this machine; zeros where nothing can."""
    cpu, memory = (0.0, 0) if pid is None else (_cpu_seconds(pid), _memory_bytes(pid))
    if metrics_port is None:
        return Reading(cpu, memory)
    with urllib.request.urlopen(f"http://127.0.0.1:{metrics_port}/metrics", timeout=5) as answer:
        text = answer.read().decode()
    dropped = _DROPPED.search(text)
    lags = tuple((float(bound), int(float(count))) for bound, count in _BUCKET.findall(text))
    return Reading(cpu, memory, int(float(dropped[1])) if dropped else 0, lags)


def spent(parts: Parts) -> dict[str, float]:
    """Seconds of CPU that the processes of each part have used so far."""
    return {part: sum(map(_cpu_seconds, pids)) for part, pids in parts.items()}


def lag_quantile(before: Reading, after: Reading, part: float) -> float:
    """The bound in seconds below which *part* of the loop's delays between two readings lay."""
    counts = _lags_between(before, after)
    total = counts[-1][1] if counts else 0
    return next((bound for bound, count in counts if total and count >= part * total), 0.0)


def lags_above(before: Reading, after: Reading, seconds: float) -> int:
    """How often the loop was later than *seconds*, which must be a bound of the histogram."""
    counts = dict(_lags_between(before, after))
    return counts[float("inf")] - counts[seconds] if counts else 0


def _lags_between(before: Reading, after: Reading) -> list[tuple[float, int]]:
    earlier = dict(before.lags)
    return [(bound, count - earlier.get(bound, 0)) for bound, count in after.lags]


def busy_seconds() -> float:
    """Seconds that all cores of this machine have worked so far."""
    user, nice, system, _, _, irq, softirq, *_ = _first_line("/proc/stat").split()[1:]
    return sum(map(int, (user, nice, system, irq, softirq))) / _TICKS


def machine() -> str:
    """This machine in one line."""
    names = re.findall(r"^model name\s*: (.*)$", _text("/proc/cpuinfo"), re.MULTILINE)
    name = names[0] if names else platform.processor()
    return (
        f"{name}, {os.cpu_count()} cores, {platform.system()} {platform.release()},"
        f" Python {platform.python_version()}"
    )


def _cpu_seconds(pid: int) -> float:
    fields = _text(f"/proc/{pid}/stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _memory_bytes(pid: int) -> int:
    return int(_first_line(f"/proc/{pid}/statm").split()[1]) * _PAGE


def _first_line(path: str) -> str:
    return _text(path).partition("\n")[0]


def _text(path: str) -> str:
    try:
        return Path(path).read_text("utf-8", "replace")
    except OSError:
        return ""
