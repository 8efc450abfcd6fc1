"""When an App under test has done what it was asked: nothing is left to run, no frame is due."""

import asyncio

#: A timer that is due so soon draws what the last key changed.
_FRAME_SECONDS = 0.018


async def until_idle(min_sleep: float = 0.0, max_sleep: float = 2.0) -> None:
    """Stands in for Textual's wait, which sleeps after each key and guesses from the processor's time.

    What moves all the time is never idle: it is left alone after *max_sleep*.
    """
    loop = asyncio.get_running_loop()
    await asyncio.sleep(min_sleep)
    end = loop.time() + max_sleep
    while loop.time() < end:
        soon = _until_the_next(loop)
        if soon > _FRAME_SECONDS:
            return
        await asyncio.sleep(soon)


def _until_the_next(loop: asyncio.AbstractEventLoop) -> float:
    """The seconds until *loop* has something to run."""
    ready, scheduled = loop._ready, loop._scheduled  # type: ignore[attr-defined]
    if ready:
        return 0.0
    due = min((timer.when() for timer in scheduled if not timer.cancelled()), default=float("inf"))
    return max(0.0, due - loop.time())
