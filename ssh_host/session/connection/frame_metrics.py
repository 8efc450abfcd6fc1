"""Frame metrics: what an outlet sends, and the time from a key to the next frame."""

from collections.abc import Callable

from ssh_host.monitoring.metrics import Metrics

#: A later frame is not an answer to the key.
_STALE_KEY_SECONDS = 2.0


class FrameMetrics:
    """Counts one session's frames in *metrics*; *stalled* is called when the client has stopped reading."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float], stalled: Callable[[], None]) -> None:
        self.stalled = stalled
        self._metrics = metrics
        self._clock = clock
        #: When the last unanswered key was pressed.
        self._key_at = 0.0

    def key_pressed(self, at: float) -> None:
        self._key_at = at

    def frame_dropped(self) -> None:
        self._metrics.dropped_frames.inc()

    def frame_sent(self, length: int) -> None:
        sent = self._metrics.sent
        sent.frames += 1
        sent.bytes += length
        if self._key_at:
            waited = self._clock() - self._key_at
            self._key_at = 0.0
            if waited < _STALE_KEY_SECONDS:
                self._metrics.key_to_frame.observe(waited)
