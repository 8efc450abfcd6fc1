"""`make release`: check, build and tag the version that the changelog names first, and print its notes.

Nothing is pushed: the last lines say what to type.
"""

import re
import subprocess
import sys
from pathlib import Path

from escape_tui import __version__

ROOT = Path(__file__).parents[1]

UNRELEASED = "Unreleased"

_SECTION = re.compile(
    rf"^## ({UNRELEASED}|\d+\.\d+\.\d+(?= \(\d{{4}}-\d{{2}}-\d{{2}}\)$)).*?\n(.*?)(?=^## |\Z)",
    re.MULTILINE | re.DOTALL,
)


def newest(changelog: str) -> tuple[str, str]:
    """The version that *changelog* names first, or `UNRELEASED`, and its notes."""
    found = _SECTION.search(changelog)
    if found is None:
        sys.exit("CHANGELOG.md names no release such as `## 1.2.3 (2026-11-18)`.")
    return found[1], found[2].strip()


def reason_against(version: str, notes: str, changes: str, tags: str) -> str:
    """Why *version* cannot be released; empty if it can."""
    if version == UNRELEASED:
        return "CHANGELOG.md has unreleased changes: put `## 1.2.3 (2026-11-18)` in place of `## Unreleased`."
    if version != __version__:
        return f"CHANGELOG.md names {version} first, but escape_tui.__version__ is {__version__}."
    if not notes:
        return f"CHANGELOG.md says nothing about {version}."
    if f"v{version}" in tags.split():
        return f"v{version} is tagged already."
    return "Commit your changes first." if changes else ""


def _said(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> None:
    version, notes = newest((ROOT / "CHANGELOG.md").read_text("utf-8"))
    if reason := reason_against(version, notes, _said("git", "status", "--porcelain"), _said("git", "tag")):
        sys.exit(reason)
    subprocess.run(("make", "check", "dist"), cwd=ROOT, check=True)
    (ROOT / "dist" / "NOTES.md").write_text(notes + "\n", "utf-8")
    _said("git", "tag", "--annotate", f"v{version}", "--message", f"Release {version}\n\n{notes}")
    print(f"Tagged v{version}. The notes are in dist/NOTES.md. To publish: git push origin v{version}")


if __name__ == "__main__":
    main()
