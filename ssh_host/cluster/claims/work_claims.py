"""Work, claimed for the whole cluster: one worker does it, or another if that worker dies."""

from collections.abc import Callable

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE
from ssh_host.cluster.claims.exclusive_claims import Claims
from ssh_host.monitoring.log import happened
from ssh_host.work_claim import WorkClaim


async def work_claim(
    bus: Bus, replicas: int, name: str, seconds: float, worker: str, is_there: Callable[[str], bool]
) -> WorkClaim:
    """The claims of *worker* in the bucket *name*. The same work can be claimed again after *seconds*, or
    earlier if the worker that claimed it is dead."""
    claims = await Claims.of(bus, replicas, name, seconds)

    async def claim(work: str) -> bool:
        try:
            return await claims.claim_or_inherit(work, worker, is_there)
        except BUS_TROUBLE as error:
            happened("work not claimed", work=work, why=str(error))
            return False

    return claim
