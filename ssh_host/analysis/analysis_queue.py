"""The queue of games to analyse: one at a time, in a process that is paused while the event loop is late."""

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from subprocess import PIPE, Popen
from tempfile import TemporaryFile

import msgspec

from escape_tui.content.catalogue import Catalogue, load
from escape_tui.hub.analysis.analysis import Analysis, Measured
from ssh_host.analysis import analysis_job
from ssh_host.monitoring.log import happened
from ssh_host.store.store import Store
from ssh_host.work_claim import WorkClaim, alone

#: The longest queue. The oldest game drops out, and is analysed when somebody asks for it.
MOST_WAITING = 50
#: How many games whose analysis failed are remembered.
MOST_GIVEN_UP = 1_000

#: How often the loop's delay is checked while a job runs, and the delay at which the job pauses.
_LOOK_EVERY_SECONDS = 0.25
_LATE_SECONDS = 0.03
LOWEST_PRIORITY = 19
#: The longest line of a journal or an analysis.
_LONGEST_LINE = 2**20


class AnalysisQueue:
    """Runs *command* on the journals of games and stores the analyses in *store*; *editions* gives the
    host's current ones, and *on_kept* is called with each game. Games whose *claim* is refused are left to
    other processes."""

    def __init__(
        self,
        store: Store,
        on_kept: Callable[[str], None],
        editions: Callable[[], Catalogue] = load,
        command: Sequence[str] = (sys.executable, "-m", analysis_job.__name__),
        claim: WorkClaim = alone,
    ) -> None:
        self._store = store
        self._on_kept = on_kept
        self._editions = editions
        self._command = command
        self._claim = claim
        self._waiting: deque[tuple[str, bool]] = deque(maxlen=MOST_WAITING)
        #: Games whose process failed or took too long: the next start of the host may try them again.
        self._given_up: deque[str] = deque(maxlen=MOST_GIVEN_UP)
        self._work: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return self._work is None or self._work.done()

    def ask(self, game_id: str, *, is_whole: bool = False) -> None:
        """Queue the finished game *game_id*, unless it was analysed. With *is_whole*, luck is separated
        from play."""
        wanted = game_id, is_whole
        if wanted in self._waiting or not self.is_awaited(*wanted):
            return
        self._waiting.append(wanted)
        if self.is_idle:
            self._work = asyncio.get_running_loop().create_task(self._work_off())

    def is_awaited(self, game_id: str, is_whole: bool = False) -> bool:
        """Whether the analysis of *game_id* is incomplete, and was not given up."""
        return game_id not in self._given_up and not self._is_known(game_id, is_whole)

    def _is_known(self, game_id: str, is_whole: bool) -> bool:
        known = self._store.analyses.find(game_id, Measured())
        if known is None or known.turns is None:
            return False
        return not is_whole or known.splits is not None

    def cancel(self) -> None:
        """Cancel the running analysis and clear the queue."""
        self._waiting.clear()
        if self._work is not None:
            self._work.cancel()

    async def done(self) -> None:
        """Wait until the queue is empty."""
        while self._work is not None and not self._work.done():
            await asyncio.wait([self._work])

    async def _work_off(self) -> None:
        while self._waiting:
            game_id, is_whole = self._waiting.popleft()
            try:
                if not self._is_known(game_id, is_whole) and await self._claim(_work(game_id, is_whole)):
                    await self._analyse(game_id, is_whole)
            except OSError as error:
                happened("analysis not started", game=game_id, reason=str(error))

    async def _analyse(self, game_id: str, is_whole: bool) -> None:
        entries = [row.entry for row in await asyncio.to_thread(self._store.games.journal, game_id)]
        if not all(isinstance(entry, bytes) for entry in entries):
            happened("game not analysed", game=game_id, reason="missing or damaged")
            return
        stages = str(analysis_job.ALL_STAGES if is_whole else analysis_job.STAGES)
        known = self._store.analyses.find(game_id, Measured())
        turned = b"" if known is None or known.turns is None else msgspec.json.encode(known)
        asked = (msgspec.json.encode(self._editions()), turned, b"".join(entries))
        process = _started((*self._command, stages), b"\n".join(asked))
        watching = asyncio.create_task(yield_while_late(process))
        try:
            await self._keep(game_id, process)
            code = await asyncio.to_thread(process.wait)
        finally:
            watching.cancel()
            process.kill()
            await asyncio.to_thread(process.wait)
        if code:
            self._given_up.append(game_id)
            happened("game not analysed", game=game_id, code=code)

    async def _keep(self, game_id: str, process: Popen[bytes]) -> None:
        """Store each complete stage; drop the incomplete line of a killed process."""
        printed = asyncio.StreamReader(limit=_LONGEST_LINE)
        pipe, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(printed), process.stdout
        )
        try:
            async for line in printed:
                self._keep_stage(game_id, msgspec.json.decode(line, type=Analysis))
        except msgspec.MsgspecError:
            return
        finally:
            pipe.close()

    def _keep_stage(self, game_id: str, stage: Analysis) -> None:
        if not self._store.trouble:
            self._store.analyses.keep(game_id, stage)
            self._store.when_kept(partial(self._on_kept, game_id))


def _started(command: Sequence[str], asked: bytes) -> Popen[bytes]:
    """*command* reading *asked*, at the lowest priority from the first instruction on.

    Popen starts it with vfork; uvloop would fork, which stops a server of 240 MB for 30 ms.
    """
    with TemporaryFile() as given:
        given.write(asked)
        given.seek(0)
        process = Popen(command, stdin=given, stdout=PIPE)
    with suppress(ProcessLookupError):
        os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST_PRIORITY)
        if hasattr(os, "SCHED_IDLE"):
            # With a nice value alone, it would still delay the server by milliseconds on a shared core.
            os.sched_setscheduler(process.pid, os.SCHED_IDLE, os.sched_param(0))
    return process


def _work(game_id: str, is_whole: bool) -> str:
    """The name under which an analysis is claimed: its stages are requested one by one."""
    return f"{game_id}.{analysis_job.ALL_STAGES if is_whole else analysis_job.STAGES}"


async def yield_while_late(process: Popen[bytes]) -> None:
    """Pause *process* while the loop is late, so that an analysis never delays a player."""
    loop, is_stopped = asyncio.get_running_loop(), False
    while process.poll() is None:
        due = loop.time() + _LOOK_EVERY_SECONDS
        await asyncio.sleep(_LOOK_EVERY_SECONDS)
        is_late = loop.time() - due > _LATE_SECONDS
        if is_late is not is_stopped:
            is_stopped = is_late
            process.send_signal(signal.SIGSTOP if is_late else signal.SIGCONT)
