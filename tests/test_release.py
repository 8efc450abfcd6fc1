"""Releasing: what has to agree before a version is tagged."""

from pathlib import Path

import pytest

from escape_tui import __version__
from tests.release import UNRELEASED, newest, reason_against

CHANGELOG = (Path(__file__).parents[1] / "CHANGELOG.md").read_text("utf-8")


def test_the_changelog_names_the_version_that_is_installed() -> None:
    version, notes = newest(CHANGELOG)
    assert version == (UNRELEASED if ".dev" in __version__ else __version__)
    assert notes.startswith("### ")


def test_the_notes_end_where_the_release_before_begins() -> None:
    changelog = "# Changelog\n\n## 1.1.0 (2026-12-01)\n\n- New.\n\n## 1.0.0 (2026-11-18)\n\n- Old.\n"
    assert newest(changelog) == ("1.1.0", "- New.")


@pytest.mark.parametrize(
    ("version", "notes", "changes", "tags", "reason"),
    [
        (__version__, "- New.", "", "", ""),
        (UNRELEASED, "- New.", "", "", "has unreleased changes"),
        ("0.0.1", "- New.", "", "", "CHANGELOG.md names 0.0.1 first"),
        (__version__, "", "", "", "says nothing"),
        (__version__, "- New.", " M README.md", "", "Commit your changes"),
        (__version__, "- New.", "", f"v0.0.1\nv{__version__}", "tagged already"),
    ],
)
def test_a_release_is_refused_with_a_reason(
    version: str, notes: str, changes: str, tags: str, reason: str
) -> None:
    said = reason_against(version, notes, changes, tags)
    assert reason in said
    assert bool(said) == bool(reason)
