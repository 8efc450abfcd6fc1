"""The event loop that servers run on."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
# Windows has no uvloop. Elsewhere it sends a sixth more frames for the same CPU.
with suppress(ModuleNotFoundError):
    from uvloop import new_event_loop as new_loop


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run *work* on a new event loop."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(work)
