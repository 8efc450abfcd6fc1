"""Clean-up after an App: its widgets form reference cycles, and the full garbage collection that would find
them stalls everyone. So their attributes are cleared."""

import asyncio
from typing import Any
from weakref import WeakSet, ref

from textual.app import App
from textual.dom import DOMNode

#: How long after its end an App's parts may still be in use.
AFTERWARDS_SECONDS = 5.0
#: Widgets that leave between two purges of dead references.
_MANY = 200


class Remains(WeakSet[DOMNode]):
    """The widgets of *app*. Clears everything that was part of it some time after its end. Not earlier: a
    screen that isn't drawn for a while may still refer to widgets that left long ago."""

    def __init__(self, app: App[Any]) -> None:
        super().__init__()
        self._whole = app
        self._left: list[ref[DOMNode]] = []
        self._most = _MANY
        app._registry = self

    def ended(self, *others: object) -> None:
        """The App has ended; clear it and *others* later."""
        asyncio.get_running_loop().call_later(AFTERWARDS_SECONDS, self._take_apart, *others)

    def discard(self, node: DOMNode) -> None:
        super().discard(node)
        self._left.append(ref(node))
        if len(self._left) > self._most:
            self._left = [each for each in self._left if each() is not None]
            self._most = len(self._left) + _MANY

    def _take_apart(self, *others: object) -> None:
        nodes = [self._whole, *(node for each in self._left if (node := each()) is not None)]
        if any(node.is_running for node in nodes):
            # The machine is so busy that a widget is still handling its last messages.
            self.ended(*others)
            return
        for part in (*nodes, *others):
            vars(part).clear()
        self._left.clear()
