"""`ssh HOST listen CODE | mpv -`: the soundtrack of a table, in step with its clock."""

import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from escape_tui.hub.sound.instruments import GONG_PARTIALS
from escape_tui.hub.sound.sound_format import AU, WAV
from escape_tui.rules.calling import Call
from ssh_host.session.connection import unread_watch
from ssh_host.session.connection.frame_outlet import CONGESTED_BYTES
from ssh_host.session.connection.unread_watch import UnreadWatch
from ssh_host.session.destination import (
    Destination,
    NoSuchDestination,
    VisitMode,
    Way,
    destination_for_command,
)
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.session import Session
from tests.hub.sound.hearing import energy, from_mu_law, onsets_ms, part
from tests.ssh_host.camp import Camp, begun, camp, in_lobby
from tests.ssh_host.house import connected, until
from tests.ssh_host.pipe_door import PipeConnection
from tests.ssh_host.session.ear import Ear, endless_au, listening
from tests.ssh_host.ssh.test_openssh import command, run

GONG_HZ = GONG_PARTIALS[-1][0]
needs_ssh = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")


@pytest.mark.parametrize(
    ("words", "options"),
    [("listen abcd", ()), ("listen ABCD now", ("now",)), ("listen ABCD wav now", ("wav", "now"))],
)
def test_a_command_names_a_table_and_how_to_listen(words: str, options: tuple[str, ...]) -> None:
    assert destination_for_command(words) == Destination(Way.LISTEN, "ABCD", VisitMode.SHELL, options)


@pytest.mark.parametrize("words", ["listen", "listen ABCD mp3", "listen ABCD au wav", "listen ../x"])
def test_other_words_lead_nowhere(words: str) -> None:
    with pytest.raises(NoSuchDestination):
        destination_for_command(words)


def gongs_heard(ear: Ear) -> list[int]:
    return onsets_ms(GONG_HZ, from_mu_law(ear.sound), AU.rate, step_ms=50, times=3)


@needs_ssh
async def test_gongs_are_in_step_with_the_clock_over_a_game_with_a_pause(tmp_path: Path) -> None:
    """Over OpenSSH in a pipe, within 100 ms; while the table rests there is silence."""
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with listening(home) as ear:
            assert endless_au(ear.heard[:24]) == (b".snd", 24, 0xFFFFFFFF, 1, AU.rate, 1)
            await ear.turn(200_000)
            (person,) = home.table.staying
            home.table.pausing.vote(person)
            assert home.live.is_paused
            paused_ms = home.clock.now() - ear.began
            await ear.turn(33_000)
            home.table.pausing.vote(person)
            await ear.turn(380_000)
            silent = part(from_mu_law(ear.sound), AU.rate, paused_ms + 6_000, 20_000)
            assert set(silent) == {0}
            assert len(ear.gongs) == 3
            strikes = [
                gong + 1_400 * strike
                for number, gong in enumerate(ear.gongs, start=1)
                for strike in range(number)
            ]
            assert gongs_heard(ear) == pytest.approx(strikes, abs=100)


@needs_ssh
async def test_the_next_game_goes_on_in_the_same_stream(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with listening(home) as ear:
            await ear.turn(606_000)
            await until(lambda: home.live.is_over)
            collapsed = from_mu_law(ear.sound)
            assert energy(part(collapsed, AU.rate, 600_000 - 500, 500)) > 10**6
            await ear.turn(12_000)
            rest = part(from_mu_law(ear.sound), AU.rate, 613_000, 4_000)
            assert set(rest) == {0}
            ani.type(b"\r")
            await ani.until_sees("I’m ready")
            ani.type(b"r")
            await until(lambda: home.table.live is not None and not home.live.is_over)
            began_ms = home.clock.now() - ear.began
            await ear.turn(12_000)
            again = part(from_mu_law(ear.sound), AU.rate, began_ms + 5_500, 6_000)
            assert energy(again) > 10**4


@needs_ssh
async def test_a_table_that_is_not_there_is_named_and_nothing_else_goes_out(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        status, said = await run(command(home, "-T", "kim@127.0.0.1", "listen", "NOPE"))
        assert (status, said) == (1, "There’s no table NOPE.\n")
        status, said = await run(command(home, "-T", "kim@127.0.0.1", "listen", "NOPE", "mp3"))
        assert (status, said) == (1, "Listen how? listen CODE, and after it now, au or wav.\n")


async def test_listeners_are_counted_and_limited_and_take_no_place(tmp_path: Path) -> None:
    async with camp(tmp_path, {"limits.listening": 1}) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with connected(home, "kim") as first, connected(home, "zoe") as second:
            process = await first.create_process(f"listen {home.table.code} wav", encoding=None)
            assert await process.stdout.readexactly(44) == WAV.header
            assert home.host.here_by(Way.LISTEN) == 1
            assert home.host.entrance_queue.inside == 1
            assert home.host.metrics.registry.get_sample_value("escape_listening") == 1
            refused = await second.run(f"listen {home.table.code}", check=False)
            assert refused.exit_status == 75
            assert "Too many people are listening" in str(refused.stderr)
            process.close()
        await until(lambda: home.host.here_by(Way.LISTEN) == 0)


async def test_now_is_two_tenths_ahead_and_has_every_cue(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with listening(home, "now", ahead_ms=200) as ear:
            assert len(ear.sound) < AU.rate
            await ear.turn(4_000, ahead_ms=200)
            (person,) = home.table.staying
            home.table.play(person, Call(0, "help"))
            called_ms = home.clock.now() - ear.began
            await ear.turn(2_000, ahead_ms=200)
            sound = from_mu_law(ear.sound)
            (heard,) = onsets_ms(740.0, part(sound, AU.rate, called_ms - 1_000, 3_000), AU.rate, times=20)
            assert heard - 1_000 < 700


@needs_ssh
async def test_a_line_that_was_full_goes_on_at_the_clock_of_the_table(tmp_path: Path) -> None:
    """What a stopped client could not take is left out: the next gong is in time, not half a minute late."""
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with listening(home) as ear:
            (session,) = (each for each in home.host.sessions if each.destination.way is Way.LISTEN)
            await ear.turn(10_000)
            ear.stop()
            await until(full_line(home, session))
            sent = session.outlet.bytes_sent
            home.clock.turn(30_000)
            assert session.outlet.bytes_sent == sent
            skipped_to = ear.go_on(home.clock.now(), sent)
            await until(lambda: session.outlet.bytes_sent > sent)
            await ear.turn(200_000)
            heard = [each for each in gongs_heard(ear) if each > skipped_to]
            assert heard[0] == pytest.approx(ear.gongs[0], abs=100)


def full_line(home: Camp, session: Session) -> Callable[[], bool]:
    """Whether the line of *session* is full and stays so, while time passes at the table."""
    times = count()

    def is_full() -> bool:
        nonlocal times
        home.clock.turn(250)
        if session.connection.unconfirmed_bytes() <= CONGESTED_BYTES:
            times = count()
        return next(times) == 30

    return is_full


@needs_ssh
@pytest.mark.parametrize("passed_on", [0, 400_000])
async def test_a_client_that_passes_nothing_on_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passed_on: int
) -> None:
    """OpenSSH with a program behind it that reads nothing, or nothing any more."""
    monkeypatch.setattr(unread_watch, "UNREAD_SECONDS", 0.5)
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with listening(home) as ear:
            await ear.turn(passed_on * 1_000 // AU.bytes_a_second)
            (session,) = (each for each in home.host.sessions if each.destination.way is Way.LISTEN)

            def is_given_up() -> bool:
                home.clock.turn(250)
                return session.leaving is LeaveReason.STALLED

            await until(is_given_up)
            assert session.outlet.bytes_sent < passed_on + 1_000_000


async def test_a_client_that_confirms_rarely_is_not_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """asyncssh says nothing before it has read a megabyte."""
    monkeypatch.setattr(unread_watch, "UNREAD_SECONDS", 0.5)
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with connected(home, "kim") as connection:
            process = await connection.create_process(f"listen {home.table.code} wav", encoding=None)
            await process.stdout.readexactly(44 + 5 * WAV.bytes_a_second)
            for _ in range(60):
                home.clock.turn(1_000)
                await process.stdout.readexactly(WAV.bytes_a_second)


def test_a_client_has_fifteen_seconds_after_it_confirmed_something() -> None:
    connection = PipeConnection()
    watch = UnreadWatch(connection)
    assert not watch.is_stalled(100.0)
    connection.overdue = 30_000
    assert not watch.is_stalled(114.9)
    assert watch.is_stalled(115.1)
    connection.overdue = 20_000
    assert not watch.is_stalled(116.0)
    assert not watch.is_stalled(130.9)
    assert watch.is_stalled(131.1)
    connection.overdue = -60_000
    assert not watch.is_stalled(132.0)
    assert not watch.is_stalled(1_000.0)
