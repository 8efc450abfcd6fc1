"""Tickets: with one of them a gate may bring one visit to a worker, once and soon."""

from collections.abc import Callable
from secrets import token_urlsafe

#: A ticket that nobody used for so long is worth nothing.
GOOD_SECONDS = 5.0


class Tickets:
    """The tickets that one worker gave out; *now* counts seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._good_until: dict[str, float] = {}

    def issue(self) -> str:
        self._forget_old()
        ticket = token_urlsafe(24)
        self._good_until[ticket] = self._now() + GOOD_SECONDS
        return ticket

    def redeem(self, ticket: str) -> bool:
        """Whether *ticket* is ours, unused and recent; it is used now."""
        self._forget_old()
        return self._good_until.pop(ticket, None) is not None

    def _forget_old(self) -> None:
        now = self._now()
        # In order of issue, so the first that is good ends the search.
        for ticket, until in tuple(self._good_until.items()):
            if until > now:
                return
            del self._good_until[ticket]
