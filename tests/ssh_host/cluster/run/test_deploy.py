"""The units and the compose file of a cluster: what they start is what there is to start."""

import configparser
import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from escape_tui.cli.commands import app

DEPLOY = Path(__file__).parents[4] / "deploy"
COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]


def service(kind: str) -> "configparser.SectionProxy":
    # A setting may stand twice.
    unit = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    unit.read(DEPLOY / f"escape-temple-{kind}@.service")
    return unit["Service"]


def started_by_compose() -> dict[str, list[str]]:
    lists = re.findall(r"entrypoint: (\[.*\])", (DEPLOY / "compose.cluster.yaml").read_text("utf-8"))
    commands = [words for words in map(json.loads, lists) if words[0] == "escape-temple"]
    return {words[1]: words[2:] for words in commands}


def unknown(kind: str, words: list[str]) -> set[str]:
    options = {option for each in COMMANDS[kind].params for option in each.opts}
    return {word for word in words if word.startswith("--")} - options


@pytest.mark.parametrize("kind", ["gate", "worker"])
def test_a_unit_starts_what_it_says(kind: str) -> None:
    program, command, *words = service(kind)["ExecStart"].split()
    assert program.endswith("/escape-temple")
    assert command == kind
    assert not unknown(kind, words)


def test_gates_and_workers_of_a_machine_are_one_user_and_stop_by_sigterm() -> None:
    gate, worker = service("gate"), service("worker")
    for setting in ("User", "StateDirectory", "KillSignal", "TimeoutStopSec", "KillMode"):
        assert gate[setting] == worker[setting]
    assert gate["KillSignal"] == "SIGTERM"


@pytest.mark.parametrize("kind", ["gate", "worker"])
def test_the_compose_file_starts_what_it_says(kind: str) -> None:
    words = started_by_compose()[kind]
    assert "nats://nats:4222" in words
    assert not unknown(kind, words)


def test_what_the_compose_file_builds_can_speak_with_the_server_and_is_started_again() -> None:
    compose = (DEPLOY / "compose.cluster.yaml").read_text("utf-8")
    services = re.findall(r"^  (\w+):\n((?:    .*\n)+)", compose, re.MULTILINE)
    assert [name for name, _ in services] == ["nats", "worker", "gate"]
    for name, settings in services:
        assert "restart: unless-stopped" in settings
        assert ("args: {LOCK: requirements-cluster.lock}" in settings) == (name != "nats")
    container = (DEPLOY.parent / "Containerfile").read_text("utf-8")
    assert "COPY ${LOCK} /app/requirements.lock" in container
