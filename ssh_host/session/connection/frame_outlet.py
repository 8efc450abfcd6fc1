"""The outlet to a visitor's terminal: sends whole frames or none, and no more than the connection can
carry."""

from collections.abc import Callable

from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.scene.stage.outlet import Outlet, StageKeeper
from ssh_host.monitoring.metrics import Metrics
from ssh_host.session.connection.connection import Connection
from ssh_host.session.connection.unread_watch import UnreadWatch

#: Frames wait while more bytes than this are unconfirmed: 0.4 s at 20 KB/s.
CONGESTED_BYTES = 8_192
_LOOK_AGAIN_MS = 30
#: A later frame is not an answer to the key.
_STALE_KEY_SECONDS = 2.0


class Drawer:
    """Draws on an outlet while no stage has the screen; one that shares no screen only wakes up."""

    def wake(self) -> None:
        """Frames were dropped, and the connection can take more again."""

    def screen_taken(self) -> None:
        """A stage has the screen."""

    def screen_returned(self) -> None:
        """No stage has the screen any more: repaint."""


class FrameOutlet(Outlet):
    """Writes frames to one visitor and counts them in *metrics*; *stalled* is called when the client has
    stopped reading. For streams, *unread* detects a client that receives data and does not pass it on.

    A frame is sent whole or dropped; while the connection is congested, all are dropped. When it has drained
    after a drop, `wake` is called to repaint: on the stage if one has the screen, else on the `Drawer`.
    `knows_sync` tells whether the terminal has confirmed synchronized output.
    """

    def __init__(
        self,
        connection: Connection,
        most_bytes: int,
        stalled_seconds: float,
        metrics: Metrics,
        stalled: Callable[[], None],
        unread: UnreadWatch | None = None,
    ) -> None:
        self._unread = unread
        self._connection = connection
        self._most_bytes = most_bytes
        self._stalled_ms = round(stalled_seconds * 1000)
        self._is_held = False
        self._has_dropped = False
        #: An upper bound of the unacknowledged bytes; starts high so that the kernel is asked first.
        self._most_unconfirmed = CONGESTED_BYTES + 1
        self._clockwork = LoopClockwork()
        self._alarms = Alarms(self._clockwork)
        self.is_closed = False
        self.knows_sync = False
        self.frames = 0
        self.dropped_frames = 0
        self.bytes_sent = 0
        self._metrics = metrics
        self._stalled = stalled
        #: When the last unanswered key was pressed.
        self._key_at = 0.0
        self._drawer = Drawer()

    @property
    def is_paused(self) -> bool:
        """Whether a frame written now would be dropped. If so, `wake` is called later."""
        if self.is_closed:
            return True
        is_full = self._most_unconfirmed > CONGESTED_BYTES and self._is_congested()
        if self._is_held or is_full:
            self._has_dropped = True
            self._watch()
            return True
        return False

    def write_frame(self, frame: bytes) -> bool:
        """Send *frame*, or drop it whole and return `False`. An empty frame sends nothing and is never
        dropped."""
        if not frame:
            return not self.is_paused
        if self.is_paused or self._connection.waiting_bytes() + len(frame) > self._most_bytes:
            self.drop()
            return False
        self._send(frame)
        return True

    def _send(self, frame: bytes) -> None:
        length, sent = len(frame), self._metrics.sent
        self._connection.write(frame)
        self.frames += 1
        self.bytes_sent += length
        self._most_unconfirmed += length
        sent.frames += 1
        sent.bytes += length
        if self._key_at:
            waited = self._clockwork.seconds() - self._key_at
            self._key_at = 0.0
            if waited < _STALE_KEY_SECONDS:
                self._metrics.key_to_frame.observe(waited)

    def key_pressed(self, at: float) -> None:
        """The next frame is the answer to a key that was pressed *at* this time of the loop."""
        self._key_at = at

    def pass_on(self, drawn: bytes) -> bool:
        """Send bytes that another process has drawn, whole and at once. Returns `False` if that process
        should pause; then this outlet `is_paused`."""
        if self.is_closed:
            return False
        self._send(drawn)
        if self._unread is not None and self._unread.is_stalled(self._clockwork.seconds()):
            self._stalled()
        return not (self._is_held or self._most_unconfirmed > CONGESTED_BYTES) or not self.is_paused

    def drop(self) -> None:
        """Count a frame that was not drawn because the connection is paused."""
        self.dropped_frames += 1
        self._has_dropped = True
        self._metrics.dropped_frames.inc()
        if not self.is_closed:
            self._watch()

    def write_control(self, sequence: bytes) -> None:
        """Send a short *sequence* that is no frame (a mode, a bell), even while paused."""
        if not self.is_closed and self._connection.waiting_bytes() + len(sequence) <= self._most_bytes:
            self._connection.write(sequence)
            self.bytes_sent += len(sequence)
            self._most_unconfirmed += len(sequence)

    def draw_by(self, drawer: Drawer) -> None:
        self._drawer = drawer

    def take_screen(self, stage: StageKeeper) -> None:
        """Give the screen to *stage*; the drawer stops drawing."""
        was_staged = self.is_staged
        super().take_screen(stage)
        if not was_staged:
            self._drawer.screen_taken()

    def screen_returned(self) -> None:
        self._drawer.screen_returned()

    def hold(self) -> None:
        """The channel's buffer is full."""
        self._is_held = True
        self._watch()

    def release(self) -> None:
        """The channel can take more."""
        self._is_held = False
        self._look_again()

    def close(self) -> None:
        self.is_closed = True
        self._alarms.clear()

    def _watch(self) -> None:
        """While paused, check whether the connection is free again; give up after a time limit."""
        if "deadline" not in self._alarms:
            self._alarms.set("deadline", self._stalled_ms, self._stalled)
        if "look" not in self._alarms:
            self._alarms.set("look", _LOOK_AGAIN_MS, self._look_again)

    def _look_again(self) -> None:
        self._alarms.cancel("look")
        if self.is_closed or self._is_held:
            return
        if self._is_congested():
            self._watch()
            return
        self._alarms.clear()
        if self._has_dropped:
            self._has_dropped = False
            (self.stage or self._drawer).wake()

    def _is_congested(self) -> bool:
        """Ask the kernel only when enough was written to make congestion possible."""
        if self._most_unconfirmed > CONGESTED_BYTES:
            self._most_unconfirmed = self._connection.unconfirmed_bytes()
        return self._most_unconfirmed > CONGESTED_BYTES
