"""Notices a client that takes sound and passes none of it on."""

from ssh_host.session.connection.connection import Connection

#: How long a client may pass on nothing of a stream.
UNREAD_SECONDS = 15.0


class UnreadWatch:
    """Watches what the client at the other end of *connection* says it has passed on.

    OpenSSH swallows 2 MB, three minutes of sound, before its window is full, but says every 96 kB what was
    read. Other clients say so less often: each has twice the time that it has taken before.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._read = 0
        self._read_at: float | None = None
        self._longest = 0.0

    def is_stalled(self, now: float) -> bool:
        read = self._connection.read_bytes()
        if read > self._read:
            if self._read_at is not None:
                self._longest = max(self._longest, now - self._read_at)
            self._read, self._read_at = read, now
        if self._read_at is None:
            return False
        return now - self._read_at > max(UNREAD_SECONDS, 2 * self._longest)
