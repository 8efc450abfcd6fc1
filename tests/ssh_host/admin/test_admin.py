"""The lodge: order is kept after a question, never against a keeper, and the log knows who did it."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import get_args

import asyncssh
import pytest

from ssh_host.admin.orders import AdminOrder
from ssh_host.admission.identity import identity_of_key
from ssh_host.monitoring.log import log
from ssh_host.serve.stopping import Stopping
from tests.ssh_host.camp import DOWN, ENTER, ESC, Camp, begun, camp, in_lobby, new_key
from tests.ssh_host.house import Client, until, visiting

KIM = new_key()
LEE = new_key()
KEEPERS = {"admin.keys": [identity_of_key(KIM).fingerprint, identity_of_key(LEE).fingerprint]}


@contextlib.asynccontextmanager
async def in_lodge(home: Camp, key: asyncssh.SSHKey = KIM) -> AsyncIterator[Client]:
    async with visiting(home, "root", key, command="admin") as keeper:
        await keeper.until_sees("Enter the temple")
        keeper.type(ENTER)
        await keeper.until_sees("Announce")
        yield keeper


class _Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.events: list[dict[str, object]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.events.append({"event": record.getMessage(), **getattr(record, "facts", {})})


@pytest.fixture
def events() -> Iterator[list[dict[str, object]]]:
    """What goes into the log."""
    kept, level = _Kept(), log.level
    log.addHandler(kept)
    log.setLevel(logging.INFO)
    yield kept.events
    log.removeHandler(kept)
    log.setLevel(level)


def done(events: list[dict[str, object]], event: str) -> dict[str, object]:
    (found,) = [each for each in events if each["event"] == event]
    return found


def on_session(number: int) -> bytes:
    """From the top of the list to the session that came as *number*."""
    return b"\x1b[H" + DOWN * (1 + number)


async def test_somebody_is_asked_to_leave_after_a_question(
    tmp_path: Path, events: list[dict[str, object]]
) -> None:
    async with camp(tmp_path, KEEPERS) as home, in_lobby(home, "ani") as ani, in_lodge(home) as keeper:
        await keeper.until_sees("ani")
        keeper.type(on_session(1) + ENTER)
        await keeper.until_sees("Kick ani?")
        await keeper.until_sees("They can come back at")
        keeper.type(ESC)
        await until(lambda: not keeper.sees("Kick ani?"))
        assert not ani.is_closed
        keeper.type(ENTER)
        await keeper.until_sees("Kick ani?")
        keeper.type(ENTER)
        await until(lambda: ani.is_closed)
        assert b"ended your session" in ani.received
        assert home.hosted_lobby.store.bans.present() == []
    kicked = done(events, "kicked")
    assert (kicked["by"], kicked["by_name"]) == (identity_of_key(KIM).player, "root")


async def test_a_key_is_shut_out_after_a_question_and_let_in_again(
    tmp_path: Path, events: list[dict[str, object]]
) -> None:
    async with camp(tmp_path, KEEPERS) as home, in_lobby(home, "ani") as ani, in_lodge(home) as keeper:
        keeper.type(on_session(1) + b"b")
        await keeper.until_sees("Ban ani?")
        keeper.type(ENTER)
        await until(lambda: ani.is_closed)
        (ban,) = home.hosted_lobby.store.bans.present()
        assert ban.kind == "key"
        keeper.type(b"\x1b[F")
        await keeper.until_sees("Enter unbans")
        keeper.type(ENTER)
        await keeper.until_sees("They can connect again")
        keeper.type(ENTER)
        await until(lambda: home.hosted_lobby.store.bans.present() == [])
    assert done(events, "banned key")["player"] == ban.value
    assert done(events, "ban lifted")["by"] == identity_of_key(KIM).player


@pytest.mark.parametrize("key", [ENTER, b"b", b"a"])
async def test_nobody_can_turn_against_themselves_or_another_keeper(tmp_path: Path, key: bytes) -> None:
    async with (
        camp(tmp_path, KEEPERS) as home,
        in_lobby(home, "lee", LEE) as lee,
        in_lodge(home) as keeper,
    ):
        for session in (1, 2):
            keeper.type(on_session(session) + key)
            await keeper.until_sees("be kicked or banned")
        assert not lee.is_closed
        assert not keeper.is_closed
        assert home.hosted_lobby.store.bans.present() == []


async def test_the_lodge_shows_the_names_that_people_chose_and_its_keys_in_help(tmp_path: Path) -> None:
    async with camp(tmp_path, KEEPERS) as home, in_lobby(home, "ani") as ani, in_lodge(home) as keeper:
        (player,) = home.hosted_lobby.lobby.people
        home.host.store.players.rename(player, "Anouk")
        await keeper.until_sees("Anouk")
        keeper.type(b"?")
        await keeper.until_sees("ban address")
        assert not ani.is_closed


async def test_an_announcement_is_signed_and_seen_in_play(
    tmp_path: Path, events: list[dict[str, object]]
) -> None:
    async with camp(tmp_path, KEEPERS) as home, in_lobby(home, "ani") as ani, in_lodge(home) as keeper:
        await begun(home, ani)
        keeper.type(b"\x1b[H" + ENTER)
        await keeper.until_sees("Tell everyone")
        keeper.type(b"tea at five\r")
        await ani.until_sees("root, admin: tea at five")
    assert done(events, "announced")["text"] == "tea at five"


async def test_closing_is_asked_told_and_can_be_taken_back(
    tmp_path: Path, events: list[dict[str, object]]
) -> None:
    with Stopping() as stopping:
        async with (
            camp(tmp_path, KEEPERS, stopping) as home,
            in_lobby(home, "ani") as ani,
            in_lodge(home) as keeper,
        ):
            drain = partial(home.host.drain, at_least_seconds=60)
            closing = asyncio.create_task(stopping.wait(drain))
            keeper.type(b"\x1b[H" + DOWN + ENTER)
            await keeper.until_sees("No games in progress")
            keeper.type(ENTER)
            await keeper.until_sees("Cancel the drain")
            await ani.until_sees("The temple closes in")
            keeper.type(ENTER)
            await ani.until_sees("stays open after all")
            await keeper.until_sees("Drain and stop")
            assert home.hosted_lobby.lobby.closes_at is None
            assert not closing.done()
            closing.cancel()
    assert [each["event"] for each in events if "drain" in str(each["event"])] == [
        "drain ordered",
        "draining",
        "drain cancelled",
    ]


async def test_what_a_signal_asked_for_cannot_be_taken_back() -> None:
    with Stopping() as stopping:
        stopping._terminate()
        assert not stopping.take_back_drain()
        stopping._terminate()
        await stopping.wait(asyncio.Event().wait)  # type: ignore[arg-type]


def test_what_an_admin_may_order_is_a_list() -> None:
    assert {order.__name__ for order in get_args(AdminOrder)} == {
        "SendAway",
        "Tell",
        "Kick",
        "Drain",
        "StayOpen",
        "Reload",
    }
