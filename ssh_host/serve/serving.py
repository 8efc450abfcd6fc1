"""Serving: runs a host until it is told to stop, and announces it."""

import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from time import process_time

from escape_tui import __version__
from escape_tui.scene.game.pacing.presenter import TEMPO
from ssh_host.admission.identity import HOST_KEY_NAME, host_key
from ssh_host.config.config import Config
from ssh_host.host import ADMIN_GRACE_SECONDS, Host, Hosted
from ssh_host.monitoring.log import happened
from ssh_host.monitoring.run_record import recorded_run, start_in
from ssh_host.monitoring.watchdog import Watchdog
from ssh_host.serve import early_sentences, systemd
from ssh_host.serve.gc_policy import GarbageCollector
from ssh_host.serve.listeners import Listeners
from ssh_host.serve.reload import reload, reloading
from ssh_host.serve.stopping import Stopping
from ssh_host.store.store import Store


async def serve(
    read: Callable[[], Config],
    config: Config,
    store: Store,
    hosted: Hosted,
    while_open: Callable[[Host], AbstractAsyncContextManager[None]] = lambda host: nullcontext(),
) -> None:
    """Run a host until it is told to stop: at once by SIGINT, after the games by SIGTERM.

    It starts with *config*; after a SIGHUP it applies the settings that *read* returns. *while_open* is
    entered once it listens.
    """
    with Stopping() as stopping:
        if store.players.was_visited() and not (config.data_folder / HOST_KEY_NAME).exists():
            happened("host key missing", logging.WARNING, why=early_sentences.NEW_KEY)
        started = start_in(config.data_folder)
        key = host_key(config.data_folder)
        collector = GarbageCollector(lambda: host.is_quiet)
        host = Host(config, store, key, hosted, draining=stopping, collector=collector, started=started)
        listeners, watchdog = Listeners(host, key), Watchdog()
        try:
            await listeners.open()
            host.metrics.serve(config.metrics)
            async with while_open(host):
                with reloading(lambda: reload(listeners, read)), recorded_run(config.data_folder):
                    announce(host)
                    collector.begin()
                    TEMPO.keep_up(process_time)
                    watchdog.begin()
                    systemd.tell(systemd.READY)
                    await stopping.wait(lambda: host.drain(ADMIN_GRACE_SECONDS if stopping.is_by_hand else 0))
        finally:
            TEMPO.hold()
            systemd.tell(systemd.STOPPING)
            await listeners.close()
            host.metrics.close()
            watchdog.close()


def announce(host: Host) -> None:
    """Print where *host* listens, and log it."""
    print(greeting(host), flush=True)
    happened(
        "listening",
        version=__version__,
        address=f"{host.config.listen.address} port {host.port}",
        page=host.url,
        metrics=host.metrics.port or "",
        folder=host.config.data_folder,
        fingerprint=host.fingerprint,
        started=host.started.reason,
    )


def greeting(host: Host) -> str:
    """The message printed when the host is ready."""
    others = [host.command_for(name) for name in host.names]
    first, *more = others or ["only this machine can connect (listen.address)"]
    return "\n".join(
        (
            f"Listening on {host.config.listen.address} port {host.port}",
            f"Type here:      {host.command_for('localhost')}",
            f"Others type:    {first}",
            *(f"            or  {command}" for command in more),
            *((f"In a browser:   {host.url}",) if host.url else ()),
            f"Host key:       {host.fingerprint}",
            f"Data folder:    {host.config.data_folder}",
        )
    )
