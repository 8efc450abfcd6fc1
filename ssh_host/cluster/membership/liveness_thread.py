"""A thread that answers liveness questions while the event loop is busy."""

import asyncio
import contextlib
from threading import Thread
from types import TracebackType
from typing import Self

from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.membership.heartbeats import listen
from ssh_host.monitoring.log import happened

#: Time limit for closing the connection; the thread is a daemon in any case.
_CLOSED_SECONDS = 1.0


class LivenessThread:
    """Answers for *name* on a connection of its own, so that a busy process is not presumed dead. Only a
    frozen or dead one is silent."""

    def __init__(self, address: BusAddress, cluster: str, name: str) -> None:
        self._address = address
        self._cluster = cluster
        self._name = name
        self._loop = asyncio.new_event_loop()
        self._is_over = asyncio.Event()
        self._thread = Thread(target=self._run, name="ear", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        # Without a connection the loop has ended already.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._is_over.set)
        self._thread.join(_CLOSED_SECONDS)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._listen())

    async def _listen(self) -> None:
        try:
            bus = await Bus.connect(self._address, self._cluster, f"liveness of {self._name}")
        except ClusterTrouble as trouble:
            # Without this thread, the event loop answers when it has time.
            happened("liveness thread not connected", why=str(trouble))
            return
        async with bus:
            await listen(bus, self._name)
            await self._is_over.wait()
