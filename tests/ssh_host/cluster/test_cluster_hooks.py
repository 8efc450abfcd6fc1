"""Hooks of a cluster: several workers see the same event, and one of them tells it."""

import json
from pathlib import Path

import pytest

from escape_tui.hub.table.seats.seats import Person
from ssh_host.config.config import load
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.hooks.test_hooks import Listen, listening

__all__ = ["listening"]


async def test_one_worker_tells_a_hook_for_all(
    tmp_path: Path, listening: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener, settings = listening(204), tmp_path / "config.toml"
    settings.write_text(f'[[hook]]\nurl = "{listener.url}"\nallow_private = true\n')
    monkeypatch.setattr("tests.ssh_host.cluster.house_of_many.load", lambda _, flags: load(settings, flags))
    async with house_of_many(tmp_path) as home:
        one, two = home.workers.values()
        one.lobby.arrive(Person("ann", "Ann"))
        two.lobby.arrive(Person("bob", "Bob"))
        one.hosted_lobby.service.races.call(one.lobby.open_table("ann"), "ann")
        two.hosted_lobby.service.races.call(two.lobby.open_table("bob"), "bob")
        await eventually(lambda: len(listener.sent) == 2)
    told = sorted(json.loads(content)["event"] for _, content in listener.sent)
    assert told == ["first-visitor", "race"]
