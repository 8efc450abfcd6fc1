"""The proofs that the page holds, each a function that finds something and says how it ended."""

import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from tests.proof.faults.run import run
from tests.proof.faults.servers import SERVERS
from tests.proof.page import Section
from tests.proof.release.build import built_twice
from tests.proof.release.client_matrix import matrix
from tests.proof.release.sbom import sbom

ROOT = Path(__file__).parents[2]
LOCKS = (
    "requirements.lock",
    "requirements-cluster.lock",
    "requirements-dev.lock",
    "requirements-audit.lock",
)
_FAILED = re.compile(r"^(?:FAILED|ERROR) .*$", re.MULTILINE)
_SUMMARY = re.compile(r"^=*\s*(\d+ (?:passed|failed).*?)\s*=*$", re.MULTILINE)


def _told(*command: str, seconds: float) -> tuple[int, str]:
    try:
        ended = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return -1, f"not finished after {seconds:.0f} s"
    return ended.returncode, ended.stdout + ended.stderr


def _outcome(is_right: bool) -> str:
    return "passed" if is_right else "failed"


def _tested(title: str, *words: str, seconds: float) -> Section:
    """What pytest says of the tests in *words*: how many, and which failed."""
    code, said = _told(sys.executable, "-m", "pytest", "-q", *words, seconds=seconds)
    failed = [f"- {each}" for each in _FAILED.findall(said)]
    return Section(title, _outcome(code == 0), [*(_SUMMARY.findall(said)[-1:] or [said[-500:]]), *failed])


def tests(folder: Path, seconds: float) -> Section:
    """Every test of `make check`."""
    return _tested("tests", "-n", "auto", "--dist", "worksteal", seconds=3_600)


def rules(folder: Path, seconds: float) -> Section:
    """Every rule of the rulebook has a test that passes."""
    return _tested("rules with tests", "tests/test_rulebook.py", "tests/rules", seconds=900)


def hostile(folder: Path, seconds: float) -> Section:
    """Hostile visits, while a neighbour's keys are timed."""
    code, said = _told(sys.executable, "-m", "tests.hostile", seconds=1_800)
    return Section("hostile visits", _outcome(code == 0), ["```", *said.splitlines(), "```"])


def histories(folder: Path, seconds: float) -> Section:
    """Whole histories under faults, compared with the journals."""
    found, is_right = [], True
    for kind in SERVERS:
        home = folder / kind.replace(" ", "-")
        home.mkdir()
        finding = asyncio.run(run(kind, home, seconds, visitors=8))
        faults = ", ".join(f"{count} × {name}" for name, count in sorted(finding.faults.items()))
        found.append(
            f"- **{kind}**, {seconds:.0f} s, seed {finding.seed}: {faults}; {finding.games} games, "
            f"{finding.rows} journal lines, {finding.requests} requests, {finding.resent} sent again, "
            f"{finding.lost_connections} lines lost; {len(finding.violations)} violations"
        )
        found += [
            f"  - longest silence, {name}: {max(silences):.1f} s"
            for name, silences in sorted(finding.silences.items())
        ]
        found += [f"  - {each}" for each in finding.violations[:20]]
        is_right = is_right and not finding.violations
    return Section("fault histories", _outcome(is_right), found)


def clients(folder: Path, seconds: float) -> Section:
    """Real SSH clients play the same game."""
    rows = asyncio.run(matrix(folder))
    lines = [
        f"| {row.client} | {row.outcome} | {row.slowest_ms:.0f} ms | {row.neighbour_ms:.0f} ms |"
        for row in rows
    ]
    head = ["| client | outcome | slowest answer | a neighbour's median |", "|---|---|---|---|"]
    return Section("client matrix", _outcome(all(row.is_right for row in rows)), [*head, *lines])


def load(folder: Path, seconds: float) -> Section:
    """How many players one server takes."""
    code, said = _told(sys.executable, "-m", "tests.bench", "crowd", seconds=900)
    return Section("load", _outcome(code == 0), ["```", *said.splitlines(), "```"])


def advisories(folder: Path, seconds: float) -> Section:
    """Known holes in the libraries that a host runs with."""
    tool = Path(sys.executable).parent / "pip-audit"
    if not tool.exists():
        return Section("advisories", "not run: pip-audit isn't installed; `make audit` installs it")
    command = (str(tool), "--requirement", "requirements.lock", "--disable-pip", "--format", "json")
    _, said = _told(*command, seconds=300)
    try:
        listed = json.loads(said[said.index("{") : said.rindex("}") + 1])["dependencies"]
    except (ValueError, KeyError):
        return Section("advisories", "not run: no advisory source can be reached")
    known = [each["name"] for each in listed if each.get("vulns")]
    return Section(
        "advisories", _outcome(not known), [f"{len(listed)} libraries, with an advisory: {known or 0}"]
    )


def locks(folder: Path, seconds: float) -> Section:
    """Every library is pinned with its hashes."""
    section = _tested("locks", "tests/test_locks.py", seconds=300)
    section.found += [f"- `{name}` {sha256((ROOT / name).read_bytes()).hexdigest()}" for name in LOCKS]
    return section


def builds(folder: Path, seconds: float) -> Section:
    """Wheel and sdist, built twice, are the same bytes."""
    hashes = built_twice()
    is_right = len(hashes) == 2 and all(first == second for first, second in hashes.values())
    lines = [
        f"- `{name}` {first} {'=' if first == second else second}" for name, (first, second) in hashes.items()
    ]
    return Section("reproducible builds", _outcome(is_right), lines)


def materials(folder: Path, seconds: float) -> Section:
    """The bill of materials."""
    target = ROOT / "dist" / "proof" / "sbom.cdx.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    bill = sbom()
    target.write_text(json.dumps(bill, indent=1) + "\n", encoding="utf-8")
    count = len(bill["components"])
    return Section("SBOM", _outcome(count > 0), [f"{count} libraries, CycloneDX 1.5, in `sbom.cdx.json`"])


SECTIONS: dict[str, Callable[[Path, float], Section]] = {
    "tests": tests,
    "rules": rules,
    "hostile": hostile,
    "histories": histories,
    "clients": clients,
    "load": load,
    "advisories": advisories,
    "locks": locks,
    "builds": builds,
    "sbom": materials,
}


def proved(name: str, seconds: float) -> Section:
    """The section *name*; what breaks on the way is its outcome."""
    with tempfile.TemporaryDirectory(prefix="proof-", ignore_cleanup_errors=True) as folder:
        try:
            return SECTIONS[name](Path(folder), seconds)
        except Exception as error:
            return Section(name, f"failed: {type(error).__name__}: {error}"[:300])
