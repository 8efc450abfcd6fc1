"""Limits on tries hold for a whole cluster: another worker gives nobody new ones."""

from pathlib import Path

from escape_tui.hub.port.messages import requests
from escape_tui.hub.table.seats.seats import Person
from tests.ssh_host.cluster.house_of_many import Many, house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.program.talk import PROGRAMS, talking

#: More than one person may try, fewer than their network.
WRONG_CODES = 11


def are_spent_everywhere(home: Many, person: Person) -> bool:
    return all(worker.lobby.allowances["codes"].is_spent(person) for worker in home.workers.values())


async def test_wrong_codes_at_one_worker_count_at_all_of_them(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, flags=PROGRAMS) as home:
        async with talking(home, "ada") as ada:
            await ada.hears_kind("Hello")
            await ada.ask(requests.Arrive("Ada", id=1))
            (here,) = [worker for worker in home.workers.values() if worker.host.sessions]
            (session,) = here.host.sessions
            seeker = Person(session.player, "Ada", session.network)
            answers = [
                (await ada.ask(requests.Join("ZZZZZZZZ", id=number)))["reason"]
                for number in range(2, 2 + WRONG_CODES)
            ]
        assert answers == ["no-such-table"] * (WRONG_CODES - 1) + ["too-many-codes"]
        await eventually(lambda: are_spent_everywhere(home, seeker))
        assert not are_spent_everywhere(home, Person("somebody else", "Bob", "192.0.2.1"))


async def test_wrong_resume_codes_of_a_network_count_at_all_workers(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home:
        first, second = home.workers.values()
        for number in range(30):
            first.host.resume_guesses.spend(Person(f"guest {number}", "Somebody", "192.0.2.1"))
        other = Person("one more guest", "Somebody", "192.0.2.1")
        await eventually(lambda: second.host.resume_guesses.is_spent(other))
        assert not second.host.resume_guesses.is_spent(Person("a guest", "Somebody", "192.0.2.2"))
