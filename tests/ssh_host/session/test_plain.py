"""The door for those who listen: lines over a real SSH connection, and nothing else."""

from pathlib import Path

import asyncssh
import pytest

from ssh_host.session.destination import (
    Destination,
    NoSuchDestination,
    VisitMode,
    Way,
    destination_for_command,
)
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import Camp, camp, new_key
from tests.ssh_host.house import Client, connected, until


class Reader(Client):
    """A visitor who reads lines."""

    @property
    def lines(self) -> list[str]:
        return self.received.decode().replace("\r\n", "\n").split("\n")

    async def until_hears(self, home: Camp, words: str) -> None:
        def heard() -> bool:
            home.clock.turn(10)
            return words in self.received.decode()

        try:
            await until(heard, words)
        except AssertionError:
            raise AssertionError(f"{words!r} never in:\n{self.received.decode()}") from None

    async def says(self, home: Camp, line: str, answer: str) -> None:
        self.type(f"{line}\n".encode())
        await self.until_hears(home, answer)


async def reader(
    connection: asyncssh.SSHClientConnection, command: str | None, term_type: str | None = None
) -> Reader:
    client = Reader()
    await connection.create_session(lambda: client, command, encoding=None, term_type=term_type)
    return client


async def test_a_listener_comes_plays_talks_and_returns_to_a_kept_seat(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with connected(home, "ann", key) as connection:
            ann = await reader(connection, "plain")
            await ann.until_hears(home, "Lobby. Welcome, ann.")
            await ann.says(home, "foo", "Unknown: foo. Type ? for help.")
            await ann.says(home, "quick", "Seats: 1 red ann, you, host, not ready; 5 open.")
            await ann.until_hears(home, "Starts in 15 s or when full, with bots in empty seats.")
            await ann.says(home, "pace calm", "Pace calm.")
            await ann.says(home, "seats", "2 blue Bixal, bot")
            await ann.says(home, "ready", "Game on.")
            home.clock.turn(COUNT_IN_MS)
            await ann.until_hears(home, "Escape! The clock is running.")
            await ann.says(home, "where", "In Start with")
            ann.type(b"roll\n")
            home.clock.turn(2_000)
            await ann.until_hears(home, "Rolled: ")
        assert b"\x1b" not in ann.received
        assert b"\r" not in ann.received
        async with connected(home, "ann", key) as connection:
            again = await reader(connection, "plain")
            await again.until_hears(home, "Game on. With you:")
            await again.says(home, "quit", "Until the next escape.")
            await until(lambda: again.is_closed)
        assert b"\x1b" not in again.received


async def test_a_terminal_that_shows_only_lines_gets_lines_and_whole_words_are_typed(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, connected(home, "ann") as connection:
        ann = await reader(connection, None, term_type="dumb")
        await ann.until_hears(home, "Type a command, then Enter.")
        await ann.says(home, "people", "Here: ann.")
        assert b"\x1b" not in ann.received


async def test_keys_act_at_once_on_a_terminal(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, connected(home, "ann") as connection:
        ann = await reader(connection, "plain", term_type="xterm")
        await ann.until_hears(home, "Keys act at once")
        ann.type(b"q")
        await ann.until_hears(home, "Seats: 1 red ann")
        assert b"\x1b" not in ann.received
        assert b"\r\n" in ann.received


async def test_whoever_chose_lines_once_gets_them_at_every_visit(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with connected(home, "ann", key) as connection:
            ann = await reader(connection, "plain")
            await ann.says(home, "say plain", "From next time, you play in plain text.")
        async with connected(home, "ann", key) as connection:
            again = await reader(connection, None, term_type="xterm")
            await again.until_hears(home, "in plain text")
            assert b"\x1b" not in again.received


@pytest.mark.parametrize(
    ("command", "destination"),
    [
        ("plain", Destination(Way.LOBBY, manner=VisitMode.PLAIN)),
        ("plain join brzk", Destination(Way.JOIN, "BRZK", VisitMode.PLAIN)),
        ("plain watch", Destination(Way.WATCH_LIST, manner=VisitMode.PLAIN)),
        ("plain watch brzk", Destination(Way.WATCH, "BRZK", VisitMode.PLAIN)),
    ],
)
def test_the_word_plain_stands_before_other_destinations(command: str, destination: Destination) -> None:
    assert destination_for_command(command) == destination
    assert destination_for_command(str(destination).replace("lobby", "").replace("-list", "")) == destination


@pytest.mark.parametrize("command", ["plain admin", "plain export x", "plain program", "plain plain x"])
def test_what_cannot_be_told_in_lines_is_refused(command: str) -> None:
    with pytest.raises(NoSuchDestination):
        destination_for_command(command)
