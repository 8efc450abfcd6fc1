"""Seats, tries and names: of two who want one at two workers, one gets it, and the other is told so."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller
from escape_tui.hub.table.seats.seats import Person
from escape_tui.hub.table.table import Table
from ssh_host.cluster.claims import code_claims, seat_claims
from ssh_host.cluster.claims.code_claims import CodeClaims
from ssh_host.cluster.claims.exclusive_claims import Claims
from ssh_host.cluster.worker.worker import Worker
from tests.hub.people import Host
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import bus_to, eventually, nats_server

ANN, BOB, CAT = "SHA256:ann", "SHA256:bob", "SHA256:cat"


class Visit:
    """Somebody at one worker, without a screen."""

    def __init__(self, worker: Worker, person: str, name: str) -> None:
        self.name = name
        self.caller: Caller = Caller(worker.hosted_lobby.service, person)
        self.port = Port(self.caller)
        self.port.ask(requests.Arrive(name))

    async def asks(self, request: Request) -> Answer:
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.port.ask(request, answered.set_result)
        async with asyncio.timeout(60):
            return await answered

    def leaves(self) -> None:
        self.port.ask(requests.Leave())


def reasons(answers: list[Answer]) -> list[str]:
    """Why each of *answers* is a refusal; empty for what was done."""
    return sorted(answer.reason if isinstance(answer, Refused) else "" for answer in answers)


async def test_of_two_who_want_one_seat_try_or_name_one_gets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_claims, "PATIENCE_SECONDS", 0.3)
    async with house_of_many(tmp_path) as home:
        one, two = home.workers.values()
        await _one_person_sits_once(one, two)
        await _one_person_tries_once(one, two)
        await _one_chair_is_one_persons(one)
        await _one_name_is_one_persons(one, two)


async def _one_person_sits_once(one: Worker, two: Worker) -> None:
    here, there = Visit(one, ANN, "Ann"), Visit(two, ANN, "Ann")
    answers = await asyncio.gather(here.asks(requests.OpenTable()), there.asks(requests.QuickPlay()))
    assert reasons(list(answers)) == ["", "seated-elsewhere"]
    winner, loser = (here, there) if isinstance(answers[0], Done) else (there, here)
    assert loser.port.table is None
    assert isinstance(await winner.asks(requests.StandUp()), Done)
    assert isinstance(await loser.asks(requests.OpenTable()), Done), "a seat given up is free"
    for visit in (here, there):
        visit.leaves()


async def _one_person_tries_once(one: Worker, two: Worker) -> None:
    here, there = Visit(one, BOB, "Bob"), Visit(two, BOB, "Bob")
    assert isinstance(await here.asks(requests.OpenDaily()), Done)
    assert isinstance(await here.asks(requests.StandUp()), Done)
    assert isinstance(await there.asks(requests.OpenDaily()), Done), (
        "who stood up before the game tried nothing"
    )
    assert isinstance(await there.asks(requests.Ready()), Done)
    (table,) = two.lobby.tables.values()
    two.hosted_lobby.archive.rolled(table)
    there.leaves()
    table.stand_up(BOB)
    # What the store of the other worker has heard of it so far does not count.
    one.store.results.has_tried = lambda day, player: False  # type: ignore[method-assign]
    assert reasons([await here.asks(requests.OpenDaily())]) == ["daily-tried"]
    assert isinstance(await here.asks(requests.OpenTable()), Done), "other temples are open to them"
    here.leaves()


async def _one_chair_is_one_persons(one: Worker) -> None:
    """A chair is given by the worker that has the table, wherever people come from."""
    opener = Visit(one, CAT, "Cat")
    code = _code(await opener.asks(requests.OpenTable(bots=0)))
    for place in range(1, 5):
        one.lobby.tables[code].taking_seats.sit(Person(f"SHA256:friend{place}", "Friend"))
    last = [Visit(one, person, "Last") for person in (ANN, BOB)]
    answers = await asyncio.gather(*(visit.asks(requests.Join(code)) for visit in last))
    assert reasons(list(answers)) == ["", "full"]
    for visit in (opener, *last):
        visit.leaves()


async def _one_name_is_one_persons(one: Worker, two: Worker) -> None:
    Visit(one, "SHA256:dora", "Dora")
    Visit(two, "SHA256:dorb", "Dora")

    def names() -> list[str]:
        everybody = (*one.lobby.people.values(), *two.lobby.people.values())
        return sorted(person.name for person in everybody if person.name.startswith("Dora"))

    await eventually(lambda: len(set(names())) == 2)
    assert names()[0] == "Dora"


def _code(answer: Answer) -> str:
    assert isinstance(answer, Done)
    return str(answer.facts["code"])


async def test_the_seats_of_a_worker_that_is_gone_are_free(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home:
        one, two = home.workers.values()
        assert isinstance(await Visit(one, ANN, "Ann").asks(requests.OpenTable()), Done)
        # Nobody takes the table over: this is about the seat.
        two.directory.on_orphaned.clear()
        two.members.miss(one.name)
        two.seats._is_there = lambda worker: worker == two.name
        assert isinstance(await Visit(two, ANN, "Ann").asks(requests.OpenTable()), Done)
        # And so there is nobody to give it to.
        one.lobby.tables.clear()


async def test_a_table_that_is_handed_over_keeps_its_code_however_late_it_is_given_back(
    tmp_path: Path,
) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        claims = await Claims.of(bus)
        assert await claims.claim("code.BCDF", "old")
        host = Host()
        table = Table("BCDF", "ann", host.lobby.catalogue, host.clock, host.opening)
        codes = CodeClaims(claims, host.lobby, "new", lambda worker: True, host.lobby.let_go)
        codes.takes_over("BCDF")
        host.lobby.add(table)
        codes.look()
        for _ in range(5):
            # Time enough for a client that does not wait to ask, and to be refused.
            await claims.claim("code.XXXX", "new")
        assert await claims.release("code.BCDF", "old")
        assert await claims.wait_for("code.BCDF", "new", lambda worker: True, seconds=30)
        assert table.code == "BCDF"


class Deaf:
    """Claims on a bus that does not answer the first time."""

    def __init__(self) -> None:
        self.asked = 0

    async def wait_for(self, thing: str, *_: object) -> bool:
        self.asked += 1
        if self.asked == 1:
            raise TimeoutError
        return thing != "code.BCDF"


async def test_a_claim_that_was_not_answered_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_claims, "_AGAIN_SECONDS", 0.0)
    host, claims = Host(), Deaf()
    table = Table("BCDF", "ann", host.lobby.catalogue, host.clock, host.opening)
    codes = CodeClaims(cast(Claims, claims), host.lobby, "here", lambda worker: True, host.lobby.let_go)
    host.lobby.add(table)
    codes.look()
    await eventually(lambda: claims.asked >= 2)
    await eventually(lambda: table.code != "BCDF")
