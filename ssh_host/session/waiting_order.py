"""Waiting orders: for how many people to wait, and how long."""

import re
from typing import NamedTuple

_MOST_PEOPLE = 60
_LONGEST_SECONDS = 24 * 3600
_USUAL_SECONDS = 2 * 3600
_UNITS = {"s": 1, "m": 60, "h": 3600}
_WORDS = re.compile(r"(?:([1-9]\d?)\b)?\s*(?:--for[ =](\d{1,5})([smh]))?", re.ASCII)


class NotAnOrder(Exception):
    """The words are not a valid waiting order."""


class WaitingOrder(NamedTuple):
    """Wait until *people* look for a game, for at most *seconds*."""

    people: int = 1
    seconds: int = _USUAL_SECONDS

    def __str__(self) -> str:
        return f"{self.people} --for {self.seconds}s"

    @classmethod
    def of(cls, words: str) -> "WaitingOrder":
        """Parse *words* such as `2 --for 90m`; raises `NotAnOrder`."""
        found = _WORDS.fullmatch(words.strip())
        if found is None:
            raise NotAnOrder(words)
        people = int(found[1] or 1)
        seconds = int(found[2]) * _UNITS[found[3]] if found[2] else _USUAL_SECONDS
        if people > _MOST_PEOPLE or not 0 < seconds <= _LONGEST_SECONDS:
            raise NotAnOrder(words)
        return cls(people, seconds)
