"""Hostile visits by what is typed: reports that nobody asked a terminal for, and keys as fast as they go."""

import asyncio
import contextlib

import asyncssh

from tests.hostile.ground import HOSTILE, in_lobby

VISITORS = 4


async def typed(port: int, seconds: float, keys: bytes, pause_seconds: float) -> str:
    """Several visitors type *keys* again and again; gives how many of them were sent away for it."""
    gone = 0

    async def go_on() -> None:
        nonlocal gone
        try:
            async with in_lobby(port, HOSTILE) as visitor:
                while not visitor._channel.is_closing():
                    visitor.type(keys)
                    await asyncio.sleep(pause_seconds)
        except (OSError, asyncssh.Error):
            pass
        gone += 1

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for _ in range(VISITORS):
                group.create_task(go_on())
    return f"{gone} of {VISITORS} visits ended by it"


async def forged_reports(port: int, seconds: float) -> str:
    """Reports of keys that there are not: they end nothing silently."""
    return await typed(port, seconds, b"\x1b[1114112F\x1b[27:200R\x1b[99999999;1:1u", 0.2)


async def focus_reports(port: int, seconds: float) -> str:
    """A terminal that says again and again that it is looked at, and that it is not."""
    return await typed(port, seconds, b"\x1b[I\x1b[O" * 20, 0.1)


async def pointer_moves(port: int, seconds: float) -> str:
    """A pointer that moves without end, though nobody asked where it is."""
    moves = b"".join(b"\x1b[<35;%d;%dM" % (x, x % 24 + 1) for x in range(1, 9))
    return await typed(port, seconds, moves, 0.1)


async def screens_opened_and_closed(port: int, seconds: float) -> str:
    """A page of help opened and closed as fast as keys go."""
    return await typed(port, seconds, b"?\x1b", 0.06)


async def pastes(port: int, seconds: float) -> str:
    """Long pastes, one after the other."""
    return await typed(port, seconds, b"\x1b[200~" + b"x" * 3_000 + b"\x1b[201~", 0.05)
