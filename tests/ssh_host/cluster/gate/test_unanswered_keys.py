"""Whether anything comes of keys: one watch for everybody at a gate."""

import asyncio

from ssh_host.cluster.gate.unanswered_keys import SLOW_SECONDS, UnansweredKeys
from tests.ssh_host.cluster.nats import eventually

#: The clock of a loop is that much coarser than its timers.
_ABOUT = 0.01


class Watched(UnansweredKeys):
    """Notes when nothing came of a key."""

    def __init__(self) -> None:
        super().__init__(lambda: self.silences.append(self._loop.time()))
        self.silences: list[float] = []

    def answer(self) -> None:
        self.pressed_at = 0.0

    async def has_looked(self) -> None:
        await eventually(lambda: self._timer is None)


async def test_a_key_that_nothing_comes_of_is_told_once() -> None:
    watched, pressed_at = Watched(), asyncio.get_running_loop().time()
    watched.pressed()
    watched.pressed()
    await watched.has_looked()
    (silence,) = watched.silences
    assert silence - pressed_at >= SLOW_SECONDS - _ABOUT
    watched.pressed()
    await watched.has_looked()
    assert len(watched.silences) == 2, "the next key is watched, too"


async def test_whatever_comes_answers_every_key_before_it() -> None:
    watched = Watched()
    for _ in range(3):
        watched.pressed()
    watched.answer()
    await watched.has_looked()
    assert watched.silences == []


async def test_a_key_after_the_answer_has_as_much_time() -> None:
    watched = Watched()
    watched.pressed()
    await asyncio.sleep(SLOW_SECONDS / 2)
    watched.answer()
    pressed_at = asyncio.get_running_loop().time()
    watched.pressed()
    await watched.has_looked()
    (silence,) = watched.silences
    assert silence - pressed_at >= SLOW_SECONDS - _ABOUT
