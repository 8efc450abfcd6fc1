"""Token buckets, and a filter for floods of input."""

#: The longest that one key sends (a function key with modifiers, a mouse report), and one request.
_BYTES_A_KEY, _BYTES_A_REQUEST = 16, 256
#: The longest deliberate paste: a chat line or a resume code; and a program's longest burst.
_LARGEST_PASTE, _LARGEST_BURST = 4_096, 65_536
#: A flood is over after this long without input.
_QUIET_SECONDS = 0.15


class TokenBucket:
    """Allows *rate* per second and *most* at once; more than that is refused (`take`) or must wait (`spend`).

    Its only state is the time when its debt is paid off, so no timer has to refill it.
    """

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._spare = most / rate
        #: When the debt is paid off; in the past if there is credit.
        self.free_at = now - self._spare

    def take(self, count: float, now: float) -> bool:
        """Take *count* at *now*; `False` if that is too much."""
        free_at = max(self.free_at, now - self._spare) + count / self._rate
        # Tolerance for rounding, so that an exact fit doesn't fail.
        if free_at > now + 1e-9:
            return False
        self.free_at = free_at
        return True

    def spend(self, count: float, now: float) -> None:
        """Spend *count* at *now*, going into debt if necessary."""
        self.free_at = max(self.free_at, now - self._spare) + count / self._rate

    def wait(self, now: float) -> float:
        """The seconds until the debt is paid off."""
        return max(0.0, self.free_at - now)


class FloodFilter:
    """Drops floods: input faster than anybody types is dropped until it stops, but a paste passes.

    A flood is dropped to its end, because the second half of an escape sequence would be read as keys.
    """

    def __init__(self, keys_per_second: int, now: float, *, is_program: bool = False) -> None:
        each, at_once = (_BYTES_A_REQUEST, _LARGEST_BURST) if is_program else (_BYTES_A_KEY, _LARGEST_PASTE)
        self._bytes = TokenBucket(keys_per_second * each, at_once, now)
        self._is_open = True
        self._last_at = now

    def passes(self, count: int, now: float) -> bool:
        """Whether to read *count* bytes that arrived at *now*."""
        is_quiet = now - self._last_at >= _QUIET_SECONDS
        self._last_at = now
        if not self._is_open and not is_quiet:
            return False
        self._is_open = self._bytes.take(count, now)
        return self._is_open
