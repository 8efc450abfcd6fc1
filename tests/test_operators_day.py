"""An operator's day: the commands of docs/hosting.md in order, with the wheel that `make dist` built."""

import json
import re
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from escape_tui import __version__
from ssh_host.admission.identity import HOST_KEY_NAME, host_key
from ssh_host.store.store import FILE_NAME, Store
from tests.operating.machine import Machine, blocks
from tests.ssh_host.cluster.nats import free_port
from tests.ssh_host.config.test_check_config import key_and_certificate

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/hosting.md").read_text("utf-8")
KEY = "SHA256:" + "k" * 43
SSH, METRICS, WEB = free_port(), free_port(), free_port()
PATIENCE_SECONDS = 60

pytestmark = pytest.mark.dist


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path, ROOT)
    pins = re.findall(r"^([\w.-]+==[\w.]+)", (ROOT / "requirements-cluster.lock").read_text(), re.MULTILINE)
    (tmp_path / "constraints.txt").write_text("\n".join(pins))
    machine.environment["PIP_CONSTRAINT"] = str(tmp_path / "constraints.txt")
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", tmp_path / "home/key"], check=True)
    yield machine
    machine.kill()


def until(fact: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not fact():
        assert time.monotonic() < end, f"never happened: {what}"
        time.sleep(0.02)


class Day:
    """What an operator does between the commands of the page, and looks at after them."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.config = machine.path("/etc/escape-temple.toml")
        self.data = machine.path("/var/lib/escape-temple")
        self.log = machine.path("/var/escape-temple.log")
        self.fingerprint = self._try_out()
        self.certificates = [key_and_certificate(machine.root, name) for name in ("first", "second")]
        self.steps: dict[str, Callable[[str], None]] = {
            "sudo sed -i 's|^folder": self._edit,
            "sudo -u escape-temple escape-temple doctor": self._has_checked,
            "escape-temple backup - |": self._has_brought_along,
            "sudo ssh-keygen -lf": self._knows_the_key,
            "ssh -p 2222 localhost status": self._has_visited,
            "sudo -u escape-temple escape-temple bans": self._has_banned,
            "sudo systemctl reload": self._has_reloaded,
            "curl": self._has_scraped,
            "sudo escape-temple doctor --data": self._has_restored,
            "sudo -u escape-temple escape-temple cluster status": self._has_workers,
            "sudo systemctl restart": self._has_kept_everything,
        }
        self._reloads = self._restarts = 0

    def _try_out(self) -> str:
        """What `make host` leaves in the folder of one's own user."""
        folder = self._machine.root / "home/share/escape-temple"
        store = Store.open(folder / FILE_NAME)
        store.bans.ban("key", KEY, "rude words", by="the host's user")
        store.close()
        return host_key(folder).get_fingerprint()

    def _edit(self, said: str) -> None:
        text = self.config.read_text()
        (key, certificate), _ = self.certificates
        for before, after in (
            ('address = "0.0.0.0"', 'address = "127.0.0.1"'),
            ("port = 2222", f"port = {SSH}"),
            ("port = 9222", f"port = {METRICS}"),
            ("port = 8080", f"port = {WEB}"),
            ('certificate = ""', f'certificate = "{certificate}"'),
            ('key = ""', f'key = "{key}"'),
            ('file = ""', f'file = "{self.log}"'),
        ):
            assert before in text
            text = text.replace(before, after, 1)
        self.config.write_text(text.replace("[web]\nenabled = false", "[web]\nenabled = true"))

    def _has_checked(self, said: str) -> None:
        assert "BAD" not in said

    def _has_brought_along(self, said: str) -> None:
        assert "is restored from" in said
        assert host_key(self.data).get_fingerprint() == self.fingerprint

    def _knows_the_key(self, said: str) -> None:
        assert self.fingerprint in said

    def _has_visited(self, said: str) -> None:
        assert f"Version: {__version__}" in said

    def _has_banned(self, said: str) -> None:
        assert KEY in said
        assert re.search(
            r"192\.0\.2\.7  banned at \S+  until \S+  by the host's user  reason rude words", said
        )

    def _has_reloaded(self, said: str) -> None:
        self._reloads += 1
        until(lambda: self.events("settings reloaded") == self._reloads, "reload")
        if self._reloads == 1:
            self._rotate_and_renew()

    def _rotate_and_renew(self) -> None:
        """As logrotate and certbot do: move the log away, replace the certificate, and reload."""
        before = self._certificate_shown()
        (key, certificate), (new_key, new_certificate) = self.certificates
        certificate.write_bytes(new_certificate.read_bytes())
        key.write_bytes(new_key.read_bytes())
        self.log.rename(self.log.with_suffix(".1"))
        self._machine.type("systemctl reload escape-temple")
        until(lambda: self.log.exists() and self.events("settings reloaded") == 1, "a new log")
        self._reloads = 1
        assert self._certificate_shown() != before
        self.config.write_text(self.config.read_text().replace("queue = 60", "queue = -60"))
        self._machine.type("systemctl reload escape-temple")
        until(lambda: self.events("settings not reloaded") == 1, "a mistake is said")
        self.config.write_text(self.config.read_text().replace("queue = -60", "queue = 60"))

    def _certificate_shown(self) -> str:
        return ssl.get_server_certificate(("127.0.0.1", WEB))

    def _has_scraped(self, said: str) -> None:
        assert "escape_visits_total" in said
        assert "process_resident_memory_bytes" in said

    def _has_restored(self, said: str) -> None:
        elsewhere = self._machine.path("/srv/temple-elsewhere")
        assert (elsewhere / HOST_KEY_NAME).read_bytes() == (self.data / HOST_KEY_NAME).read_bytes()
        assert "BAD" not in said
        assert KEY in self._machine.type("escape-temple bans --data /srv/temple-elsewhere")

    def _has_workers(self, said: str) -> None:
        assert said.count("worker w") == 2
        self._has_kept_everything(said)
        for word in ("sessions", "tables"):
            self._machine.type(f"escape-temple admin {word} --json --config /etc/escape-temple.toml")
        self._machine.type("escape-temple upgrade --config /etc/escape-temple.toml")

    def _has_kept_everything(self, said: str) -> None:
        """The same key, players and bans, whatever runs."""
        key = self._machine.type(f"ssh-keyscan -p {SSH} 127.0.0.1 2>/dev/null | ssh-keygen -lf -")
        assert self.fingerprint in key
        bans = json.loads(self._machine.type("escape-temple bans --json --config /etc/escape-temple.toml"))
        assert [ban["value"] for ban in bans] == [KEY]
        assert self._machine.type(f"ssh -p {SSH} localhost admin sessions", status=1)

    def events(self, name: str) -> int:
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return sum(json.loads(line)["event"] == name for line in lines)

    def on_this_machine(self, command: str) -> str:
        return command.replace("2222", str(SSH)).replace("9222", str(METRICS))


def test_the_page_is_followed_from_the_wheel_to_the_upgrade(machine: Machine) -> None:
    day = Day(machine)
    looked = set[str]()
    for command in blocks(PAGE):
        said = machine.type(day.on_this_machine(command))
        for begins, look in day.steps.items():
            if command.startswith(begins):
                look(said)
                looked.add(begins)
    assert looked == set(day.steps), "every step of the day is on the page"
    machine.type("systemctl stop escape-temple")
    assert "Traceback" not in machine.log() + day.log.read_text()
