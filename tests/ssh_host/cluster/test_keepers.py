"""An admin of a cluster administers all of it, whichever worker they are at."""

from pathlib import Path

from ssh_host.admission.identity import identity_of_key
from tests.ssh_host.camp import DOWN, ENTER, new_key
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import until, visiting

KIM = new_key()
KEEPERS = {"admin.keys": [identity_of_key(KIM).fingerprint]}


async def test_a_keeper_sees_and_keeps_what_is_at_other_workers(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, flags=KEEPERS) as home, visiting(home, "ani", new_key()) as ani:
        await to_lobby(ani)
        await alone_in_a_game(ani)
        (theirs,) = [worker for worker in home.workers.values() if worker.host.sessions]
        (ours,) = [worker for worker in home.workers.values() if worker is not theirs]
        (code,) = theirs.lobby.tables
        gate = home.gates["g1"]
        await eventually(lambda: any(beat.visits for beat in gate.members.here("worker")))
        async with visiting(home, "root", KIM, command="admin") as keeper:
            await keeper.until_sees("Enter the temple")
            keeper.type(ENTER)
            assert len(ours.host.sessions) == 1, "the keeper is somewhere else"
            for seen in ("Admin", "Workers", theirs.name, ours.name, "ani", code, "2 sessions"):
                await keeper.until_sees(seen)

            keeper.type(b"\x1b[H" + ENTER)
            await keeper.until_sees("Tell everyone")
            keeper.type(b"supper is ready" + ENTER)
            await ani.until_sees("supper is ready")

            down = DOWN * (2 + sorted([theirs.name, ours.name]).index(theirs.name))
            keeper.type(b"\x1b[H" + down + ENTER)
            await keeper.until_sees(f"Drain worker {theirs.name}?")
            keeper.type(ENTER)
            await eventually(lambda: code in ours.lobby.tables and not theirs.host.sessions)
            await ani.until_sees("─ Story")
            # Under load it may have been presumed dead before the order reached it.
            await eventually(lambda: theirs.is_draining)
            await keeper.until_sees("draining")
            keeper.type(ENTER)
            await eventually(lambda: not theirs.is_draining)
            assert not ani.is_closed


async def test_a_keeper_asks_somebody_at_another_worker_to_leave_and_closes_the_house(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, flags=KEEPERS) as home, visiting(home, "ani", new_key()) as ani:
        await to_lobby(ani)
        gate = home.gates["g1"]
        await eventually(lambda: any(beat.visits for beat in gate.members.here("worker")))
        async with visiting(home, "root", KIM, command="admin") as keeper:
            await keeper.until_sees("Enter the temple")
            keeper.type(ENTER)
            await keeper.until_sees("ani")
            keeper.type(b"\x1b[H" + DOWN * 5)
            keeper.type(ENTER)
            await keeper.until_sees("Kick ani?")
            keeper.type(ENTER)
            await until(lambda: ani.is_closed)
            assert b"ended your session" in ani.received
            keeper.type(b"\x1b[H" + DOWN + ENTER)
            await keeper.until_sees("Drain and stop?")
            keeper.type(ENTER)
            await eventually(lambda: all(each.lobby.closes_at for each in home.workers.values()))
            keeper.type(b"\x1b[H" + DOWN + ENTER)
            await eventually(lambda: not any(each.lobby.closes_at for each in home.workers.values()))
            assert not any(worker.is_draining for worker in home.workers.values())
