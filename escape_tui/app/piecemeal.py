"""Long work in small pieces: of all that is done this way, one piece in each turn of the loop."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar
from weakref import WeakKeyDictionary

Piece = TypeVar("Piece")

_turns: "WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]" = WeakKeyDictionary()


async def piecemeal(pieces: Iterable[Piece]) -> AsyncIterator[Piece]:
    """*pieces*, each made when it is its turn: whoever else wants such work done takes turns with it, and
    everybody on the loop is served in between."""
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    waiting, done = iter(pieces), object()
    while True:
        async with turn:
            piece = next(waiting, done)
            await asyncio.sleep(0)
        if piece is done:
            return
        yield piece  # type: ignore[misc]
