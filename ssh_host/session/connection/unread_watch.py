"""Detects a client that receives sound and doesn't pass it on."""

from ssh_host.session.connection.connection import Connection

#: How long a client may leave a stream unread.
UNREAD_SECONDS = 15.0


class UnreadWatch:
    """Watches what the client of *connection* leaves unread: OpenSSH buffers 2 MB, three minutes of sound,
    before its window is full."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._overdue = 0
        self._confirmed_at: float | None = None

    def is_stalled(self, now: float) -> bool:
        overdue, before = self._connection.overdue_bytes(), self._overdue
        self._overdue = overdue
        if self._confirmed_at is None or overdue < before:
            self._confirmed_at = now
        return overdue > 0 and now - self._confirmed_at > UNREAD_SECONDS
