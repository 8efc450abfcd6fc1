"""How processes and commands reach NATS: servers that the config names, or the private one of a folder."""

import asyncio
import contextlib
import os
import secrets
import socket
from collections.abc import AsyncIterator
from pathlib import Path

from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.bus.nats_server import PrivateServer, server_binary
from ssh_host.cluster.run.supervisor import end_with_parent
from ssh_host.config.config import Config
from ssh_host.data.data_folder import SERVER_FOLDER
from ssh_host.serve.sockets import is_in_use

#: Pass the token in the environment: everybody on the machine can read a command line.
TOKEN_VARIABLE = "ESCAPE_TEMPLE_CLUSTER_TOKEN"
_TOKEN_FILE = "token"
_PORT_FILE = "port"
_STARTS_SECONDS = 10.0
_NOT_RUNNING = (
    "No server with --workers is running in {}. Name a folder with --data or a cluster with --cluster."
)


def address_of(config: Config) -> BusAddress:
    cluster = config.cluster
    return BusAddress(
        cluster.servers,
        cluster.token or os.environ.get(TOKEN_VARIABLE, ""),
        cluster.authority,
        cluster.certificate,
        cluster.key,
    )


@contextlib.asynccontextmanager
async def bus_for(config: Config, who: str) -> AsyncIterator[Bus]:
    """The bus that the config names, or that of the `host --workers` running in this data folder."""
    address = address_of(config) if config.cluster.servers else private_address(config.data_folder)
    async with await Bus.connect(address, config.cluster.name, who) as bus:
        yield bus


def private_server(folder: Path) -> PrivateServer:
    """The private server of this folder: always the same token, on a free port."""
    data = folder / SERVER_FOLDER
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    token_file = data / _TOKEN_FILE
    if not token_file.exists():
        token_file.touch(mode=0o600)
        token_file.write_text(secrets.token_urlsafe(32), encoding="ascii")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    (data / _PORT_FILE).write_text(str(port), encoding="ascii")
    return PrivateServer(data, port, token_file.read_text(encoding="ascii"))


def private_address(folder: Path) -> BusAddress:
    """The address of the private server of the supervisor running in *folder*; raises `ClusterTrouble`."""
    if not is_in_use(folder):
        raise ClusterTrouble(_NOT_RUNNING.format(folder))
    try:
        token = (folder / SERVER_FOLDER / _TOKEN_FILE).read_text(encoding="ascii")
        port = (folder / SERVER_FOLDER / _PORT_FILE).read_text(encoding="ascii")
    except OSError:
        raise ClusterTrouble(_NOT_RUNNING.format(folder)) from None
    return BusAddress((f"nats://127.0.0.1:{port}",), token)


@contextlib.asynccontextmanager
async def server_for_a_command(folder: Path) -> AsyncIterator[BusAddress]:
    """Run the private server of *folder* for as long as a command needs it; no supervisor may be running
    there."""
    server = private_server(folder)
    server.write_configuration()
    process = await asyncio.create_subprocess_exec(
        *server.command(server_binary()),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=end_with_parent,
    )
    try:
        await until_it_answers(server)
        yield BusAddress((server.address,), server.token)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def until_it_answers(server: PrivateServer) -> None:
    """Wait until *server* accepts connections; raises `ClusterTrouble` if it doesn't."""
    try:
        async with asyncio.timeout(_STARTS_SECONDS):
            while not await _takes_connections(server.port):  # noqa: ASYNC110 (another process)
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise ClusterTrouble(f"The private NATS server does not start: see {server.log}.") from None


async def _takes_connections(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True
