"""Background tasks, which asyncio holds only weakly, kept until they are done."""

import asyncio
from collections.abc import Coroutine


class BackgroundTasks:
    """The tasks that one object has started and that are not done."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None], name: str) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def cancel(self) -> None:
        for task in tuple(self._running):
            task.cancel()

    async def finish(self) -> None:
        """Wait until all are done."""
        await asyncio.gather(*self._running)
