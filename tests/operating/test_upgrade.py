"""From version 1.0.0 to this one and back: real wheels, real SSH clients, and a game that goes on."""

import io
import json
import re
import signal
import sqlite3
import subprocess
import tarfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from escape_tui import __version__
from ssh_host.store.store import FILE_NAME
from tests.operating.machine import blocks
from tests.operating.operator import CONFIG, DATA, ROOT, Operator, read, sections
from tests.proof.release.build import build

pytestmark = pytest.mark.dist

#: The last commit of version 1.0.0, which plays by earlier rules and has an earlier database.
RELEASED = "66aba301f509e8f15549c786a0b6182b9db86f3d"
PATIENCE_SECONDS = 120
#: So many times as fast as the world: a game of ten minutes is over in seconds.
HURRY = 200


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of 1.0.0 and, in `dist`, its wheel."""
    if subprocess.run(("git", "cat-file", "-e", RELEASED), cwd=ROOT, capture_output=True).returncode:
        pytest.skip("this clone has no history: git fetch --unshallow")
    folder = tmp_path_factory.mktemp("release")
    sources = subprocess.run(("git", "archive", RELEASED), cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(sources)) as archive:
        archive.extractall(folder, filter="data")
    build(folder / "dist", folder)
    return folder


@pytest.fixture
def operator(tmp_path: Path, release: Path) -> Iterator[Operator]:
    operator = Operator(tmp_path, release)
    operator.configure("[tables]\ndrain_minutes = 0\n")
    pins = re.findall(r"^([\w.-]+==[\w.]+)", (ROOT / "requirements-cluster.lock").read_text(), re.MULTILINE)
    (tmp_path / "pins").write_text("\n".join(pins))
    operator.machine.environment["PIP_CONSTRAINT"] = str(tmp_path / "pins")
    yield operator
    operator.machine.kill()


class Ann:
    """Plays in plain text through the ssh client, always with the same key."""

    def __init__(self, operator: Operator, port: int) -> None:
        self.heard = ""
        self._ssh = subprocess.Popen(
            ("ssh", "-T", "-p", str(port), "localhost", "plain"),
            env=operator.machine.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._patience = threading.Timer(PATIENCE_SECONDS, self._ssh.kill)
        self._patience.start()

    def say(self, words: str, answer: str) -> None:
        """Type *words*, and read until a line has *answer*."""
        assert self._ssh.stdin is not None
        assert self._ssh.stdout is not None
        if words:
            self._ssh.stdin.write(f"{words}\n")
            self._ssh.stdin.flush()
        for line in self._ssh.stdout:
            self.heard += line
            if answer in line:
                return
        raise AssertionError(f"never heard: {answer}\n{self.heard}")

    def hang_up(self) -> None:
        self._patience.cancel()
        self._ssh.kill()
        self._ssh.communicate()


@contextmanager
def ann(operator: Operator, port: int = 0) -> Iterator[Ann]:
    player = Ann(operator, port or operator.port)
    try:
        yield player
    finally:
        player.hang_up()


def play_a_whole_game(operator: Operator, release: Path) -> None:
    """Let Ann lose a game on a server of 1.0.0 whose clocks run fast."""
    process = (release / "tests/ssh_host/process.py").read_text()
    script = process.partition('SCRIPT = """')[2].partition('"""')[0]
    server = subprocess.Popen(
        (operator.machine.path("/opt/escape-temple/bin/python"), "-c", script, operator.data, str(HURRY)),
        # Away from the sources of the present version, which Python would find in the working folder.
        cwd=operator.machine.root,
        env=operator.machine.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        port = int(server.stdout.readline().split()[-1])
        with ann(operator, port) as player:
            player.say("name Ann Oldest", "Ann Oldest")
            player.say("open", "Table ")
            player.say("ready", "You’re ready")
            player.say("", "Replay: ")
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE_SECONDS)


def finished_game(operator: Operator) -> str:
    with closing(sqlite3.connect(operator.data / FILE_NAME)) as database:
        ((game,),) = database.execute("SELECT table_id FROM results").fetchall()
    return str(game)


def schema(operator: Operator) -> int:
    with closing(sqlite3.connect(operator.data / FILE_NAME)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


def test_everything_is_kept_from_one_version_to_the_next_and_back(operator: Operator, release: Path) -> None:
    (wheel,) = (ROOT / "dist").glob("*.whl")
    machine, port = operator.machine, operator.port
    play_a_whole_game(operator, release)
    machine.type("systemctl start escape-temple")
    machine.type(f"ssh -p {port} localhost admin ban 192.0.2.9 --for 7d --reason \"'rude words'\"")
    with ann(operator) as player:
        player.say("open", "Table ")
        code = player.heard.rpartition("Table ")[2][:4]
        player.say("ready", "You’re ready")
        player.say("", "The clock is running.")
        player.say("roll", "Rolled: ")
    key, before = machine.type(f"ssh-keygen -lf {DATA}/host_key"), schema(operator)

    for command in blocks(read("upgrading").partition("\n## ")[0]):
        said = machine.type(operator.on_this_machine(command).replace("NEW.whl", str(wheel)))
        assert "same version" not in said
    status = machine.type(f"ssh -p {port} localhost status")
    assert f"Version: {__version__}\n" in status
    assert "after an upgrade" in status
    assert key.split()[1] in machine.type(f"ssh-keyscan -p {port} 127.0.0.1 | ssh-keygen -lf -")
    assert schema(operator) > before
    assert (operator.data / f"{FILE_NAME}-schema-{before}").exists()
    (ban,) = json.loads(machine.type(f"escape-temple bans --json --config {CONFIG}"))
    assert (ban["value"], ban["reason"]) == ("192.0.2.9", "rude words")
    with ann(operator) as player:
        player.say("story", "The server restarted with new rules. The game continues.")
        assert "Ann Oldest" in player.heard
        player.say("roll", "Rolled: ")
    assert code in machine.type(f"ssh -p {port} localhost admin tables")
    with ann(operator) as player:
        player.say("leave", "Lobby")
        player.say("record", "One game, 0 won.")
    game = finished_game(operator)
    assert machine.type(f"escape-temple journal {game} --config {CONFIG}").startswith("{")
    assert machine.type(f"escape-temple export {game} --config {CONFIG}").startswith("{")

    (earlier,) = (release / "dist").glob("*.whl")
    machine.type(f"/opt/escape-temple/bin/python -m pip install --quiet --no-deps {earlier}")
    for command in blocks(sections("upgrading")["Go back"]):
        machine.type(operator.on_this_machine(command))
    assert schema(operator) == before
    assert "192.0.2.9" in machine.type(f"ssh -p {port} localhost admin bans")
    with ann(operator) as player:
        player.say("roll", "Rolled: ")
