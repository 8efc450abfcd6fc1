"""Analyses are claimed for the whole cluster: one worker does each, and another if that one is gone."""

from collections.abc import Callable

from nats.errors import Error as NatsError
from nats.js.errors import Error as JetStreamError

from ssh_host.analysis.analysis_queue import Claim
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.claims.exclusive_claims import Claims
from ssh_host.serve.log import happened

#: A claim is forgotten after this time: the result is known by then, or there is none.
_SECONDS = 3_600.0


async def analysis_claim(bus: Bus, replicas: int, worker: str, is_there: Callable[[str], bool]) -> Claim:
    """The claim of *worker*; what a worker that is no longer there had can be taken."""
    claims = await Claims.of(bus, replicas, "analyses", _SECONDS)

    async def claim(work: str) -> bool:
        try:
            return await claims.claim_or_inherit(work, worker, is_there)
        except (NatsError, JetStreamError, TimeoutError, OSError) as error:
            happened("analysis not claimed", work=work, why=str(error))
            return False

    return claim
