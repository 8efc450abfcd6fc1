"""How fast a visitor may type: what comes faster is dropped, and nobody is punished for a paste."""

from ssh_host.bucket import Bucket

#: What one key may send (a function key with modifiers, a mouse report), and what one request of a program.
_BYTES_A_KEY, _BYTES_A_REQUEST = 16, 256
#: A paste that a person means: a chat line, a resume code; and what a program may send at once.
_LARGEST_PASTE, _LARGEST_BURST = 4_096, 65_536
#: A flood is over when nothing has come for so long.
_QUIET_SECONDS = 0.15


class Flood:
    """Watches the bytes a visitor sends, and closes the tap on a flood until it has passed.

    A flood is dropped to its end: the second half of an escape sequence would be read as keys.
    """

    def __init__(self, keys_per_second: int, now: float, *, is_program: bool = False) -> None:
        each, at_once = (_BYTES_A_REQUEST, _LARGEST_BURST) if is_program else (_BYTES_A_KEY, _LARGEST_PASTE)
        self._bytes = Bucket(keys_per_second * each, at_once, now)
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
