"""The processes of a cluster: a gate, a worker, both in one, or all of them with a private NATS server."""

import asyncio
import contextlib
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from time import process_time

from escape_tui.scene.game.pacing.presenter import TEMPO
from ssh_host.admission.identity import host_key
from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.bus.nats_server import PrivateServer, server_binary
from ssh_host.cluster.gate.gate import Gate
from ssh_host.cluster.membership.heartbeats import Members
from ssh_host.cluster.membership.liveness_thread import LivenessThread
from ssh_host.cluster.run.cluster_drain import ClusterDrain
from ssh_host.cluster.run.cluster_metrics import in_slot, show_metrics
from ssh_host.cluster.run.cluster_orders import ReloadAll
from ssh_host.cluster.run.nats_access import (
    TOKEN_VARIABLE,
    address_of,
    bus_for,
    private_server,
    until_it_answers,
)
from ssh_host.cluster.run.storage_watch import watch_storage
from ssh_host.cluster.run.supervisor import Child, Supervisor
from ssh_host.cluster.run.taking_over import move_to_workers, prepare_streams, require_no_database
from ssh_host.cluster.run.upgrade import Upgrader, ask_for_upgrade
from ssh_host.cluster.worker.worker import Worker
from ssh_host.config.check_config import require_sound
from ssh_host.config.config import Config
from ssh_host.data.data_folder import keeper_of
from ssh_host.host import Host
from ssh_host.monitoring.log import happened, start_log
from ssh_host.monitoring.run_record import plan_run, recorded_run, start_in
from ssh_host.monitoring.watchdog import Watchdog
from ssh_host.serve import systemd
from ssh_host.serve.gc_policy import GarbageCollector
from ssh_host.serve.reload import Reloadable, reload, reloading
from ssh_host.serve.serving import announce
from ssh_host.serve.sockets import listener_for, locked
from ssh_host.serve.stopping import Stopping
from ssh_host.serve.warm_up import warmed_up

Read = Callable[[], Config]

#: How long a stopping worker has to hand its tables over, and to finish games that no other worker can
#: continue.
_HAND_OVER_SECONDS = 800.0
#: Pause before a worker is restarted: the others are busy taking over, and a start costs as much as ten
#: sessions.
_OTHERS_FIRST_SECONDS = 1.0
_LOOK_SECONDS = 0.1
_NATS = "nats"


async def upgrade(config: Config) -> None:
    """Ask the supervisor of this data folder to replace its workers, and print the result."""
    async with bus_for(config, "upgrade") as bus:
        print(await ask_for_upgrade(bus))


def _read_in(read: Read, slot: str) -> Config:
    return in_slot(read(), slot)


@contextlib.asynccontextmanager
async def _monitored(read: Read, reloaded: Mapping[str, Reloadable], *hosts: Host) -> AsyncIterator[None]:
    """Serve the metrics of *hosts*. On SIGHUP, let each of *reloaded*, by the name of its slot, reload the
    settings that *read* returns."""

    def reload_all() -> None:
        for slot, each in reloaded.items():
            reload(each, partial(_read_in, read, slot))

    loop = asyncio.get_running_loop()
    showing = [loop.create_task(show_metrics(host), name="showing metrics") for host in hosts]
    try:
        with reloading(reload_all):
            yield
    finally:
        for task in showing:
            task.cancel()


async def run_gate(config: Config, read: Read, name: str = "") -> None:
    """Run a gate until told to stop; SIGTERM waits until it is empty."""
    require_no_database(config)
    name = name or f"gate-{socket.gethostname()}-{secrets.token_hex(2)}"
    start_log(config.log, name)
    async with bus_for(config, name) as bus, _stopping() as stopping:
        gate = Gate(config, bus, name, start_in(config.data_folder))
        await gate.open()
        try:
            with recorded_run(config.data_folder):
                async with _monitored(read, {"gate": gate.listeners}, gate.host):
                    announce(gate.host)
                    await stopping.wait(lambda: gate.drain(config.tables.drain_minutes * 60.0))
        finally:
            await gate.close()


async def run_worker(config: Config, read: Read, slot: str = "") -> None:
    """Run a worker until told to stop; SIGTERM hands its tables over."""
    require_no_database(config)
    slot = slot or f"worker-{socket.gethostname()}"
    start_log(config.log, slot)
    await warmed_up(config)
    async with bus_for(config, slot) as bus, _stopping() as stopping:
        collector = GarbageCollector(lambda: worker.is_quiet)
        worker = Worker(in_slot(config, slot), bus, slot, collector)
        await worker.open()
        collector.begin()
        TEMPO.keep_up(process_time)
        try:
            async with _monitored(read, {slot: worker.host}, worker.host):
                with LivenessThread(address_of(config), config.cluster.name, worker.name):
                    happened("worker ready", name=worker.name)
                    await stopping.wait(lambda: worker.drain())
        finally:
            TEMPO.hold()
            await worker.close()


async def run_both(config: Config, read: Read) -> None:
    """Run a gate and a worker in one process."""
    start_log(config.log, socket.gethostname())
    require_no_database(config)
    async with bus_for(config, socket.gethostname()) as bus, _stopping() as stopping:
        worker = Worker(in_slot(config, "worker1"), bus, f"worker-{socket.gethostname()}")
        name = f"gate-{socket.gethostname()}-{secrets.token_hex(2)}"
        gate = Gate(config, bus, name, start_in(config.data_folder))
        await worker.open()
        await gate.open()
        TEMPO.keep_up(process_time)
        try:
            with recorded_run(config.data_folder):
                reloaded: dict[str, Reloadable] = {"gate": gate.listeners, "worker1": worker.host}
                async with _monitored(read, reloaded, gate.host, worker.host):
                    announce(gate.host)
                    await stopping.wait(lambda: gate.drain(config.tables.drain_minutes * 60.0))
        finally:
            TEMPO.hold()
            await gate.close()
            await worker.close()


async def run_all(config: Config, read: Read, workers: int, told: Mapping[str, str]) -> None:
    """Run a gate, several *workers* and a private NATS server as children, which get their configuration
    (*told*) in the environment."""
    start_log(config.log, "supervisor")
    supervisor = Supervisor(lambda sentence: happened("supervisor", what=sentence))
    with locked(config.data_folder), Stopping() as stopping:
        _require_startable(config)
        keeper_of(config.data_folder)
        try:
            await _run_children(config, read, workers, told, supervisor, stopping)
        finally:
            await supervisor.stop_all()


async def _run_children(
    config: Config,
    read: Read,
    workers: int,
    told: Mapping[str, str],
    supervisor: Supervisor,
    stopping: Stopping,
) -> None:
    plan_run(config.data_folder)
    # Create the host key first: children starting together would race for it.
    host_key(config.data_folder)
    server = private_server(config.data_folder)
    server.write_configuration()
    has_database = prepare_streams(config)
    supervisor.keep(Child(_NATS, server.command(server_binary())))
    await until_it_answers(server)
    address = BusAddress((server.address,), server.token)
    if has_database:
        await move_to_workers(config, address)
    environment = {**told, TOKEN_VARIABLE: server.token}

    def worker_in(slot: str) -> Child:
        command = _command("worker", server, "--name", slot)
        later = _OTHERS_FIRST_SECONDS if workers > 1 else 0.0
        return Child(slot, command, environment, _HAND_OVER_SECONDS, later)

    slots = tuple(f"w{number}" for number in range(1, workers + 1))
    for slot in slots:
        supervisor.keep(worker_in(slot))
    supervisor.keep(Child("gate", _command("gate", server), environment))
    bus = await Bus.connect(address, config.cluster.name, "supervisor")
    upgrader = Upgrader(bus, supervisor, slots, worker_in)
    await upgrader.start()
    closing = ClusterDrain(bus, upgrader.members, stopping, config.tables.drain_minutes * 60.0)
    await closing.start()
    reload_all = ReloadAll(bus, read)
    await reload_all.start()
    watching = asyncio.create_task(watch_storage(server, supervisor, _NATS), name="watching storage")
    try:
        async with _reported(upgrader.members):
            with reloading(reload_all.order):
                await stopping.wait(closing.games_are_over)
    finally:
        watching.cancel()
        await closing.everything_ends()
        upgrader.members.stop()
        await bus.close()


@contextlib.asynccontextmanager
async def _reported(members: Members) -> AsyncIterator[None]:
    """Notify systemd when a gate and a worker are ready, that this process is alive, and when it stops."""

    async def tell_ready() -> None:
        while not (members.here("gate") and members.here("worker")):  # noqa: ASYNC110 (other processes)
            await asyncio.sleep(_LOOK_SECONDS)
        systemd.tell(systemd.READY)

    ready = asyncio.get_running_loop().create_task(tell_ready(), name="telling systemd")
    watchdog = Watchdog()
    watchdog.begin()
    try:
        yield
    finally:
        systemd.tell(systemd.STOPPING)
        ready.cancel()
        watchdog.close()


def _require_startable(config: Config) -> None:
    """Raise `ConfigError` if children would crash at every start with *config*."""
    require_sound(config)
    listener_for(config, "listen").close()
    if config.web.enabled:
        listener_for(config, "web").close()


def _command(kind: str, server: PrivateServer, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "escape_tui.cli", kind, "--cluster", server.address, *arguments)


@contextlib.asynccontextmanager
async def _stopping() -> AsyncIterator[Stopping]:
    with Stopping() as stopping:
        yield stopping
