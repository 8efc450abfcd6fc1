"""A program client that comes in, reads in the lobby, and leaves."""

import asyncio
import json

import asyncssh

_PATIENCE_SECONDS = 60.0
_AGAIN_SECONDS = 0.2


async def reads_in_lobby(port: int, sentence: str = "") -> None:
    """Come in at *port* as soon as that is possible, and wait until the announcement in the lobby has
    *sentence* in it."""
    async with asyncio.timeout(_PATIENCE_SECONDS):
        while True:
            try:
                return await _reads(port, sentence)
            except (OSError, asyncssh.Error):
                await asyncio.sleep(_AGAIN_SECONDS)


async def _reads(port: int, sentence: str) -> None:
    async with asyncssh.connect(
        "127.0.0.1",
        port,
        username="newcomer",
        client_keys=[asyncssh.generate_private_key("ssh-ed25519")],
        known_hosts=None,
        config=None,
        agent_path=None,
    ) as connection:
        process = await connection.create_process("program", encoding=None)
        process.stdin.write(json.dumps({"type": "Arrive", "id": 1, "name": "newcomer"}).encode() + b"\n")
        while line := await process.stdout.readline():
            message = json.loads(line)
            if message["type"] == "LobbyNews" and sentence in message["view"]["announcement"]:
                return
        raise ConnectionResetError(f"the connection ended before the lobby said {sentence!r}")
