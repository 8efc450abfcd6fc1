"""What is left of an App and its widgets: they hold each other, and only a look through everything finds
them, for which everybody who plays would wait. So they are taken apart."""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakSet

from textual.app import App
from textual.dom import DOMNode
from textual.message_pump import MessagePump

#: So long after it has left nobody asks a widget for anything any more.
AFTERWARDS_SECONDS = 5.0


class _Registry(WeakSet[DOMNode]):
    """The widgets of an App; *on_gone* hears of each that leaves."""

    def __init__(self, on_gone: Callable[[DOMNode], None]) -> None:
        super().__init__()
        self._on_gone = on_gone

    def discard(self, node: DOMNode) -> None:
        super().discard(node)
        self._on_gone(node)


class Remains:
    """Takes the widgets of *app* apart, each some time after it has left, and then *app* itself."""

    def __init__(self, app: App[Any]) -> None:
        self._whole = app
        self._gone: list[MessagePump] = []
        self._others: list[object] = []
        self._call_later = asyncio.get_running_loop().call_later
        self._timer: asyncio.TimerHandle | None = None
        app._registry = _Registry(self._note)

    def ended(self, *others: object) -> None:
        """The App has run to its end, and nobody needs *others* any more that were made for it."""
        self._others.extend(others)
        self._note(self._whole)

    def _note(self, node: MessagePump) -> None:
        self._gone.append(node)
        if self._timer is None:
            self._timer = self._call_later(AFTERWARDS_SECONDS, self._take_apart)

    def _take_apart(self) -> None:
        self._timer = None
        gone, self._gone = self._gone, []
        for node in gone:
            if not _has_ended(node):
                self._note(node)
            elif node is self._whole:
                for each in (*self._others, node):
                    vars(each).clear()
            else:
                vars(node).clear()


def _has_ended(node: MessagePump) -> bool:
    return node._closed and (node._task is None or node._task.done())
