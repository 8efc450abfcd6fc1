"""A server has done everything once before anybody comes."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from escape_tui.app.textual_internals.isolation import SharedStylesheet
from ssh_host.config.config import load
from ssh_host.serve import warm_up
from ssh_host.serve.warm_up import warmed_up

#: How much more than a later visit of its kind the first one may cost, in calls.
MOST_MORE = 1.5
MOST_SECONDS = 0.5


def first_visits() -> Any:
    """What a warm-up takes in a fresh process, and what the first visits after it cost."""
    command = [sys.executable, "-m", "tests.ssh_host.serve.first_visits"]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


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


def test_the_first_of_each_kind_of_picture_costs_no_more_than_later_ones() -> None:
    calls = first_visits()["calls"]
    assert {"welcome", "lobby and help", "game", "replay"} == calls.keys()
    assert {kind for kind, (first, *later) in calls.items() if first > MOST_MORE * max(later)} == set()


@pytest.mark.soak
def test_a_warm_up_takes_half_a_second_of_cpu() -> None:
    assert first_visits()["seconds"] <= MOST_SECONDS
