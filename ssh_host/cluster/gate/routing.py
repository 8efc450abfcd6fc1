"""Routing: which worker a session belongs to."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial

import msgspec
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from escape_tui.hub.clockwork import LoopClockwork
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE
from ssh_host.cluster.claims.exclusive_claims import Claims
from ssh_host.cluster.claims.seat_claims import seat_claim
from ssh_host.cluster.gate.corridor_messages import Passage
from ssh_host.cluster.gate.unanswered_keys import UnansweredKeys
from ssh_host.cluster.membership.directory import Directory, TableNotice
from ssh_host.cluster.membership.heartbeats import Heartbeat, Members
from ssh_host.session.arrival import Arrival
from ssh_host.session.destination import Way

#: How long to wait for a ticket before asking again, there or elsewhere.
_TICKET_SECONDS = 0.4
_AGAIN_SECONDS = 0.1
#: Spectators go to the table's own worker unless it has this many more sessions than another.
_WATCHERS_GO_ALONG = 10
#: How long to wait for the takeover of a session's table before routing it elsewhere.
_PATIENCE_SECONDS = 10.0
#: How long to wait for it if the table's own worker is heard again.
_HEARD_AGAIN_SECONDS = 1.0
#: An order to move may arrive before the announcement of the table's next worker.
_ANNOUNCED_SECONDS = 2.0
#: This long after this gate and the last worker have started, every table is announced, also those that had
#: lost their worker before.
_ALL_ANNOUNCED_SECONDS = 6.0


class Routing:
    """Routes a session to the table it asks for, to its seat, or to the emptiest worker."""

    def __init__(self, bus: Bus, members: Members, directory: Directory) -> None:
        self._bus = bus
        self._members = members
        self._directory = directory
        self._loop = asyncio.get_running_loop()
        #: The tables of lost workers, and since when: each is being taken over.
        self._orphans: dict[str, tuple[float, TableNotice]] = {}
        self._news = asyncio.Event()
        self._knows_tables_at = self._loop.time()
        directory.on_orphaned.append(self._note_orphan)
        directory.on_change.append(self._tell_news)
        self._claims: Claims | None = None
        self._unanswered_keys: dict[str, UnansweredKeys] = {}
        self._followed: dict[str, list[Callable[[], None]]] = {}
        members.on_gone.append(self._tell_gone)
        members.on_come.append(self._expect_takeovers)

    async def start(self) -> None:
        """Begin with an empty directory."""
        self._claims = await Claims.of(self._bus, self._bus.replicas)
        self._knows_tables_at = self._loop.time() + _ALL_ANNOUNCED_SECONDS

    async def passage_for(self, arrival: Arrival, seat: str = "", left: str = "") -> Passage:
        """The passage for *arrival*, as soon as a worker lets it in. A session that *left* a worker for the
        table of its *seat* waits until another worker announces that."""
        until = self._loop.time() + _ANNOUNCED_SECONDS
        while seat and not self._has_moved(seat, left) and self._loop.time() < until:
            await self._hear_news()
        unwilling: set[str] = set()
        while True:
            await self._hear_of_seat(arrival.identity.player)
            worker = self._worker_for(arrival, unwilling)
            if worker is None:
                unwilling.clear()
                await self._hear_news()
                continue
            passage = await self._ticket(worker)
            if passage is not None:
                return passage
            unwilling.add(worker)

    async def _hear_of_seat(self, person: str) -> None:
        """If this gate or a worker has just started and *person* has a seat, wait until its table is
        announced. Its worker may have died before this gate heard of the table."""
        while self._loop.time() < self._knows_tables_at and self._directory.seat_of(person) is None:
            with contextlib.suppress(*BUS_TROUBLE):
                if self._claims is None or await self._claims.holder(seat_claim(person)) is None:
                    return
            await self._hear_news()

    async def _hear_news(self) -> None:
        """Wait for news about a table, for a short time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_AGAIN_SECONDS):
                await self._news.wait()

    def _tell_news(self) -> None:
        self._news.set()
        self._news.clear()

    def follow(self, worker: str, gone: Callable[[], None]) -> Callable[[], None]:
        """Call *gone* when *worker* is gone; the returned function cancels that."""
        if self._members.age(worker) is None:
            # The worker was lost after it issued the ticket; nobody else would report that.
            gone()
        followers = self._followed.setdefault(worker, [])
        followers.append(gone)
        return lambda: followers.remove(gone) if gone in followers else None

    async def broke_off(self, worker: str) -> None:
        """The connection to *worker* broke unexpectedly."""
        await self._members.suspect(worker)

    def unanswered_keys(self, worker: str) -> UnansweredKeys:
        """The detector of keys that *worker* has not answered."""
        if worker not in self._unanswered_keys:
            on_silence = partial(self._members.doubt_soon, worker)
            self._unanswered_keys[worker] = UnansweredKeys(LoopClockwork(), on_silence)
        return self._unanswered_keys[worker]

    def _tell_gone(self, beat: Heartbeat) -> None:
        self._unanswered_keys.pop(beat.name, None)
        for gone in self._followed.pop(beat.name, ()):
            gone()

    def _worker_for(self, arrival: Arrival, unwilling: set[str]) -> str | None:
        """The worker to ask; `None` while it is better to wait."""
        if self._is_being_taken_over(arrival):
            return None
        if (worker := self._worker_of_table(arrival, unwilling)) is not None:
            return worker
        willing = [beat for beat in self._members.here("worker") if beat.name not in unwilling]
        ready = [beat for beat in willing if not beat.is_draining] or willing
        return min(ready, key=_fullness).name if ready else None

    def _has_moved(self, code: str, left: str) -> bool:
        """Whether the table *code* is announced by another worker than the one *left*."""
        notice = self._directory.at(code)
        return notice is not None and notice.worker != left

    def _worker_of_table(self, arrival: Arrival, unwilling: set[str]) -> str | None:
        """The worker with the seat of *arrival*, or with the table they ask for."""
        destination = arrival.destination()
        may_play = destination.is_for_playing
        if may_play and (seat := self._directory.seat_of(arrival.identity.player)) is not None:
            return seat.worker
        wanted = self._directory.at(arrival.code) if arrival.code else None
        if wanted is None:
            return None
        if destination.way is Way.LISTEN:
            # Sound is best generated where the clock runs.
            return wanted.worker
        only_watches = arrival.watched or not may_play
        return self._shown_at(wanted, unwilling) if only_watches else wanted.worker

    def _shown_at(self, notice: TableNotice, unwilling: set[str]) -> str:
        """The worker that shows the table of *notice* to spectators: its own, or a much emptier one that can
        relay it."""
        beats = [beat for beat in self._members.here("worker") if not beat.is_draining]
        visits = {beat.name: beat.visits for beat in beats}
        able = [beat for beat in beats if beat.rules == notice.rules and beat.name not in unwilling]
        if not notice.is_shown or not able:
            return notice.worker
        emptiest = min(able, key=_fullness)
        has_room = visits.get(notice.worker, 0) <= emptiest.visits + _WATCHERS_GO_ALONG
        return notice.worker if has_room else emptiest.name

    def _is_being_taken_over(self, arrival: Arrival) -> bool:
        now = self._loop.time()
        if not self._members.here("worker"):
            # Nobody can take them over yet: their time starts later.
            self._orphans = {code: (now, notice) for code, (_, notice) in self._orphans.items()}
        self._orphans = {
            code: (since, notice)
            for code, (since, notice) in self._orphans.items()
            if now - since < self._patience(notice)
        }
        code = arrival.code
        return any(
            notice.code == code or arrival.identity.player in notice.people
            for _, notice in self._orphans.values()
        )

    def _patience(self, orphan: TableNotice) -> float:
        """How long to wait for the takeover of *orphan*. Its worker may be heard again and announce it as if
        nothing had happened, while another one is taking it."""
        found = self._directory.at(orphan.code)
        if found is None:
            return _PATIENCE_SECONDS
        is_as_before = (found.worker, found.epoch) == (orphan.worker, orphan.epoch)
        return _HEARD_AGAIN_SECONDS if is_as_before else 0.0

    def _expect_takeovers(self, beat: Heartbeat) -> None:
        """A worker has come: it may take over the orphans, and tables of which this gate has not heard."""
        now = self._loop.time()
        if beat.kind == "worker" and self._claims is not None:
            self._knows_tables_at = now + _ALL_ANNOUNCED_SECONDS
        self._orphans = {code: (now, notice) for code, (_, notice) in self._orphans.items()}

    def _note_orphan(self, notice: TableNotice) -> None:
        self._orphans[notice.code] = self._loop.time(), notice

    async def _ticket(self, worker: str) -> Passage | None:
        try:
            answer = await self._bus.client.request(
                self._bus.subject("ticket", worker), timeout=_TICKET_SECONDS
            )
            return msgspec.json.decode(answer.data, type=Passage)
        except NoRespondersError:
            self._members.miss(worker)
            return None
        except (NatsError, TimeoutError, msgspec.MsgspecError):
            self._members.doubt_soon(worker)
            return None


def _fullness(beat: Heartbeat) -> tuple[int, str]:
    return beat.visits, beat.name
