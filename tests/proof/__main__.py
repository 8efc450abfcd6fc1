"""`python -m tests.proof [NAME …] [--seconds N]`: run the proofs, or those named, and write the page."""

import argparse
import subprocess
import sys
import time
from datetime import UTC, datetime

from escape_tui import __version__
from tests.proof.page import ProofPage, Section
from tests.proof.sections import ROOT, SECTIONS, proved


def commit() -> str:
    """The commit that is proved, marked where the sources differ from it."""
    told = subprocess.run(
        ["git", "-C", str(ROOT), "describe", "--always", "--dirty"],
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "unknown"


def main(words: list[str]) -> int:
    reading = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__)
    reading.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {', '.join(SECTIONS)}")
    reading.add_argument("--seconds", type=float, default=600, help="length of each history (600)")
    asked = reading.parse_args(words)
    if unknown := set(asked.names) - SECTIONS.keys():
        reading.error(f"there is no proof called {', '.join(sorted(unknown))}")
    page = ProofPage(__version__, commit(), datetime.now(UTC).date().isoformat())
    folder = ROOT / "dist" / "proof"
    earlier = page.earlier(folder)
    sections = {
        name: earlier.get(name, Section(name, "not run: not asked for", name=name)) for name in SECTIONS
    }
    for name in SECTIONS:
        if asked.names and name not in asked.names:
            continue
        began = time.monotonic()
        print(f"{name} …", flush=True)
        section = proved(name, asked.seconds)
        section.name, section.seconds = name, time.monotonic() - began
        sections[name] = section
        page.sections = list(sections.values())
        # What ran is kept if somebody stops the rest.
        written = page.write(folder)
        print(f"{name}: {section.outcome}, {written}", flush=True)
    return int(any(section.has_failed for section in page.sections))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
