"""Secrets of the cluster: one host key for all gates, one daily secret for all workers."""

from contextlib import suppress
from pathlib import Path

import asyncssh
from nats.js.errors import KeyNotFoundError, KeyWrongLastSequenceError

from ssh_host.admission.identity import HOST_KEY_NAME, host_key
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.bus.streams import bucket
from ssh_host.lobby.daily_temple import daily_secret

_KEY = "host-key"
_DAILY = "daily-secret"


async def shared_host_key(bus: Bus, folder: Path, replicas: int = 1) -> asyncssh.SSHKey:
    """The host key of the cluster; the first gate contributes its own or creates one. Raises `ClusterTrouble`
    if a gate has a different key in its *folder*, since SSH clients would warn about it."""
    kept = await bucket(bus, "secrets", replicas=replicas)
    has_own = (folder / HOST_KEY_NAME).exists()
    try:
        shared = asyncssh.import_private_key((await kept.get(_KEY)).value or b"")
    except KeyNotFoundError:
        own = host_key(folder)
        try:
            await kept.create(_KEY, own.export_private_key())
        except KeyWrongLastSequenceError:
            return await shared_host_key(bus, folder, replicas)
        return own
    if has_own and host_key(folder).get_fingerprint() != shared.get_fingerprint():
        raise ClusterTrouble(
            f"The host key in {folder} is not the cluster's ({shared.get_fingerprint()}). "
            "Move it away, and this gate will use the cluster's."
        )
    return shared


async def shared_daily_secret(bus: Bus, folder: Path, replicas: int = 1) -> bytes:
    """The daily secret of the cluster; the first worker contributes its own or creates one."""
    kept = await bucket(bus, "secrets", replicas=replicas)
    with suppress(KeyWrongLastSequenceError):
        await kept.create(_DAILY, daily_secret(folder))
    return (await kept.get(_DAILY)).value or b""
