"""Random numbers: each at its place in a named stream, drawn one after the other."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")

#: Draws the next number of a stream, from 0 to a bound - 1, each equally likely.
Draw = Callable[[str, int], int]


class Chance(Protocol):
    """Endless named streams of numbers, so that what one module draws changes nothing for another.

    A number depends only on its stream and its place: drawing again from an earlier place gives the same
    numbers.
    """

    def number(self, stream: str, place: int, bound: int) -> int:
        """The number at *place* (from 0) of *stream*, from 0 to *bound* - 1, each equally likely."""


class Draws:
    """A game's use of chance: how many numbers were drawn from each stream, and the next one."""

    def __init__(self, chance: Chance) -> None:
        self.counts: dict[str, int] = {}
        self._chance = chance

    def skip(self, stream: str) -> None:
        """Use up the next number without looking at it."""
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
