"""The memo: keeps what was drawn until its inputs change."""

from collections.abc import Callable, Hashable, Sequence
from itertools import compress, count
from operator import ne
from typing import Any, TypeVar

Inputs = TypeVar("Inputs")
Drawn = TypeVar("Drawn")

#: The entry of a slot that was never called; no inputs are `None`.
_NOTHING: tuple[Any, Any] = None, None

#: The largest number of slots in a memo.
MOST_KEPT = 256


class Memo:
    """Calls a function again only when its inputs differ from those of the last call for the same slot.

    A function that draws gets nothing but its inputs, so that nothing it shows can be out of date.
    """

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[Any, Any]] = {}

    def __call__(self, draw: Callable[[Inputs], Drawn], inputs: Inputs, slot: Hashable = None) -> Drawn:
        """The result of *draw* for *inputs*; the same object as before if it is equal."""
        key = draw if slot is None else (draw, slot)
        kept: Drawn
        was, kept = self._kept.get(key, _NOTHING)
        if was == inputs:
            return kept
        drawn = draw(inputs)
        if was is None and len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        if kept == drawn:
            drawn = kept
        self._kept[key] = inputs, drawn
        return drawn

    def each(
        self, draw: Callable[[Inputs], Drawn], inputs: Sequence[Inputs], slot: Hashable = None
    ) -> tuple[Drawn, ...]:
        """The result of *draw* for each of *inputs*, each compared with the one that had its place before."""
        key = draw, slot
        drawn: tuple[Drawn, ...]
        old, drawn = self._kept.get(key, ((), ()))
        if len(old) != len(inputs):
            drawn = tuple(map(draw, inputs))
        elif changed := list(compress(count(), map(ne, old, inputs))):
            fresh = list(drawn)
            for number in changed:
                fresh[number] = draw(inputs[number])
            drawn = tuple(fresh)
        self._kept[key] = inputs, drawn
        return drawn

    def clear(self) -> None:
        self._kept.clear()
