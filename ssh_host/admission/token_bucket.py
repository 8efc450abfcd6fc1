"""Token buckets: how much may pass in a second and at once; and the filter for floods of input."""

#: What one key may send (a function key with modifiers, a mouse report), and what one request of a program.
_BYTES_A_KEY, _BYTES_A_REQUEST = 16, 256
#: A paste that a person means: a chat line, a resume code; and what a program may send at once.
_LARGEST_PASTE, _LARGEST_BURST = 4_096, 65_536
#: A flood is over when nothing has come for so long.
_QUIET_SECONDS = 0.15


class TokenBucket:
    """Lets *rate* pass a second, and *most* at once; what is more is dropped (`take`) or waits (`spend`).

    It remembers nothing but when the last debt is paid: time fills it without anybody looking.
    """

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._spare = most / rate
        #: When there is no debt any more; as long before now as there is to spare.
        self.free_at = now - self._spare

    def take(self, count: float, now: float) -> bool:
        """Whether *count* more may pass at *now*."""
        free_at = max(self.free_at, now - self._spare) + count / self._rate
        # Sums of fractions: what fits to the last drop must not fail by a billionth.
        if free_at > now + 1e-9:
            return False
        self.free_at = free_at
        return True

    def spend(self, count: float, now: float) -> None:
        """Let *count* pass at *now*; what is not there is a debt that time pays off."""
        self.free_at = max(self.free_at, now - self._spare) + count / self._rate

    def wait(self, now: float) -> float:
        """The seconds until there is no debt."""
        return max(0.0, self.free_at - now)


class FloodFilter:
    """Watches the bytes a visitor sends, and closes the tap on a flood until it has passed: what comes faster
    than anybody types is dropped, and nobody is punished for a paste.

    A flood is dropped to its end: the second half of an escape sequence would be read as keys.
    """

    def __init__(self, keys_per_second: int, now: float, *, is_program: bool = False) -> None:
        each, at_once = (_BYTES_A_REQUEST, _LARGEST_BURST) if is_program else (_BYTES_A_KEY, _LARGEST_PASTE)
        self._bytes = TokenBucket(keys_per_second * each, at_once, now)
        self._is_open = True
        self._last_at = now

    def passes(self, count: int, now: float) -> bool:
        """Whether *count* bytes that arrive at *now* are to be read."""
        is_quiet = now - self._last_at >= _QUIET_SECONDS
        self._last_at = now
        if not self._is_open and not is_quiet:
            return False
        self._is_open = self._bytes.take(count, now)
        return self._is_open
