"""A session's input: floods are dropped, and input that arrives before the room is ready is kept for it."""

from ssh_host.admission.token_bucket import TokenBucket
from ssh_host.session.rooms.room import Room

#: Input kept until the room is ready.
MOST_HELD_BYTES = 65_536
#: The longest that one key sends (a function key with modifiers, a mouse report), and one request.
_BYTES_A_KEY, _BYTES_A_REQUEST = 16, 256
#: The longest deliberate paste: a chat line or a resume code; and a program's longest burst.
_LARGEST_PASTE, _LARGEST_BURST = 4_096, 65_536
#: A flood is over after this long without input.
_QUIET_SECONDS = 0.15


class SessionInput:
    """Keeps input, up to a limit, until there is a taker; from then on passes it on at once.

    If a piece doesn't fit, it and everything after it is lost, and the taker is told. A flood, input faster
    than anybody types, is dropped to its end, because the second half of an escape sequence would be read as
    keys; a paste passes.
    """

    def __init__(self, keys_per_second: int, now: float, *, is_program: bool = False) -> None:
        each, at_once = (_BYTES_A_REQUEST, _LARGEST_BURST) if is_program else (_BYTES_A_KEY, _LARGEST_PASTE)
        self._bytes = TokenBucket(keys_per_second * each, at_once, now)
        self._is_flooded = False
        self._last_at = now
        self._taker: Room | None = None
        self._held: list[bytes] = []
        self._free_bytes = MOST_HELD_BYTES
        self._has_lost = False
        self._has_ended = False

    def receive(self, typed: bytes, now: float) -> bool:
        """Take what was *typed*; `False` if it was dropped as part of a flood."""
        is_quiet, self._last_at = now - self._last_at >= _QUIET_SECONDS, now
        self._is_flooded = (self._is_flooded and not is_quiet) or not self._bytes.take(len(typed), now)
        if self._is_flooded:
            self.lose()
            return False
        if self._taker is not None:
            self._taker.receive(typed)
        else:
            self._hold(typed)
        return True

    def _hold(self, typed: bytes) -> None:
        self._has_lost = self._has_lost or len(typed) > self._free_bytes
        if not self._has_lost:
            self._held.append(typed)
            self._free_bytes -= len(typed)

    def lose(self) -> None:
        """Some input was lost on the way."""
        if self._taker is not None:
            self._taker.start_afresh()
        self._has_lost = True

    def end(self) -> None:
        """There is no more input."""
        self._has_ended = True
        if self._taker is not None:
            self._taker.end_input()

    def pass_to(self, taker: Room) -> None:
        """Pass the input kept so far to *taker*, and all later input as it comes."""
        if self._taker is taker:
            return
        self._taker = taker
        held, self._held = b"".join(self._held), []
        if held:
            taker.receive(held)
        if self._has_lost:
            taker.start_afresh()
        if self._has_ended:
            taker.end_input()

    def close(self) -> None:
        """Forget the taker."""
        self._taker = None
