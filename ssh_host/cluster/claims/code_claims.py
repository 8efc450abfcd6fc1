"""Table codes, claimed for the whole cluster: if two tables have the same code, one gets another."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.hub.table.table import Table
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE
from ssh_host.cluster.claims.exclusive_claims import HANDED_OVER_SECONDS, Claims
from ssh_host.monitoring.log import happened

#: Retry a claim that the bus didn't answer.
_AGAIN_SECONDS = 0.5
#: Wait this long for the code of a table without a game. If another worker keeps it, that worker was presumed
#: dead by mistake, and has the table itself.
_OPEN_TABLE_SECONDS = 2.0


class CodeClaims:
    """Claims the code of every table of *worker*, and releases it when the table is gone. Claims of a dead
    worker can be taken: *is_there* tells whether a worker is alive. *on_lost* is called with a table that
    another worker has."""

    def __init__(
        self,
        claims: Claims,
        lobby: Lobby,
        worker: str,
        is_there: Callable[[str], bool],
        on_lost: Callable[[Table], None],
    ) -> None:
        self._claims = claims
        self._lobby = lobby
        self._worker = worker
        self._is_there = is_there
        self._on_lost = on_lost
        #: The codes claimed so far; of these, the ones that the cluster has granted.
        self._claimed: set[str] = set()
        self._held: set[str] = set()
        self._taken_over: set[str] = set()
        self._working = BackgroundTasks()

    def takes_over(self, code: str) -> None:
        """The table *code* was taken over from another worker: wait for its code instead of changing it,
        because its players know it."""
        self._taken_over.add(code)

    def look(self) -> None:
        """The lobby has changed."""
        here = self._lobby.tables
        for code in here.keys() - self._claimed:
            self._claimed.add(code)
            self._working.start(self._claim(here[code]), "claiming codes")
        for code in self._claimed - here.keys():
            self._claimed.discard(code)
            self._held.discard(code)
            self._working.start(self._release(code), "claiming codes")

    def heard_elsewhere(self, code: str) -> None:
        """Another worker announces the table *code*. It may have taken the code from this worker, which it
        presumed dead."""
        if code in self._held:
            self._working.start(self._look_for_holder(self._lobby.tables[code]), "claiming codes")

    async def _look_for_holder(self, table: Table) -> None:
        with suppress(*BUS_TROUBLE):
            holder = await self._claims.holder(f"code.{table.code}")
            if holder not in (None, self._worker) and self._lobby.tables.get(table.code) is table:
                happened("table lost to another worker", code=table.code)
                self._on_lost(table)

    async def _claim(self, table: Table) -> None:
        code = table.code
        was_taken_over = code in self._taken_over
        while self._lobby.tables.get(code) is table:
            try:
                is_ours = await self._is_ours(table)
                if self._lobby.tables.get(code) is not table:
                    return
                if is_ours:
                    self._held.add(code)
                elif was_taken_over and table.phase is not Phase.PLAYING:
                    happened("table code kept by its worker", code=code)
                    self._on_lost(table)
                else:
                    happened("table code already taken", code=code)
                    self._lobby.give_another_code(table)
                return
            except BUS_TROUBLE as error:
                happened("table code not claimed", code=code, why=str(error))
                await asyncio.sleep(_AGAIN_SECONDS)

    async def _is_ours(self, table: Table) -> bool:
        patience = 0.0
        if table.code in self._taken_over:
            patience = HANDED_OVER_SECONDS if table.phase is Phase.PLAYING else _OPEN_TABLE_SECONDS
        is_ours = await self._claims.wait_for(f"code.{table.code}", self._worker, self._is_there, patience)
        self._taken_over.discard(table.code)
        return is_ours

    async def _release(self, code: str) -> None:
        try:
            await self._claims.release(f"code.{code}", self._worker)
        except BUS_TROUBLE as error:
            happened("table code not released", code=code, why=str(error))
