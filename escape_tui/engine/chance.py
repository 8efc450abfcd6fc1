"""Where chance comes in: the engine asks, somebody outside throws."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Chance(Protocol):
    """Named streams of chance, so that what one module draws changes nothing for another."""

    @property
    def draws(self) -> int:
        """How many numbers were drawn so far, from all streams."""

    def below(self, stream: str, bound: int) -> int:
        """The next number of *stream*, from 0 to *bound* - 1, each equally likely."""


def shuffled(chance: Chance, stream: str, items: Sequence[Item]) -> tuple[Item, ...]:
    """*items* in random order; every order equally likely."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = chance.below(stream, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
