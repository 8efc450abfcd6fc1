"""The clock on the glass: when each second of a game was shown, to compare two lines."""

import re

from tests.bench.clients.client import Client

_TIME = re.compile(r"\d+:\d\d")


class Clock:
    """Notes when *client* first shows each time."""

    def __init__(self, client: Client) -> None:
        self.shown_at: dict[str, float] = {}
        self._client = client
        client.on_frame = self._look

    def _look(self, now: float) -> None:
        found = _TIME.search(self._client.glass.line(0))
        if found:
            self.shown_at.setdefault(found[0], now)


def lateness(fast: Clock, slow: Clock) -> list[float]:
    """By how many milliseconds *slow* showed each second later than *fast*."""
    both = fast.shown_at.keys() & slow.shown_at.keys()
    return [(slow.shown_at[time] - fast.shown_at[time]) * 1000 for time in sorted(both)]
