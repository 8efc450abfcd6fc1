"""Metrics of the running host, for Prometheus."""

import asyncio
import platform
import shutil
from collections import deque
from collections.abc import Iterator, Mapping
from errno import EACCES, EADDRINUSE
from functools import partial
from itertools import count
from pathlib import Path
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from escape_tui import __version__
from escape_tui.modules.box import RULES_VERSION
from ssh_host.config import config
from ssh_host.config.config import ConfigError
from ssh_host.monitoring.run_record import last_backup

#: How often the delay of the loop is measured: often for Prometheus, else rarely.
_CLOSE_SECONDS, _RARE_SECONDS = 0.05, 1.0
_LAGS_KEPT_SECONDS = 60
#: Tasks are counted less often, because counting visits every task.
_COUNTED_EVERY = 100
_FAST = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.08, 0.1, 0.15, 0.3, 1.0, 3.0)


class Sent(Collector):
    """Counts what was sent; plain integers, because every frame is counted."""

    def __init__(self) -> None:
        self.frames = self.bytes = 0

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("escape_sent_bytes", "Bytes of frames.", self.bytes)
        yield CounterMetricFamily("escape_frames", "Frames sent.", self.frames)


class DataFolder(Collector):
    """The disk with the data in *folder*, and the age of its last backup; read when Prometheus asks."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterator[Metric]:
        backup = last_backup(self._folder)
        yield GaugeMetricFamily(
            "escape_last_backup_timestamp_seconds", "When the last backup was made; 0: never.", backup
        )
        try:
            disk = shutil.disk_usage(self._folder)
        except OSError:
            return
        yield GaugeMetricFamily("escape_disk_free_bytes", "Free space for data.", disk.free)
        yield GaugeMetricFamily("escape_disk_size_bytes", "Size of the disk with the data.", disk.total)


class RefusedRequests(Collector):
    """Requests that were refused or repeated, counted by reason in *refused*."""

    def __init__(self, refused: Mapping[str, int]) -> None:
        self._refused = refused

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(
            "escape_refused_requests", "Requests refused or repeated, by reason.", labels=["reason"]
        )
        for reason, times in dict(self._refused).items():
            family.add_metric([reason], times)
        yield family


class Metrics:
    """The metrics of a host with its data in *folder*; always counted, published by `serve`."""

    def __init__(self, folder: Path) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        registry.register(DataFolder(folder))
        build = {"version": __version__, "rules": str(RULES_VERSION), "python": platform.python_version()}
        Info("escape_build", "The running program.", registry=registry).info(build)
        self._lags: deque[float] = deque(maxlen=1)
        self._settings = config.MetricsOptions()
        self._answering: tuple[WSGIServer, Thread] | None = None
        gauge, counter = partial(Gauge, registry=registry), partial(Counter, registry=registry)
        histogram = partial(Histogram, buckets=_FAST, registry=registry)
        self.sessions = gauge("escape_sessions", "Admitted visitors.")
        self.waiting = gauge("escape_waiting", "Visitors in the queue.")
        self.listening = gauge("escape_listening", "Connections that listen to a table.")
        self.tables = gauge("escape_tables", "Tables.")
        self.games = gauge("escape_games", "Games in progress.")
        self.trouble = gauge("escape_storage_trouble", "1 while the database cannot be written.")
        self.tasks = gauge("escape_tasks", "Tasks on the event loop.")
        self.visits = counter("escape_visits", "Sessions, by door and mode.", ["door", "manner"])
        self.dropped_frames = counter("escape_dropped_frames", "Frames dropped.")
        self.refused = counter("escape_refused", "Logins and sessions refused, by reason.", ["reason"])
        self.crashes = counter("escape_crashes", "Sessions that ended in an error.")
        self.loop_lag = histogram("escape_loop_lag_seconds", "Delay of the event loop.")
        self.key_to_frame = histogram(
            "escape_key_to_frame_seconds", "From a key to the next frame of its visitor."
        )
        self.sent = Sent()
        registry.register(self.sent)

    @property
    def longest_lag(self) -> float:
        """The longest delay of the loop in the last minute, in seconds."""
        return max(self._lags, default=0.0)

    async def watch_loop(self, *, is_close: bool) -> None:
        """Measure the loop's delay until cancelled; *is_close* measures often."""
        loop = asyncio.get_running_loop()
        every = _CLOSE_SECONDS if is_close else _RARE_SECONDS
        self._lags = deque(self._lags, maxlen=round(_LAGS_KEPT_SECONDS / every))
        for looked in count():
            due = loop.time() + every
            await asyncio.sleep(every)
            self._lags.append(lag := max(0.0, loop.time() - due))
            self.loop_lag.observe(lag)
            if looked % _COUNTED_EVERY == 0:
                self.tasks.set(len(asyncio.all_tasks()))

    def serve(self, settings: config.MetricsOptions) -> None:
        """Serve the metrics as *settings* say; raises `ConfigError`."""
        if settings == self._settings:
            return
        answering = None
        if settings.enabled:
            try:
                answering = start_http_server(settings.port, settings.address, self.registry)
            except (OSError, UnicodeError) as error:
                raise ConfigError(_why(settings, error)) from None
        self.close()
        self._settings, self._answering = settings, answering

    @property
    def port(self) -> int:
        """The port that serves metrics; 0 if none does."""
        return self._answering[0].server_port if self._answering is not None else 0

    def close(self) -> None:
        """Stop serving metrics."""
        if self._answering is not None:
            server, thread = self._answering
            server.shutdown()
            server.server_close()
            thread.join()
        self._answering = None
        self._settings = config.MetricsOptions()


def _why(settings: config.MetricsOptions, error: Exception) -> str:
    """Why it is impossible to listen where *settings* say."""
    match getattr(error, "errno", None):
        case errno if errno == EADDRINUSE:
            return f"The setting `metrics.port` is wrong: port {settings.port} is in use."
        case errno if errno == EACCES:
            return f"The setting `metrics.port` is wrong: this user may not listen on port {settings.port}."
        case _:
            return (
                f"The setting `metrics.address` is wrong: this machine has no address {settings.address!r}."
            )
