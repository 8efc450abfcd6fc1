"""Where chance comes in: numbers at their places in named streams, drawn one after the other."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")

#: Draws the next number of a stream, from 0 to a bound - 1, each equally likely.
Draw = Callable[[str, int], int]


class Chance(Protocol):
    """Named streams of numbers without end, so that what one module draws changes nothing for another.

    A number depends on its stream and its place alone: whoever goes back draws the same again.
    """

    def number(self, stream: str, place: int, bound: int) -> int:
        """The number at *place* (from 0) of *stream*, from 0 to *bound* - 1, each equally likely."""


class Draws:
    """Chance as it is used up: how many numbers each stream has given, and the next one."""

    def __init__(self, chance: Chance) -> None:
        self.counts: dict[str, int] = {}
        self._chance = chance

    def skip(self, stream: str) -> None:
        """Use the next number up without looking at it."""
        self.counts[stream] = self.counts.get(stream, 0) + 1

    def below(self, stream: str, bound: int) -> int:
        place = self.counts.get(stream, 0)
        self.counts[stream] = place + 1
        return self._chance.number(stream, place, bound)


def shuffled(draw: Draw, stream: str, items: Sequence[Item]) -> tuple[Item, ...]:
    """*items* in random order; every order equally likely."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = draw(stream, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
