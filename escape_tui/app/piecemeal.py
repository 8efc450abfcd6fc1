"""Long work in small pieces, one piece of all such work in each iteration of the loop."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar
from weakref import WeakKeyDictionary

Piece = TypeVar("Piece")

_turns: "WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]" = WeakKeyDictionary()


async def piecemeal(pieces: Iterable[Piece]) -> AsyncIterator[Piece]:
    """*pieces*, each computed in its turn: callers take turns, and the loop serves everybody in between."""
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    waiting, done = iter(pieces), object()
    while True:
        async with turn:
            piece = next(waiting, done)
            await asyncio.sleep(0)
        if piece is done:
            return
        yield piece  # type: ignore[misc]
