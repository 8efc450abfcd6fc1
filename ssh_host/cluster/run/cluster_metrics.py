"""Metrics of one process in a cluster, each process on a port of its own."""

import asyncio
import logging
import re

from msgspec.structs import replace
from prometheus_client import Counter, Gauge

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.membership.heartbeats import Members
from ssh_host.config.config import Config, ConfigError
from ssh_host.host import Host
from ssh_host.monitoring.log import happened

_AGAIN_SECONDS = 1.0
_SLOT = re.compile(r"(\d+)(?:\+\d+)?$")


class ClusterMetrics:
    """The metrics that *host* has only in a cluster."""

    def __init__(self, host: Host, bus: Bus, members: Members) -> None:
        registry = host.metrics.registry
        is_up = Gauge("escape_bus_up", "Whether the cluster can be reached.", registry=registry)
        is_up.set_function(lambda: float(bus.is_up))
        heard = Gauge(
            "escape_heard", "Processes with recent heartbeats, by kind.", ["kind"], registry=registry
        )
        heard.labels("gate").set_function(lambda: len(members.here("gate")))
        heard.labels("worker").set_function(lambda: len(members.here("worker")))
        self.taken = Counter("escape_tables_taken", "Tables taken over.", registry=registry)
        self.lost = Counter("escape_tables_lost", "Tables lost to other workers.", registry=registry)


def in_slot(config: Config, slot: str) -> Config:
    """*config* with the metrics port of *slot*: the first for a gate, then one for each worker by its
    number."""
    number = _SLOT.search(slot)
    if number is None or not config.metrics.port:
        return config
    return replace(config, metrics=replace(config.metrics, port=config.metrics.port + int(number[1])))


async def show_metrics(host: Host) -> None:
    """Serve metrics if configured, as soon as the previous process of this slot has freed the port."""
    is_said = False
    while host.config.metrics.enabled and not host.metrics.port:
        try:
            host.metrics.serve(host.config.metrics)
            return
        except ConfigError as error:
            if not is_said:
                happened("metrics port not free yet", logging.WARNING, why=str(error))
            is_said = True
            await asyncio.sleep(_AGAIN_SECONDS)
