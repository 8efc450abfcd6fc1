"""A NATS server without room: journals say so, and nothing is lost or doubled when there is room again."""

import signal
from pathlib import Path

import pytest

from ssh_host.cluster.bus import nats_server
from ssh_host.cluster.bus.streams import lay_streams
from ssh_host.cluster.journal.fenced_journal import FencedJournal
from tests.ssh_host.cluster.journal.test_fenced_journal import lines_of, written
from tests.ssh_host.cluster.nats import TestServer, bus_to, eventually, server_on_small_disk

_LINE_BYTES = 500_000


async def test_a_private_server_stores_until_the_disk_is_full(tmp_path: Path) -> None:
    async with server_on_small_disk(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        journal = FencedJournal(bus, "G1", "one")
        while server.disk.free_bytes() > 4 * _LINE_BYTES:
            await written(journal, bytes(_LINE_BYTES))
        assert bus.stores


async def test_a_full_server_has_only_to_be_started_again(tmp_path: Path) -> None:
    async with server_on_small_disk(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        journal = FencedJournal(bus, "G1", "one")
        await written(journal, b"header")
        server.disk.fill()
        journal.write(bytes(_LINE_BYTES))
        await eventually(lambda: not bus.stores)
        journal.write(b"later")
        server.disk.make_room()
        await server.kill()
        await server.start()
        await eventually(lambda: journal.is_idle)
        assert bus.stores
        assert await lines_of(bus, "G1") == (b"header", bytes(_LINE_BYTES), b"later")


async def test_a_server_at_its_limit_goes_on_when_that_is_raised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_server, "_NO_LIMIT", "200KB")
    server = TestServer(tmp_path)
    await server.start()
    try:
        async with bus_to(server) as bus:
            await lay_streams(bus)
            journal = FencedJournal(bus, "G1", "one")
            for _ in range(3):
                journal.write(bytes(_LINE_BYTES))
            await eventually(lambda: not bus.stores)
            monkeypatch.setattr(nats_server, "_NO_LIMIT", "20MB")
            server.write_configuration()
            server.signal(signal.SIGHUP)
            await eventually(lambda: journal.is_idle)
            assert bus.stores
            assert len(await lines_of(bus, "G1")) == 3
    finally:
        await server.kill()
