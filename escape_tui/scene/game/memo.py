"""The memo: keeps what was drawn until its inputs change."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

Inputs = TypeVar("Inputs")
Drawn = TypeVar("Drawn")

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
        known = self._kept.get(key)
        if known is None or known[0] != inputs:
            drawn = draw(inputs)
            if known is not None and known[1] == drawn:
                drawn = known[1]
            elif known is None and len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            known = self._kept[key] = inputs, drawn
        kept: Drawn = known[1]
        return kept

    def each(
        self, draw: Callable[[Inputs], Drawn], inputs: Sequence[Inputs], slot: Hashable = None
    ) -> tuple[Drawn, ...]:
        """The result of *draw* for each of *inputs*, each compared with the one that had its place before."""
        key = draw, slot
        old, drawn = self._kept.get(key, ((), ()))
        if len(old) != len(inputs):
            drawn = tuple([draw(one) for one in inputs])
        else:
            known = zip(old, inputs, drawn, strict=True)
            drawn = tuple([kept if was == one else draw(one) for was, one, kept in known])
        self._kept[key] = inputs, drawn
        return drawn

    def clear(self) -> None:
        self._kept.clear()
