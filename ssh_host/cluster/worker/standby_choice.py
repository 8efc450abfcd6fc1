"""The choice of a standby for each table: another worker that follows its game and is the first to take it
over."""

import asyncio
from collections import Counter
from collections.abc import Iterable

from ssh_host.cluster.membership.heartbeats import Heartbeat, Members, candidates


class StandbyChoice:
    """The standbys that *worker* chooses among workers with the same *rules* version."""

    def __init__(self, worker: str, rules: int, members: Members) -> None:
        self._worker = worker
        self._rules = rules
        self._members = members
        self._loop = asyncio.get_running_loop()
        #: The standby of each table, and since when.
        self._named: dict[str, tuple[str, float]] = {}

    def standby(self, code: str) -> str:
        """The standby of the table *code*, chosen now if there is none; empty if there is no other worker."""
        others = self.others()
        named, _ = self._named.get(code, ("", 0.0))
        return named if named in others else self._name(code, others)

    def named_for(self, code: str) -> float:
        """How many seconds ago the standby of *code* was chosen."""
        return self._loop.time() - self._named[code][1] if code in self._named else 0.0

    def others(self) -> dict[str, Heartbeat]:
        """The other workers that could take over our games."""
        return {
            beat.name: beat
            for beat in self._members.here("worker")
            if beat.name != self._worker and beat.rules == self._rules and not beat.is_draining
        }

    def look(self, codes: Iterable[str]) -> bool:
        """Choose a standby for each of *codes*, and assign new workers their share; returns whether any
        choice changed."""
        before = self._named
        self._named = {code: before[code] for code in codes if code in before}
        for code in codes:
            self.standby(code)
        self._level()
        return self._named != before

    def _level(self) -> None:
        others = self.others()
        while counts := self._counts(others):
            (most, many), (_, few) = max(counts.items(), key=_count), min(counts.items(), key=_count)
            if many - few < 2:
                return
            self._name(next(code for code, (named, _) in self._named.items() if named == most), others)

    def _name(self, code: str, others: dict[str, Heartbeat]) -> str:
        """Choose the worker with the fewest of our tables, then the fewest sessions."""
        self._named.pop(code, None)
        counts = self._counts(others)
        ordered = candidates(code, tuple(others))
        named = min(ordered, key=lambda name: (counts[name], others[name].visits), default="")
        if named:
            self._named[code] = named, self._loop.time()
        return named

    def _counts(self, others: Iterable[str]) -> Counter[str]:
        """How many of our tables each of *others* follows."""
        counts = Counter(dict.fromkeys(others, 0))
        counts.update(named for named, _ in self._named.values() if named in counts)
        return counts


def _count(counted: tuple[str, int]) -> int:
    return counted[1]
