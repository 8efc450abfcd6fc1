"""The page of proof: sections that ran and sections that did not, as Markdown and as JSON."""

import json
import os
import platform
from dataclasses import asdict, dataclass, field
from pathlib import Path


@dataclass
class Section:
    """One proof: what it is, how it ended, and what was found."""

    title: str
    #: "passed", "failed", or "not run" with the reason behind it.
    outcome: str
    found: list[str] = field(default_factory=list)
    seconds: float = 0.0
    #: What it is asked for by.
    name: str = ""

    @property
    def has_failed(self) -> bool:
        return self.outcome.startswith("failed")


@dataclass
class ProofPage:
    version: str
    commit: str
    date: str
    sections: list[Section] = field(default_factory=list)

    @property
    def _file_name(self) -> str:
        return f"proof-{self.version}-{self.date}"

    def earlier(self, folder: Path) -> dict[str, Section]:
        """By name, what ran on the same day on the same commit, if that has no changes of its own."""
        file = folder / f"{self._file_name}.json"
        if self.commit.endswith("-dirty") or not file.exists():
            return {}
        page = json.loads(file.read_text("utf-8"))
        sections = [Section(**each) for each in page["sections"]] if page["commit"] == self.commit else []
        return {each.name: each for each in sections if not each.outcome.startswith("not run")}

    def write(self, folder: Path) -> Path:
        """Write both forms into *folder*; the path of the Markdown."""
        folder.mkdir(parents=True, exist_ok=True)
        name = self._file_name
        (folder / f"{name}.json").write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")
        page = folder / f"{name}.md"
        page.write_text(self.markdown(), encoding="utf-8")
        return page

    def markdown(self) -> str:
        machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"
        lines = [
            f"# Proof of escape-temple {self.version}",
            "",
            f"{self.date}, commit {self.commit}, on {machine}. `make proof` wrote this page.",
            "",
            "| proof | outcome | seconds |",
            "|---|---|---|",
            *(f"| {each.title} | {each.outcome} | {each.seconds:.0f} |" for each in self.sections),
        ]
        for section in self.sections:
            if section.found:
                lines += ["", f"## {section.title}", "", *section.found]
        return "\n".join(lines) + "\n"
