"""What operators load elsewhere: the Grafana dashboard and the alert rules name only metrics that exist."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from tests.ssh_host.camp import begun, camp, in_lobby
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.house import until

DEPLOY = Path(__file__).parents[3] / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
#: Beside the interpreter, where `make check` puts it, or the system's.
PROMTOOL = shutil.which("promtool", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
RULES = (DEPLOY / "alerts.yml").read_text("utf-8")

_METRIC = re.compile(r"\b(?:escape|process)_[a-z_]+\b")
_SELECTOR = re.compile(r"\b((?:escape|process)_[a-z_]+)\{([^}]*)\}")
_GROUPED = re.compile(r"by \(([^)]*)\)")
_SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "info": ("_info",)}


def shown() -> Iterator[str]:
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            yield target["expr"]


def watched() -> list[str]:
    return re.findall(r"^ +expr: (.+)$", RULES, re.MULTILINE)


def names(registry: CollectorRegistry) -> set[str]:
    """Every name under which Prometheus finds a metric of *registry*."""
    return {
        f"{family.name}{suffix}"
        for family in registry.collect()
        for suffix in _SUFFIXES.get(family.type, ("",))
    }


async def test_every_metric_that_is_shown_or_watched_exists(tmp_path: Path) -> None:
    async with camp(tmp_path / "alone") as home, house_of_many(tmp_path / "many", 1) as many:
        known = names(home.host.metrics.registry)
        for worker in many.workers.values():
            known |= names(worker.host.metrics.registry)
        asked = [*shown(), *watched()]
        assert len(asked) > 15
        assert {name for each in asked for name in _METRIC.findall(each)} - known == set()


async def test_every_label_that_is_asked_for_exists(tmp_path: Path) -> None:
    async with (
        camp(tmp_path / "alone") as home,
        house_of_many(tmp_path / "many", 1) as many,
        in_lobby(home, "ani") as ani,
    ):
        await begun(home, ani)
        home.host.refuse("ban", "192.0.2.1")
        labels: dict[str, set[str]] = {}
        for host in (home.host, *(worker.host for worker in many.workers.values())):
            for sample in (each for family in host.metrics.registry.collect() for each in family.samples):
                labels.setdefault(sample.name, set()).update(sample.labels)
        asked = [*shown(), *watched()]
        for name, selector in (each for expression in asked for each in _SELECTOR.findall(expression)):
            wanted = set(re.findall(r"(\w+)\s*[=!]", selector)) - {"job", "instance"}
            assert wanted <= labels[name], name
        every = set().union(*labels.values()) | {"job", "instance"}
        for grouped in (each for expression in asked for each in _GROUPED.findall(expression)):
            assert {each.strip() for each in grouped.split(",")} <= every


async def test_a_game_is_counted_from_its_beginning_to_its_end(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        registry = home.host.metrics.registry
        told = generate_latest(registry).decode()
        assert "escape_games_begun_total 1.0" in told
        assert "escape_games 1.0" in told
        assert 'escape_visits_total{door="lobby",manner="screen"} 1.0' in told
        home.clock.turn(3_600_000)
        await until(
            lambda: 'escape_games_ended_total{outcome="lost"} 1.0' in generate_latest(registry).decode()
        )


async def test_the_disk_the_program_and_the_process_are_described(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        told = generate_latest(home.host.metrics.registry).decode()
    assert re.search(r"^escape_disk_free_bytes [1-9]", told, re.MULTILINE)
    assert re.search(r'^escape_build_info\{.*version="[\d.]+', told, re.MULTILINE)
    assert re.search(r"^process_resident_memory_bytes [1-9]", told, re.MULTILINE)


def test_the_dashboard_can_be_imported() -> None:
    assert DASHBOARD["title"]
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(ids) == len(set(ids))
    for panel in DASHBOARD["panels"]:
        assert panel["title"]
        assert panel["datasource"] == {"type": "prometheus", "uid": "${datasource}"}
    assert DASHBOARD["templating"]["list"][0]["name"] == "datasource"


def test_every_alert_says_what_to_do() -> None:
    alerts = re.findall(r"- alert: (\w+)\n((?: {8}.*\n)+)", RULES)
    assert len(alerts) == RULES.count("alert:")
    for name, body in alerts:
        for needed in ("expr:", "severity:", "summary:", "description:"):
            assert needed in body, name


needs_promtool = pytest.mark.skipif(PROMTOOL is None, reason="promtool is not there (make promtool)")


def promtool(*words: str, given: bytes = b"") -> None:
    done = subprocess.run([PROMTOOL or "promtool", *words], input=given, capture_output=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr).decode()


@needs_promtool
def test_prometheus_accepts_the_rules() -> None:
    promtool("check", "rules", str(DEPLOY / "alerts.yml"))


@needs_promtool
def test_prometheus_understands_what_the_dashboard_asks(tmp_path: Path) -> None:
    rules = [{"record": f"panel:{number}", "expr": asked} for number, asked in enumerate(shown())]
    (tmp_path / "panels.yml").write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}))
    promtool("check", "rules", str(tmp_path / "panels.yml"))


@needs_promtool
async def test_prometheus_finds_nothing_wrong_with_the_metrics(tmp_path: Path) -> None:
    async with camp(tmp_path / "alone") as home, house_of_many(tmp_path / "many", 1) as many:
        (worker,) = many.workers.values()
        for host in (home.host, worker.host):
            promtool("check", "metrics", given=generate_latest(host.metrics.registry))
