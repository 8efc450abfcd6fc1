"""The lock files: a host installs what it runs with, pinned with hashes, and no tool of development."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
WANTED = PROJECT["optional-dependencies"] | PYPROJECT["dependency-groups"]
LOCKS = (
    "requirements.lock",
    "requirements-cluster.lock",
    "requirements-dev.lock",
    "requirements-audit.lock",
)

_PINNED = re.compile(r"^([\w.-]+)==(\S+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)


def pinned(lock: str) -> dict[str, str]:
    """The version of each library in *lock*."""
    return {name: version for name, version, _ in _PINNED.findall((ROOT / lock).read_text("utf-8"))}


def asked(*lists: str) -> set[str]:
    """The libraries that the extras and dependency groups called *lists* ask for."""
    return names(line for each in lists for line in WANTED[each])


def names(wanted: Iterable[str]) -> set[str]:
    """The libraries in lines like those of pyproject.toml."""
    return {re.split(r"[<>=\[;]", line)[0].replace(".", "-").lower() for line in wanted}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_library_is_pinned_with_its_hashes(lock: str) -> None:
    named = re.findall(r"^([\w.-]+)", (ROOT / lock).read_text("utf-8"), re.MULTILINE)
    assert named
    assert set(named) == set(pinned(lock))


def test_a_host_installs_no_tool_of_development() -> None:
    run_time = set(pinned("requirements.lock"))
    assert names(PROJECT["dependencies"]) | asked("web") <= run_time
    assert not asked("dev", "audit", "cluster") & run_time


def test_a_cluster_installs_what_a_host_does_and_its_own_besides() -> None:
    alone, cluster = pinned("requirements.lock"), pinned("requirements-cluster.lock")
    assert alone.items() <= cluster.items()
    assert cluster.keys() - alone.keys() == asked("cluster")


def test_what_is_tested_is_what_a_host_runs() -> None:
    assert pinned("requirements-cluster.lock").items() <= pinned("requirements-dev.lock").items()
