"""A visitor with a terminal: in, keys, windows, hostile strings, out."""

import asyncio
import io
import sys
from pathlib import Path

import asyncssh
import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from escape_tui.scene.stage.difference import changes
from escape_tui.scene.stage.stage import CLEAR
from escape_tui.scene.terminal import Colours
from escape_tui.scene.terminal_answers import ASK_BACKGROUND, ASK_COLOURS
from ssh_host.session.connection.terminal_modes import CLOSING, OPENING
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.session import Session
from tests.nasty import NASTY
from tests.ssh_host.house import Echo, house, until, visiting
from tests.ssh_host.pipe_door import IdleStage


async def test_a_guest_comes_in_types_and_leaves(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim door=lobby")
        client.type(b"a")
        await client.until_sees("keys: a")
        client.type(b"\x11")
        await until(lambda: client.is_closed)
        assert CLOSING in client.received
        assert client.sees("Until the next escape.")
        assert client.channel.get_exit_status() == 0


async def test_a_lone_escape_is_a_key_and_so_is_the_next(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello")
        client.type(b"\x1b")
        await client.until_sees("keys: escape")
        client.type(b"b\x1b[A")
        await client.until_sees("keys: escape b up")


async def test_a_key_costs_few_bytes_and_nothing_costs_none(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("size: 80x24")
        before = len(client.received)
        client.type(b"a")
        await client.until_sees("keys: a")
        assert len(client.received) - before < 100
        (session,) = home.host.sessions
        sent = session.outlet.bytes_sent
        home.apps[0].refresh()
        await asyncio.wait_for(_idle(home.apps[0]), 30)
        assert session.outlet.bytes_sent == sent


async def test_what_one_visitor_saw_first_is_known_by_heart_when_the_next_one_comes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        async with visiting(home) as client:
            await client.until_sees("size: 80x24")
        known = changes.cache_info()
        async with visiting(home) as client:
            await client.until_sees("size: 80x24")
        assert changes.cache_info().misses == known.misses
        assert changes.cache_info().hits > known.hits


async def _idle(app: App[None]) -> None:
    """Until *app* has drawn what it was told to."""
    drawn = asyncio.Event()
    app.call_after_refresh(drawn.set)
    await drawn.wait()


async def test_the_window_is_clamped_at_the_start_and_when_it_changes(tmp_path: Path) -> None:
    flags = {"limits.columns": 100, "limits.rows": 30}
    async with house(tmp_path, flags) as home, visiting(home, size=(300, 90)) as client:
        await client.until_sees("size: 100x30")
        client.channel.change_terminal_size(70, 20)
        await client.until_sees("size: 70x20")
        assert client.sees("hello kim")
        client.channel.change_terminal_size(100_000, 100_000)
        await client.until_sees("size: 100x30")


async def test_a_paste_is_one_event_and_a_flood_is_dropped_not_punished(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello")
        client.type(b"\x1b[200~" + b"z" * 500 + b"\x1b[201~")
        await client.until_sees("pasted: 500")
        client.type(b"y" * 60_000)
        (session,) = home.host.sessions
        await until(lambda: session.input._is_flooded, "the tap closes")
        loop = asyncio.get_running_loop()
        await until(lambda: loop.time() - session._idle.active_at > 0.2, "the flood is over")
        client.type(b"a")
        await until(lambda: client.sees("keys: a"))
        assert home.apps[0].typed == ["a"]


async def test_an_unfinished_paste_does_not_swallow_the_keys_for_good(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello")
        client.type(b"\x1b[200~" + b"z" * 60_000)
        (session,) = home.host.sessions
        await until(lambda: session.input._is_flooded, "the tap closes")
        loop = asyncio.get_running_loop()
        await until(lambda: loop.time() - session._idle.active_at > 0.2, "the flood is over")
        client.type(b"a")
        await client.until_sees("keys: a")


class Wall(App[None]):
    """Shows hostile text as it came."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.title = NASTY[1]

    def compose(self) -> ComposeResult:
        for number, nasty in enumerate(NASTY):
            yield Static(f"{number:02} {nasty} end", markup=False)


async def test_hostile_strings_reach_nobody(tmp_path: Path) -> None:
    async with house(tmp_path, make=Wall) as home, visiting(home) as client:
        await client.until_sees("11 ")
        drawn = client.received.replace(ASK_COLOURS + ASK_BACKGROUND, b"")
        for teeth in (
            b"\x1b]",
            b"\x9c",
            b"\x1bP",
            "\u202e".encode(),
            "\u200b".encode(),
            "\x9b".encode(),
            b"\x07",
        ):
            assert teeth not in drawn
        # Once to open and once before the first picture: none of them came from the text.
        assert drawn.count(b"\x1b[2J") == (OPENING + CLEAR.encode()).count(b"\x1b[2J")
        assert client.screen.title == ""


@pytest.mark.parametrize(
    ("kind", "colour"),
    [
        ("xterm-256color", b"48;5;"),
        ("xterm-direct", b"48;2;"),
        ("xterm", b"\x1b[97;40m"),
        ("vt100", b"\x1b[0m"),
    ],
)
async def test_colours_are_those_of_the_visitor_and_not_of_the_host(
    tmp_path: Path, kind: str, colour: bytes
) -> None:
    async with house(tmp_path) as home, visiting(home, term=kind) as client:
        await client.until_sees("size: 80x24")
        assert colour in client.received
        assert (b"38;2;" in client.received) == (kind == "xterm-direct")


async def test_saved_looks_win_and_can_change_on_the_way(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with house(tmp_path) as home:
        async with visiting(home, key=key) as client:
            await client.until_sees("hello")
            session: Session = home.apps[0].session
            home.host.store.players.save_settings(
                session.player, b'{"colours": "truecolor", "palette": "safe"}'
            )
            assert session.room is not None
            session.room.set_colours(Colours.TRUE)
            await until(lambda: b"38;2;" in client.received)
        async with visiting(home, key=key) as client:
            await client.until_sees("size: 80x24")
            assert b"38;2;" in client.received
            # What the terminal itself can do is not forgotten over it.
            assert home.apps[1].session.arrival.terminal.colours is Colours.EIGHT_BIT


async def test_synchronized_output_is_used_once_the_terminal_says_it_knows_it(tmp_path: Path) -> None:
    async with house(tmp_path, make=Wall) as home, visiting(home) as client:
        await client.until_sees("11 ")
        assert b"\x1b[?2026h" not in client.received
        client.type(b"\x1b[?2026;2$y")
        client.channel.change_terminal_size(100, 30)
        await until(lambda: b"\x1b[?2026l" in client.received)
        assert client.received.count(b"\x1b[?2026h") == client.received.count(b"\x1b[?2026l") > 0


async def test_a_crash_ends_one_session_politely_and_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(tmp_path) as home, visiting(home, "ann") as ann, visiting(home, "bob") as bob:
        await ann.until_sees("hello ann")
        await bob.until_sees("hello bob")
        ann.type(b"x")
        await until(lambda: ann.is_closed)
        assert ann.sees("something failed on our side")
        assert ann.channel.get_exit_status() == 1
        assert b"broken on purpose" not in ann.received
        bob.type(b"a")
        await bob.until_sees("keys: a")
        assert home.shown.leavings == [LeaveReason.CRASHED]
    assert "Traceback" not in capsys.readouterr().err


async def test_overlapping_apps_leave_the_streams_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, err = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    async with house(tmp_path) as home:
        async with visiting(home, "bob") as bob, visiting(home, "ann") as ann:
            await ann.until_sees("hello")
            await bob.until_sees("hello")
            assert (sys.stdout, sys.stderr) == (out, err)
            bob.type(b"\x11")
            await until(lambda: bob.is_closed)
            print("heard")
            ann.type(b"\x11")
            await until(lambda: ann.is_closed)
        assert (sys.stdout, sys.stderr) == (out, err)
    assert out.getvalue() == "heard\n"


async def test_nothing_is_left_of_a_visit_that_is_over(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        before = asyncio.all_tasks()
        async with visiting(home) as client:
            await client.until_sees("hello")
            assert len(asyncio.all_tasks()) > len(before)
        await until(lambda: not home.host.sessions)
        await until(lambda: asyncio.all_tasks() <= before, "all tasks of the visit are done")
        assert home.host.entrance_queue.inside == 0


async def test_a_stage_takes_the_screen_and_gives_it_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello")
        outlet = home.apps[0].session.outlet
        stage = IdleStage()
        outlet.take_screen(stage)
        assert outlet.write_frame(b"\x1b[H\x1b[2Jthe stage")
        await client.until_sees("the stage")
        client.type(b"a")
        await until(lambda: home.apps[0].typed == ["a"])
        await _idle(home.apps[0])
        assert outlet.write_frame(b"\x1b[3;1Hmore")
        await client.until_sees("more")
        assert not client.sees("keys: a")
        outlet.hand_back(stage)
        await client.until_sees("keys: a")
        assert client.sees("hello")
        assert not client.sees("the stage")


async def test_the_bell_rings_and_the_host_keeps_its_browser_and_files(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello")
        app: Echo = home.apps[0]
        app.copy_to_clipboard("stolen")
        app.open_url("https://example.org")
        app.deliver_text(io.StringIO("file"), save_directory=tmp_path, save_filename="out.txt")
        app.bell()
        await until(lambda: client.received.endswith(b"\x07"))
        assert b"\x1b]52" not in client.received
        assert not (tmp_path / "out.txt").exists()
        assert not app._driver.can_suspend if app._driver else False


async def test_an_idle_visitor_is_warned_and_then_leaves(tmp_path: Path) -> None:
    flags = {"limits.idle_minutes": 1}
    async with house(tmp_path, flags) as home, visiting(home) as client:
        await client.until_sees("hello")
        (session,) = home.host.sessions
        session._idle.active_at -= 30
        session._idle.watch()
        await until(lambda: home.apps[0].notices)
        assert "Press any key" in home.apps[0].notices[0]
        session._idle.active_at -= 31
        session._idle.watch()
        await until(lambda: client.is_closed)
        assert client.sees("away for a long time")


async def test_the_keeper_announces_and_kicks(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello")
        home.host.tell("visit-announcement", name="Kim", text="cake in the lobby")
        await client.until_sees("cake in the lobby")
        (session,) = home.host.sessions
        session.end(LeaveReason.KICKED)
        await until(lambda: client.is_closed)
        assert client.sees("ended your session")


async def test_every_letter_of_a_text_arrives_however_fast_it_is_typed(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello")
        client.type(b"z" * 300)
        await until(lambda: len(home.apps[0].typed) > 0)
        assert len(home.apps[0].typed) < 100
        home.apps[0].typed.clear()
        home.apps[0].is_writing = True
        client.type(b"y" * 300)
        await until(lambda: home.apps[0].typed.count("y") == 300)
