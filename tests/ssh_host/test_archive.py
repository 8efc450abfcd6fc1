"""How a host's games are written down, found again and recorded."""

from pathlib import Path

import pytest

from escape_tui.engine.happenings import Ended
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.lobby import Lobby, Person
from escape_tui.hub.record import JournalError
from escape_tui.hub.replay import Replay
from escape_tui.hub.seats import Patience, Phase
from escape_tui.hub.table import Table
from escape_tui.rules.dice import Roll
from ssh_host.archive import Archive, daily_seed
from ssh_host.store import FILE_NAME, Store
from tests.hub.people import COUNT_IN_MS
from tests.temple import CATALOGUE

DAY = "2026-11-16"


class Reopened:
    """A host on the database in *folder*, as it is after each start."""

    def __init__(self, folder: Path) -> None:
        self.clock = HandClockwork()
        self.store = Store.open(folder / FILE_NAME)
        self.archive = Archive(self.store, CATALOGUE, self.clock, Patience())
        self.lobby = Lobby(CATALOGUE, self.clock, self.archive)
        for table in self.archive.found_again():
            self.lobby.add(table)

    def playing(self, *names: str, day: str = "", bots: int = 0) -> Table:
        for name in names:
            self.store.greet(name, name.title())
            self.lobby.arrive(Person(name, name.title()))
        table = self.lobby.open_table(names[0])
        if day:
            table.day, table.fixed_seed = day, daily_seed(day)
        for name in names[1:]:
            self.lobby.join(name, table.code)
        for place in range(len(names), len(names) + bots):
            table.seat_bot(names[0], place)
        for name in names:
            table.ready(name)
        self.clock.turn(COUNT_IN_MS)
        return table

    def win(self, table: Table) -> None:
        """All who play at *table* are out."""
        assert table.live is not None
        table.live.game.state = Ended(True, "end.win").apply(table.live.game.state)
        self.archive.finished(table)
        table.phase = Phase.OVER


def test_a_host_that_dies_finds_its_tables_again_paused_and_complete(tmp_path: Path) -> None:
    before = Reopened(tmp_path)
    table = before.playing("ani", "bo")
    table.play("ani", Roll(0))
    before.clock.turn(2_000)
    table.play("bo", Roll(1))
    assert table.live is not None
    state = table.live.state

    after = Reopened(tmp_path)
    (found,) = after.lobby.tables.values()
    assert found.code == table.code
    assert found.live is not None
    assert found.live.is_paused
    after.clock.turn(60_000)
    assert found.live.now() == state.now
    assert found.live.state.temple == state.temple
    assert [who.dice for who in found.live.state.adventurers] == [who.dice for who in state.adventurers]

    assert after.lobby.arrive(Person("bo", "Bo")) is found
    after.clock.turn(800)
    assert not found.live.state.adventurers[1].is_tumbling
    found.play("bo", Roll(1))


def test_a_host_may_die_again_and_again(tmp_path: Path) -> None:
    Reopened(tmp_path).playing("ani").play("ani", Roll(0))
    for _ in range(3):
        host = Reopened(tmp_path)
        (table,) = host.lobby.tables.values()
        host.lobby.arrive(Person("ani", "Ani"))
        host.clock.turn(1_500)
        table.play("ani", Roll(0))
    host = Reopened(tmp_path)
    (table,) = host.lobby.tables.values()
    replay = Replay(host.archive.recording(host.archive.game_id(table)), CATALOGUE)
    assert sum(isinstance(step.command, Roll) for step in replay) == 4


def test_a_finished_game_is_in_the_record_and_can_be_replayed(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    table = host.playing("ani", "bo")
    game_id = host.archive.game_id(table)
    host.clock.turn(600_000)
    assert table.phase is Phase.OVER
    ((challenge, won, rank),) = host.store.history("ani")
    assert (challenge, won, rank.names) == ("", False, ("Ani", "Bo"))
    assert host.store.running_tables() == []
    assert host.archive.recording(game_id).header.setup.seats[1].name == "Bo"
    assert Reopened(tmp_path).lobby.tables == {}


def test_a_journal_that_cannot_be_trusted_is_left_alone_and_the_host_starts(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    game_id = host.archive.game_id(host.playing("ani"))
    host.store.append(game_id, 1, 0, b"no command\n")
    again = Reopened(tmp_path)
    assert again.lobby.tables == {}
    with pytest.raises(JournalError, match="line 2"):
        again.archive.recording(game_id)


def test_a_game_nobody_came_back_to_is_not_found_again(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    host.playing("ani")
    host.lobby.leave("ani")
    host.clock.turn(600_000)
    assert Reopened(tmp_path).lobby.tables == {}


def test_the_daily_temple_is_the_same_for_all_and_ranked_once_a_team(tmp_path: Path) -> None:
    assert daily_seed("2026-11-16") == daily_seed("2026-11-16") != daily_seed("2026-11-17")
    host = Reopened(tmp_path)
    first = host.playing("ani", "bo", day="2026-11-16")
    assert first.day == "2026-11-16"
    host.clock.turn(600_000)
    first.rematch("ani")
    first.day = "2026-11-16"
    first.ready("bo")
    assert first.day == ""


def test_a_rematch_of_the_daily_temple_is_another_temple_and_not_ranked(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    table = host.playing("ani", "bo", day=DAY)
    host.win(table)
    table.rematch("ani")
    table.ready("bo")
    recording = host.archive.recording(host.archive.game_id(table))
    assert recording.header.seed != daily_seed(DAY)
    host.win(table)
    assert len(host.store.leaderboard("", 2, day=DAY)) == 1
    assert len(host.store.history("ani")) == 2


def test_games_with_bots_are_kept_but_not_ranked(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    host.win(host.playing("ani", "bo", bots=1))
    assert len(host.store.history("ani")) == 1
    assert host.store.leaderboard("", 2) == []
    assert host.store.won_challenges("ani") == {("free", 2)}
    host.win(host.playing("cy", "di"))
    (rank,) = host.store.leaderboard("", 2)
    assert rank.names == ("Cy", "Di")
