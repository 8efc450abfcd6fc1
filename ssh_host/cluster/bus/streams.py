"""The JetStream streams and buckets of a cluster: journals, events of the store, exclusive claims."""

import contextlib
from collections.abc import AsyncIterator
from zlib import crc32

from nats.errors import Error as NatsError
from nats.js.api import (
    AckPolicy,
    ConsumerConfig,
    DeliverPolicy,
    DiscardPolicy,
    KeyValueConfig,
    RePublish,
    StorageType,
    StreamConfig,
)
from nats.js.errors import APIError, NotFoundError
from nats.js.kv import KeyValue

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble

#: Largest append to the journal of one game.
MOST_BYTES = 900_000

_READ_AT_ONCE = 500
_READ_SECONDS = 2.0
_FORGET_READER_SECONDS = 10.0


#: A single server syncs every append before it takes the next one for the same stream: one stream was full at
#: 300 a second, several sync together. Three servers don't wait for disks, and one stream has only one leader
#: to lose.
JOURNAL_STREAMS, JOURNAL_STREAMS_OF_THREE = 8, 1


def journal_subject(bus: Bus, game: str) -> str:
    return bus.subject("j", _shelf(bus, game), game)


def journal_stream(bus: Bus, game: str) -> str:
    """The stream that holds the journal of *game*."""
    return _stream(bus, _shelf(bus, game))


def journal_streams(bus: Bus) -> tuple[str, ...]:
    """All streams that hold journals."""
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
    """Create or update every stream as this version needs it, with this many replicas."""
    bus.replicas = replicas
    for number, name in enumerate(journal_streams(bus)):
        lines = bus.subject("j", str(number), "*")
        await _lay(bus, name, lines, bus.subject("live", "{{wildcard(1)}}"), replicas)
    await _lay(bus, store_stream(bus), bus.subject("store"), bus.subject("storelive"), replicas)


async def messages_after(
    bus: Bus, stream: str, subject: str, sequence: int
) -> AsyncIterator[tuple[int, bytes]]:
    """What *stream* holds of *subject* after *sequence*: each message with its own sequence number."""
    reader = await bus.stream.pull_subscribe(
        subject,
        stream=stream,
        config=ConsumerConfig(
            ack_policy=AckPolicy.NONE,
            deliver_policy=DeliverPolicy.BY_START_SEQUENCE,
            opt_start_seq=sequence + 1,
            inactive_threshold=_FORGET_READER_SECONDS,
            mem_storage=True,
        ),
    )
    try:
        left = (await reader.consumer_info()).num_pending or 0
        while left > 0:
            for message in await reader.fetch(min(left, _READ_AT_ONCE), timeout=_READ_SECONDS):
                left -= 1
                yield message.metadata.sequence.stream, message.data
    finally:
        # An error of a closed bus must not hide a cancellation.
        with contextlib.suppress(NatsError):
            await reader.unsubscribe()


async def bucket(bus: Bus, name: str, *, replicas: int, seconds: float = 0) -> KeyValue:
    """The key-value bucket *name*, created if necessary. Entries expire after *seconds*; 0 keeps them."""
    whole = f"{bus.name}-{name}"
    try:
        return await bus.stream.key_value(whole)
    except NotFoundError:
        return await bus.stream.create_key_value(
            KeyValueConfig(bucket=whole, history=1, ttl=seconds or None, replicas=replicas)
        )


async def _lay(bus: Bus, name: str, subject: str, live: str, replicas: int) -> None:
    """Create or update the stream *name*: it keeps *subject* and republishes it to *live*."""
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
            raise ClusterTrouble(f"The stream {name} cannot be created: {error.description}.") from error
        return
    if found.subjects != wanted.subjects:
        carried = ", ".join(found.subjects or ())
        raise ClusterTrouble(f"The stream {name} belongs to another cluster: its subjects are {carried}.")
