"""A machine in a folder: its own /opt, /etc, /var and /srv, and stand-ins for the programs that need root."""

import os
import pty
import re
import select
import shutil
import signal
import stat
import subprocess
import sys
import time
import venv
from contextlib import suppress
from pathlib import Path

#: Folders of a real machine that a page names.
_PLACES = re.compile(r"(?<![\w./-])/(opt|etc|var|srv|usr/local)/")
_PATIENCE_SECONDS = 120
#: Commands that run until they are stopped: people type them in a terminal of their own.
_SERVERS = re.compile(r"escape-temple (?:host|worker|gate)\b")


class Machine:
    """Runs the commands of a page below *root*, as one person who may do everything."""

    def __init__(self, root: Path, work: Path) -> None:
        """Commands are typed in the folder *work*."""
        self.root = root
        self._work = work
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

    def install_this_version(self) -> None:
        """Do what "Install" of hosting.md does, with the code under test in place of a wheel."""
        (self.root / "opt/escape-temple/bin").mkdir(parents=True)
        program = Path(sys.executable).with_name("escape-temple")
        for place in ("opt/escape-temple/bin", "usr/local/bin"):
            (self.root / place / "escape-temple").symlink_to(program)
        self._stand_in("pip", "exit 0", "opt/escape-temple/bin")

    def install(self, release: Path) -> None:
        """Do what "Install" of hosting.md does, with the wheel and the locked libraries of *release*."""
        venv.create(self.root / "opt/escape-temple", with_pip=True)
        python = self.root / "opt/escape-temple/bin/python"
        quietly = (python, "-m", "pip", "install", "--quiet", "--no-deps")
        (wheel,) = release.glob("dist/*.whl")
        for what in (("--require-hashes", "-r", release / "requirements.lock"), (wheel,)):
            subprocess.run((*quietly, *what), env=self.environment, check=True, capture_output=True)
        (self.root / "usr/local/bin/escape-temple").symlink_to(python.with_name("escape-temple"))

    def _stand_in(self, name: str, script: str, folder: str = "bin") -> None:
        path = self.root / folder / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def here(self, text: str) -> str:
        """*text* with the folders of this machine in place of a real one's."""
        return _PLACES.sub(lambda found: f"{self.root}{found[0]}", text)

    def path(self, name: str) -> Path:
        return self.root / name.lstrip("/")

    def type(self, command: str, *, status: int = 0) -> str:
        """What *command* prints; it has to end with *status*, or to be ready if it is a server."""
        if _SERVERS.match(command):
            command = f"systemctl run {command}"
        ended = subprocess.run(
            ["sh", "-c", self.here(command)],
            cwd=self._work,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_PATIENCE_SECONDS,
            check=False,
        )
        assert ended.returncode == status, f"{command}\n{ended.stdout}{ended.stderr}{self.log()}"
        return ended.stdout + ended.stderr

    def look(self, command: str, *shown: str) -> None:
        """Type *command* in a terminal, press Enter at each of the words *shown*, then close it."""
        terminal, inner = pty.openpty()
        process = subprocess.Popen(
            ["sh", "-c", self.here(command)],
            cwd=self._work,
            env={**self.environment, "TERM": "xterm-256color"},
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
        )
        os.close(inner)
        try:
            for words in shown:
                _read_until(terminal, words)
                os.write(terminal, b"\r")
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            os.close(terminal)

    def kill(self) -> None:
        """End every service at once, as a crash does."""
        path = self.root / "pids"
        for number in path.read_text().split() if path.exists() else ():
            with suppress(ProcessLookupError):
                os.killpg(int(number), signal.SIGKILL)
        path.unlink(missing_ok=True)

    def log(self) -> str:
        path = self.root / "journal"
        return path.read_text("utf-8") if path.exists() else ""


def _read_until(terminal: int, words: str) -> None:
    seen, ends = b"", time.monotonic() + _PATIENCE_SECONDS
    while words.encode() not in seen:
        assert time.monotonic() < ends, f"never shown: {words}\n{seen.decode(errors='replace')[-2000:]}"
        if select.select([terminal], [], [], 1)[0]:
            seen += os.read(terminal, 65536)


def blocks(page: str) -> list[str]:
    """The commands in the `sh` blocks of *page*, a line each, in order."""
    found = re.findall(r"^```sh\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    return [line for block in found for line in block.splitlines() if line]
