"""Handover: how tables come to a worker and leave it, with their people."""

import asyncio
import logging
import math
from typing import TYPE_CHECKING

from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from escape_tui.hub.record.record import JournalError
from escape_tui.hub.table.table import Table
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE, NoLongerOwner
from ssh_host.cluster.membership.directory import TableNotice
from ssh_host.cluster.membership.heartbeats import (
    BEAT_SECONDS,
    CANDIDATE_STEP_SECONDS,
    MISSED_BEATS,
    candidates,
)
from ssh_host.monitoring.log import happened
from ssh_host.session.session import Session

if TYPE_CHECKING:
    from ssh_host.cluster.worker.worker import Worker

#: How long after the start to look for tables of workers that never came back.
_SETTLED_SECONDS = 3.0
#: How long to wait for another worker to take a table that was given away.
_HANDED_OVER_SECONDS = 3.0
#: How long others wait for the standby before they take a table.
_HEAD_START_SECONDS = 0.1


class Handover:
    """Moves tables to and from *worker*."""

    def __init__(self, worker: "Worker") -> None:
        self._worker = worker
        self._knows_others_at = math.inf
        self._is_over = False

    def begin(self) -> None:
        """Start; from now on heartbeats of the other workers arrive."""
        self._knows_others_at = asyncio.get_running_loop().time() + MISSED_BEATS * BEAT_SECONDS
        self._worker.run(self._look_for_the_forgotten(), "looking for forgotten tables")

    async def nobody_goes_on(self, message: Msg) -> None:
        """The whole cluster is stopping: games wait for the next start, so take none over."""
        self._is_over = True

    # Membership

    def is_there(self, worker: str) -> bool:
        """Whether *worker* is alive. Just after our own start we can't know, and assume so."""
        is_new_here = asyncio.get_running_loop().time() < self._knows_others_at
        return is_new_here or self._is_heard(worker)

    def _is_heard(self, worker: str) -> bool:
        return any(beat.name == worker for beat in self._worker.members.here("worker"))

    def _others(self, rules: int | None = None) -> list[str]:
        """The other workers that take tables; with *rules*, only those of that rules version."""
        if self._is_over:
            return []
        return [
            beat.name
            for beat in self._worker.members.here("worker")
            if beat.name != self._worker.name and rules in (None, beat.rules) and not beat.is_draining
        ]

    # Taking

    def consider(self, notice: TableNotice) -> None:
        """A table is orphaned: take it when it is this worker's turn."""
        if self._worker.is_draining or notice.worker == self._worker.name:
            return
        if notice.game and notice.rules != self._worker.rules:
            happened(
                "table needs another rules version",
                code=notice.code,
                rules=notice.rules,
                ours=self._worker.rules,
            )
        else:
            self._worker.run(self._take_in_turn(notice), f"taking {notice.code}")

    async def _take_in_turn(self, notice: TableNotice) -> None:
        await asyncio.sleep(self._turn(notice))
        while self._worker.directory.at(notice.code) is None and notice.code not in self._worker.lobby.tables:
            try:
                await self._take(notice)
                return
            except BUS_TROUBLE as error:
                happened("journal not read", logging.WARNING, error, game=notice.game)
                await asyncio.sleep(CANDIDATE_STEP_SECONDS)

    def _turn(self, notice: TableNotice) -> float:
        """How many seconds to wait before taking the table of *notice*: its standby goes first, then the
        others in an order that all compute alike. A table that was given away goes to its standby."""
        is_given = self._is_heard(notice.worker)
        if not is_given and self._worker.standbys.follows(notice.game):
            return 0.0
        others = self._others(self._worker.rules if notice.game else None)
        order = candidates(notice.game or notice.code, (*others, self._worker.name))
        in_turn = sorted(order, key=lambda name: name != notice.standby)
        head_start = _HEAD_START_SECONDS if others and notice.game and not is_given else 0.0
        return head_start + in_turn.index(self._worker.name) * CANDIDATE_STEP_SECONDS

    async def _take(self, notice: TableNotice) -> None:
        """Continue the table of *notice*, unless another worker was quicker or its journal is unreadable."""
        if notice.game:
            try:
                table = await self._gone_on(notice)
            except NoLongerOwner:
                return
            except JournalError as error:
                self._worker.hosted_lobby.archive.set_aside(notice.game, notice.record, error)
                return
        else:
            table = self._worker.hosted_lobby.archive.gathered_again(notice.record)
        if table.live is not None:
            # Relays show the time of the last line, and players here may have seen a later one.
            table.live.note_time()
        self._welcome(table)
        self._worker.metrics.taken.inc()
        happened("table taken over", code=table.code, game=notice.game)
        await self._worker.announcer.tell()

    async def _gone_on(self, notice: TableNotice) -> Table:
        """Continue the game of *notice* as its standby, or else from its journal; raises `NoLongerOwner` and
        `JournalError`."""
        archive, journals = self._worker.hosted_lobby.archive, self._worker.journals

        def may_be_taken_from(owner: str) -> bool:
            # Another standby may have taken it and not announced it yet.
            return owner == notice.worker or not self._is_heard(owner)

        followed = await self._worker.standbys.step_in(notice.game, may_be_taken_from)
        if followed is not None:
            journal, taken_up = followed
            return archive.gone_on(notice.game, taken_up, journal)
        return archive.taken_over(notice.game, await journals.take(notice.game, may_be_taken_from))

    def _welcome(self, table: Table) -> None:
        """Add *table* to the lobby, and seat its players who are connected here."""
        self._worker.codes.takes_over(table.code)
        self._worker.lobby.add(table)
        for chair in tuple(table.people()):
            if chair.person is not None and chair.person in self._worker.lobby.people:
                table.absences.come_back(chair.person)

    async def _look_for_the_forgotten(self) -> None:
        """Take games that were in progress when the whole cluster stopped."""
        await asyncio.sleep(_SETTLED_SECONDS)
        known = {notice.game for notice in self._worker.directory}
        for running in self._worker.store.games.running():
            if running.game_id not in known:
                notice = TableNotice("", "", game=running.game_id, rules=self._worker.rules)
                self.consider(notice)

    # Giving

    async def hand_over_all(self) -> None:
        """Hand everything over. Games go to workers with the same rules version, or stay and finish; open
        tables and people without a seat go to any worker."""
        for table in tuple(self._worker.lobby.tables.values()):
            is_playing = bool(self._worker.hosted_lobby.archive.game_id(table))
            if self._others(self._worker.rules if is_playing else None):
                await self.give(table)
        if self._others():
            for session in tuple(self._worker.host.sessions):
                if self._worker.lobby.table_of(session.identity.player) is None:
                    session.move_on()

    def heard_of(self, notice: TableNotice) -> None:
        """A table is announced, perhaps one that was taken from this worker, which was presumed dead."""
        if notice.worker != self._worker.name:
            self._worker.journals.heard_of(notice.game, notice.epoch)
            if self._worker.journals.epoch(notice.game) == 0:
                self._worker.codes.heard_elsewhere(notice.code)

    def lose_game(self, game_id: str) -> None:
        """Another worker has taken the game: its people follow it."""
        table = self._worker.hosted_lobby.archive.table_of(game_id)
        if table is not None:
            self.lose(table)

    def lose(self, table: Table) -> None:
        """Another worker has taken *table*: its people follow it."""
        self._worker.metrics.lost.inc()
        self._worker.relays.keep(table)
        self._let_go(table)

    async def give(self, table: Table) -> None:
        """Finish the journal of *table*, announce that it can be taken, and send its people after it."""
        notice = self._worker.notice(table)
        for session in self.sessions_at(table):
            session.is_moving = True
        if table.live is not None:
            table.live.stand_still()
        table.close()
        await self._worker.journals.hand_over(notice.game)
        # Only now: relays of tables that are still here are closed.
        self._worker.relays.keep(table)
        self._worker.lobby.tables.pop(table.code, None)
        self._worker.codes.look()
        self._worker.seats.look()
        await self._orphan(notice)
        is_taken = await self._worker.directory.is_taken(notice, _HANDED_OVER_SECONDS)
        self._let_go(table)
        if not is_taken and not self._worker.is_draining:
            # Its new owner died before taking it, so take it back.
            await self._take(notice)

    async def _orphan(self, notice: TableNotice) -> None:
        while True:
            try:
                return await self._worker.directory.orphan(notice)
            except NatsError as error:
                happened("table not given away", logging.WARNING, error, code=notice.code)
                await asyncio.sleep(CANDIDATE_STEP_SECONDS)

    def _let_go(self, table: Table) -> None:
        sessions = self.sessions_at(table)
        self._worker.lobby.let_go(table)
        self._worker.hosted_lobby.archive.let_go(table)
        for session in sessions:
            session.move_on(table.code)
        self._worker.relays.show(table.code)

    def sessions_at(self, table: Table) -> list[Session]:
        """The sessions here of the people seated at *table*."""
        people = {chair.person for chair in table.people()}
        return [session for session in self._worker.host.sessions if session.identity.player in people]
