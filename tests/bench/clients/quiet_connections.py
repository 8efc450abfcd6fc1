"""Connections that wait or listen, in a process of their own; `on` and `off` open and close them."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from subprocess import PIPE

import asyncssh

_AT_ONCE = 8


@asynccontextmanager
async def quiet_connections(port: int, code: str, waiting: int, listening: int) -> AsyncIterator["Switch"]:
    """*waiting* connections that wait for people and *listening* ones to the table *code*, off at first."""
    arguments = map(str, (port, code, waiting, listening))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, *arguments, stdin=PIPE, stdout=PIPE
    )
    try:
        yield Switch(process)
    finally:
        process.kill()
        await process.wait()


class Switch:
    """Opens and closes the connections of *process*."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def turn(self, word: str) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{word}\n".encode())
        assert (await self._process.stdout.readline()).decode().strip() == word


async def _connected(
    port: int, number: int, command: str, turn: asyncio.Semaphore
) -> asyncssh.SSHClientConnection:
    # One address opens only a few connections a second.
    own = (f"127.0.1.{number % 250 + 1}", 0)
    async with turn:
        key = asyncssh.generate_private_key("ssh-ed25519")
        connection = await asyncssh.connect(
            "127.0.0.1", port, local_addr=own, known_hosts=None, client_keys=[key], config=None
        )
        process = await connection.create_process(command, encoding=None)
        if command.startswith("listen"):
            await process.stdout.readexactly(24)
            await process.redirect(stdout=asyncssh.DEVNULL)
    return connection


async def _serve(port: int, code: str, waiting: int, listening: int) -> None:
    commands = ["wait 60 --for 1h"] * waiting + [f"listen {code}"] * listening
    turn, loop = asyncio.Semaphore(_AT_ONCE), asyncio.get_running_loop()
    connections: list[asyncssh.SSHClientConnection] = []
    while word := (await loop.run_in_executor(None, sys.stdin.readline)).strip():
        if word == "on":
            connections = await asyncio.gather(
                *(_connected(port, number, command, turn) for number, command in enumerate(commands))
            )
        else:
            for connection in connections:
                connection.close()
            await asyncio.gather(*(connection.wait_closed() for connection in connections))
            connections = []
        print(word, flush=True)


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
