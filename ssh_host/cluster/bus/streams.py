"""The streams of a cluster: journals, the store's events, and claims that only one can have."""

from zlib import crc32

from nats.js.api import DiscardPolicy, KeyValueConfig, RePublish, StorageType, StreamConfig
from nats.js.errors import APIError, NotFoundError
from nats.js.kv import KeyValue

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble

#: What the journal of one game may weigh in one append.
MOST_BYTES = 900_000


#: A single server puts every append on its disk, and waits for the disk before the next append to the same
#: stream: one stream alone was full at 300 a second, several wait together. Where three servers keep
#: everything they do not wait for disks, and one stream has one leader to lose.
JOURNAL_STREAMS, JOURNAL_STREAMS_OF_THREE = 8, 1


def journal_subject(bus: Bus, game: str) -> str:
    """Where the lines of *game* go."""
    return bus.subject("j", _shelf(bus, game), game)


def journal_stream(bus: Bus, game: str) -> str:
    """The stream in which the lines of *game* lie."""
    return _stream(bus, _shelf(bus, game))


def journal_streams(bus: Bus) -> tuple[str, ...]:
    """All streams with journals."""
    return tuple(_stream(bus, str(number)) for number in range(_count(bus)))


def _stream(bus: Bus, shelf: str) -> str:
    return f"{bus.name}-journals-{shelf}"


def _shelf(bus: Bus, game: str) -> str:
    return str(crc32(game.encode()) % _count(bus))


def _count(bus: Bus) -> int:
    return JOURNAL_STREAMS if bus.replicas == 1 else JOURNAL_STREAMS_OF_THREE


def store_stream(bus: Bus) -> str:
    return f"{bus.name}-store"


async def lay_streams(bus: Bus, replicas: int = 1) -> None:
    """See to it that every stream is there as this version needs it, on so many servers."""
    bus.replicas = replicas
    for number, name in enumerate(journal_streams(bus)):
        lines = bus.subject("j", str(number), "*")
        await _lay(bus, name, lines, bus.subject("live", "{{wildcard(1)}}"), replicas)
    await _lay(bus, store_stream(bus), bus.subject("store"), bus.subject("storelive"), replicas)


async def bucket(bus: Bus, name: str, *, replicas: int = 1, seconds: float = 0) -> KeyValue:
    """The key-value bucket *name*; what lies in it longer than *seconds* is forgotten, 0 keeps it."""
    whole = f"{bus.name}-{name}"
    try:
        return await bus.stream.key_value(whole)
    except NotFoundError:
        return await bus.stream.create_key_value(
            KeyValueConfig(bucket=whole, history=1, ttl=seconds or None, replicas=replicas)
        )


async def _lay(bus: Bus, name: str, subject: str, live: str, replicas: int) -> None:
    """See to it that the stream *name* keeps what is said about *subject* and passes it on to *live*."""
    wanted = StreamConfig(
        name=name,
        subjects=[subject],
        republish=RePublish(src=subject, dest=live),
        storage=StorageType.FILE,
        discard=DiscardPolicy.NEW,
        num_replicas=replicas,
        allow_direct=True,
        deny_delete=True,
    )
    try:
        found = (await bus.stream.stream_info(name)).config
    except NotFoundError:
        try:
            await bus.stream.add_stream(wanted)
        except APIError as error:
            raise ClusterTrouble(f"The stream {name} cannot be made: {error.description}.") from error
        return
    if found.subjects != wanted.subjects:
        carried = ", ".join(found.subjects or ())
        raise ClusterTrouble(f"The stream {name} belongs to another cluster: it carries {carried}.")
