"""What was shown survives a power cut: the journal was synced before anybody saw it."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from escape_tui.engine.effect import Command, RuleError
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.table.live_game import LATE_MS
from escape_tui.hub.table.seats.seats import Patience, Person
from escape_tui.hub.table.table import Table
from escape_tui.rules.calling import Call, Called
from escape_tui.rules.dice import Roll, Rolled
from ssh_host.archive.archive import Archive
from ssh_host.config.config import Durability
from ssh_host.store import group_commit as writing
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.house import until
from tests.ssh_host.power_cut import ForgetfulDisk, forgetful_disk
from tests.temple import CATALOGUE

TURNS = 60


def table_in(store: Store, clock: HandClockwork) -> Table:
    archive = Archive(store, CATALOGUE, clock, Patience())
    lobby = Lobby(CATALOGUE, clock, archive)
    for name in ("ani", "bo"):
        store.players.greet(name, name.title())
        lobby.arrive(Person(name, name.title()))
    table = lobby.open_table("ani")
    lobby.join("bo", table.code)
    for name in ("ani", "bo"):
        table.ready(name)
    return table


async def settled(store: Store) -> None:
    """Wait until everything is written."""
    kept = asyncio.Event()
    store.when_kept(kept.set)
    await kept.wait()


async def begun(table: Table, store: Store, clock: HandClockwork) -> None:
    """Let the count-in of *table* pass; its time is written meanwhile, and the game waits for that."""
    assert table.live is not None
    while not table.live.state.has_begun:
        clock.turn(LATE_MS)
        await settled(store)


class Witness:
    """Somebody who looks on and remembers what was shown."""

    def __init__(self, table: Table) -> None:
        assert table.live is not None
        self.shown: list[Command] = []
        self._watch = table.live.publisher.watch(self._look)

    def _look(self) -> None:
        for event in self._watch.take():
            match event:
                case Rolled(player):
                    self.shown.append(Roll(player))
                case Called(player, call):
                    self.shown.append(Call(player, call))


def kept_in(folder: Path) -> list[Command]:
    """The commands of the running game in the database in *folder*."""
    store = Store.open(folder / FILE_NAME)
    try:
        (running,) = store.games.running()
        archive = Archive(store, CATALOGUE, HandClockwork(), Patience())
        (found,) = archive.found_again()
        assert found.live is not None
        entries = archive.recordings.recording(running.game_id).entries
        return [entry.command for entry in entries if isinstance(entry.command, Roll | Call)]
    finally:
        store.close()


async def cuts_while_playing(
    disk: ForgetfulDisk, folder: Path, durability: Durability, seed: int
) -> list[tuple[list[Command], Path]]:
    """What was shown at each of many power cuts, and what the disk was like after it."""
    chance, clock = Random(seed), HandClockwork()
    (folder / "host").mkdir()
    store = Store.open(folder / "host" / FILE_NAME, durability)
    store.write_beside(asyncio.get_running_loop())
    table = table_in(store, clock)
    witness = Witness(table)
    await begun(table, store, clock)
    cuts = []
    for turn in range(TURNS):
        player = chance.randrange(2)
        try:
            table.play(("ani", "bo")[player], chance.choice((Roll(player), Call(player, "help"))))
        except RuleError:
            clock.turn(1_000)
        if chance.random() < 0.5:
            await asyncio.sleep(chance.choice((0, 0.001, 0.01)))
        if chance.random() < 0.1:
            await asyncio.to_thread(store.tidy)
        if witness.shown and chance.random() < 0.5:
            shown, after = list(witness.shown), folder / f"after-{turn}"
            after.mkdir()
            disk.cut_power(after, chance)
            cuts.append((shown, after))
    store.close()
    return cuts


@pytest.mark.parametrize("seed", range(3))
async def test_a_power_cut_loses_nothing_that_was_shown(tmp_path: Path, seed: int) -> None:
    with forgetful_disk() as disk:
        cuts = await cuts_while_playing(disk, tmp_path, Durability.DISK, seed)
    assert len(cuts) > 10
    for shown, after in cuts:
        assert kept_in(after)[: len(shown)] == shown, after


FULL, READ_ONLY, WRITE_FAILS, SYNC_FAILS = 13, 8, 778, 1034


@pytest.mark.parametrize("failure", [FULL, READ_ONLY, WRITE_FAILS, SYNC_FAILS])
async def test_a_disk_that_fails_stops_the_game_loses_nothing_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: int
) -> None:
    monkeypatch.setattr(writing, "_TRY_AGAIN_SECONDS", 0.01)
    clock = HandClockwork()
    with forgetful_disk() as disk:
        store = Store.open(tmp_path / FILE_NAME)
        store.write_beside(asyncio.get_running_loop())
        table = table_in(store, clock)
        witness, live = Witness(table), table.live
        assert live is not None
        await begun(table, store, clock)
        table.play("ani", Roll(0))
        await until(lambda: witness.shown == [Roll(0)])
        disk.failure = failure
        table.play("bo", Call(1, "help"))
        await until(lambda: store.trouble)
        clock.turn(LATE_MS)
        assert live.is_waiting
        assert witness.shown == [Roll(0)]
        with pytest.raises(RuleError):
            table.play("bo", Roll(1))
        disk.failure = 0
        await until(lambda: not store.trouble and not live.is_waiting)
        assert witness.shown == [Roll(0), Call(1, "help")]
        table.play("bo", Roll(1))
        await until(lambda: len(witness.shown) == 3)
        (tmp_path / "after").mkdir()
        disk.cut_power(tmp_path / "after", Random(1))
        store.close()
    assert kept_in(tmp_path / "after") == witness.shown


async def test_without_syncing_it_would_lose_something(tmp_path: Path) -> None:
    """The disk of these tests does forget: what only survives the process does not survive this."""
    with forgetful_disk() as disk:
        cuts = await cuts_while_playing(disk, tmp_path, Durability.PROCESS, 1)

    def is_complete(shown: list[Command], after: Path) -> bool:
        try:
            return kept_in(after)[: len(shown)] == shown
        except ValueError:
            return False

    assert not all(is_complete(shown, after) for shown, after in cuts)
