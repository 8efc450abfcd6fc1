"""What the documents for those who carry on speak of is there."""

import re
from pathlib import Path

import pytest

from escape_tui.hub.record.record import SNAPSHOT_EVERY
from escape_tui.hub.table.live_game import LATE_MS

ROOT = Path(__file__).parent.parent

_PATH = re.compile(r"`((?:escape_tui|ssh_host|tile_art|tests|docs)/[\w/.]+)`")
_NAME = re.compile(r"`([A-Z][A-Za-z]+)(?:\.(\w+))?[`(]")
_LINK = re.compile(r"\]\((?!http)([^)#]+)\)")


@pytest.mark.parametrize("document", ["architecture.md", "glossary.md"])
def test_every_file_that_is_named_exists(document: str) -> None:
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    assert [path for path in _PATH.findall(text) if not (ROOT / path).exists()] == []
    assert [path for path in _LINK.findall(text) if not (ROOT / "docs" / path).exists()] == []


def test_every_test_that_recovery_names_exists() -> None:
    text = (ROOT / "docs" / "recovery.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(?:tests/\w+/)?(test_\w+\.py)`", text))
    assert len(named) > 5
    assert named <= {path.name for path in (ROOT / "tests").rglob("test_*.py")}


def test_the_numbers_of_recovery_are_those_of_the_code() -> None:
    text = (ROOT / "docs" / "recovery.md").read_text(encoding="utf-8")
    assert f"What is not kept after {LATE_MS} ms stops" in text
    assert f"every {SNAPSHOT_EVERY} commands and at the end" in text


def test_every_class_and_method_that_is_named_exists() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in _sources()]
    missing = []
    for kind, method in _NAME.findall(text):
        bodies = [source for source in sources if re.search(rf"^class {kind}\b", source, re.MULTILINE)]
        if not any(not method or f"def {method}(" in body for body in bodies):
            missing.append(f"{kind}.{method}")
    assert missing == []


def test_a_word_of_the_glossary_is_in_the_file_it_names() -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and not line.startswith("| word")
    ]
    strangers = [
        word
        for word, _, where in rows
        if word.split()[-1].lower() not in (ROOT / where.strip("`")).read_text(encoding="utf-8").lower()
    ]
    assert len(rows) > 20
    assert strangers == []
    assert [word for word, _, _ in rows] == sorted(word for word, _, _ in rows)


def _sources() -> list[Path]:
    return [path for folder in ("escape_tui", "ssh_host") for path in (ROOT / folder).rglob("*.py")]
