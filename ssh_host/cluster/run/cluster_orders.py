"""An operator's commands for a cluster: sent over the bus, and carried out by any one worker."""

import asyncio
import logging
from collections.abc import Callable

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from ssh_host.admin.admin_commands import AdminCommands
from ssh_host.admin.command_words import AdminReply
from ssh_host.admin.orders import AdminOrder, Reload
from ssh_host.cluster.bus.broadcast import BROADCASTS, SUBJECT, Ordered
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.run.nats_access import bus_for
from ssh_host.config.config import Config, ConfigError
from ssh_host.monitoring.log import happened, start_log

_SUBJECT = "admin"
_SUPERVISOR = "supervisor"
_PATIENCE_SECONDS = 10.0


async def answer_orders(bus: Bus, commands: AdminCommands) -> None:
    """Let this worker carry out commands from *bus*. Each command goes to one worker."""

    async def answer(message: Msg) -> None:
        reply = await commands.do(message.data.decode("utf-8", "replace"))
        await bus.client.publish(message.reply, msgspec.json.encode(reply))

    await bus.client.subscribe(bus.subject(_SUBJECT), queue="workers", cb=answer)


class ReloadAll:
    """The supervisor's part in a reload: reload its own log settings, and order all other processes to
    reload."""

    def __init__(self, bus: Bus, read: Callable[[], Config]) -> None:
        self._bus = bus
        self._read = read
        self._ordering: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject(SUBJECT), cb=self._hear)

    def order(self) -> None:
        """Order every process of the cluster to read its settings again."""
        self._reload_log()
        self._ordering = asyncio.get_running_loop().create_task(order_all(self._bus, Reload()), name="reload")

    async def _hear(self, message: Msg) -> None:
        match understood(message, BROADCASTS, SUBJECT):
            case Ordered(who=who, order=Reload()) if who != _SUPERVISOR:
                self._reload_log()

    def _reload_log(self) -> None:
        try:
            start_log(self._read().log)
        except ConfigError as error:
            happened("settings not reloaded", logging.WARNING, why=str(error))


async def order_all(bus: Bus, order: AdminOrder) -> None:
    """Send *order* to every process of the cluster."""
    await bus.report("order", Ordered(_SUPERVISOR, order), SUBJECT)


def ask_workers(config: Config, command: str) -> AdminReply | None:
    """A worker's answer to *command*; `None` if no worker is running. Raises `ConfigError`."""
    return asyncio.run(_ask(config, command))


async def _ask(config: Config, command: str) -> AdminReply | None:
    try:
        async with bus_for(config, "admin") as bus:
            subject = bus.subject(_SUBJECT)
            answer = await bus.client.request(subject, command.encode(), timeout=_PATIENCE_SECONDS)
            return msgspec.json.decode(answer.data, type=AdminReply)
    except (NoRespondersError, ClusterTrouble):
        return None
    except (NatsError, TimeoutError) as error:
        raise ConfigError(f"The workers don't answer: {error}.") from error
