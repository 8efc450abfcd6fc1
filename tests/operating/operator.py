"""Somebody who types the commands of a page, with names and settings of their own."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.operating.machine import Machine, blocks
from tests.ssh_host.cluster.nats import free_port

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CONFIG = "/etc/escape-temple.toml"
DATA = "/var/lib/escape-temple"
#: A key that is banned, and a finished game of this version.
KEY, GAME = "SHA256:" + "k" * 43, "0000000000"
#: Subcommands that read the settings of a server.
CONFIGURED = (
    r"escape-temple ((?:cluster )?(?:host|worker|gate|upgrade|doctor|bans?|unban|backup|restore|journal"
    r"|export|admin|status|import))\b(?!.*--config)"
)
#: Commands that go on until they are stopped, and what they show.
WATCHED = {"ssh -t ": ("Enter the temple", "Admin"), "python3 examples/dashboard.py ": ("people",)}
#: Commands that take minutes or hours, made shorter.
SHORTER = {
    "make audit": "make --dry-run audit",
    ".venv/bin/python -m tests.hostile": ".venv/bin/python -m tests.hostile silent_lines",
    "make proof": "make --dry-run proof",
    "--games 1000": "--games 4",
}


class Operator:
    """Types what a page says on a machine with this version, and settings of its own."""

    def __init__(self, root: Path, release: Path | None = None) -> None:
        """This version is installed there, or the one whose sources and wheel are in the folder *release*."""
        work = root / "work"
        work.mkdir()
        for path in ROOT.iterdir():
            (work / path.name).symlink_to(path)
        self.machine = Machine(root, work)
        if release:
            self.machine.install(release)
        else:
            self.machine.install_this_version()
        self.data = self.machine.path(DATA)
        self.data.mkdir()
        self.port = free_port()
        self.said: dict[str, str] = {}
        shutil.copy(ROOT / "deploy/escape-temple.service", self.machine.path("/etc/systemd/system/"))
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", root / "home/key"], check=True)
        self.configure()

    def configure(self, more: str = "") -> None:
        listed = self.machine.type("ssh-keygen -lf $HOME/key").split()[1]
        self.machine.path(CONFIG).write_text(
            f'[listen]\naddress = "127.0.0.1"\nport = {self.port}\n[data]\nfolder = "{self.data}"\n'
            f'[admin]\nkeys = ["{listed}"]\n{more}'
        )

    def follow(self, page: str, section: str = "") -> None:
        """Type the commands of *page*, or of one *section*, and remember what each said."""
        for command in blocks(sections(page)[section] if section else read(page)):
            self.said[command] = self.type(command)

    def type(self, command: str) -> str:
        typed = self.on_this_machine(command)
        for begins, shown in WATCHED.items():
            if command.startswith(begins):
                self.machine.look(typed, *shown)
                return ""
        return self.machine.type(typed)

    def on_this_machine(self, command: str) -> str:
        """*command* with what a reader puts in: names, settings, a port."""
        typed = re.sub(CONFIGURED, rf"escape-temple \1 --config {CONFIG}", command)
        for long, short in SHORTER.items():
            typed = typed.replace(long, short)
        for placeholder, meant in (
            (r"\bHOST\b", f"-p {self.port} localhost"),
            (r"\b2222\b", str(self.port)),
            (r"\bKEY\b", KEY),
            (r"\bID\b", GAME),
            (r"\.venv/bin/python\b", sys.executable),
            (r"\bpython3\b", sys.executable),
        ):
            typed = re.sub(placeholder, meant, typed)
        return typed

    def bans(self) -> str:
        return self.type("escape-temple bans")


def read(page: str) -> str:
    return (DOCS / f"{page}.md").read_text("utf-8")


def sections(page: str) -> dict[str, str]:
    _, *parts = re.split(r"^## ", read(page), flags=re.MULTILINE)
    return {part.partition("\n")[0]: part for part in parts}
