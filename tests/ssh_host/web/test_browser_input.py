"""What browsers send is read at a pace, and what is no request is refused in one line."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from ssh_host.web.browser_input import BrowserInput
from tests.ssh_host.house import House, house, until
from tests.ssh_host.web.page import WEB

#: Some hundred pieces.
FLOOD = bytes(1_000_000)


class FakeHandler:
    def __init__(self) -> None:
        self.read = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.read += len(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.read = -1


class FakeTransport:
    is_paused = False

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def is_closing(self) -> bool:
        return False


async def test_a_flood_is_read_in_pieces_and_then_at_a_pace() -> None:
    handler, transport = FakeHandler(), cast(Any, FakeTransport())
    paced = BrowserInput(cast(Any, handler))
    paced.connection_made(transport)
    paced.data_received(FLOOD)
    assert 0 < handler.read < 5_000, "others are served after the first piece"
    assert transport.is_paused
    await until(lambda: handler.read > 100_000)
    await asyncio.sleep(0.3)
    assert handler.read < len(FLOOD) / 2
    paced.connection_lost(None)
    assert handler.read == -1


async def answered(home: House, sent: bytes) -> bytes:
    assert home.host.web_port is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", home.host.web_port)
    try:
        writer.write(sent)
        return await asyncio.wait_for(reader.read(), 5)
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\nHost x\r\n\r\n",
        b"\x16\x03\x01\x02\0\x01\0\x01\xfc\r\n\r\n",
        b"GET / HTTP/9\r\n\r\n",
    ],
)
async def test_what_is_no_request_is_refused_without_a_traceback(
    tmp_path: Path, sent: bytes, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async with house(tmp_path, WEB) as home:
        assert b" 400 " in await answered(home, sent)
        assert home.host.metrics.refused.labels("no request")._value.get() == 1
    assert "Traceback" not in caplog.text + capfd.readouterr().err
    assert caplog.text.count("refused") == 1


async def test_a_body_that_nobody_asked_for_is_not_read(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home:
        assert b" 200 " in await answered(
            home, b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\nabc"
        )
