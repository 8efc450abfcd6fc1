"""The audit: known holes in libraries, code and ciphers, and the hostile visits, a line each."""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.hostile.__main__ import main as hostile_visits
from tests.hostile.ground import ROOT, ground
from tests.hostile.registry import Verdict

_TOOLS = Path(sys.executable).parent
_LOCK, _CODE = "requirements.lock", ("escape_tui", "ssh_host", "tile_art")
_PATIENCE_SECONDS = 300


def _told(*command: str) -> tuple[int, str, str]:
    ended = subprocess.run(
        [str(_TOOLS / command[0]), *command[1:]],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=_PATIENCE_SECONDS,
        check=False,
    )
    return ended.returncode, ended.stdout, ended.stderr


def libraries() -> Verdict:
    """Whether an advisory is known for a library that a host runs with."""
    _, said, complaint = _told("pip-audit", "--requirement", _LOCK, "--disable-pip", "--format", "json")
    try:
        found = json.loads(said)["dependencies"]
    except (ValueError, KeyError):
        reason = complaint.strip().splitlines()[-1:] or ["nothing was said"]
        return Verdict(
            "libraries", "", f"not looked at: no advisory source can be reached ({reason[0][:80]})"
        )
    known = [each["name"] for each in found if each.get("vulns")]
    return Verdict("libraries", ", ".join(known), f"{len(found)} libraries, {len(known)} with an advisory")


def code() -> Verdict:
    """Whether code like ours is known to be dangerous."""
    command = ("bandit", "-q", "-r", "-ll", "-ii", "-c", "pyproject.toml", "-f", "json", *_CODE)
    found = json.loads(_told(*command)[1])
    issues = [f"{issue['test_id']} {issue['filename']}:{issue['line_number']}" for issue in found["results"]]
    lines = found["metrics"]["_totals"]["loc"]
    return Verdict("code", ", ".join(issues), f"{lines} lines, {len(issues)} issues")


async def ciphers() -> Verdict:
    """Whether a fresh host offers something weak."""
    with tempfile.TemporaryDirectory() as folder:
        async with ground(Path(folder)) as place:
            _, said, _ = await asyncio.to_thread(_told, "ssh-audit", "-j", "-p", str(place.port), "127.0.0.1")
    weak = sorted(_weak(json.loads(said)))
    return Verdict("ciphers", ", ".join(weak), f"{len(weak)} weak")


def _weak(report: dict[str, object]) -> Iterator[str]:
    for kind in ("kex", "key", "enc", "mac"):
        offered = report.get(kind, [])
        assert isinstance(offered, list)
        yield from (each["algorithm"] for each in offered if each.get("notes", {}).get("fail"))


async def main(names: list[str]) -> int:
    verdicts = (libraries(), code(), await ciphers())
    for verdict in verdicts:
        print(verdict, flush=True)
    return max(await hostile_visits(names), *(min(1, len(verdict.wrong)) for verdict in verdicts))


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
