"""The books of a cluster: every journal read back from the server, owner by owner and digest by digest."""

from typing import NamedTuple

import msgspec
from nats.js.api import AckPolicy, ConsumerConfig, DeliverPolicy

from escape_tui.hub.record.record import read_lines
from escape_tui.hub.record.replay import Replay
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.streams import journal_streams
from ssh_host.cluster.journal.fenced_journal import Batch
from tests.temple import CATALOGUE

_AT_ONCE = 500
_ENDED = b'"type":"Ended"'


class Books(NamedTuple):
    """How many games, owners and lines there were, which games are over, and what is wrong with them."""

    games: int
    over: frozenset[str]
    owners: int
    lines: int
    stale: int
    drifts: tuple[str, ...]


async def audited(bus: Bus) -> Books:
    """Look through every journal of the cluster."""
    games = await _batches(bus)
    endings = {game: _ending(game, batches) for game, batches in games.items()}
    return Books(
        len(games),
        frozenset(game for game, ending in endings.items() if ending is True),
        sum(len({(batch.owner, batch.epoch) for batch in batches}) for batches in games.values()),
        sum(len(batch.lines) for batches in games.values() for batch in batches),
        sum(map(_stale, games.values())),
        tuple(ending for ending in endings.values() if isinstance(ending, str)),
    )


def _stale(batches: list[Batch]) -> int:
    """How many appends came from somebody after another had taken the game."""
    stale, owner, epoch = 0, "", 0
    for batch in batches:
        is_newer = batch.epoch > epoch
        stale += not is_newer and (batch.owner, batch.epoch) != (owner, epoch)
        if is_newer:
            owner, epoch = batch.owner, batch.epoch
    return stale


def _ending(game: str, batches: list[Batch]) -> bool | str:
    """Whether *game* is over; a sentence where it does not replay as it was written."""
    lines = [line for batch in batches for line in batch.lines]
    try:
        for _ in Replay(read_lines(lines, CATALOGUE, game), CATALOGUE):
            pass
    except Exception as error:
        return f"{game}: {error}"
    # Most games end by the clock, after the last command that a replay plays.
    return any(_ENDED in line for line in lines)


async def _batches(bus: Bus) -> dict[str, list[Batch]]:
    games: dict[str, list[Batch]] = {}
    for number, stream in enumerate(journal_streams(bus)):
        await _read(bus, stream, bus.subject("j", str(number), "*"), games)
    return games


async def _read(bus: Bus, stream: str, lines: str, games: dict[str, list[Batch]]) -> None:
    reader = await bus.stream.pull_subscribe(
        lines,
        stream=stream,
        config=ConsumerConfig(ack_policy=AckPolicy.NONE, deliver_policy=DeliverPolicy.ALL, mem_storage=True),
    )
    left = (await reader.consumer_info()).num_pending or 0
    while left > 0:
        for message in await reader.fetch(min(left, _AT_ONCE), timeout=10):
            game = message.subject.rsplit(".", 1)[1]
            games.setdefault(game, []).append(msgspec.msgpack.decode(message.data, type=Batch))
            left -= 1
    await reader.unsubscribe()
