"""A key exchange in progress: asyncssh keeps what is sent meanwhile, without a limit, and waits for ever."""

import asyncio
from collections.abc import Callable


class KeyExchange:
    """Calls *give_up* when an exchange takes more than *seconds*, or more than *most_bytes* wait for it."""

    def __init__(self, seconds: float, most_bytes: int, give_up: Callable[[], None]) -> None:
        self._seconds = seconds
        self._most_bytes = most_bytes
        self._give_up = give_up
        self._deadline: asyncio.TimerHandle | None = None
        self._waiting_bytes = 0

    def before_sending(self, parts: tuple[bytes, ...], *, is_offer: bool) -> None:
        """The server sends a packet of *parts*. With its offer an exchange begins, and the client's part may
        take a while; what follows is sent when it ends."""
        if self._deadline is not None:
            self._waiting_bytes += sum(map(len, parts))
            if self._waiting_bytes > self._most_bytes:
                self._give_up()
        elif is_offer:
            self._waiting_bytes = 0
            self._deadline = asyncio.get_running_loop().call_later(self._seconds, self._give_up)

    def end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
