"""What a host with workers cannot start with is named in a sentence, and nothing is left running."""

import contextlib
import multiprocessing
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ssh_host.cluster.bus import nats_server
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.run import nats_access
from ssh_host.cluster.run.processes import run_all
from ssh_host.config.config import ConfigError, load


@pytest.fixture(autouse=True)
def _own_name() -> Iterator[None]:
    """A supervisor signs the log of its process, which is that of the tests here."""
    process = multiprocessing.current_process()
    before = process.name
    yield
    process.name = before


async def started(folder: Path, flags: dict[str, Any]) -> None:
    settings = {"listen.address": "127.0.0.1", "listen.port": 0, "data.folder": str(folder), **flags}
    read = partial(load, None, settings)
    await run_all(read(), read, 1, {})


@contextlib.contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


async def test_a_port_that_is_taken_is_named_once(tmp_path: Path) -> None:
    with taken_port() as port:
        with pytest.raises(ConfigError, match=rf"Port {port} is in use \(listen\.port\)"):
            await started(tmp_path, {"listen.port": port})
        page = {"web.enabled": True, "web.address": "127.0.0.1", "web.port": port}
        with pytest.raises(ConfigError, match=rf"Port {port} is in use \(web\.port\)"):
            await started(tmp_path, page)
    assert not (tmp_path / "nats").exists(), "nothing was begun"


async def test_an_edition_that_is_not_there_is_named_once(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"`game\.edition` is wrong"):
        await started(tmp_path, {"game.edition": str(tmp_path / "nowhere")})


async def test_a_proxy_that_is_no_address_is_named_once(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"`listen\.trusted_proxies` is wrong: 'my proxy'"):
        await started(tmp_path, {"listen.trusted_proxies": ["my proxy"]})
    assert not (tmp_path / "nats").exists(), "nothing was begun"


async def test_a_certificate_that_is_not_there_is_named_once(tmp_path: Path) -> None:
    page = {"web.enabled": True, "web.address": "127.0.0.1", "web.port": 0}
    with pytest.raises(ConfigError, match=r"`web\.certificate` is wrong: .*: No such file"):
        await started(tmp_path, {**page, "web.certificate": str(tmp_path / "nowhere.pem")})
    assert not (tmp_path / "nats").exists(), "nothing was begun"


async def test_a_server_that_is_not_installed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_server, "_BINARY", "no-such-server")
    with pytest.raises(ClusterTrouble, match=r"No nats-server was found"):
        await started(tmp_path, {})


async def test_a_server_that_does_not_start_is_named_with_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_access, "_STARTS_SECONDS", 0.2)
    (tmp_path / "nats").mkdir()
    (tmp_path / "nats" / "jetstream").write_text("no folder", encoding="ascii")
    with pytest.raises(ClusterTrouble, match=r"NATS server does not start: see .*nats\.log"):
        await started(tmp_path, {})
