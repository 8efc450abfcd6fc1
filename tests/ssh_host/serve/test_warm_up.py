"""A server has done everything once before anybody comes."""

import os
from pathlib import Path

import pytest

from escape_tui.app.textual_internals.isolation import SharedStylesheet
from ssh_host.config.config import load
from ssh_host.serve import warm_up
from ssh_host.serve.warm_up import warmed_up


async def test_somebody_returns_and_replays_before_anybody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    parsed: dict[tuple[object, ...], list[object]] = {}
    monkeypatch.setattr(SharedStylesheet, "_parsed", parsed)
    assert await warmed_up(load(None, {"data.folder": str(tmp_path)}))
    assert any("GameScreen" in str(key) for key in parsed)
    assert os.listdir(tmp_path) == []
    assert caplog.records == []


async def test_a_server_starts_after_a_warm_up_that_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(warm_up, "_PATIENCE_SECONDS", 0)
    assert not await warmed_up(load(None, {"data.folder": str(tmp_path)}))
    assert "warm-up failed" in caplog.text
