"""Switches: each takes one extra of the cluster out of the process that calls it."""

import asyncio
import signal
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

from ssh_host.cluster.gate.unanswered_keys import UnansweredKeys
from ssh_host.cluster.membership.heartbeats import Members
from ssh_host.cluster.membership.liveness_thread import LivenessThread
from ssh_host.cluster.run import processes
from ssh_host.cluster.worker.rebalancing import Rebalancing
from ssh_host.cluster.worker.standbys import Standbys

#: How long a worker's event loop computes without a pause after SIGUSR2.
BUSY_SECONDS = 0.8


def _replace(owner: Any, **names: object) -> None:
    for name, substitute in names.items():
        setattr(owner, name, substitute)


async def _nothing(*_: object) -> bool:
    return True


def _nothing_at_once(*_: object) -> None:
    return None


async def _for_ever(*_: object) -> None:
    await asyncio.Event().wait()


SWITCHES: dict[str, Callable[[], None]] = {
    "nothing": lambda: None,
    "standbys": lambda: _replace(Standbys, keep=_for_ever),
    "warm-up": lambda: _replace(processes, warmed_up=_nothing),
    "rebalancing": lambda: _replace(Rebalancing, table_to_give=_nothing_at_once),
    "doubts": lambda: _replace(Members, doubt=_nothing),
    "shared suspicion": lambda: _replace(Members, _tell_suspicion=_nothing),
    "unanswered keys": lambda: _replace(UnansweredKeys, pressed=_nothing_at_once),
    "liveness thread": lambda: _replace(
        LivenessThread, __enter__=lambda thread: thread, __exit__=_nothing_at_once
    ),
    "late restart": lambda: _replace(processes, _OTHERS_FIRST_SECONDS=0.0),
}


def be_busy(number: int, frame: FrameType | None) -> None:
    """Compute for a while, as a worker does that has too much to do."""
    until = time.monotonic() + BUSY_SECONDS
    while time.monotonic() < until:
        pass


def start_without(name: str) -> None:
    SWITCHES[name]()
    signal.signal(signal.SIGUSR2, be_busy)
