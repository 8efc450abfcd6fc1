"""Rolling upgrade: the workers of one machine are replaced one by one; no connection or game is lost."""

import asyncio
from collections.abc import Callable

from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.membership.heartbeats import Members
from ssh_host.cluster.run.supervisor import Child, Supervisor
from ssh_host.monitoring.log import happened

#: Time limits for a new worker to send heartbeats, and for an old one to hand everything over.
_READY_SECONDS = 60.0
_LOOK_SECONDS = 0.1
#: Time limit for a whole upgrade.
_ASK_SECONDS = 1800.0
#: Header of an answer that reports a failure; an older supervisor sends none.
_FAILED = {"Failed": "yes"}


class Upgrader:
    """Replaces the workers of *supervisor* on request over the bus; *child* makes a slot's new worker."""

    def __init__(
        self, bus: Bus, supervisor: Supervisor, slots: tuple[str, ...], child: Callable[[str], Child]
    ) -> None:
        self._bus = bus
        self._supervisor = supervisor
        self._slots = list(slots)
        self._child = child
        self.members = Members(bus)
        self._round = 1
        self._one_at_a_time = asyncio.Lock()

    async def start(self) -> None:
        await self.members.start()
        await self._bus.client.subscribe(self._bus.subject("upgrade"), cb=self._asked)

    async def _asked(self, message: Msg) -> None:
        async with self._one_at_a_time:
            try:
                said, headers = await self.upgrade(), None
            except ClusterTrouble as trouble:
                said, headers = str(trouble), _FAILED
            await self._bus.client.publish(message.reply, said.encode(), headers=headers)

    async def upgrade(self) -> str:
        """Replace every worker; returns a sentence that reports the result. Raises `ClusterTrouble` if a new
        worker doesn't start."""
        self._round += 1
        for place, old in enumerate(tuple(self._slots)):
            new = f"{old.split('+')[0]}+{self._round}"
            self._supervisor.keep(self._child(new))
            if not await self._is_heard(new):
                await self._supervisor.stop(new)
                raise ClusterTrouble(f"{new} did not start. {old} keeps running; nothing was changed.")
            self._slots[place] = new
            await self._supervisor.stop(old)
            happened("worker replaced", old=old, new=new)
        return f"{len(self._slots)} workers were replaced."

    async def _is_heard(self, slot: str) -> bool:
        """Wait for heartbeats of a worker in *slot*; returns whether there were any."""
        try:
            async with asyncio.timeout(_READY_SECONDS):
                while not self._here(slot):  # noqa: ASYNC110 (it comes from another process)
                    await asyncio.sleep(_LOOK_SECONDS)
        except TimeoutError:
            return False
        return True

    def _here(self, slot: str) -> bool:
        return any(beat.name.rpartition("-")[0] == slot for beat in self.members.here("worker"))


async def ask_for_upgrade(bus: Bus) -> str:
    """Ask the supervisor on *bus* to replace its workers; returns its answer. Raises `ClusterTrouble` on
    failure."""
    try:
        answer = await bus.client.request(bus.subject("upgrade"), timeout=_ASK_SECONDS)
    except NoRespondersError:
        raise ClusterTrouble(
            "No supervisor answers. If you run the workers as your own services, restart them one by one."
        ) from None
    except (NatsError, TimeoutError) as error:
        raise ClusterTrouble(f"The supervisor did not answer: {error}.") from error
    said = answer.data.decode()
    if answer.headers == _FAILED:
        raise ClusterTrouble(said)
    return said
