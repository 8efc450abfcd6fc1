"""Tidying: packs journals of finished games and deletes old data, a little at a time."""

import asyncio
from collections.abc import Callable

from ssh_host.archive.expiry import expired, forget
from ssh_host.config.config import Data
from ssh_host.store.store import Store

_EVERY_SECONDS = 10.0
#: About half a second of CPU in a thread.
_PACKED_AT_ONCE = 10


async def keep_tidy(
    store: Store, settings: Callable[[], Data], games_played: Callable[[], frozenset[str]]
) -> None:
    """Tidy *store* until cancelled; disk accesses run in a thread. Bans lifted by another process take
    effect with the next round."""
    while True:
        await asyncio.sleep(_EVERY_SECONDS)
        store.look_for_bans()
        for game, journal in await asyncio.to_thread(store.journals_to_pack, _PACKED_AT_ONCE):
            if not store.trouble:
                store.keep_packed(game, journal)
        gone = await asyncio.to_thread(expired, store.path, settings())
        if not store.trouble:
            forget(store, gone, games_played())
        await asyncio.to_thread(store.tidy)
