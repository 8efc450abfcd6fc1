"""What goes lets others go on: games by the same rules at once, games by other rules when they are over."""

import asyncio
from pathlib import Path

import asyncssh
import pytest

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Done
from escape_tui.hub.table.seats.seats import Phase
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.claims.test_seat_claims import CAT, Visit
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import connected, visiting


async def test_a_game_by_other_rules_finishes_where_it_is_and_everybody_else_moves(tmp_path: Path) -> None:
    async with (
        house_of_many(tmp_path, 1) as home,
        visiting(home, "ann", new_key()) as ann,
        visiting(home, "bob", new_key()) as bob,
    ):
        (old,) = home.workers.values()
        await to_lobby(ann)
        await to_lobby(bob)
        await alone_in_a_game(ann)
        (playing,) = old.lobby.tables.values()
        opened = await Visit(old, CAT, "Cat").asks(requests.OpenTable())
        assert isinstance(opened, Done)

        new = await home.start_worker("w2")
        new.rules += 1
        await eventually(lambda: new.rules in {beat.rules for beat in old.members.here("worker")})
        draining = asyncio.create_task(old.drain())
        await eventually(lambda: opened.facts["code"] in new.lobby.tables)
        await eventually(lambda: [session.name for session in new.host.sessions] == ["bob"])
        await eventually(lambda: [session.name for session in old.host.sessions] == ["ann"])
        assert playing.phase is Phase.PLAYING
        assert not draining.done(), "the game is not over"
        playing.stand_up(next(iter(playing.people())).person or "")
        async with asyncio.timeout(30):
            await draining
        assert not ann.is_closed
        assert not bob.is_closed


async def test_a_gate_that_goes_lets_nobody_new_in_and_stays_until_it_is_empty(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1) as home:
        gate = await home.start_gate("g2")
        port = gate.host.port
        first = home.gates.pop("g1")
        home.gates["g1"] = first
        async with visiting(home, "ann", new_key()) as ann:
            await ann.until_sees("Enter the temple")
            assert len(gate.host.sessions) == 1
            draining = asyncio.create_task(gate.drain(60.0))
            await eventually(
                lambda: any(beat.is_draining for beat in first.members.here("gate") if beat.name == "g2")
            )
            with pytest.raises(OSError, match=r"(?i)connect|refused"):
                await asyncssh.connect("127.0.0.1", port, known_hosts=None)
            assert not draining.done()
            assert not ann.is_closed
        async with asyncio.timeout(30):
            await draining
        home.gates.pop("g2")
        await gate.close()
        await gate.bus.close()
        async with connected(home, key=new_key()) as connection:
            assert connection is not None
