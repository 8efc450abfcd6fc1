"""Serving: a host that runs until it is told to stop, and what it says when it is ready."""

import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from time import process_time

from escape_tui.scene.game.pacing.presenter import TEMPO
from ssh_host.admission.identity import HOST_KEY_NAME, host_key
from ssh_host.host import ADMIN_GRACE_SECONDS, Host, Hosted
from ssh_host.serve import sentences, systemd
from ssh_host.serve.config import Config
from ssh_host.serve.gc_policy import Sweeper
from ssh_host.serve.log import happened
from ssh_host.serve.reload import reloading
from ssh_host.serve.stopping import Stopping
from ssh_host.serve.watchdog import Watchdog
from ssh_host.store.store import Store


async def serve(
    read: Callable[[], Config],
    config: Config,
    store: Store,
    hosted: Hosted,
    while_open: Callable[[Host], AbstractAsyncContextManager[None]] = lambda host: nullcontext(),
) -> None:
    """Run a host until it is told to stop: SIGINT at once, SIGTERM when the games are over or time is up.

    It lives by *config*, and by what *read* gives instead after a SIGHUP; *while_open* is entered once it
    listens.
    """
    with Stopping() as stopping:
        if store.was_visited() and not (config.data_folder / HOST_KEY_NAME).exists():
            happened("host key missing", logging.WARNING, why=sentences.NEW_KEY)
        key = host_key(config.data_folder)
        sweeper = Sweeper()
        host = Host(config, store, key, hosted, draining=stopping, sweeper=sweeper)
        watchdog = Watchdog()
        try:
            await host.open()
            host.metrics.serve(config.metrics)
            async with while_open(host):
                with reloading(host, read):
                    print(greeting(host), flush=True)
                    sweeper.begin(lambda: host.is_quiet)
                    TEMPO.keep_up(process_time)
                    watchdog.begin()
                    systemd.tell(systemd.READY)
                    await stopping.wait(lambda: host.drain(ADMIN_GRACE_SECONDS if stopping.is_by_hand else 0))
        finally:
            TEMPO.hold()
            systemd.tell(systemd.STOPPING)
            await host.close()
            host.metrics.close()
            watchdog.close()


def greeting(host: Host) -> str:
    """What the host prints when it is ready."""
    others = [host.command_for(name) for name in host.names]
    first, *more = others or ["nobody can: listen.address is this machine only"]
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
