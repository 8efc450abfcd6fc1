"""The bus: whatever is wrong with a cluster's server is said in one sentence."""

import asyncio
import contextlib
import datetime
import socket
import sys
from collections.abc import AsyncIterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import nats
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from msgspec.structs import replace

from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.bus.nats_server import require_recent, server_binary, version_number
from ssh_host.cluster.bus.streams import lay_streams
from ssh_host.cluster.claims.exclusive_claims import Claims
from ssh_host.cluster.store.shared_key import shared_daily_secret
from tests.ssh_host.cluster.nats import bus_to, eventually, free_port, nats_server


async def test_an_address_that_does_not_answer_is_named() -> None:
    address = f"nats://127.0.0.1:{free_port()}"
    with pytest.raises(ClusterTrouble, match=f"No NATS server answers at {address}"):
        await Bus.connect(BusAddress((address,)))


async def test_a_wrong_token_is_named(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server:
        with pytest.raises(ClusterTrouble, match="rejected the token"):
            await Bus.connect(BusAddress(server.address.servers, "wrong"))


async def test_a_server_without_jetstream_is_named(tmp_path: Path) -> None:
    port = free_port()
    plain = await asyncio.create_subprocess_exec(
        str(server_binary()), "-a", "127.0.0.1", "-p", str(port), stderr=asyncio.subprocess.DEVNULL
    )
    try:
        await eventually(lambda: answers(port), 30)
        with pytest.raises(ClusterTrouble, match="has no JetStream"):
            await Bus.connect(BusAddress((f"nats://127.0.0.1:{port}",)))
    finally:
        plain.kill()
        await plain.wait()


@contextlib.asynccontextmanager
async def greeter(version: str) -> AsyncIterator[BusAddress]:
    """A server of *version* that greets and answers pings, and nothing else."""

    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'INFO {"server_id":"x","version":"%s","max_payload":1048576}\r\n' % version.encode())
        async for line in reader:
            if line.startswith(b"PING"):
                writer.write(b"PONG\r\n")
        writer.close()

    async with await asyncio.start_server(greet, "127.0.0.1", 0) as server:
        yield BusAddress((f"nats://127.0.0.1:{server.sockets[0].getsockname()[1]}",))


async def test_a_server_that_is_too_old_is_named() -> None:
    async with greeter("2.9.25") as address:
        with pytest.raises(ClusterTrouble, match=r"is version 2\.9\.25; 2\.10\.27 is needed"):
            await Bus.connect(address)


async def test_a_server_whose_streams_do_not_answer_is_left_alone() -> None:
    async with greeter("2.11.0") as address:
        with pytest.raises(ClusterTrouble, match="No NATS server answers"):
            await Bus.connect(address)
        await eventually(lambda: not tasks_of_clients())


def tasks_of_clients() -> list[str]:
    """What the clients of this process still do."""
    working = (task.get_coro() for task in asyncio.all_tasks())
    names = (getattr(work, "__qualname__", "") for work in working)
    return [name for name in names if name.startswith(("Client.", "Subscription."))]


@pytest.mark.parametrize("version", ["2.10.26", "2.9.99", "1.0.0", "", "nonsense"])
def test_an_old_server_is_refused(version: str) -> None:
    with pytest.raises(ClusterTrouble, match=r"2\.10\.27 is needed"):
        require_recent(version, "nats://somewhere")


@pytest.mark.parametrize("version", ["2.10.27", "v2.11.0", "2.15.1-beta.2", "3.0.0"])
def test_a_recent_server_is_welcome(version: str) -> None:
    require_recent(version, "nats://somewhere")
    assert version_number(version) >= (2, 10, 27)


@pytest.mark.parametrize(("version", "is_preferred"), [("v2.12.3", True), ("v2.9.10", False)])
def test_a_recent_server_of_the_system_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, is_preferred: bool
) -> None:
    own = tmp_path / "nats-server"
    own.write_text(f"#!/bin/sh\necho nats-server: {version}\n")
    own.chmod(0o755)
    bundled = Path(sys.executable).with_name("nats-server")
    monkeypatch.setenv("PATH", f"{bundled.parent}:{tmp_path}")
    assert server_binary() == (own if is_preferred else bundled)


async def test_two_clusters_do_not_share_a_stream(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        await lay_streams(bus)
        other = Bus(bus.client, "temple")
        other.subject = lambda *parts: ".".join(("another", *parts))  # type: ignore[method-assign]
        with pytest.raises(ClusterTrouble, match="belongs to another cluster"):
            await lay_streams(other)


async def test_of_two_who_claim_one_thing_one_gets_it(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as one, bus_to(server) as two:
        first, second = await Claims.of(one), await Claims.of(two)
        won = await asyncio.gather(first.claim("code.BCDF", "one"), second.claim("code.BCDF", "two"))
        assert sorted(won) == [False, True]
        holder = await first.holder("code.BCDF")
        assert holder == ("one" if won[0] else "two")
        assert holder is not None
        assert await second.claim("code.BCDF", holder)
        assert not await first.release("code.BCDF", "nobody")
        assert not await first.hand_over("code.BCDF", "nobody", "three")
        assert await first.hand_over("code.BCDF", holder, "three")
        assert await second.release("code.BCDF", "three")
        assert await second.holder("code.BCDF") is None
        assert await second.claim("code.BCDF", "four")


async def test_all_workers_make_the_temple_of_the_day_from_one_secret(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("bus", "one", "two")]
    for folder in folders:
        folder.mkdir()
    async with nats_server(folders[0]) as server, bus_to(server) as bus:
        one = await shared_daily_secret(bus, folders[1])
        assert one == await shared_daily_secret(bus, folders[2])
        assert len(one) == 32


@contextlib.asynccontextmanager
async def behind_tls(folder: Path) -> AsyncIterator[BusAddress]:
    """A server that lets in those whose certificate it knows; how one of them comes in."""
    for name in ("server", "member", "other"):
        write_certificate(folder / f"{name}.pem")
    port, settings, file = free_port(), folder / "tls.conf", folder / "server.pem"
    known = folder / "member.pem"
    settings.write_text(
        f'host: "127.0.0.1"\nport: {port}\njetstream {{ store_dir: "{folder}" }}\n'
        f'tls {{ cert_file: "{file}", key_file: "{file}", ca_file: "{known}", verify: true }}\n'
    )
    server = await asyncio.create_subprocess_exec(
        str(server_binary()), "--config", str(settings), stderr=asyncio.subprocess.DEVNULL
    )
    try:
        await eventually(lambda: answers(port), 30)
        yield BusAddress((f"tls://127.0.0.1:{port}",), "", str(file), str(known), str(known))
    finally:
        server.kill()
        await server.wait()


async def test_who_has_a_certificate_comes_in_behind_tls(tmp_path: Path) -> None:
    async with behind_tls(tmp_path) as address:
        bus = await Bus.connect(address)
        await lay_streams(bus)
        assert await bus.answers(30)
        assert bus.client.connected_url is not None
        assert bus.client.connected_url.scheme == "tls"
        await bus.close()


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"authority_file": "other.pem"}, r"NATS server .* has an untrusted certificate"),
        ({"certificate_file": "other.pem", "key_file": "other.pem"}, r"rejected our client certificate"),
        ({"certificate_file": "", "key_file": ""}, r"rejected our client certificate"),
        ({"key_file": "nowhere.pem"}, r"certificates of the cluster cannot be used"),
    ],
)
async def test_who_comes_with_another_certificate_is_told_so(
    tmp_path: Path, files: dict[str, str], sentence: str
) -> None:
    async with behind_tls(tmp_path) as address:
        other = {field: str(tmp_path / name) if name else "" for field, name in files.items()}
        with pytest.raises(ClusterTrouble, match=sentence):
            await Bus.connect(replace(address, **other))


async def test_a_server_that_hangs_up_before_it_says_why_is_not_called_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def hung_up_on(servers: list[str], **options: Any) -> None:
        await options["error_cb"](ConnectionResetError("Connection lost"))
        raise TimeoutError

    monkeypatch.setattr(nats, "connect", hung_up_on)
    with pytest.raises(ClusterTrouble, match="hung up"):
        await Bus.connect(BusAddress(("tls://127.0.0.1:4222",)))


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def write_certificate(path: Path) -> None:
    """A key and a certificate of its own for this machine."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, path.stem)])
    began = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(began)
        .not_valid_after(began + datetime.timedelta(days=36_500))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    form, secret = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    path.write_bytes(key.private_bytes(pem, form, secret) + certificate.public_bytes(pem))


async def test_a_server_that_is_gone_does_not_answer(tmp_path: Path) -> None:
    """During a reconnection, the client's own flush reports nothing and waits for nobody."""
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        assert await bus.answers(5)
        await server.kill()
        await eventually(lambda: not bus.is_up)
        assert not await bus.answers(0.2)


async def test_an_answer_that_is_not_waited_for_does_not_harm_the_line(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        server.freeze()
        try:
            assert not await bus.answers(0.1)
        finally:
            server.thaw()
        assert await bus.answers(30)
        await lay_streams(bus)
        assert bus.client.stats["reconnects"] == 0


async def test_a_bus_that_is_closed_looks_for_no_server_any_more(tmp_path: Path) -> None:
    """Even if its client misses that it should stop, as it does where a try ends in the same moment."""
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await server.kill()
        await eventually(lambda: bus.client.is_reconnecting)
        looking, bus.client._reconnection_task = bus.client._reconnection_task, None
        await bus.close()
        assert looking is not None
        await eventually(looking.done)


async def test_a_bus_can_be_closed_though_something_was_not_sent(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await server.kill()
        await eventually(lambda: bus.client.is_reconnecting)
        await bus.client.publish("somewhere", b"too late")
        await bus.close()
        assert not bus.is_up
