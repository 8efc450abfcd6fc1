"""The list of hostile visits, and how one is judged."""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import asyncssh

from tests.hostile import lines, lobby_keys, logins, pages, reports, requests
from tests.hostile.ground import ROOT, Ground, Honest, Key, Keys, ground, in_lobby

#: Takes a port and a number of seconds; gives what it did.
Attack = Callable[[int, float], Awaitable[str]]
#: Looks at the ground afterwards and at what the attack said; gives what is wrong, if anything is.
Look = Callable[[Ground, str], str]

#: How long the host may work before it answers a neighbour's key, in the median and in 19 of 20 cases, and
#: how long these may wait: other programs run on this machine, too, so waiting says less than work.
MOST_WORK_MS, MOST_WORK_P95_MS, MOST_WAIT_MS = 20.0, 80.0, 1_000.0
MOST_MEGABYTES = 48.0


def fine(ground: Ground, did: str) -> str:
    return ""


def no_traceback(ground: Ground, did: str) -> str:
    """Nothing that a stranger sends before a login is worth a traceback, or a line of the log each."""
    log = ground.log()
    if "Traceback" in log:
        return "a traceback in the log"
    refusals = log.count('"event":"refused"')
    return f"{refusals} refusals in the log" if refusals > 100 else ""


def nobody_was_sent_away(ground: Ground, did: str) -> str:
    return "" if did.startswith("0 ") else did


class Visit(NamedTuple):
    """A hostile visit by its *attack*, and what else is to be looked at when it is over."""

    attack: Attack
    look: Look = fine

    @property
    def name(self) -> str:
        return self.attack.__name__


VISITS: tuple[Visit, ...] = (
    Visit(lines.silent_lines, no_traceback),
    Visit(lines.line_storm, no_traceback),
    Visit(lines.packets_before_login, no_traceback),
    Visit(lines.garbage_before_login, no_traceback),
    Visit(lines.dear_exchanges, no_traceback),
    Visit(lines.keys_exchanged_for_ever),
    Visit(lines.packets_of_one_byte),
    Visit(lines.resize_storm),
    Visit(lines.environment_after_the_start),
    Visit(lines.requests_after_login),
    Visit(lines.lines_without_a_session),
    Visit(lines.nothing_is_read),
    Visit(logins.slow_names_before_login, no_traceback),
    Visit(logins.slow_name_after_login, no_traceback),
    Visit(logins.slow_names_after_login, no_traceback),
    Visit(logins.odd_keys, no_traceback),
    Visit(logins.dearest_logins, no_traceback),
    Visit(logins.many_answers, no_traceback),
    Visit(logins.long_lists_of_algorithms, no_traceback),
    Visit(logins.exchanges_that_never_end),
    Visit(logins.many_extensions, no_traceback),
    Visit(requests.services_asked_for, no_traceback),
    Visit(requests.global_requests, no_traceback),
    Visit(requests.odd_channels, no_traceback),
    Visit(requests.channel_requests, no_traceback),
    Visit(requests.answers_nobody_asked_for, no_traceback),
    Visit(requests.long_words_before_login, no_traceback),
    Visit(requests.lines_before_the_version, no_traceback),
    Visit(reports.forged_reports, nobody_was_sent_away),
    Visit(reports.focus_reports, nobody_was_sent_away),
    Visit(reports.pointer_moves, nobody_was_sent_away),
    Visit(reports.screens_opened_and_closed),
    Visit(reports.pastes),
    Visit(lobby_keys.codes_guessed, nobody_was_sent_away),
    Visit(lobby_keys.tables_opened_and_left),
    Visit(pages.silent_pages, no_traceback),
    Visit(pages.pages_asked_for, no_traceback),
    Visit(pages.pings_of_a_page, no_traceback),
    Visit(pages.bodies_nobody_asked_for, no_traceback),
    Visit(pages.headers_without_end, no_traceback),
    Visit(pages.empty_frames, no_traceback),
)


class Verdict(NamedTuple):
    name: str
    wrong: str
    figure: str

    def __str__(self) -> str:
        return f"{self.name:32} {'broke: ' + self.wrong if self.wrong else 'held':6} {self.figure}"


async def judged(visit: Visit, seconds: float) -> Verdict:
    """Play *visit* for *seconds* against a fresh host, and time the keys of an honest visitor meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        async with ground(Path(folder)) as place, in_lobby(place.port) as honest:
            peace, before = await honest.keys(place, 40), place.megabytes()
            attacker = await begun(place.port, seconds, visit)
            await asyncio.sleep(min(1.5, seconds / 3))
            war = await _at_war(honest, place, max(10, round(seconds * 8)))
            newcomer = await can_come_in(place.port)
            said, _ = await attacker.communicate()
            if place.process.returncode is not None:
                return Verdict(visit.name, "the host is gone", said.decode().strip())
            grown = place.megabytes() - before
            wrong = _wrong(war, newcomer, grown) or visit.look(place, said.decode().strip())
            figure = f"a key: {peace}, then {war}; {grown:+.0f} MB; {said.decode().strip()}"
            return Verdict(visit.name, wrong, figure)


async def begun(port: int, seconds: float, *visits: Visit) -> asyncio.subprocess.Process:
    """A process that pays *visits* for *seconds*, and has begun to."""
    names = [visit.name for visit in visits]
    attacker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.hostile.attacker", str(port), str(seconds), *names),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert attacker.stdout is not None
    await attacker.stdout.readline()
    return attacker


async def _at_war(honest: Honest, place: Ground, keys: int) -> Keys:
    try:
        return await honest.keys(place, keys)
    except (OSError, ValueError):
        never = Key(float("inf"), float("inf"))
        return Keys(never, never)


def _wrong(war: Keys, newcomer: bool, grown: float) -> str:
    is_late = war.p95.worked_ms > MOST_WORK_P95_MS or war.p95.waited_ms > MOST_WAIT_MS
    if is_late or war.p50.worked_ms > MOST_WORK_MS:
        return "a neighbour's key is late"
    if not newcomer:
        return "nobody else can come in"
    return f"{grown:.0f} MB kept" if grown > MOST_MEGABYTES else ""


async def can_come_in(port: int) -> bool:
    try:
        async with asyncio.timeout(30), in_lobby(port):
            return True
    except (OSError, TimeoutError, asyncssh.Error):
        return False
