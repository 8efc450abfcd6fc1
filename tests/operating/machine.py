"""A machine in a folder: its own /opt, /etc, /var and /srv, and stand-ins for the programs that need root."""

import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

#: Folders of a real machine that a page names.
_PLACES = re.compile(r"(?<![\w./-])/(opt|etc|var|srv|usr/local)/")
_PATIENCE_SECONDS = 120


class Machine:
    """Runs the commands of a page below *root*, as one person who may do everything."""

    def __init__(self, root: Path, pages: Path) -> None:
        self.root = root
        self._pages = pages
        for place in ("opt", "etc/systemd/system", "var/lib", "srv", "usr/local/bin", "bin", "home"):
            (root / place).mkdir(parents=True)
        self.environment = {
            **os.environ,
            "PATH": f"{root / 'bin'}:{root / 'usr/local/bin'}:{os.environ['PATH']}",
            "HOME": str(root / "home"),
            "XDG_DATA_HOME": str(root / "home/share"),
            "MACHINE": str(root),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }
        self._stand_in("sudo", '[ "$1" = -u ] && shift 2\nexec "$@"')
        self._stand_in("useradd", 'mkdir -m 700 "$3"')
        # A client that knows nobody yet, as in a script.
        self._stand_in(
            "ssh",
            f"exec {shutil.which('ssh')} -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null "
            '-o LogLevel=ERROR -o BatchMode=yes -i "$HOME/key" "$@"',
        )
        systemctl = Path(__file__).with_name("systemctl.py")
        self._stand_in("systemctl", f'exec {sys.executable} {systemctl} "$@"')

    def _stand_in(self, name: str, script: str) -> None:
        path = self.root / "bin" / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def here(self, text: str) -> str:
        """*text* with the folders of this machine in place of a real one's."""
        return _PLACES.sub(lambda found: f"{self.root}{found[0]}", text)

    def path(self, name: str) -> Path:
        return self.root / name.lstrip("/")

    def type(self, command: str, *, status: int = 0) -> str:
        """What *command* prints; it has to end with *status*."""
        ended = subprocess.run(
            ["sh", "-c", self.here(command)],
            cwd=self._pages,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_PATIENCE_SECONDS,
            check=False,
        )
        assert ended.returncode == status, f"{command}\n{ended.stdout}{ended.stderr}{self.log()}"
        return ended.stdout + ended.stderr

    def log(self) -> str:
        path = self.root / "journal"
        return path.read_text("utf-8") if path.exists() else ""


def blocks(page: str) -> list[str]:
    """The commands in the `sh` blocks of *page*, a line each, in order."""
    found = re.findall(r"^```sh\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    return [line for block in found for line in block.splitlines() if line]
