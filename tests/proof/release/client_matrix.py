"""Real SSH clients, each of which plays the same game through the program's door, beside a neighbour."""

import asyncio
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from ssh_host.ssh.ssh_algorithms import ALL_CIPHERS, FAST_CIPHERS, MACS
from tests.proof.faults.servers import OneProcess
from tests.proof.release.ssh_clients import GO_CLIENT, LIBSSH2_CLIENT, LIBSSH_CLIENT, PARAMIKO_CLIENT

SAYINGS = 20
_PATIENCE_SECONDS = 60.0
#: One network may open 24 tables a minute, and each client and its neighbour open one.
_BEAT_SECONDS = 0.3
#: Where Debian has the libraries of Go.
_GO_LIBRARIES = Path("/usr/share/gocode")
_OPTIONS = (
    "-T",
    "-o",
    "StrictHostKeyChecking=no",
    "-o",
    "UserKnownHostsFile=/dev/null",
    "-o",
    "LogLevel=INFO",
)


@dataclass
class Row:
    """What came of one client: how many of its requests were done, and how late the slowest answer was."""

    client: str
    outcome: str
    slowest_ms: float = 0.0
    neighbour_ms: float = 0.0

    @property
    def is_right(self) -> bool:
        return self.outcome in ("played", "not installed", "not offered")


class Keys:
    """One new key for every client, in the formats they read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._count = 0

    def new(self) -> Path:
        self._count += 1
        path = self.folder / f"key{self._count}"
        _run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(path))
        return path


def _run(*command: str, cwd: Path | None = None, **environment: str) -> str:
    ended = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=cwd, env={**os.environ, **environment}
    )
    return ended.stdout


def openssh(key: Path, port: int, options: tuple[str, ...] = ()) -> list[str]:
    return ["ssh", *_OPTIONS, "-i", str(key), "-p", str(port), *options, "bot@127.0.0.1", "program"]


def plink(key: Path, port: int) -> list[str]:
    converted = key.with_suffix(".ppk")
    _run("puttygen", str(key), "-o", str(converted))
    fingerprint = _run("ssh-keyscan", "-t", "ed25519", "-p", str(port), "127.0.0.1").split()[-1]
    _, printed, *_ = subprocess.run(
        ["ssh-keygen", "-lf", "-"],
        input=f"x ssh-ed25519 {fingerprint}\n",
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    host = ["-batch", "-hostkey", printed, "-P", str(port), "-i", str(converted)]
    return ["plink", *host, "bot@127.0.0.1", "program"]


def dbclient(key: Path, port: int) -> list[str]:
    converted = key.with_suffix(".db")
    _run("dropbearconvert", "openssh", "dropbear", str(key), str(converted))
    return ["dbclient", "-y", "-y", "-T", "-i", str(converted), "-p", str(port), "bot@127.0.0.1", "program"]


def in_python(key: Path, port: int, library: str, client: str, words: tuple[str, ...] = ()) -> list[str]:
    """The *client*, which uses *library*, called with *words*."""
    if find_spec(library) is None:
        raise FileNotFoundError(library)
    return [sys.executable, "-c", client, str(key), str(port), *words]


def golang(key: Path, port: int) -> list[str]:
    if shutil.which("go") is None or not (_GO_LIBRARIES / "src/golang.org/x/crypto").exists():
        raise FileNotFoundError("Go's x/crypto")
    source = key.parent / "client.go"
    source.write_text(GO_CLIENT, encoding="utf-8")
    binary = key.parent / "goclient"
    if not binary.exists():
        _run(
            *("go", "build", "-o", str(binary), str(source)),
            GO111MODULE="off",
            GOPATH=str(_GO_LIBRARIES),
            GOCACHE=str(key.parent / "gocache"),
            GOFLAGS="",
        )
    return [str(binary), str(key), str(port)]


class Player:
    """A client process that plays."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.late_ms: list[float] = []
        self._process = process

    async def ask(self, id: int, type: str, **fields: object) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        began = time.perf_counter()
        self._process.stdin.write(json.dumps({"type": type, "id": id, **fields}).encode() + b"\n")
        while line := await self._process.stdout.readline():
            said = json.loads(line)
            if said.get("id") == id:
                self.late_ms.append((time.perf_counter() - began) * 1000)
                return str(said["type"])
        raise ConnectionError("the client ended")

    async def play(self, sayings: int) -> int:
        """Sit down and talk; how many requests were done."""
        done = [await self.ask(1, "Arrive", name="bot"), await self.ask(2, "OpenTable", bots=2)]
        done.append(await self.ask(3, "Ready"))
        for number in range(sayings):
            command = {"type": "Say", "player": 0, "text": f"word {number} " + "x" * 150}
            done.append(await self.ask(4 + number, "Play", command=command))
            await asyncio.sleep(_BEAT_SECONDS)
        return done.count("Done")


async def played(command: list[str], sayings: int = SAYINGS) -> tuple[str, Player]:
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=2**22,
    )
    player = Player(process)
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            done = await player.play(sayings)
        return "played" if done == sayings + 3 else f"{done} of {sayings + 3} requests done", player
    except (OSError, ValueError, TimeoutError) as error:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        _, said = await process.communicate()
        told = said.decode("utf-8", "replace").strip().splitlines()[-1:] or [repr(error)]
        return "not offered" if "no matching cipher" in told[0] else told[0][:120], player
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def matrix(folder: Path, *, is_short: bool = False) -> list[Row]:
    """Let every client play, one after the other, while a neighbour plays, too."""
    server, keys = OneProcess(folder), Keys(folder)
    await server.start()
    try:
        ways: dict[str, Callable[[Path, int], list[str]]] = {
            "OpenSSH": openssh,
            "OpenSSH -C": partial(openssh, options=("-C",)),
            "OpenSSH, RekeyLimit 1K": partial(openssh, options=("-o", "RekeyLimit=1K")),
            "PuTTY's plink": plink,
            "dropbear's dbclient": dbclient,
            "paramiko": partial(in_python, library="paramiko", client=PARAMIKO_CLIENT),
            "libssh": partial(in_python, library="ssh", client=LIBSSH_CLIENT),
            "libssh2": partial(in_python, library="ssh2", client=LIBSSH2_CLIENT),
            "Go x/crypto": golang,
        }
        for cipher in () if is_short else (*FAST_CIPHERS, "aes256-ctr"):
            ways[f"OpenSSH -c {cipher}"] = partial(openssh, options=("-c", cipher))
        libssh = partial(in_python, library="ssh", client=LIBSSH_CLIENT)
        for cipher in () if is_short else ALL_CIPHERS:
            # Ciphers that authenticate need no code besides.
            for mac in MACS[:1] if cipher in FAST_CIPHERS else MACS:
                ways[f"libssh -c {cipher} -m {mac}"] = partial(libssh, words=(cipher, mac))
        rows = []
        for name, way in ways.items():
            try:
                command = way(keys.new(), server.port)
            except (FileNotFoundError, subprocess.CalledProcessError) as error:
                rows.append(
                    Row(name, "not installed" if isinstance(error, FileNotFoundError) else str(error))
                )
                continue
            neighbour = asyncio.create_task(played(openssh(keys.new(), server.port)))
            outcome, player = await played(command)
            _, beside = await neighbour
            rows.append(
                Row(
                    name,
                    outcome,
                    max(player.late_ms, default=0.0),
                    statistics.median(beside.late_ms) if beside.late_ms else 0.0,
                )
            )
        return rows
    finally:
        await server.stop()
