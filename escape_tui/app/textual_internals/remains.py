"""What is left of an App and its widgets: they hold each other, and only a look through everything finds
them, for which everybody who plays would wait. So they are taken apart."""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakSet, ref

from textual.app import App
from textual.dom import DOMNode

#: So long after an App has ended nobody asks for anything of it any more.
AFTERWARDS_SECONDS = 5.0
#: After so many the list of those that have left is looked through for those that are gone.
_MANY = 200


class _Registry(WeakSet[DOMNode]):
    """The widgets of an App; *on_left* hears of each that leaves."""

    def __init__(self, on_left: Callable[[DOMNode], None]) -> None:
        super().__init__()
        self._on_left = on_left

    def discard(self, node: DOMNode) -> None:
        super().discard(node)
        self._on_left(node)


class Remains:
    """What has been part of *app*, and is taken apart some time after its end. Before that nothing is: a
    screen on which nothing is drawn for a while remembers widgets that have left long ago."""

    def __init__(self, app: App[Any]) -> None:
        self._whole = app
        self._left: list[ref[DOMNode]] = []
        self._most = _MANY
        app._registry = _Registry(self._note)

    def ended(self, *others: object) -> None:
        """The App has run to its end, and nobody needs *others* any more that were made for it."""
        asyncio.get_running_loop().call_later(AFTERWARDS_SECONDS, self._take_apart, *others)

    def _note(self, node: DOMNode) -> None:
        self._left.append(ref(node))
        if len(self._left) > self._most:
            self._left = [each for each in self._left if each() is not None]
            self._most = len(self._left) + _MANY

    def _take_apart(self, *others: object) -> None:
        for each in (*(node() for node in self._left), *others, self._whole):
            if each is not None:
                vars(each).clear()
        self._left.clear()
