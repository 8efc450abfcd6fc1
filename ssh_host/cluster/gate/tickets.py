"""Tickets: each admits one session from a gate to a worker, once, and expires soon."""

from collections.abc import Callable
from secrets import token_urlsafe

#: Unused tickets expire after this.
GOOD_SECONDS = 5.0


class Tickets:
    """The tickets that one worker has issued; *now* counts seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._good_until: dict[str, float] = {}

    def issue(self) -> str:
        self._forget_old()
        ticket = token_urlsafe(24)
        self._good_until[ticket] = self._now() + GOOD_SECONDS
        return ticket

    def redeem(self, ticket: str) -> bool:
        """Use *ticket*; returns whether it was issued here, unused and recent."""
        self._forget_old()
        return self._good_until.pop(ticket, None) is not None

    def _forget_old(self) -> None:
        now = self._now()
        # They are in order of issue: stop at the first valid one.
        for ticket, until in tuple(self._good_until.items()):
            if until > now:
                return
            del self._good_until[ticket]
