"""The frame clock: when the watchers of one table are shown what is new."""

from collections.abc import Hashable, Iterator

from escape_tui.scene.stage.tempo import FRAME_MS as FRAME_MS
from escape_tui.scene.stage.tempo import Millis, Tempo

Watcher = Hashable


class FrameClock:
    """Keeps all watchers of a table in step, at most one frame every `FRAME_MS`, fewer by the *tempo*.

    Only the frame that answers a player's own key goes at once, to that player. A paused watcher gets
    nothing; what it misses is skipped, never queued, and it is shown the newest frame when it wakes.
    """

    def __init__(self, tempo: Tempo | None = None) -> None:
        self.tempo = tempo or Tempo()
        self._watchers: dict[Watcher, None] = {}
        self._behind: set[Watcher] = set()
        self._paused: set[Watcher] = set()
        self._last_frame_at: Millis | None = None
        #: How long it was between the last two steps.
        self.waited: Millis = 0

    def join(self, watcher: Watcher) -> None:
        """A newcomer has seen nothing: he is shown a frame with the next step."""
        self._watchers[watcher] = None
        self._behind.add(watcher)

    def leave(self, watcher: Watcher) -> None:
        self._watchers.pop(watcher, None)
        self._behind.discard(watcher)
        self._paused.discard(watcher)

    def news(self, *only: Watcher) -> None:
        """Something looks different now, for everybody or for *only* those named."""
        self._behind.update(only or self._watchers)

    def answer(self, watcher: Watcher) -> bool:
        """May *watcher*'s own key be answered with a frame now? Then he has seen the news."""
        if watcher in self._paused:
            return False
        self._behind.discard(watcher)
        return True

    def pause(self, watcher: Watcher) -> None:
        """*watcher*'s line is full."""
        self._paused.add(watcher)

    def wake(self, watcher: Watcher) -> bool:
        """*watcher*'s line has room again: has he missed anything, to be shown now?"""
        self._paused.discard(watcher)
        missed = watcher in self._behind
        self._behind.discard(watcher)
        return missed

    def due_at(self, now: Millis) -> Millis | None:
        """When the next step is due, `None` while nobody waits for one. It is never before *now*."""
        if self._behind <= self._paused:
            return None
        return now if self._last_frame_at is None else max(now, self._last_frame_at + self.tempo.frame_ms)

    def step(self, now: Millis) -> Iterator[Watcher]:
        """Who is to be shown a frame, in the order in which they came, nobody before it is due. It may be
        asked for bit by bit: whoever was answered or has left in between is not named any more."""
        due = self.due_at(now)
        if due is None or due > now:
            return
        self.waited = 0 if self._last_frame_at is None else now - self._last_frame_at
        self._last_frame_at = now
        waiting = self._behind - self._paused
        for watcher in [each for each in self._watchers if each in waiting]:
            if watcher in self._behind and watcher not in self._paused:
                self._behind.discard(watcher)
                yield watcher
