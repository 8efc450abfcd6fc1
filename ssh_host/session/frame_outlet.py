"""A visitor's line out: whole frames or none, and never more than the line can carry."""

from collections.abc import Callable

from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.table.named_timers import Alarms
from ssh_host.session.connection import Connection

#: Above so many bytes that the other side has not confirmed, frames wait: 0.4 s on a line of 20 KB/s.
CONGESTED_BYTES = 8_192
_LOOK_AGAIN_MS = 30


class Outlet:
    """Writes frames to one visitor.

    A frame goes out whole or is dropped, and is dropped while the line is paused. Whoever owns the picture is
    told through `on_wake` when frames were dropped and the line is free again, and then repaints. The screen
    belongs to Textual until a stage takes it. `knows_sync` says whether the terminal has answered that it
    knows synchronized output.
    """

    def __init__(self, connection: Connection, most_bytes: int, stalled_seconds: float) -> None:
        self._connection = connection
        self._most_bytes = most_bytes
        self._stalled_ms = round(stalled_seconds * 1000)
        self._is_held = False
        self._has_dropped = False
        #: What is unconfirmed is about this at most; nobody has asked yet.
        self._most_unconfirmed = CONGESTED_BYTES + 1
        self._alarms = Alarms(LoopClockwork())
        self.is_closed = False
        self.is_staged = False
        self.knows_sync = False
        self.frames = 0
        self.dropped_frames = 0
        self.bytes_sent = 0
        self.on_wake: Callable[[], None] | None = None
        self.on_key: Callable[[str], bool] | None = None
        self.on_textual_wake: Callable[[], None] = _nothing
        self.on_take: Callable[[], None] = _nothing
        self.on_hand_back: Callable[[], None] = _nothing
        self.on_frame: Callable[[int], None] = _nothing_with
        self.on_drop: Callable[[], None] = _nothing
        self.on_stalled: Callable[[], None] = _nothing

    @property
    def is_paused(self) -> bool:
        """Whether a frame written now would be dropped. If so, whoever asks has news and is woken later."""
        if self.is_closed:
            return True
        is_full = self._most_unconfirmed > CONGESTED_BYTES and self._is_congested()
        if self._is_held or is_full:
            self._has_dropped = True
            self._watch()
            return True
        return False

    def write_frame(self, frame: bytes) -> bool:
        """Send *frame*, or drop it whole and say `False`; an empty frame costs nothing and always goes."""
        if not frame:
            return not self.is_paused
        if self.is_paused or self._connection.waiting_bytes() + len(frame) > self._most_bytes:
            self.drop()
            return False
        self._connection.write(frame)
        self.frames += 1
        self.bytes_sent += len(frame)
        self._most_unconfirmed += len(frame)
        self.on_frame(len(frame))
        return True

    def pass_on(self, drawn: bytes) -> bool:
        """Send what another process has drawn, whole and at once; whether it may draw on. Where it may not,
        this `is_paused`."""
        if self.is_closed:
            return False
        length = len(drawn)
        self._connection.write(drawn)
        self.frames += 1
        self.bytes_sent += length
        self._most_unconfirmed += length
        self.on_frame(length)
        return not (self._is_held or self._most_unconfirmed > CONGESTED_BYTES) or not self.is_paused

    def drop(self) -> None:
        """Note a frame that was not even made because the line is paused."""
        self.dropped_frames += 1
        self._has_dropped = True
        self.on_drop()
        if not self.is_closed:
            self._watch()

    def write_control(self, sequence: bytes) -> None:
        """Send a short *sequence* that is no frame (a mode, a bell), whatever the line is like."""
        if not self.is_closed and self._connection.waiting_bytes() + len(sequence) <= self._most_bytes:
            self._connection.write(sequence)
            self.bytes_sent += len(sequence)
            self._most_unconfirmed += len(sequence)

    def take_screen(self) -> None:
        """From now on the frames of a stage are the picture; Textual draws nothing."""
        if not self.is_staged:
            self.is_staged = True
            self.on_take()

    def hand_back(self) -> None:
        """Give the screen back to Textual, which repaints it."""
        if self.is_staged:
            self.is_staged = False
            self.on_wake = self.on_key = None
            self.on_hand_back()

    def hold(self) -> None:
        """The channel can take no more for now."""
        self._is_held = True
        self._watch()

    def release(self) -> None:
        """The channel takes again."""
        self._is_held = False
        self._look_again()

    def close(self) -> None:
        self.is_closed = True
        self._alarms.clear()

    def _watch(self) -> None:
        """While the line is paused, look whether it is free again; give up after a while without."""
        if "deadline" not in self._alarms:
            self._alarms.set("deadline", self._stalled_ms, self.on_stalled)
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
            (self.on_wake if self.is_staged and self.on_wake else self.on_textual_wake)()

    def _is_congested(self) -> bool:
        """Ask the network only when so much was written that it might be."""
        if self._most_unconfirmed > CONGESTED_BYTES:
            self._most_unconfirmed = self._connection.unconfirmed_bytes()
        return self._most_unconfirmed > CONGESTED_BYTES


def _nothing() -> None:
    pass


def _nothing_with(_: int) -> None:
    pass
