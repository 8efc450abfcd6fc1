"""The processes of a cluster: a gate, a worker, both in one, or all of them with a private server."""

import asyncio
import contextlib
import os
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from time import process_time

from escape_tui.scene.game.pacing.presenter import TEMPO
from ssh_host.admission.identity import host_key
from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.bus.nats_server import PrivateServer, server_binary
from ssh_host.cluster.gate.gate import Gate
from ssh_host.cluster.membership.liveness_thread import LivenessThread
from ssh_host.cluster.run.cluster_drain import Closing
from ssh_host.cluster.run.cluster_metrics import show_metrics
from ssh_host.cluster.run.supervisor import Child, Supervisor
from ssh_host.cluster.run.upgrade import Upgrader, ask_for_upgrade
from ssh_host.cluster.worker.warm_up import warmed_up
from ssh_host.cluster.worker.worker import Worker
from ssh_host.host import Host
from ssh_host.hosted_lobby import edition_of
from ssh_host.serve.config import Config
from ssh_host.serve.gc_policy import Sweeper
from ssh_host.serve.log import happened, start_log
from ssh_host.serve.serving import greeting
from ssh_host.serve.sockets import listener_for, locked, tls_for, trusted_proxies
from ssh_host.serve.stopping import Stopping

#: Pass the token in the environment: everybody on the machine can read a command line.
TOKEN_VARIABLE = "ESCAPE_TEMPLE_CLUSTER_TOKEN"
_SERVER_FOLDER = "nats"
_TOKEN_FILE = "token"
_PORT_FILE = "port"
_SERVER_STARTS_SECONDS = 10.0
#: A stopping worker hands its tables over; games that nobody else can continue finish first.
_HAND_OVER_SECONDS = 800.0
#: Wait before restarting a worker: the others are busy taking over, and a start costs as much as ten
#: sessions.
_OTHERS_FIRST_SECONDS = 1.0
#: A full garbage collection would make a worker look dead: use memory instead.
_MANY_LEFT = 1_000


async def upgrade(config: Config) -> None:
    """Ask the supervisor of this data folder to replace its workers, and print the result."""
    async with bus_for(config, "upgrade") as bus:
        print(await ask_for_upgrade(bus))


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
    bus = await Bus.connect(address, config.cluster.name, who)
    try:
        yield bus
    finally:
        await bus.close()


@contextlib.asynccontextmanager
async def _metrics(host: Host, slot: str) -> AsyncIterator[None]:
    showing = asyncio.get_running_loop().create_task(show_metrics(host, slot), name="showing metrics")
    try:
        yield
    finally:
        showing.cancel()


async def run_gate(config: Config, name: str = "") -> None:
    """Run a gate until told to stop; SIGTERM waits until it is empty."""
    start_log(config.log)
    name = name or f"gate-{socket.gethostname()}-{secrets.token_hex(2)}"
    async with bus_for(config, name) as bus, _stopping() as stopping:
        gate = Gate(config, bus, name)
        await gate.open()
        try:
            async with _metrics(gate.host, ""):
                print(greeting(gate.host), flush=True)
                await stopping.wait(lambda: gate.drain(config.tables.drain_minutes * 60.0))
        finally:
            await gate.close()


async def run_worker(config: Config, slot: str = "") -> None:
    """Run a worker until told to stop; SIGTERM hands its tables over."""
    start_log(config.log)
    slot = slot or f"worker-{socket.gethostname()}"
    await warmed_up(config)
    async with bus_for(config, slot) as bus, _stopping() as stopping:
        sweeper = Sweeper(_MANY_LEFT)
        worker = Worker(config, bus, slot, sweeper)
        await worker.open()
        sweeper.begin(lambda: worker.is_quiet)
        TEMPO.keep_up(process_time)
        try:
            async with _metrics(worker.host, slot):
                with LivenessThread(address_of(config), config.cluster.name, worker.name):
                    happened("worker ready", name=worker.name)
                    await stopping.wait(lambda: worker.drain())
        finally:
            TEMPO.hold()
            await worker.close()


async def run_both(config: Config) -> None:
    """Run a gate and a worker in one process."""
    start_log(config.log)
    async with bus_for(config, socket.gethostname()) as bus, _stopping() as stopping:
        worker = Worker(config, bus, f"worker-{socket.gethostname()}")
        gate = Gate(config, bus, f"gate-{socket.gethostname()}-{secrets.token_hex(2)}")
        await worker.open()
        await gate.open()
        TEMPO.keep_up(process_time)
        try:
            async with _metrics(gate.host, ""), _metrics(worker.host, "1"):
                print(greeting(gate.host), flush=True)
                await stopping.wait(lambda: gate.drain(config.tables.drain_minutes * 60.0))
        finally:
            TEMPO.hold()
            await gate.close()
            await worker.close()


async def run_all(config: Config, workers: int, told: Mapping[str, str]) -> None:
    """Run a gate, several *workers* and a private NATS server as children, which get their config (*told*) in
    the environment."""
    start_log(config.log)
    supervisor = Supervisor(lambda sentence: happened("supervisor", what=sentence))
    with locked(config.data_folder), Stopping() as stopping:
        _require_sound(config)
        try:
            await _run_children(config, workers, told, supervisor, stopping)
        finally:
            await supervisor.stop_all()


async def _run_children(
    config: Config, workers: int, told: Mapping[str, str], supervisor: Supervisor, stopping: Stopping
) -> None:
    # Create the host key first: children starting together would race for it.
    host_key(config.data_folder)
    server = _private_server(config.data_folder)
    server.write_configuration()
    supervisor.keep(Child("nats", server.command(server_binary())))
    await _answers(server)
    environment = {**told, TOKEN_VARIABLE: server.token}

    def worker_in(slot: str) -> Child:
        command = _command("worker", server, "--name", slot)
        later = _OTHERS_FIRST_SECONDS if workers > 1 else 0.0
        return Child(slot, command, environment, _HAND_OVER_SECONDS, later)

    slots = tuple(f"w{number}" for number in range(1, workers + 1))
    for slot in slots:
        supervisor.keep(worker_in(slot))
    supervisor.keep(Child("gate", _command("gate", server), environment))
    address = BusAddress((server.address,), server.token)
    bus = await Bus.connect(address, config.cluster.name, "supervisor")
    upgrader = Upgrader(bus, supervisor, slots, worker_in)
    await upgrader.start()
    closing = Closing(bus, upgrader.members, stopping, config.tables.drain_minutes * 60.0)
    await closing.start()
    try:
        await stopping.wait(closing.games_are_over)
    finally:
        await closing.everything_ends()
        await upgrader.stop()
        await bus.close()


def _require_sound(config: Config) -> None:
    """Raise `ConfigError` for a config with which a child would crash at every start."""
    edition_of(config)
    trusted_proxies(config.listen)
    listener_for(config, "listen").close()
    if config.web.enabled:
        tls_for(config.web)
        listener_for(config, "web").close()


def _command(kind: str, server: PrivateServer, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "escape_tui.cli", kind, "--cluster", server.address, *arguments)


def _private_server(folder: Path) -> PrivateServer:
    """The private server of this folder: always the same token, on a free port."""
    data = folder / _SERVER_FOLDER
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
    """The address of the private server of a supervisor running in *folder*; raises `ClusterTrouble`."""
    try:
        token = (folder / _SERVER_FOLDER / _TOKEN_FILE).read_text(encoding="ascii")
        port = (folder / _SERVER_FOLDER / _PORT_FILE).read_text(encoding="ascii")
    except OSError:
        raise ClusterTrouble(f"No host with --workers runs in {folder}.") from None
    return BusAddress((f"nats://127.0.0.1:{port}",), token)


async def _answers(server: PrivateServer) -> None:
    """Wait until *server* accepts connections; raises `ClusterTrouble` if it doesn't."""
    try:
        async with asyncio.timeout(_SERVER_STARTS_SECONDS):
            while not await _takes_connections(server.port):  # noqa: ASYNC110 (another process)
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise ClusterTrouble(f"Our own NATS server does not start: {server.log} says why.") from None


async def _takes_connections(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


@contextlib.asynccontextmanager
async def _stopping() -> AsyncIterator[Stopping]:
    with Stopping() as stopping:
        yield stopping
