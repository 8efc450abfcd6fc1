"""A program client that comes in, reads in the lobby, and leaves."""

import asyncio
import json

import asyncssh

_PATIENCE_SECONDS = 30.0


async def reads_in_lobby(port: int, sentence: str) -> None:
    """Come in at *port* and wait until the announcement in the lobby has *sentence* in it."""
    async with (
        asyncio.timeout(_PATIENCE_SECONDS),
        asyncssh.connect(
            "127.0.0.1",
            port,
            username="newcomer",
            client_keys=[asyncssh.generate_private_key("ssh-ed25519")],
            known_hosts=None,
            config=None,
            agent_path=None,
        ) as connection,
    ):
        process = await connection.create_process("program", encoding=None)
        process.stdin.write(json.dumps({"type": "Arrive", "id": 1, "name": "newcomer"}).encode() + b"\n")
        while line := await process.stdout.readline():
            message = json.loads(line)
            if message["type"] == "LobbyNews" and sentence in message["view"]["announcement"]:
                return
        raise AssertionError(f"the connection ended before the lobby said {sentence!r}")
