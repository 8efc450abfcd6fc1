"""Long work in small pieces."""

import asyncio
from collections.abc import Iterator

from escape_tui.app.piecemeal import piecemeal

VISITORS, PIECES = 5, 10


async def test_however_many_want_long_work_done_one_piece_is_done_in_a_turn_of_the_loop() -> None:
    made, in_each_turn = 0, list[int]()

    def pieces() -> Iterator[int]:
        nonlocal made
        for number in range(PIECES):
            made += 1
            yield number

    async def visitor() -> list[int]:
        return [piece async for piece in piecemeal(pieces())]

    async def neighbour() -> None:
        while made < VISITORS * PIECES:
            before = made
            await asyncio.sleep(0)
            in_each_turn.append(made - before)

    *done, _ = await asyncio.gather(*(visitor() for _ in range(VISITORS)), neighbour())
    assert done == [list(range(PIECES))] * VISITORS
    assert max(in_each_turn) == 1


async def test_who_leaves_in_the_middle_keeps_nobody_waiting() -> None:
    leaving = asyncio.ensure_future(anext(piecemeal(iter(range(9)))))
    await asyncio.sleep(0)
    leaving.cancel()
    assert [piece async for piece in piecemeal("abc")] == ["a", "b", "c"]
