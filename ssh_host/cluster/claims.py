"""Claims: what only one may have in the whole cluster, such as a table's code, a seat or a daily try."""

from nats.js.errors import KeyDeletedError, KeyNotFoundError, KeyWrongLastSequenceError
from nats.js.kv import KeyValue

from ssh_host.cluster.bus import Bus
from ssh_host.cluster.streams import bucket


class Claims:
    """Things by name, each somebody's or free. Whoever asks first has it, whichever process asks."""

    def __init__(self, kept: KeyValue) -> None:
        self._kept = kept

    @classmethod
    async def of(cls, bus: Bus, replicas: int = 1) -> "Claims":
        return cls(await bucket(bus, "claims", replicas=replicas))

    async def claim(self, thing: str, who: str) -> bool:
        """Whether *thing* is *who*'s from now on, or was already."""
        try:
            await self._kept.create(thing, who.encode())
        except KeyWrongLastSequenceError:
            return await self.holder(thing) == who
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
