"""The streams of a cluster: journals, the store's events, and claims that only one can have."""

from nats.js.api import DiscardPolicy, KeyValueConfig, RePublish, StorageType, StreamConfig
from nats.js.errors import APIError, NotFoundError
from nats.js.kv import KeyValue

from ssh_host.cluster.bus import Bus
from ssh_host.cluster.trouble import ClusterTrouble

#: What the journal of one game may weigh in one append.
MOST_BYTES = 900_000


def journal_stream(bus: Bus) -> str:
    return f"{bus.name}-journals"


def store_stream(bus: Bus) -> str:
    return f"{bus.name}-store"


async def lay_streams(bus: Bus, replicas: int = 1) -> None:
    """See to it that every stream is there as this version needs it."""
    await _lay(
        bus,
        StreamConfig(
            name=journal_stream(bus),
            subjects=[bus.subject("j", "*")],
            republish=RePublish(src=bus.subject("j", "*"), dest=bus.subject("live", "{{wildcard(1)}}")),
            storage=StorageType.FILE,
            discard=DiscardPolicy.NEW,
            num_replicas=replicas,
            allow_direct=True,
            deny_delete=True,
        ),
    )
    await _lay(
        bus,
        StreamConfig(
            name=store_stream(bus),
            subjects=[bus.subject("store")],
            republish=RePublish(src=bus.subject("store"), dest=bus.subject("storelive")),
            storage=StorageType.FILE,
            discard=DiscardPolicy.NEW,
            num_replicas=replicas,
            allow_direct=True,
            deny_delete=True,
        ),
    )


async def bucket(bus: Bus, name: str, *, replicas: int = 1, seconds: float = 0) -> KeyValue:
    """The key-value bucket *name*; what lies in it longer than *seconds* is forgotten, 0 keeps it."""
    whole = f"{bus.name}-{name}"
    try:
        return await bus.stream.key_value(whole)
    except NotFoundError:
        return await bus.stream.create_key_value(
            KeyValueConfig(bucket=whole, history=1, ttl=seconds or None, replicas=replicas)
        )


async def _lay(bus: Bus, wanted: StreamConfig) -> None:
    assert wanted.name is not None
    try:
        found = (await bus.stream.stream_info(wanted.name)).config
    except NotFoundError:
        try:
            await bus.stream.add_stream(wanted)
        except APIError as error:
            raise ClusterTrouble(f"The stream {wanted.name} cannot be made: {error.description}.") from error
        return
    if found.subjects != wanted.subjects:
        carried = ", ".join(found.subjects or ())
        raise ClusterTrouble(f"The stream {wanted.name} belongs to another cluster: it carries {carried}.")
