"""How a host's games are written down, found again and recorded."""

import asyncio
import sqlite3
import threading
import time
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from escape_tui.engine.dice import DieState
from escape_tui.engine.happenings import Ended
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.record.packed_journal import JournalRow
from escape_tui.hub.record.record import JournalError
from escape_tui.hub.record.replay import Replay
from escape_tui.hub.table.live_game import GOING_ON_MS, SHOWN_AHEAD_MS
from escape_tui.hub.table.restoring_tables import BRIEFLY_MS
from escape_tui.hub.table.seats.seats import Patience, Person, Phase
from escape_tui.hub.table.table import Table
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import Roll
from escape_tui.rules.presence import CameBack, SteppedAway
from ssh_host.archive.archive import Archive
from ssh_host.archive.tidying import expired, forget
from ssh_host.config.config import Data
from ssh_host.lobby.daily_temple import DailyTemple
from ssh_host.store.store import FILE_NAME, Store
from ssh_host.store.stored_games import StoredGames
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.store.journals import append
from tests.temple import CATALOGUE

DAY = "2026-11-16"


class Reopened:
    """A host on the database in *folder*, as it is after each start."""

    def __init__(self, folder: Path) -> None:
        self.clock = HandClockwork()
        self.store = Store.open(folder / FILE_NAME)
        daily = DailyTemple(b"secret", lambda: datetime.fromisoformat(f"{DAY}T12:00:00+00:00"))
        self.archive = Archive(self.store, CATALOGUE, self.clock, Patience(), daily=daily)
        self.lobby = Lobby(CATALOGUE, self.clock, self.archive)
        for table in self.archive.found_again():
            self.lobby.add(table)

    def playing(self, *names: str, day: str = "", bots: int = 0) -> Table:
        for name in names:
            self.store.players.greet(name, name.title())
            self.lobby.arrive(Person(name, name.title()))
        is_daily = day == self.archive.daily_temple.today
        table = self.lobby.open_daily(names[0]) if is_daily else self.lobby.open_table(names[0])
        for name in names[1:]:
            self.lobby.join(name, table.code)
        for place in range(len(names), len(names) + bots):
            table.arranging.seat_bot(names[0], place)
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
    assert found.live.now() == state.now + SHOWN_AHEAD_MS
    assert found.live.state.temple == state.temple
    for who, again in zip(state.adventurers, found.live.state.adventurers, strict=True):
        # The clock went on far enough for dice to land.
        assert again.dice == who.dice or any(die.state is DieState.TUMBLING for die in who.dice)

    assert after.lobby.arrive(Person("bo", "Bo")) is found
    after.clock.turn(800)
    assert not found.live.state.adventurers[1].is_tumbling
    found.play("bo", Roll(1))


def test_who_is_back_at_once_was_never_away_and_who_is_not_has_stepped_away(tmp_path: Path) -> None:
    Reopened(tmp_path).playing("ani", "bo").play("ani", Roll(0))
    after = Reopened(tmp_path)
    (found,) = after.lobby.tables.values()
    assert found.live is not None
    after.clock.turn(BRIEFLY_MS - 100)
    after.lobby.arrive(Person("ani", "Ani"))
    assert [who.is_away for who in found.live.state.adventurers] == [False, False]
    after.clock.turn(200)
    assert [who.is_away for who in found.live.state.adventurers] == [False, True]
    after.lobby.arrive(Person("bo", "Bo"))
    after.clock.turn(BRIEFLY_MS)
    told = [
        each.event for each in found.live.publisher.past if isinstance(each.event, SteppedAway | CameBack)
    ]
    assert told == [SteppedAway(1), CameBack(1)]


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
    replay = Replay(host.archive.recordings.recording(host.archive.game_id(table)), CATALOGUE)
    assert sum(isinstance(step.command, Roll) for step in replay) == 4


def test_a_finished_game_is_in_the_record_and_can_be_replayed(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    table = host.playing("ani", "bo")
    game_id = host.archive.game_id(table)
    host.clock.turn(600_000)
    assert table.phase is Phase.OVER
    ((challenge, won, rank),) = host.store.results.history("ani")
    assert (challenge, won, rank.names) == ("", False, ("Ani", "Bo"))
    assert host.store.games.running() == []
    assert host.archive.recordings.recording(game_id).header.setup.seats[1].name == "Bo"
    assert host.archive.recordings.header_of(game_id).setup.seats[1].name == "Bo"
    with pytest.raises(JournalError, match="no header"):
        host.archive.recordings.header_of("nothing")
    assert Reopened(tmp_path).lobby.tables == {}


async def test_a_long_game_is_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Reopened(tmp_path)
    game_id = host.archive.game_id(host.playing("ani"))
    readers = set[str]()
    journal = StoredGames.journal

    def watched(games: StoredGames, game_id: str) -> list[JournalRow]:
        readers.add(threading.current_thread().name.rpartition("_")[0])
        return journal(games, game_id)

    monkeypatch.setattr(StoredGames, "journal", watched)
    recording = await host.archive.recordings.recording_beside(game_id)
    assert recording.lines == host.archive.recordings.recording(game_id).lines
    readers.clear()
    lines = await host.archive.recordings.journal_beside(game_id)
    assert lines == b"".join(row.entry for row in journal(host.store.games, game_id))
    await asyncio.gather(*(host.archive.recordings.recording_beside(game_id) for _ in range(20)))
    assert readers == {"reader"}


def test_a_journal_that_cannot_be_trusted_is_left_alone_and_the_host_starts(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    game_id = host.archive.game_id(host.playing("ani"))
    append(host.store, game_id, 99, 0, b"no command\n")
    again = Reopened(tmp_path)
    assert again.lobby.tables == {}
    with pytest.raises(JournalError, match="missing or damaged"):
        again.archive.recordings.recording(game_id)


def test_a_table_comes_back_as_it_was_and_not_as_it_began(tmp_path: Path) -> None:
    before = Reopened(tmp_path)
    table = before.playing("ani", "bo", "cy")
    table.pausing.vote("bo")
    before.lobby.leave("cy")
    before.clock.turn(15_000)
    before.lobby.stand_up("ani")
    assert table.opener == "bo"
    assert table.live is not None
    assert table.live.bots == {0, 2}

    after = Reopened(tmp_path)
    (found,) = after.lobby.tables.values()
    assert found.opener == "bo"
    assert found.chair_of("ani") is None
    assert found.chairs[0].is_bot
    assert found.chairs[2].person == "cy"
    assert found.pausing.votes == ("bo",)
    assert found.live is not None
    assert found.live.bots == {0, 2}
    assert found.agreement == table.agreement


def test_pauses_are_spent_once_though_the_host_dies(tmp_path: Path) -> None:
    before = Reopened(tmp_path)
    table = before.playing("ani")
    table.pausing.vote("ani")
    before.clock.turn(50_000)
    table.pausing.vote("ani")
    left = table.pausing.left_ms
    assert left == Patience().pauses_ms - 50_000
    (found,) = Reopened(tmp_path).lobby.tables.values()
    assert found.pausing.left_ms == left


def test_a_pause_that_all_agreed_on_lasts_until_they_end_it(tmp_path: Path) -> None:
    before = Reopened(tmp_path)
    before.playing("ani").pausing.vote("ani")
    after = Reopened(tmp_path)
    (found,) = after.lobby.tables.values()
    after.lobby.arrive(Person("ani", "Ani"))
    assert found.live is not None
    assert found.live.is_paused
    found.pausing.vote("ani")
    after.clock.turn(GOING_ON_MS)
    assert not found.live.is_paused


def test_the_story_is_there_again(tmp_path: Path) -> None:
    before = Reopened(tmp_path)
    table = before.playing("ani", "bo")
    table.play("ani", Call(0, "help"))
    before.clock.turn(250_000)
    assert table.live is not None
    told = [(one.at, one.event) for one in table.live.publisher.past]
    assert len(told) > 3
    (found,) = Reopened(tmp_path).lobby.tables.values()
    assert found.live is not None
    assert [(one.at, one.event) for one in found.live.publisher.past][: len(told)] == told
    assert found.live.report.deeds == table.live.report.deeds


def test_what_was_shown_of_the_clock_is_not_taken_back(tmp_path: Path) -> None:
    before = Reopened(tmp_path)
    table = before.playing("ani")
    table.play("ani", Roll(0))
    before.clock.turn(5_000)
    assert table.live is not None
    shown = table.live.published
    (found,) = Reopened(tmp_path).lobby.tables.values()
    assert found.live is not None
    assert not found.live.state.adventurers[0].is_tumbling
    assert found.live.state.adventurers[0].dice == shown.adventurers[0].dice


def estrange(folder: Path, game_id: str, **changes: object) -> None:
    """Let the journal of *game_id* have been written elsewhere."""
    database = sqlite3.connect(folder / FILE_NAME)
    (line,) = database.execute(
        "SELECT entry FROM journals WHERE table_id = ? AND seq = 0", (game_id,)
    ).fetchone()
    first = msgspec.json.encode(msgspec.json.decode(line) | changes) + b"\n"
    database.execute("UPDATE journals SET entry = ? WHERE table_id = ? AND seq = 0", (first, game_id))
    database.commit()
    database.close()


def test_a_running_game_of_other_rules_goes_on_from_its_last_snapshot(
    tmp_path: Path,
) -> None:
    before = Reopened(tmp_path)
    table = before.playing("ani", "bo")
    for _ in range(70):
        table.play("ani", Call(0, "help"))
        table.play("bo", Call(1, "help"))
        before.clock.turn(2_000)
    assert table.live is not None
    state = table.live.state
    estrange(tmp_path, before.archive.game_id(table), rules=99)
    for _ in range(2):
        after = Reopened(tmp_path)
        (found,) = after.lobby.tables.values()
        assert found.live is not None
        assert found.live.state.temple == state.temple
        assert found.live.state.now >= state.now - 2_000
        assert found.live.publisher.past[:140] == table.live.publisher.past[:140]
    after.lobby.arrive(Person("ani", "Ani"))
    found.play("ani", Roll(0))


def test_a_command_that_other_rules_do_not_take_is_lost_and_the_game_goes_on(tmp_path: Path) -> None:
    before = Reopened(tmp_path)
    table = before.playing("ani")
    game_id = before.archive.game_id(table)
    before.clock.turn(1_000)
    table.play("ani", Call(0, "help"))
    last = before.store.games.journal(game_id)[-1].seq
    append(before.store, game_id, last + 1, 0, b'[9000,{"type":"Levitate","player":0},"00",[]]\n')
    append(before.store, game_id, last + 2, 0, b'[9500,{"type":"Call","player":0,"call":"help"},"00",[]]\n')
    estrange(tmp_path, game_id, rules=99)
    for _ in range(2):
        after = Reopened(tmp_path)
        (found,) = after.lobby.tables.values()
        assert found.live is not None
        assert found.live.now() < 9_500 + SHOWN_AHEAD_MS
    after.lobby.arrive(Person("ani", "Ani"))
    found.play("ani", Roll(0))


def test_a_finished_game_of_other_rules_can_be_watched(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    table = host.playing("ani")
    game_id = host.archive.game_id(table)
    table.play("ani", Roll(0))
    host.clock.turn(600_000)
    assert table.live is not None
    estrange(tmp_path, game_id, rules=99, edition="other")
    replay = Replay(Reopened(tmp_path).archive.recordings.recording(game_id), CATALOGUE)
    for _ in replay:
        pass
    assert replay.state == table.live.state


@pytest.mark.parametrize("jump", [-3_600, 3_600])
def test_a_clock_that_jumps_by_an_hour_changes_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    before = Reopened(tmp_path)
    table = before.playing("ani")
    table.play("ani", Roll(0))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + jump)
    before.clock.turn(2_000)
    table.play("ani", Roll(0))
    assert table.live is not None
    forget(before.store, expired(before.store.path, Data()), frozenset())
    after = Reopened(tmp_path)
    (found,) = after.lobby.tables.values()
    assert found.live is not None
    assert found.live.now() == table.live.now() + SHOWN_AHEAD_MS
    after.lobby.arrive(Person("ani", "Ani"))
    after.clock.turn(600_000)
    assert len(after.store.results.history("ani")) == 1


def test_what_cannot_be_read_is_set_aside_and_not_closed(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    bad, good = host.playing("ani"), host.playing("bo")
    append(host.store, host.archive.game_id(bad), 99, 0, b"no command\n")
    after = Reopened(tmp_path)
    assert [table.code for table in after.lobby.tables.values()] == [good.code]
    assert len(after.store.games.running()) == 2


def test_a_game_nobody_came_back_to_is_not_found_again(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    host.playing("ani")
    host.lobby.leave("ani")
    host.clock.turn(600_000)
    assert Reopened(tmp_path).lobby.tables == {}


def test_a_rematch_of_the_daily_temple_is_another_temple_and_not_ranked(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    table = host.playing("ani", "bo", day=DAY)
    host.win(table)
    for person in ("ani", "bo"):
        table.want_again(person)
    for person in ("ani", "bo"):
        table.ready(person)
    recording = host.archive.recordings.recording(host.archive.game_id(table))
    assert recording.header.seed != host.archive.daily_temple.seed(DAY)
    host.win(table)
    assert len(host.store.results.leaderboard("", 2, day=DAY)) == 1
    assert len(host.store.results.history("ani")) == 2


def test_games_with_bots_are_kept_but_not_ranked(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    host.win(host.playing("ani", "bo", bots=1))
    assert len(host.store.results.history("ani")) == 1
    assert host.store.results.leaderboard("", 2) == []
    assert host.store.results.won_challenges("ani") == {("free", 2)}
    host.win(host.playing("cy", "di"))
    (rank,) = host.store.results.leaderboard("", 2)
    assert rank.names == ("Cy", "Di")


def test_a_name_belongs_to_the_first_key_that_used_it_and_others_are_marked(tmp_path: Path) -> None:
    host = Reopened(tmp_path)
    assert host.archive.name_for("SHA256:one", "Kim") == "Kim"
    again = Reopened(tmp_path)
    assert again.archive.name_for("SHA256:one", "Kim") == "Kim"
    assert again.archive.name_for("guest:0123", "K1m") == "K1m·guest"
    marked = again.archive.name_for("SHA256:two", "kim")
    assert marked.startswith("kim·")
    assert marked == again.archive.name_for("SHA256:two", "kim")
    assert again.archive.name_for("guest:0123", "Lee") == "Lee"
    assert again.archive.name_for("SHA256:two", "Lee") == "Lee"


@pytest.mark.parametrize("name", ["Νora", "Nօra", "Norɑ", "ɴora"])
def test_a_guest_who_looks_like_a_key_is_marked(tmp_path: Path, name: str) -> None:
    host = Reopened(tmp_path)
    assert host.archive.name_for("SHA256:one", "Nora") == "Nora"
    assert host.archive.name_for("guest:0123", name) == f"{name}·guest"
    assert host.archive.name_for("SHA256:one", name) == name
