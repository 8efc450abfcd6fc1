"""A terminal is asked for its colours over the line, drawn in 256 first, and in all when it says so."""

import asyncio
from pathlib import Path

import pytest

from escape_tui.app.lobby_app import LobbyApp
from escape_tui.scene.terminal import Colours
from escape_tui.scene.terminal_answers import ASK_BACKGROUND, ASK_COLOURS
from ssh_host.session.rooms.app_room import AppRoom
from tests.ssh_host.camp import Camp, camp, new_key
from tests.ssh_host.house import Client, until, visiting

YES, NO = b"\x1bP1$r0;48:2::1:2:3m\x1b\\", b"\x1bP1$r0;48:5:16m\x1b\\"
DARK, LIGHT = b"\x1b]11;rgb:0000/0000/0000\x1b\\", b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\"
FENCED = b"\x1b[?62;22c"


def is_drawn_in_all(client: Client) -> bool:
    return b"48;2;" in client.received.replace(ASK_COLOURS, b"")


def app_of(home: Camp) -> LobbyApp:
    (session,) = home.host.sessions
    assert isinstance(session.room, AppRoom)
    assert isinstance(session.room.app, LobbyApp)
    return session.room.app


async def test_it_is_drawn_in_256_colours_until_the_terminal_says_that_it_has_all(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani") as client:
        await client.until_sees("Enter the temple")
        assert ASK_COLOURS in client.received
        assert not is_drawn_in_all(client)
        client.type(YES + DARK + FENCED)
        await until(lambda: is_drawn_in_all(client))
        assert client.sees("Enter the temple")


@pytest.mark.parametrize("answers", [b"", NO + DARK + FENCED, FENCED, b"\x1bP0$r\x1b\\" + FENCED])
async def test_silence_and_no_leave_it_in_256_colours(tmp_path: Path, answers: bytes) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani") as client:
        await client.until_sees("Enter the temple")
        client.type(answers)
        client.type(b"\r")
        await client.until_sees("Quick play")
        assert not is_drawn_in_all(client)


def shades(client: Client) -> int:
    """The number of colours in the band above the footer."""
    return len({client.screen.buffer[client.screen.lines - 2][x].bg for x in range(2, 50)})


async def test_on_the_card_a_band_shows_how_many_colours_there_are_and_all_can_be_tried(
    tmp_path: Path,
) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani", size=(50, 18)) as client:
        await client.until_sees("Enter the temple")
        client.type(b"\x1b[B" * 3 + b"\r")
        await client.until_sees("Looks good")
        await until(lambda: 4 < shades(client) < 20)
        assert client.text.count("╰───╯") == 5
        await client.choose("Try all colours")
        await until(lambda: shades(client) > 40)
        assert is_drawn_in_all(client)
        assert app_of(home).settings.colours == Colours.TRUE
        assert not client.sees("Try all colours")


async def test_answers_that_come_late_again_or_in_parts_are_no_keys(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani") as client:
        await client.until_sees("Enter the temple")
        client.type(b"\r")
        await client.until_sees("Quick play")
        screens = list(app_of(home).screen_stack)
        for part in (YES[:4], YES[4:] + DARK[:9], DARK[9:], FENCED, YES + NO + LIGHT + FENCED):
            client.type(part)
            await asyncio.sleep(0.02)
        await until(lambda: is_drawn_in_all(client))
        assert app_of(home).screen_stack == screens
        assert not app_of(home).terminal.is_light


async def test_answers_that_come_byte_by_byte_are_no_keys_and_a_lone_escape_is(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani") as client:
        await client.until_sees("Enter the temple")
        client.type(b"\r")
        await client.until_sees("Quick play")
        client.type(b"t")
        await client.until_sees("Say to everyone here")
        for byte in YES + LIGHT + FENCED:
            client.type(bytes([byte]))
            await asyncio.sleep(0.02)
        await until(lambda: is_drawn_in_all(client) and app_of(home).terminal.is_light)
        client.type(b"hello\r")
        await until(lambda: home.hosted_lobby.lobby.talk.sayings[-1:])
        assert home.hosted_lobby.lobby.talk.sayings[-1].text == "hello"
        client.type(b"t")
        await client.until_sees("Say to everyone here")
        client.type(b"\x1b")
        await client.until(lambda: not client.sees("Say to everyone here"), "the question is closed")


async def test_an_answer_without_an_end_holds_up_the_keys_for_a_second_at_most(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani") as client:
        await client.until_sees("Enter the temple")
        client.type(YES[:-4])
        client.type(b"\r")
        await client.until_sees("Quick play")
        client.type(DARK[:9])
        while not client.sees("Say to everyone here"):
            client.type(b"t")
            await asyncio.sleep(0.2)


async def test_a_terminal_is_remembered_for_the_key_until_it_answers_otherwise(
    tmp_path: Path,
) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with visiting(home, "ani", key) as client:
            await client.until_sees("Enter the temple")
            client.type(YES + FENCED)
            await until(lambda: is_drawn_in_all(client))
        async with visiting(home, "ani", key) as client:
            await client.until_sees("Enter the temple")
            assert is_drawn_in_all(client)
            client.type(NO + FENCED)
            await until(lambda: app_of(home).terminal.colours is Colours.EIGHT_BIT)
        async with visiting(home, "ani", key) as client:
            await client.until_sees("Enter the temple")
            assert not is_drawn_in_all(client)


async def test_a_terminal_that_turns_light_is_asked_and_only_its_answer_counts(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani") as client:
        await client.until_sees("Enter the temple")
        client.type(DARK + FENCED)
        client.type(b"\x1b[?997;2n" * 20)
        await until(lambda: client.received.count(ASK_BACKGROUND) == 2)
        assert not app_of(home).terminal.is_light
        client.type(LIGHT)
        await until(lambda: app_of(home).terminal.is_light)
        client.type(DARK)
        client.type(b"\r")
        await client.until_sees("Quick play")
        assert app_of(home).terminal.is_light
