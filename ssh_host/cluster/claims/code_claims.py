"""Table codes, claimed for the whole cluster: if two tables have the same code, one gets another."""

import asyncio
from collections.abc import Callable, Coroutine

from nats.errors import Error as NatsError
from nats.js.errors import Error as JetStreamError

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.table.table import Table
from ssh_host.cluster.claims.exclusive_claims import HANDED_OVER_SECONDS, Claims
from ssh_host.monitoring.log import happened

#: Retry a claim that the bus didn't answer.
_AGAIN_SECONDS = 0.5


class CodeClaims:
    """Claims the code of every table of *worker*, and releases it when the table is gone. Claims of a dead
    worker can be taken: *is_there* tells whether a worker is alive."""

    def __init__(self, claims: Claims, lobby: Lobby, worker: str, is_there: Callable[[str], bool]) -> None:
        self._claims = claims
        self._lobby = lobby
        self._worker = worker
        self._is_there = is_there
        self._claimed: set[str] = set()
        self._taken_over: set[str] = set()
        self._working: set[asyncio.Task[None]] = set()

    def takes_over(self, code: str) -> None:
        """The table *code* was taken over from another worker: wait for its code instead of changing it,
        because its players know it."""
        self._taken_over.add(code)

    def look(self) -> None:
        """The lobby has changed."""
        here = self._lobby.tables
        for code in here.keys() - self._claimed:
            self._claimed.add(code)
            self._run(self._claim(here[code]))
        for code in self._claimed - here.keys():
            self._claimed.discard(code)
            self._run(self._release(code))

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work, name="claiming codes")
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _claim(self, table: Table) -> None:
        code = table.code
        while self._lobby.tables.get(code) is table:
            try:
                if not await self._is_ours(code) and self._lobby.tables.get(code) is table:
                    happened("table code already taken", code=code)
                    self._lobby.give_another_code(table)
                return
            except (NatsError, JetStreamError, TimeoutError, OSError) as error:
                happened("table code not claimed", code=code, why=str(error))
                await asyncio.sleep(_AGAIN_SECONDS)

    async def _is_ours(self, code: str) -> bool:
        patience = HANDED_OVER_SECONDS if code in self._taken_over else 0.0
        is_ours = await self._claims.wait_for(f"code.{code}", self._worker, self._is_there, patience)
        self._taken_over.discard(code)
        return is_ours

    async def _release(self, code: str) -> None:
        try:
            await self._claims.release(f"code.{code}", self._worker)
        except (NatsError, JetStreamError, TimeoutError, OSError) as error:
            happened("table code not released", code=code, why=str(error))
