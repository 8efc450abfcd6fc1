"""Exclusive claims: only one process of the cluster can hold each, such as a code, a seat or a daily try."""

import asyncio
from collections.abc import Callable

from nats.js.errors import KeyDeletedError, KeyNotFoundError, KeyWrongLastSequenceError
from nats.js.kv import KeyValue

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.streams import bucket

_AGAIN_SECONDS = 0.05
#: How long a takeover waits for the worker that had the claim.
HANDED_OVER_SECONDS = 10.0


class Claims:
    """Claims by name, in a key-value bucket. The first process to ask gets a claim."""

    def __init__(self, kept: KeyValue) -> None:
        self._kept = kept

    @classmethod
    async def of(cls, bus: Bus, replicas: int = 1, name: str = "claims", seconds: float = 0) -> "Claims":
        """The claims in the bucket *name*. They expire after *seconds*; 0 keeps them."""
        return cls(await bucket(bus, name, replicas=replicas, seconds=seconds))

    async def claim(self, thing: str, who: str) -> bool:
        """Claim *thing* for *who*; returns whether they hold it now."""
        try:
            await self._kept.create(thing, who.encode())
        except KeyWrongLastSequenceError:
            return await self.holder(thing) == who
        return True

    async def claim_or_inherit(self, thing: str, who: str, is_there: Callable[[str], bool]) -> bool:
        """Like `claim`, but a claim can be taken from a dead holder: *is_there* tells whether a holder is
        alive."""
        if await self.claim(thing, who):
            return True
        holder = await self.holder(thing)
        if holder is None:
            return await self.claim(thing, who)
        return not is_there(holder) and await self.hand_over(thing, holder, who)

    async def wait_for(
        self, thing: str, who: str, is_there: Callable[[str], bool], seconds: float, never: str = ""
    ) -> bool:
        """Like `claim_or_inherit`, but retry for *seconds* while another holder may release it, unless that
        holder is *never*."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while not await self.claim_or_inherit(thing, who, is_there):
            if loop.time() > until or (never and await self.holder(thing) == never):
                return False
            await asyncio.sleep(_AGAIN_SECONDS)
        return True

    async def hand_over(self, thing: str, giver: str, taker: str) -> bool:
        """Pass *thing* from *giver* to *taker*; returns whether *giver* held it."""
        try:
            entry = await self._kept.get(thing)
            if entry.value != giver.encode():
                return False
            await self._kept.update(thing, taker.encode(), last=entry.revision)
        except (KeyNotFoundError, KeyDeletedError, KeyWrongLastSequenceError):
            return False
        return True

    async def release(self, thing: str, who: str) -> bool:
        """Release *thing*; returns whether *who* held it."""
        try:
            entry = await self._kept.get(thing)
            if entry.value != who.encode():
                return False
            await self._kept.delete(thing, last=entry.revision)
        except (KeyNotFoundError, KeyDeletedError, KeyWrongLastSequenceError):
            return False
        return True

    async def holder(self, thing: str) -> str | None:
        try:
            entry = await self._kept.get(thing)
        except (KeyNotFoundError, KeyDeletedError):
            return None
        return None if entry.value is None else entry.value.decode()
