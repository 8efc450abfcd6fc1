"""Claims: what only one may have in the whole cluster, such as a table's code, a seat or a daily try."""

import asyncio
from collections.abc import Callable

from nats.js.errors import KeyDeletedError, KeyNotFoundError, KeyWrongLastSequenceError
from nats.js.kv import KeyValue

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.streams import bucket

_AGAIN_SECONDS = 0.05
#: So long whoever takes something over waits for the worker that had it before.
HANDED_OVER_SECONDS = 10.0


class Claims:
    """Things by name, each somebody's or free. Whoever asks first has it, whichever process asks."""

    def __init__(self, kept: KeyValue) -> None:
        self._kept = kept

    @classmethod
    async def of(cls, bus: Bus, replicas: int = 1, name: str = "claims", seconds: float = 0) -> "Claims":
        """The claims called *name*; each is forgotten after so many *seconds*, 0 keeps it."""
        return cls(await bucket(bus, name, replicas=replicas, seconds=seconds))

    async def claim(self, thing: str, who: str) -> bool:
        """Whether *thing* is *who*'s from now on, or was already."""
        try:
            await self._kept.create(thing, who.encode())
        except KeyWrongLastSequenceError:
            return await self.holder(thing) == who
        return True

    async def claim_or_inherit(self, thing: str, who: str, is_there: Callable[[str], bool]) -> bool:
        """The same; what somebody holds who *is_there* no longer can be had, too."""
        if await self.claim(thing, who):
            return True
        holder = await self.holder(thing)
        if holder is None:
            return await self.claim(thing, who)
        return not is_there(holder) and await self.hand_over(thing, holder, who)

    async def wait_for(
        self, thing: str, who: str, is_there: Callable[[str], bool], seconds: float, never: str = ""
    ) -> bool:
        """The same, for so many *seconds* while somebody else has it, who may be about to give it back; what
        *never* holds nobody gives back."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while not await self.claim_or_inherit(thing, who, is_there):
            if loop.time() > until or (never and await self.holder(thing) == never):
                return False
            await asyncio.sleep(_AGAIN_SECONDS)
        return True

    async def hand_over(self, thing: str, giver: str, taker: str) -> bool:
        """Whether *thing* was *giver*'s and is *taker*'s now."""
        try:
            entry = await self._kept.get(thing)
            if entry.value != giver.encode():
                return False
            await self._kept.update(thing, taker.encode(), last=entry.revision)
        except (KeyNotFoundError, KeyDeletedError, KeyWrongLastSequenceError):
            return False
        return True

    async def release(self, thing: str, who: str) -> bool:
        """Whether *thing* was *who*'s and is free now."""
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
