"""Hooks: messages to real HTTP servers that are good, slow, redirecting or broken."""

import asyncio
import json
import logging
import re
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from escape_tui.hub.table.seats.seats import Phase
from ssh_host.config.config import ConfigError, Hook, HookTemplate, load
from ssh_host.hooks import hook_post
from ssh_host.hooks.hook_post import HookFailed, post
from ssh_host.hooks.hooks import Hooks
from ssh_host.session.arrival import WayIn
from tests.hub.people import Host
from tests.ssh_host.house import until

WAY_IN = WayIn("ssh -p 2222 temple.example.org")


#: Answers a letter at a time.
SLOW = -1


class Listener(ThreadingHTTPServer):
    """A server that answers with *status* and keeps what it was sent."""

    def __init__(self, status: int = 204) -> None:
        self.status = status
        self.sent: list[tuple[str, bytes]] = []
        self.silence = threading.Event()
        super().__init__(("127.0.0.1", 0), _Answer)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/temple?key=1"


class _Answer(BaseHTTPRequestHandler):
    server: Listener

    def do_POST(self) -> None:
        content = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.sent.append((self.path, content))
        if self.server.status == 0:
            self.server.silence.wait(10)
            return
        while self.server.status == SLOW and not self.server.silence.wait(0.05):
            self.wfile.write(b"H")
        self.send_response(self.server.status)
        self.send_header("Location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None: ...


Listen = Callable[[int], Listener]


@pytest.fixture
def listening() -> Iterator[Listen]:
    opened: list[Listener] = []

    def listen(status: int) -> Listener:
        listener = Listener(status)
        opened.append(listener)
        threading.Thread(target=listener.serve_forever, daemon=True).start()
        return listener

    yield listen
    for listener in opened:
        listener.silence.set()
        listener.shutdown()
        listener.server_close()


def no_record(game: str) -> int:
    return 0


def hook(listener: Listener, template: HookTemplate = "json") -> Hook:
    return Hook(listener.url, template=template, allow_private=True)


async def test_the_first_visitor_and_an_open_table_are_told_once(listening: Listen) -> None:
    listener, house = listening(204), Host()
    async with Hooks([hook(listener)], house.lobby, (), lambda: WAY_IN, no_record, open_seconds=0.01):
        house.arrive("ani", "bo")
        # Two messages on their way at once may arrive in either order.
        await until(lambda: len(listener.sent) == 1)
        table = house.lobby.open_table("ani")
        await until(lambda: len(listener.sent) == 2)
        house.lobby.leave("bo")
        house.lobby.leave("ani")
        house.arrive("ani")
        await asyncio.sleep(0.05)
    told = [json.loads(content) for _, content in listener.sent]
    assert [each["event"] for each in told] == ["first-visitor", "open-table"]
    assert told[1]["text"].endswith(f"ssh -t -p 2222 temple.example.org join {table.code}")
    assert listener.sent[0][0] == "/temple?key=1"


async def test_a_hook_hears_of_the_same_event_again_after_a_while(
    listening: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener, house = listening(204), Host()
    async with Hooks([hook(listener)], house.lobby, (), lambda: WAY_IN, no_record):
        house.arrive("ani")
        await until(lambda: len(listener.sent) == 1)
        house.lobby.leave("ani")
        house.arrive("ani")
        house.lobby.leave("ani")
        monkeypatch.setattr("ssh_host.hooks.hooks.QUIET_SECONDS", 0.0)
        house.arrive("ani")
        await until(lambda: len(listener.sent) == 2)


async def test_a_game_night_is_told_when_it_begins(
    listening: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    nights = iter((datetime.now(UTC) + timedelta(seconds=0.05), datetime.now(UTC) + timedelta(days=7)))
    monkeypatch.setattr("ssh_host.hooks.hooks.next_night", lambda _: ("a night", next(nights)))
    listener, house = listening(204), Host()
    async with Hooks([hook(listener)], house.lobby, ("a night",), lambda: WAY_IN, no_record):
        await until(lambda: len(listener.sent) == 1)
    told = json.loads(listener.sent[0][1])
    assert (told["event"], told["text"]) == ("game-night", f"The game night begins: {WAY_IN.command}")


async def test_nothing_that_a_visitor_wrote_is_sent(listening: Listen) -> None:
    listener, house = listening(204), Host()
    async with Hooks([hook(listener)], house.lobby, (), lambda: WAY_IN, no_record, open_seconds=0.01):
        house.arrive("@everyone")
        house.lobby.open_table("@everyone").title = "free money @here"
        await until(lambda: len(listener.sent) == 2)
    assert b"@" not in b"".join(content for _, content in listener.sent)


@pytest.mark.parametrize(
    ("template", "key"), [("json", "text"), ("discord", "content"), ("matrix", "body"), ("ntfy", "")]
)
def test_every_template_carries_the_text(listening: Listen, template: HookTemplate, key: str) -> None:
    listener = listening(204)
    post(hook(listener, template), "game-night", "It begins.")
    (_, content) = listener.sent[0]
    assert (json.loads(content)[key] if key else content.decode()) == "It begins."


@pytest.mark.parametrize(("status", "why"), [(302, "answered 302"), (500, "answered 500")])
def test_redirects_and_errors_are_failures(listening: Listen, status: int, why: str) -> None:
    with pytest.raises(HookFailed, match=why):
        post(hook(listening(status)), "game-night", "It begins.")


@pytest.mark.parametrize("status", [0, SLOW])
def test_a_server_that_says_nothing_or_too_slowly_is_given_up(
    listening: Listen, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr(hook_post, "_SECONDS", 0.3)
    with pytest.raises(HookFailed, match="timed out"):
        post(hook(listening(status)), "game-night", "It begins.")


def test_a_private_address_is_refused_unless_it_is_allowed(listening: Listen) -> None:
    listener = listening(204)
    with pytest.raises(HookFailed, match="private address"):
        post(Hook(listener.url), "game-night", "It begins.")
    assert listener.sent == []


async def test_failures_are_logged_once(listening: Listen, caplog: pytest.LogCaptureFixture) -> None:
    listener, house = listening(500), Host()
    with caplog.at_level(logging.INFO):
        async with Hooks([hook(listener)], house.lobby, (), lambda: WAY_IN, no_record, open_seconds=0.01):
            house.arrive("ani")
            house.lobby.open_table("ani")
            await until(lambda: len(listener.sent) == 2)
            await until(lambda: "hook failed" in caplog.text)
            await asyncio.sleep(0.05)
    assert caplog.text.count("hook failed") == 1


@pytest.mark.parametrize(
    "lines",
    [
        'url = "gopher://x"',
        'url = "https://"',
        "",
        'url = "https://x/"\ntemplate = "slack"',
        'url = "https://x/"\nevents = ["gong"]',
        'url = "https://x/"\ncolour = 1',
        'url = "https://10.0.0.1/"',
        'url = "https://[::1/"',
        'url = "https://x:99999/"',
        'url = "http://[::1]:8000/"',
    ],
)
def test_a_hook_that_cannot_work_is_a_mistake_in_the_settings(lines: str, tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text(f"[[hook]]\n{lines}\n")
    with pytest.raises(ConfigError):
        load(path)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            'url = "https://x/"\ntemplate = "{{"',
            '`hook.template` is wrong: "{{" is not one of json, discord, matrix, ntfy.',
        ),
        ('url = "https://x/"\ncolour = 1', "There is no setting `hook.colour`."),
        ('url = "x"', '`hook.url` is wrong: "x" is not an address such as'),
        ("", "`hook.url` is missing."),
    ],
)
def test_a_mistake_in_the_second_hook_is_named(lines: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text(f'[[hook]]\nurl = "https://y/"\n[[hook]]\n{lines}\n')
    with pytest.raises(ConfigError, match=re.escape(told)):
        load(path)


async def test_a_race_and_a_record_are_told(listening: Listen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ssh_host.hooks.hooks._RESULT_SECONDS", 0.0)
    listener, house = listening(204), Host()
    async with Hooks([hook(listener)], house.lobby, (), lambda: WAY_IN, lambda game: 372_000):
        table = house.playing("ani")
        house.clock.turn(11 * 60_000)
        assert table.phase is Phase.OVER
        await until(lambda: len(listener.sent) == 2)
        house.arrive("bo")
        calling = house.lobby.open_table("bo")
        house.service.races.call(calling, "bo")
        await until(lambda: len(listener.sent) == 3)
    told = {each["event"]: each["text"] for each in (json.loads(content) for _, content in listener.sent)}
    assert told["record"].startswith("A record: out in 6:12.")
    assert told["race"].endswith(f"ssh -t -p 2222 temple.example.org race {calling.code}")


async def test_a_private_table_is_nobodys_news(listening: Listen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ssh_host.hooks.hooks._RESULT_SECONDS", 0.0)
    listener, house = listening(204), Host()
    async with Hooks([hook(listener)], house.lobby, (), lambda: WAY_IN, lambda game: 372_000):
        house.arrive("ani")
        calling = house.lobby.open_table("ani")
        calling.is_public = False
        house.service.races.call(calling, "ani")
        await until(lambda: len(listener.sent) == 1)
        await asyncio.sleep(0.05)
    assert json.loads(listener.sent[0][1])["event"] == "first-visitor"
    assert len(listener.sent) == 1
