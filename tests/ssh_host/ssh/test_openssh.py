"""The OpenSSH client, through a pseudo-terminal and a terminal emulator."""

import asyncio
import contextlib
import fcntl
import os
import pty
import shutil
import struct
import subprocess
import termios
from collections.abc import AsyncIterator
from pathlib import Path

import asyncssh
import pyte
import pytest

from ssh_host.config.config import Config
from ssh_host.ssh import ssh_listener
from ssh_host.ssh.ssh_algorithms import server_options
from tests.ssh_host.house import House, house, until

pytestmark = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")

_KEYS = "abcdefghijklm" * 2
OPTIONS = (
    "StrictHostKeyChecking=no",
    "UserKnownHostsFile=/dev/null",
    "IdentityFile=none",
    "IdentitiesOnly=yes",
    "LogLevel=ERROR",
    "PreferredAuthentications=publickey,keyboard-interactive",
)


def command(home: House, *words: str, options: tuple[str, ...] = ()) -> list[str]:
    chosen = [f"-o{option}" for option in (*OPTIONS, *options)]
    return ["ssh", "-F", "/dev/null", *chosen, "-p", str(home.port), *words]


class Window:
    """A terminal window in which a client runs."""

    def __init__(self, words: list[str], columns: int = 80, rows: int = 24) -> None:
        self._main, side = pty.openpty()
        self.resize(columns, rows)
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
        self.process = subprocess.Popen(
            words, stdin=side, stdout=side, stderr=side, env=environment, start_new_session=True
        )
        os.close(side)
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        asyncio.get_running_loop().add_reader(self._main, self._read)

    def _read(self) -> None:
        try:
            self._stream.feed(os.read(self._main, 65_536).replace(b"\x1b[<u", b""))
        except OSError:
            asyncio.get_running_loop().remove_reader(self._main)

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._main, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys: bytes) -> None:
        os.write(self._main, keys)

    async def until_sees(self, words: str) -> None:
        try:
            await until(lambda: words in "\n".join(self.screen.display))
        except AssertionError:
            raise AssertionError("\n".join(self.screen.display)) from None

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._main)
        self.process.kill()
        self.process.wait()
        os.close(self._main)


@contextlib.asynccontextmanager
async def window(words: list[str]) -> AsyncIterator[Window]:
    opened = Window(words)
    try:
        yield opened
    finally:
        opened.close()


async def run(words: list[str]) -> tuple[int | None, str]:
    process = await asyncio.create_subprocess_exec(
        *words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said, _ = await asyncio.wait_for(process.communicate(), 10)
    return process.returncode, said.decode()


async def test_a_guest_gets_in_silently_and_gets_the_terminal_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home, window(command(home, "kim@127.0.0.1")) as seen:
        await seen.until_sees("hello kim door=lobby")
        seen.type(b"a")
        await seen.until_sees("keys: a")
        seen.type(b"\x1b")
        await seen.until_sees("keys: a escape")
        seen.resize(60, 15)
        os.killpg(seen.process.pid, 28)
        await seen.until_sees("size: 60x15")
        seen.type(b"\x11")
        await until(lambda: seen.process.poll() is not None)
        assert seen.process.returncode == 0
        await seen.until_sees("Until the next escape.")
        modes = {1000 << 5, 1006 << 5, 2004 << 5}
        assert not modes & seen.screen.mode
        assert not seen.screen.cursor.hidden


@pytest.mark.parametrize("who", ["client", "host"])
async def test_keys_are_exchanged_again_in_the_middle_of_a_visit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    async def options_of_the_host(
        config: Config, key: asyncssh.SSHKey
    ) -> asyncssh.SSHServerConnectionOptions:
        usual = await server_options(config, key)
        if who == "client":
            return usual
        options: asyncssh.SSHServerConnectionOptions = await type(usual).construct(usual, rekey_bytes=1_024)
        return options

    monkeypatch.setattr(ssh_listener, "server_options", options_of_the_host)
    log = tmp_path / "log"
    limit = ("RekeyLimit=1K",) if who == "client" else ()
    async with house(tmp_path) as home:
        words = command(home, f"-E{log}", "kim@127.0.0.1", options=limit)
        words[words.index("-oLogLevel=ERROR")] = "-oLogLevel=DEBUG1"
        async with window(words) as seen:
            await seen.until_sees("hello kim")
            for typed in range(1, len(_KEYS) + 1):
                seen.type(_KEYS[typed - 1].encode())
                await seen.until_sees(f"keys: {' '.join(_KEYS[:typed][-8:])}")
    assert log.read_text().count("SSH2_MSG_NEWKEYS received") > 1


async def test_a_key_is_an_identity_silently(tmp_path: Path) -> None:
    key = tmp_path / "key"
    await run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)])
    _, said = await run(["ssh-keygen", "-lf", str(key)])
    async with house(tmp_path) as home:
        words = command(home, "kim@127.0.0.1")
        words = [word.replace("IdentityFile=none", f"IdentityFile={key}") for word in words]
        async with window(words) as seen:
            await seen.until_sees("hello")
            assert home.apps[0].session.identity.player == said.split()[1]


async def test_words_and_users_open_their_doors(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        async with window(command(home, "-t", "127.0.0.1", "join", "ABC")) as seen:
            await seen.until_sees("door=join ABC")
        async with window(command(home, "watch@127.0.0.1")) as seen:
            await seen.until_sees("door=watch-list")


async def test_without_a_terminal_it_is_a_text(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        status, said = await run(command(home, "-T", "127.0.0.1"))
        assert (status, f"ssh -p {home.port}" in said) == (0, True)
        assert "\x1b" not in said
        status, said = await run(command(home, "127.0.0.1", "uname", "-a"))
        assert (status, "Unknown command" in said) == (1, True)


async def test_forwarding_and_subsystems_fail(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        status, said = await run(command(home, "-W", "127.0.0.1:22", "127.0.0.1"))
        assert status != 0
        assert "stdio forwarding failed" in said
        forwarding = ("ExitOnForwardFailure=yes",)
        status, _ = await run(command(home, "-N", "-R", "0:127.0.0.1:22", "127.0.0.1", options=forwarding))
        assert status != 0
        status, _ = await run(command(home, "-s", "127.0.0.1", "sftp"))
        assert status != 0


async def test_the_fast_cipher_is_used(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        words = [word for word in command(home, "-T", "-v", "127.0.0.1") if "LogLevel" not in word]
        status, said = await run(words)
        assert "aes128-gcm@openssh.com" in said
        assert status == 0
