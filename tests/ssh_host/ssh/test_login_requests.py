"""Requests to log in: few, and none that takes long to read or to verify."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import asyncssh
import pytest
from asyncssh.packet import MPInt, SSHPacket, String

from ssh_host.ssh.login_requests import MOST_NAME_BYTES, LoginRequests
from tests.hostile.logins import login, odd_certificate, odd_key
from tests.ssh_host.house import connected, entered, house

_LOGIN = 50


def requests(refused: list[str], most: int = 9) -> LoginRequests:
    return LoginRequests(most, refused.append)


def asked(name: bytes, method: bytes = b"none", rest: bytes = b"") -> SSHPacket:
    return SSHPacket(login(name, method, rest))


def with_key(kind: bytes, key: bytes) -> SSHPacket:
    return asked(b"kim", b"publickey", b"\0" + String(kind) + String(key))


def test_a_long_name_ends_the_connection() -> None:
    refused: list[str] = []
    logins = requests(refused)
    assert logins.take(asked(b"k" * MOST_NAME_BYTES))
    with pytest.raises(asyncssh.DisconnectError, match="too long"):
        logins.take(asked("\ufdfa".encode() * 340))
    assert refused == ["user name"]


def test_too_many_requests_end_the_connection_whatever_they_ask_for() -> None:
    refused: list[str] = []
    logins = requests(refused, most=3)
    for method in (b"none", b"password", b"nonsense"):
        assert logins.take(asked(b"kim", method))
    with pytest.raises(asyncssh.DisconnectError, match="Too many login attempts"):
        logins.take(asked(b"kim"))
    assert refused == ["tries"]


def test_who_is_logged_in_does_not_ask_again() -> None:
    refused: list[str] = []
    logins = requests(refused)
    logins.end()
    with pytest.raises(asyncssh.DisconnectError, match="already logged in"):
        logins.take(asked(b"kim"))
    assert refused == ["second login"]


@pytest.mark.parametrize("kind", ["ssh-ed25519", "ssh-rsa", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp521"])
def test_every_usual_key_is_read(kind: str) -> None:
    key = asyncssh.generate_private_key(kind)
    assert requests([]).take(with_key(kind.encode(), key.public_data))


def test_a_key_that_takes_long_to_verify_is_not_read() -> None:
    chance = Random(1)
    key, _ = odd_key(chance)
    assert not requests([]).take(with_key(b"rsa-sha2-256", key))
    usual = String(b"ssh-rsa") + MPInt(65537) + MPInt(chance.getrandbits(4096))
    assert requests([]).take(with_key(b"rsa-sha2-256", usual))
    kind = b"ssh-ed25519-cert-v01@openssh.com"
    assert not requests([]).take(with_key(kind, odd_certificate(chance)))


async def test_a_guest_who_asks_to_log_in_again_is_disconnected(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        async with connected(home) as connection:
            client = await entered(connection)
            await client.until_sees("hello")
            connection.send_packet(_LOGIN, login(b"kim", b"none"))
            await asyncio.wait_for(connection.wait_closed(), 10)
        async with connected(home) as connection:
            client = await entered(connection)
            await client.until_sees("hello")


async def test_somebody_with_a_certificate_logs_in_by_their_key(tmp_path: Path) -> None:
    key, authority = (asyncssh.generate_private_key("ssh-ed25519") for _ in range(2))
    certificate = authority.generate_user_certificate(key, "kim")
    async with house(tmp_path) as home:
        offered: Any = [(key, certificate), key]
        async with asyncssh.connect(
            "127.0.0.1", home.port, username="kim", known_hosts=None, agent_path=None, client_keys=offered
        ) as connection:
            client = await entered(connection)
            await client.until_sees("hello")
            (stay,) = home.host.sessions
            assert stay.identity.fingerprint == key.get_fingerprint()
