"""The rate limit for programs: it belongs to their key, so a new connection or address doesn't reset it."""

from collections import OrderedDict
from time import monotonic

from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.program.pace import PLAYS_A_SECOND, PLAYS_AT_ONCE
from ssh_host.admission.token_bucket import TokenBucket

#: How many keys are remembered; the least recently used is forgotten first.
_MOST_REMEMBERED = 4_096


class ProgramPace:
    """The rate limit of one key: *requests_per_second* of any kind, and game commands by the tables'
    clock."""

    def __init__(self, requests_per_second: int, clockwork: Clockwork) -> None:
        self._clockwork = clockwork
        self._requests = TokenBucket(requests_per_second, requests_per_second, monotonic())
        self._plays = TokenBucket(PLAYS_A_SECOND, PLAYS_AT_ONCE, self._seconds())

    def allows(self, *, is_play: bool) -> bool:
        """Count a request; `False` if it exceeds the limits."""
        return self._requests.take(1, monotonic()) and (not is_play or self._plays.take(1, self._seconds()))

    def _seconds(self) -> float:
        return self._clockwork.now() / 1000


class ProgramPaces:
    """The rate limits of all programs, by key."""

    def __init__(self, clockwork: Clockwork) -> None:
        self._clockwork = clockwork
        self._paces: OrderedDict[str, ProgramPace] = OrderedDict()

    def of(self, player: str, requests_per_second: int) -> ProgramPace:
        pace = self._paces.setdefault(player, ProgramPace(requests_per_second, self._clockwork))
        self._paces.move_to_end(player)
        while len(self._paces) > _MOST_REMEMBERED:
            self._paces.popitem(last=False)
        return pace
