"""Two versions of the package, one installed over the other while people play."""

import asyncio
import re
import shutil
from pathlib import Path

import pytest

from escape_tui.modules.box import RULES_VERSION
from ssh_host.cluster.membership.directory import Directory
from ssh_host.cluster.membership.heartbeats import Heartbeat, Members
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import House, visiting

pytestmark = pytest.mark.soak

PROJECT = Path(__file__).parents[4]
PACKAGES = ("escape_tui", "ssh_host", "tile_art")
RULES_LINE = re.compile(r"^RULES_VERSION = \d+$", re.MULTILINE)


def install(folder: Path, version: str, rules: int) -> None:
    """Put the package into *folder* as *version* that plays by *rules*, over whatever version was there."""
    for package in PACKAGES:
        shutil.copytree(PROJECT / package, folder / package, dirs_exist_ok=True)
    box = folder / "escape_tui" / "modules" / "box.py"
    text, count = RULES_LINE.subn(f"RULES_VERSION = {rules}", box.read_text(encoding="utf-8"))
    assert count == 1
    box.write_text(text, encoding="utf-8")
    for old in folder.glob("escape_temple-*.dist-info"):
        shutil.rmtree(old)
    facts = folder / f"escape_temple-{version}.dist-info"
    facts.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: escape-temple\nVersion: {version}\n"
    (facts / "METADATA").write_text(metadata, encoding="utf-8")


class Door(House):
    """The gate of a cluster of processes."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    @property
    def port(self) -> int:
        return self._cluster.port


async def test_games_go_on_by_the_same_rules_and_finish_by_others(tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    install(installed, "7.0", RULES_VERSION)
    # Nothing but what is installed is found there, wherever this test runs.
    environment = {"PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    async with cluster_of_processes(tmp_path, 1, environment=environment) as cluster:
        bus = await cluster.bus()
        members = Members(bus)
        directory = Directory(bus, members)
        await members.start()
        await directory.start()

        def workers() -> dict[str, Heartbeat]:
            return {beat.version: beat for beat in members.here("worker")}

        await eventually(lambda: workers().keys() == {"7.0"})
        async with visiting(Door(cluster), "ann", new_key()) as ann:
            await to_lobby(ann)
            await alone_in_a_game(ann)
            await eventually(lambda: any(notice.game for notice in directory))
            (before,) = directory

            install(installed, "7.1", RULES_VERSION)
            assert await cluster.upgrade() == "1 workers were replaced."
            await eventually(lambda: workers().keys() == {"7.1"})
            await eventually(lambda: (now := directory.at(before.code)) is not None and now.epoch == 2)
            after = directory.at(before.code)
            assert after is not None
            assert (after.game, after.worker) == (before.game, workers()["7.1"].name), "in the middle"
            await ann.until_sees("─ Story")

            install(installed, "8.0", RULES_VERSION + 1)
            upgrading = asyncio.create_task(cluster.upgrade())
            await eventually(lambda: workers().keys() == {"7.1", "8.0"} and workers()["7.1"].is_draining, 60)
            async with visiting(Door(cluster), "bob", new_key()) as bob:
                await to_lobby(bob)
                await eventually(lambda: workers()["8.0"].visits == 1)
                assert workers()["8.0"].rules == RULES_VERSION + 1
                there = directory.at(before.code)
                assert there is not None
                assert there.worker == workers()["7.1"].name, "other rules cannot go on with it"
                assert not ann.is_closed
                ann.type(b" ")
                await ann.until_sees("─ Story")
                assert not upgrading.done(), "the game is not over"
                ann.channel.close()
                assert await upgrading == "1 workers were replaced."
                await eventually(lambda: workers().keys() == {"8.0"})
                assert not bob.is_closed
        members.stop()
        await bus.close()
