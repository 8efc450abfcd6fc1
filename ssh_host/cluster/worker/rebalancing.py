"""Rebalancing: a worker with many more sessions than another gives tables away, one at a time."""

import asyncio
import logging
from typing import TYPE_CHECKING

from escape_tui.hub.table.table import Table
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE
from ssh_host.cluster.membership.heartbeats import Heartbeat
from ssh_host.monitoring.log import happened
from ssh_host.session.session import Session

if TYPE_CHECKING:
    from ssh_host.cluster.worker.worker import Worker

_LOOK_SECONDS = 0.25
#: Moving a table must reduce the difference between two workers by at least this many sessions.
_WORTH_MOVING = 5
#: Pause after a worker was lost: the others are busy.
_CALM_SECONDS = 2.0
#: A standby has caught up this long after it was chosen.
_FOLLOWED_SECONDS = 1.0


class Rebalancing:
    """Keeps *worker*'s load close to that of the others; a new worker starts empty."""

    def __init__(self, worker: "Worker") -> None:
        self._worker = worker
        self._loop = asyncio.get_running_loop()
        self._gone_at = float("-inf")
        worker.members.on_gone.append(self._note_gone)

    def _note_gone(self, beat: Heartbeat) -> None:
        self._gone_at = self._loop.time()

    async def keep(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            worker = self._worker
            if worker.standby_choice.look(worker.lobby.tables):
                worker.announcer.something_changed()
            is_calm = self._loop.time() - self._gone_at > _CALM_SECONDS and worker.bus.is_up
            if is_calm and not worker.is_draining and (table := self.table_to_give()) is not None:
                await self._give(table)

    async def _give(self, table: Table) -> None:
        happened("table given away", code=table.code)
        try:
            await self._worker.handover.give(table)
        except BUS_TROUBLE as error:
            happened("table not given away", logging.WARNING, error, code=table.code)

    def table_to_give(self) -> Table | None:
        """The largest table that the emptiest worker already follows, and whose move makes both loads more
        equal."""
        standby_choice, ours = self._worker.standby_choice, len(self._worker.host.sessions)
        others = standby_choice.others().values()
        least = min(others, key=lambda beat: (beat.visits, beat.name), default=None)
        if least is None:
            return None
        spare = (ours - least.visits) // 2
        if spare < _WORTH_MOVING:
            return None
        visits = {
            table: self._worker.handover.sessions_at(table)
            for code, table in self._worker.lobby.tables.items()
            if standby_choice.standby(code) == least.name
            and standby_choice.named_for(code) > _FOLLOWED_SECONDS
        }
        movable = [
            table for table, sessions in visits.items() if 0 < len(sessions) <= spare and _look_on(sessions)
        ]
        return max(movable, key=lambda table: len(visits[table]), default=None)


def _look_on(sessions: list[Session]) -> bool:
    """Whether all of them look at their game: a move would close a dialog."""
    return all(session.outlet.is_staged for session in sessions)
