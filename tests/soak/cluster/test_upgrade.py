"""Another version is installed while people play, and replaces the old one, worker by worker."""

import asyncio
import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.soak.cluster.journals import audited
from tests.soak.cluster.players import playing, quantile
from tests.soak.cluster.test_owners import SETTINGS
from tests.ssh_host.cluster.processes import cluster_of_processes

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[3]
PEOPLE = int(os.environ.get("SOAK_PEOPLE", "24"))
OTHER_VERSION = "99.0.0"
_BUILD = "from setuptools.build_meta import build_wheel; print(build_wheel('dist'))"


async def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """What *command* prints."""
    process = await asyncio.create_subprocess_exec(
        *map(str, command), cwd=cwd, stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await process.communicate()
    assert process.returncode == 0, command
    return printed.decode()


async def wheel(folder: Path, version: str = "") -> Path:
    """This tree as a wheel, under another *version* number if one is given."""
    names = ("escape_tui", "ssh_host", "tile_art", "pyproject.toml", "README.md", "LICENSE", "deploy")
    for name in names:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy(source, folder / name)
    settings = folder / "pyproject.toml"
    if version:
        text = settings.read_text(encoding="utf-8")
        settings.write_text(
            re.sub(r'^version = ".*"', f'version = "{version}"', text, flags=re.M), encoding="utf-8"
        )
    await run(sys.executable, "-c", _BUILD, cwd=folder)
    (built,) = (folder / "dist").glob("*.whl")
    return built


async def environment(folder: Path) -> Path:
    """The Python of an environment of its own, which finds everything but this package in ours."""
    await run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    own = Path((await run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")).strip())
    own.joinpath("zz_ours.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    shutil.copy(Path(sys.executable).with_name("nats-server"), folder / "bin" / "nats-server")
    return python


async def install(python: Path, built: Path) -> None:
    target = python.parents[1]
    (packages,) = target.glob("lib/python*/site-packages")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade", "--target")
    await run(*pip, packages, built)
    # Ten processes that each compile everything for themselves would be what is measured.
    await run(python, "-m", "compileall", "-q", packages)


async def version_in(python: Path, cwd: Path) -> str:
    asked = "from importlib.metadata import version; print(version('escape-temple'))"
    return (await run(python, "-c", asked, cwd=cwd)).strip()


async def test_a_rolling_upgrade_to_another_version(tmp_path: Path) -> None:
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    python = await environment(tmp_path / "env")
    await install(python, await wheel(tmp_path / "old"))
    newer = await wheel(tmp_path / "new", OTHER_VERSION)
    async with cluster_of_processes(tmp_path, 2, SETTINGS, str(python)) as cluster:
        async with playing(cluster.port, PEOPLE) as players:
            before, since = cluster.workers(), asyncio.get_running_loop().time()
            await install(python, newer)
            assert await version_in(python, tmp_path) == OTHER_VERSION
            data = ("--data", str(tmp_path / "data"))
            printed = await run(python, "-m", "escape_tui.cli", "upgrade", *data, cwd=tmp_path)
            await asyncio.sleep(2)
            gaps = [player.longest_silence(since) for player in players]
            assert not any(player.client.is_closed for player in players), "somebody lost the line"
            assert not set(before.values()) & set(cluster.workers().values()), "an old worker is still there"
        bus = await cluster.bus()
        books = await audited(bus)
        await bus.close()
    print(
        printed.strip(), f"gap: median {quantile(gaps, 0.5):.2f} s, p99 {quantile(gaps, 0.99):.2f} s", books
    )
    assert "2 workers were replaced." in printed
    assert books.stale == 0
    assert books.drifts == ()
