"""Numbers about the running host, for Prometheus."""

import asyncio
from collections.abc import Callable, Iterator
from errno import EADDRINUSE
from itertools import count
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from ssh_host.serve import config
from ssh_host.serve.config import ConfigError

#: Often enough that no delay worth noticing goes unnoticed.
_LAG_EVERY_SECONDS = 0.05
#: Tasks are counted less often: that takes a look at each of them.
_COUNTED_EVERY = 100
_FAST = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.08, 0.1, 0.15, 0.3, 1.0, 3.0)


class Sent(Collector):
    """What was sent, counted in plain numbers: every frame of everybody is."""

    def __init__(self) -> None:
        self.frames = self.bytes = 0

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("escape_sent_bytes", "Bytes of frames.", self.bytes)
        yield CounterMetricFamily("escape_frames", "Frames sent.", self.frames)


class Metrics:
    """The host's counters; kept always, shown when `serve` was called."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._settings = config.Metrics()
        self._answering: tuple[WSGIServer, Thread] | None = None
        self.sessions = Gauge("escape_sessions", "Visitors inside.", registry=registry)
        self.waiting = Gauge("escape_waiting", "Visitors in line.", registry=registry)
        self.tables = Gauge("escape_tables", "Tables that are open.", registry=registry)
        self.refused_requests = Gauge(
            "escape_refused_requests",
            "Requests that were refused or came again.",
            registry=registry,
        )
        self.tasks = Gauge("escape_tasks", "Tasks on the loop.", registry=registry)
        self.loop_lag = Histogram(
            "escape_loop_lag_seconds", "How late the loop is.", buckets=_FAST, registry=registry
        )
        self.key_to_frame = Histogram(
            "escape_key_to_frame_seconds",
            "From a key to the next frame of its visitor.",
            buckets=_FAST,
            registry=registry,
        )
        self.sent = Sent()
        registry.register(self.sent)
        self.dropped_frames = Counter("escape_dropped_frames", "Frames dropped.", registry=registry)
        self.refused = Counter(
            "escape_refused", "Logins and sessions refused, by reason.", ["reason"], registry=registry
        )
        self.crashes = Counter("escape_crashes", "Sessions that ended in an error.", registry=registry)

    def count(self, sessions: Callable[[], int], waiting: Callable[[], int]) -> None:
        self.sessions.set_function(sessions)
        self.waiting.set_function(waiting)

    async def watch_loop(self) -> None:
        """Measure how late the loop is, for as long as this runs. That wakes it often: not for nobody."""
        loop = asyncio.get_running_loop()
        for looked in count():
            due = loop.time() + _LAG_EVERY_SECONDS
            await asyncio.sleep(_LAG_EVERY_SECONDS)
            self.loop_lag.observe(max(0.0, loop.time() - due))
            if looked % _COUNTED_EVERY == 0:
                self.tasks.set(len(asyncio.all_tasks()))

    def serve(self, settings: config.Metrics) -> None:
        """Answer Prometheus as *settings* say, on this machine only; raises `ConfigError`."""
        if settings == self._settings:
            return
        answering = None
        if settings.enabled:
            try:
                answering = start_http_server(settings.port, "127.0.0.1", self.registry)
            except OSError as error:
                why = "it is taken" if error.errno == EADDRINUSE else "this user may not listen there"
                raise ConfigError(f"The setting `metrics.port` is wrong: {settings.port}: {why}.") from None
        self.close()
        self._settings, self._answering = settings, answering

    @property
    def port(self) -> int:
        """Where Prometheus is answered; 0 where it is not."""
        return self._answering[0].server_port if self._answering is not None else 0

    def close(self) -> None:
        """Answer nobody any more."""
        if self._answering is not None:
            server, thread = self._answering
            server.shutdown()
            server.server_close()
            thread.join()
        self._answering = None
        self._settings = config.Metrics()
