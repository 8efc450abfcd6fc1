"""Owners of tables die and freeze, again and again: no line is lost, no roll, no journal."""

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from ssh_host.cluster.membership.heartbeats import Members
from tests.soak.cluster.figures import held, spread
from tests.soak.cluster.journals import Books, audited
from tests.soak.cluster.players import SEATS, Player, playing, quantile
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes

pytestmark = pytest.mark.soak

PEOPLE = int(os.environ.get("SOAK_PEOPLE", "60"))
FAULTS = int(os.environ.get("SOAK_FAULTS", "100"))
WORKERS = 3
#: Every so many faults the owner is frozen instead of killed.
FREEZE_EVERY = 4
FROZEN_SECONDS = (1, 3, 8, 30)
LOOKED_AT_SECONDS = 4.0
#: What a player's silence may be at the most, and for 95 of 100.
LONGEST_SECONDS, USUAL_SECONDS = 2.5, 1.0
BOTS = 1
SETTINGS = """
[limits]
sessions = 200
connections = 300
per_address = 300
[tables]
bot_holds_after_seconds = 30
"""


class Ordeal(NamedTuple):
    """What came of all the faults: the longest silence of each player after each kill and each freeze."""

    kills: tuple[float, ...]
    freezes: tuple[float, ...]
    books: Books
    taken_back: int
    set_aside: int


async def endured(
    folder: Path, people: int, faults: int, seed: int = 13, environment: Mapping[str, str] | None = None
) -> Ordeal:
    chance = Random(seed)
    kills, freezes, taken_back = list[float](), list[float](), 0
    async with cluster_of_processes(folder, WORKERS, SETTINGS, environment=environment) as cluster:
        bus = await cluster.bus()
        members = Members(bus)
        await members.start()
        thawing: set[asyncio.Task[None]] = set()
        async with playing(cluster.port, people, BOTS) as players:
            for number in range(faults):
                # What a fault took away is there again before the next one.
                victim = await an_owner(cluster, members, chance, WORKERS)
                quiet = _a_table_of(players, chance)
                shown = await _calm(quiet)
                since = asyncio.get_running_loop().time()
                if number % FREEZE_EVERY == FREEZE_EVERY - 1:
                    seconds = FROZEN_SECONDS[number // FREEZE_EVERY % len(FROZEN_SECONDS)]
                    thawing.add(asyncio.create_task(_frozen(cluster, victim, seconds)))
                    silences = freezes
                else:
                    cluster.kill(victim)
                    silences = kills
                await asyncio.sleep(LOOKED_AT_SECONDS)
                # One fault at a time: on a machine with much other work it takes longer to be over.
                await eventually(lambda since=since: not any(each.waits_since(since) for each in players), 90)  # type: ignore[misc]
                taken_back += _taken_back(quiet, shown)
                for player in quiet:
                    player.is_quiet = False
                found = [player.longest_silence(since) for player in players if player not in quiet]
                print(spread(f"fault {number + 1}", found), flush=True)
                silences += found
                assert not any(player.client.is_closed for player in players), "somebody lost the line"
            await asyncio.gather(*thawing)
        members.stop()
        books = await audited(bus)
        await bus.close()
        set_aside = cluster.said().count("table set aside")
    return Ordeal(tuple(kills), tuple(freezes), books, taken_back, set_aside)


async def an_owner(cluster: Cluster, members: Members, chance: Random, at_least: int = 2) -> int:
    """Somebody who owns a table, as soon as *at_least* so many workers are there."""
    async with asyncio.timeout(90):
        while True:
            tables = {beat.name.rpartition("-")[0]: beat.tables for beat in members.here("worker")}
            living = {slot: process for slot, process in cluster.workers().items() if slot in tables}
            owners = [process for slot, process in living.items() if tables[slot]]
            if len(living) >= at_least and owners:
                return chance.choice(owners)
            await asyncio.sleep(0.1)


def _a_table_of(players: list[Player], chance: Random) -> list[Player]:
    """Everybody at one table, and at one without bots: a friend's mask may change another's dice."""
    first = chance.randrange(0, len(players) // SEATS, 2) * SEATS
    return players[first : first + SEATS]


async def _calm(quiet: list[Player]) -> dict[Player, dict[int, str]]:
    """Let *quiet* players put their hands in their lap; what lies in front of each."""
    for player in quiet:
        player.is_quiet = True
    # What was pressed before may still be played when a fault is over.
    await eventually(lambda: all(player.is_answered for player in quiet), 30)
    await asyncio.sleep(1.5)
    return {player: player.hands.faces() for player in quiet if player.hands.is_at_game}


def _taken_back(quiet: list[Player], shown: dict[Player, dict[int, str]]) -> int:
    """How many who pressed nothing see other dice than before, and as many: a slam takes one of them away."""
    seen = [(shown[each], each.hands.faces()) for each in quiet if each in shown and each.hands.is_at_game]
    others = [(before, now) for before, now in seen if now != before and len(now) == len(before)]
    for before, now in others:
        print("other dice:", before, now, flush=True)
    return len(others)


async def _frozen(cluster: Cluster, victim: int, seconds: float) -> None:
    cluster.freeze(victim)
    await asyncio.sleep(seconds)
    cluster.thaw(victim)


async def test_owners_are_killed_and_frozen_a_hundred_times(tmp_path: Path) -> None:
    ordeal = await endured(tmp_path, PEOPLE, FAULTS)
    balance(ordeal)
    both = [*ordeal.kills, *ordeal.freezes]
    held("a player's silence after a fault, p95", quantile(both, 0.95), USUAL_SECONDS)
    held("a player's longest silence after a fault", max(both), LONGEST_SECONDS)


def balance(ordeal: Ordeal) -> None:
    """Print what came of the faults; nothing is lost, forked or taken back."""
    print(spread("silences after kills", list(ordeal.kills)))
    print(spread("silences after freezes", list(ordeal.freezes)))
    print(ordeal.books, "taken back:", ordeal.taken_back, "set aside:", ordeal.set_aside, flush=True)
    assert ordeal.set_aside == 0
    assert ordeal.books.stale == 0
    assert ordeal.books.drifts == ()
    assert ordeal.taken_back == 0
