"""The queue of analyses: one at a time, kept whole or not at all, and gone with a drain."""

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen

import msgspec
import pytest
from msgspec.structs import replace

from escape_tui.content.catalogue import EDITION
from escape_tui.hub.analysis.analysis import Analysis, Measured
from escape_tui.hub.analysis.unanalysable import NotAnalysable, Unfit
from escape_tui.hub.record.record import Journal
from ssh_host.analysis import analysis_job
from ssh_host.analysis.analysis_queue import AnalysisQueue, yield_while_late
from ssh_host.serve.event_loop import run
from ssh_host.store.store import FILE_NAME, Store
from tests.hub.analysis.recorded import CATALOGUE, SETUP, lines
from tests.hub.record.recorded import play_recorded
from tests.hub.table.test_editions import SHELF
from tests.scene.analysis.made_up import TURN, analysis
from tests.ssh_host.store.journals import append

GAME = "0011223344"


@pytest.fixture
def told() -> list[str]:
    """The games of which a stage was kept."""
    return []


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path / FILE_NAME)
    keep(opened, GAME)
    yield opened
    opened.close()


def keep(store: Store, game: str) -> None:
    store.games.open(game, b"{}")
    for number, line in enumerate(lines()):
        append(store, game, number, 0, line)
    store.games.close(game)


def job(script: str) -> tuple[str, ...]:
    """A process that reads the journal and runs *script*."""
    return sys.executable, "-c", f"import os, sys, time; journal = sys.stdin.buffer.read()\n{script}"


def printing(*stages: Analysis) -> str:
    return "".join(f"print({msgspec.json.encode(stage).decode()!r}, flush=True)\n" for stage in stages)


async def test_every_stage_of_an_analysis_is_kept(store: Store, told: list[str]) -> None:
    coarse, whole = analysis(), analysis(TURN)
    queue = AnalysisQueue(store, told.append, command=job(printing(coarse, whole)))
    queue.ask(GAME)
    await queue.done()
    assert store.analyses.find(GAME, Measured()) == whole
    assert told == [GAME, GAME]
    assert store.analyses.find(GAME, Measured(bots=0)) is None
    assert store.analyses.find(GAME, Measured(search=0)) is None


async def test_luck_and_play_are_told_apart_on_request(store: Store, told: list[str]) -> None:
    turned = replace(analysis(TURN), splits=None)
    store.analyses.keep(GAME, turned)
    whole = analysis(TURN)
    given = f"assert journal.splitlines()[1] == {msgspec.json.encode(turned)!r}\n"
    asked = job("assert sys.argv[-1] == str(3)\n" + given + printing(whole))
    queue = AnalysisQueue(store, told.append, command=asked)
    queue.ask(GAME, is_whole=True)
    await queue.done()
    assert store.analyses.find(GAME, Measured()) == whole
    queue.ask(GAME, is_whole=True)
    assert queue.is_idle


async def test_what_is_known_is_not_reckoned_again(store: Store, told: list[str]) -> None:
    store.analyses.keep(GAME, analysis())
    queue = AnalysisQueue(store, told.append, command=job("os._exit(1)"))
    queue.ask(GAME)
    assert queue.is_idle


@pytest.mark.parametrize("end", ["os._exit(1)", "os.kill(os.getpid(), 9)"])
async def test_a_process_that_dies_leaves_nothing_half_kept(store: Store, told: list[str], end: str) -> None:
    torn = (
        f"sys.stdout.write({msgspec.json.encode(analysis(TURN)).decode()[:200]!r}); sys.stdout.flush(); {end}"
    )
    queue = AnalysisQueue(store, told.append, command=job(printing(analysis()) + torn))
    queue.ask(GAME)
    await queue.done()
    assert store.analyses.find(GAME, Measured()) == analysis()


def test_a_process_that_dies_before_it_reads_holds_up_no_other_game(
    store: Store, told: list[str], tmp_path: Path
) -> None:
    keep(store, "5566778899")
    begun = str(tmp_path / "begun")
    dying_first = f"import os\ntry: os.mkdir({begun!r})\nexcept OSError: pass\nelse: os._exit(1)"
    _, _, script = job(printing(analysis()))

    async def both() -> None:
        queue = AnalysisQueue(store, told.append, command=(sys.executable, "-c", f"{dying_first}\n{script}"))
        queue.ask(GAME)
        queue.ask("5566778899")
        await queue.done()

    run(both())
    assert store.analyses.find(GAME, Measured()) is None
    assert store.analyses.find("5566778899", Measured()) == analysis()


async def test_what_failed_is_not_tried_again(store: Store, told: list[str], tmp_path: Path) -> None:
    tries = tmp_path / "tries"
    queue = AnalysisQueue(
        store,
        told.append,
        command=job(f"open({str(tries)!r}, 'a').write('x'); os._exit({analysis_job.UNFIT})"),
    )
    assert queue.is_awaited(GAME)
    for _ in range(2):
        queue.ask(GAME)
        await queue.done()
    assert tries.read_text() == "x"
    assert not queue.is_awaited(GAME)


async def test_a_game_that_another_process_claimed_is_left_to_it(store: Store, told: list[str]) -> None:
    asked = []

    async def claim(work: str) -> bool:
        asked.append(work)
        return False

    queue = AnalysisQueue(store, told.append, command=job(printing(analysis(TURN))), claim=claim)
    queue.ask(GAME)
    await queue.done()
    assert (asked, told) == ([f"{GAME}.2"], [])


async def test_games_wait_for_their_turn(store: Store, told: list[str], tmp_path: Path) -> None:
    keep(store, "5566778899")
    lock = tmp_path / "lock"
    alone = f"os.mkdir({str(lock)!r}); time.sleep(0.05); os.rmdir({str(lock)!r})\n"
    queue = AnalysisQueue(store, told.append, command=job(alone + printing(analysis())))
    for game in (GAME, "5566778899", GAME):
        queue.ask(game)
    await queue.done()
    assert (
        store.analyses.find(GAME, Measured()) == store.analyses.find("5566778899", Measured()) == analysis()
    )


async def test_a_drain_ends_the_process_that_runs(store: Store, told: list[str], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    begun = f"pipe = open({str(pipe)!r}, 'w'); pipe.write('here'); pipe.flush(); time.sleep(600)"
    queue = AnalysisQueue(store, told.append, command=job(begun))
    queue.ask(GAME)
    reader = await asyncio.to_thread(pipe.open)
    assert await asyncio.to_thread(reader.read, 4) == "here"
    queue.cancel()
    await queue.done()
    assert await asyncio.to_thread(reader.read) == ""
    reader.close()
    assert store.analyses.find(GAME, Measured()) is None


async def test_a_process_is_paused_while_the_loop_is_late() -> None:
    process = Popen(["sleep", "600"])  # noqa: ASYNC220 - started as the queue does
    watching = asyncio.create_task(yield_while_late(process))
    try:
        while not await is_paused(process.pid):
            time.sleep(0.3)  # noqa: ASYNC251 - the loop is to be late
        while await is_paused(process.pid):
            pass
    finally:
        watching.cancel()
        process.kill()
        await asyncio.to_thread(process.wait)


async def is_paused(pid: int) -> bool:
    looking = await asyncio.create_subprocess_exec("ps", "-o", "stat=", "-p", str(pid), stdout=PIPE)
    state, _ = await looking.communicate()
    return state.startswith(b"T")


async def test_a_job_runs_when_nothing_else_does(store: Store, told: list[str]) -> None:
    is_idle = "assert not hasattr(os, 'SCHED_IDLE') or os.sched_getscheduler(0) == os.SCHED_IDLE\n"
    asked = job("assert os.nice(0) == 19\n" + is_idle + printing(analysis()))
    queue = AnalysisQueue(store, told.append, command=asked)
    queue.ask(GAME)
    await queue.done()
    assert store.analyses.find(GAME, Measured()) == analysis()


LIMITED = """
import resource
from ssh_host.analysis import analysis_job

analysis_job.growing = lambda *_: [str(resource.getrlimit(resource.RLIMIT_CPU)[0]).encode()]
analysis_job.main()
"""


async def test_a_job_has_a_minute_of_cpu() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", LIMITED, "2", stdin=PIPE, stdout=PIPE
    )
    told, _ = await process.communicate(msgspec.json.encode(CATALOGUE) + b"\n\n")
    assert told == b"60"


async def test_a_program_that_is_not_there_harms_nobody(store: Store, told: list[str]) -> None:
    queue = AnalysisQueue(store, told.append, command=("/no/such/program",))
    queue.ask(GAME)
    await queue.done()
    assert store.analyses.find(GAME, Measured()) is None


async def test_a_forgotten_game_takes_its_analysis_along(store: Store) -> None:
    store.analyses.keep(GAME, analysis())
    store.games.forget(GAME)
    store.analyses.keep(GAME, analysis())
    assert store.analyses.find(GAME, Measured()) is None


async def test_a_job_is_given_the_editions_that_the_host_has_now(store: Store, told: list[str]) -> None:
    shelf = [CATALOGUE]
    asked = "import json; assert 'six-minutes-1.0' in json.loads(journal.splitlines()[0])['others']\n"
    queue = AnalysisQueue(store, told.append, shelf.pop, job(asked + printing(analysis(TURN))))
    shelf.append(SHELF)
    queue.ask(GAME)
    await queue.done()
    assert store.analyses.find(GAME, Measured()) == analysis(TURN)


@pytest.fixture
def one_rollout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escape_tui.hub.analysis.analysis.Measured", lambda: Measured(rollouts=1))


@pytest.mark.usefixtures("one_rollout")
def test_a_game_of_another_edition_is_analysed_by_its_own_clock() -> None:
    written: list[bytes] = []
    setup = replace(SETUP, options={EDITION: "six-minutes-1.0"})
    play_recorded(setup, 1, SHELF, Journal(written.append))
    (coarse,) = analysis_job.growing(written, SHELF, most=1)
    assert msgspec.json.decode(coarse, type=Analysis).collapse_ms == 360_000
    with pytest.raises(NotAnalysable) as refused:
        list(analysis_job.growing(written, CATALOGUE, most=1))
    assert refused.value.reason is Unfit.OTHER_EDITION


@pytest.mark.usefixtures("one_rollout")
def test_a_job_prints_the_curve_first() -> None:
    coarse, turned = (
        msgspec.json.decode(line, type=Analysis) for line in analysis_job.growing(lines(), CATALOGUE)
    )
    assert coarse.turns is None
    assert turned.turns is not None
    assert turned.splits is None
