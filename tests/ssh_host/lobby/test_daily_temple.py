"""The temple of the day."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import Setup
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.seats.seats import Patience, Person, Phase
from escape_tui.hub.table.table import Table
from escape_tui.rules.dice import Roll
from ssh_host.archive.archive import Archive
from ssh_host.config.config import ConfigError
from ssh_host.lobby.daily_temple import (
    SECRET_NAME,
    DailyTemple,
    DayNotOver,
    checked,
    daily_secret,
    seal_of,
    seed_of,
    told,
)
from ssh_host.store.store import FILE_NAME, Store
from tests.hub.people import COUNT_IN_MS
from tests.temple import CATALOGUE

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
DAY = "2026-11-16"
GUEST = "guest:0123"


def declined(reason: str) -> pytest.RaisesExc[Declined]:
    return pytest.raises(Declined, check=lambda error: error.reason == reason)


class Day:
    """A host at noon, whose calendar the test turns."""

    def __init__(self, folder: Path) -> None:
        self.now = NOON
        self.clock = HandClockwork()
        self.store = Store.open(folder / FILE_NAME)
        self.temple = DailyTemple(b"secret", lambda: self.now)
        self.archive = Archive(self.store, CATALOGUE, self.clock, Patience(), daily=self.temple)
        self.lobby = Lobby(CATALOGUE, self.clock, self.archive)

    def gathering(self, *names: str) -> Table:
        for name in names:
            self.lobby.arrive(Person(name, name))
        table = self.lobby.open_daily(names[0])
        for name in names[1:]:
            self.lobby.join(name, table.code)
        return table

    def playing(self, *names: str) -> Table:
        table = self.gathering(*names)
        for name in names:
            table.ready(name)
        self.clock.turn(COUNT_IN_MS)
        return table

    def won(self, table: Table) -> str:
        """All are out; the id of the game."""
        assert table.live is not None
        game = self.archive.game_id(table)
        table.live.game.state = Ended(True, "end.win").apply(table.live.game.state)
        self.archive.finished(table)
        return game


@pytest.fixture
def day(tmp_path: Path) -> Day:
    return Day(tmp_path)


# Nobody can predict it


def test_nobody_without_the_secret_knows_the_dice_of_tomorrow() -> None:
    here, there = DailyTemple(b"one"), DailyTemple(b"other")
    assert here.seed(DAY) == here.seed(DAY) != here.seed("2026-11-17")
    assert here.seed(DAY) != there.seed(DAY)


def test_the_key_of_a_day_is_published_when_the_day_is_over_and_proves_seal_and_seed(day: Day) -> None:
    seal, seed = day.temple.seal(DAY), day.temple.seed(DAY)
    day.now = datetime(2026, 11, 17, 0, 59, tzinfo=UTC)
    with pytest.raises(DayNotOver):
        day.temple.key(DAY)
    assert str(seed) not in told(day.temple, DAY)
    day.now += timedelta(minutes=1)
    key = day.temple.key(DAY)
    assert (seal_of(key), seed_of(DAY, key)) == (seal, seed)
    assert told(day.temple, DAY) == checked(DAY, key)
    assert day.temple.yesterday == DAY


def test_the_secret_is_made_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    made = daily_secret(tmp_path)
    path = tmp_path / SECRET_NAME
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    assert daily_secret(tmp_path) == made
    assert path.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [SECRET_NAME]


def test_a_foreign_file_in_place_of_the_secret_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / SECRET_NAME).write_text("hello")
    with pytest.raises(ConfigError, match="is not a valid secret"):
        daily_secret(tmp_path)


# One try


def test_a_try_is_over_with_the_game_however_it_was_left(day: Day) -> None:
    table = day.playing("ani")
    table.play("ani", Roll(0))
    day.lobby.stand_up("ani")
    assert table.phase is Phase.OVER
    with declined("daily-tried"):
        day.lobby.open_daily("ani")


def test_a_second_identity_at_the_table_gives_nobody_another_try(day: Day) -> None:
    day.playing("ani").play("ani", Roll(0))
    day.lobby.arrive(Person("bo", "Bo"))
    table = day.lobby.open_daily("bo")
    with declined("daily-tried"):
        day.lobby.join("ani", table.code)


def test_who_waits_at_two_tables_has_one_try(day: Day) -> None:
    table = day.gathering("ani", "bo")
    day.store.results.claim_try(DAY, "bo")
    table.ready("ani")
    with declined("daily-tried"):
        table.ready("bo")
    assert not day.store.results.has_tried(DAY, "ani")


def test_guests_have_no_try(day: Day) -> None:
    day.lobby.arrive(Person(GUEST, "Kim"))
    with declined("daily-keys"):
        day.lobby.open_daily(GUEST)
    assert day.lobby.tables == {}


def test_a_table_that_waited_past_midnight_tries_nothing(day: Day) -> None:
    table = day.gathering("ani")
    day.now += timedelta(days=1)
    with declined("daily-over"):
        table.ready("ani")


def test_a_rematch_is_another_temple(day: Day) -> None:
    table = day.playing("ani")
    first = day.won(table)
    table.phase = Phase.OVER
    table.want_again("ani")
    table.ready("ani")
    assert day.archive.recordings.recording(day.archive.game_id(table)).header.seed != day.temple.seed(DAY)
    assert day.archive.recordings.recording(first).header.seed == day.temple.seed(DAY)


def test_no_bot_plays_in_the_temple_of_the_day(day: Day) -> None:
    table = day.gathering("ani", "bo")
    with declined("daily"):
        table.arranging.seat_bot("ani", 2)
    table.arranging.agree("ani", table.agreement, is_public=True, may_bots_hold=True)
    table.ready("ani")
    table.ready("bo")
    day.clock.turn(COUNT_IN_MS)
    day.lobby.leave("bo")
    day.clock.turn(60_000)
    assert table.live is not None
    assert not table.live.bots
    assert not table.had_bots


def test_who_gives_up_the_seat_takes_the_game_off_the_list(day: Day) -> None:
    table = day.playing("ani", "bo")
    day.lobby.stand_up("bo")
    day.won(table)
    assert (
        day.store.results.leaderboard("", 1, day=DAY) == day.store.results.leaderboard("", 2, day=DAY) == []
    )


def test_a_game_for_which_a_bot_held_a_seat_is_on_no_list(day: Day) -> None:
    for name in ("ani", "bo"):
        day.lobby.arrive(Person(name, name))
    table = day.lobby.open_table("ani")
    track = next(iter(CATALOGUE.soundtracks))
    agreement = Setup(seats=(), soundtrack=track)
    table.arranging.agree("ani", agreement, is_public=True, may_bots_hold=True)
    day.lobby.join("bo", table.code)
    table.ready("ani")
    table.ready("bo")
    day.clock.turn(COUNT_IN_MS)
    day.lobby.leave("bo")
    day.clock.turn(11_000)
    day.lobby.arrive(Person("bo", "bo"))
    day.won(table)
    assert day.store.results.leaderboard("", 2) == []
    assert [category for category, _, _ in day.store.results.history("ani")] == ["free"]


# Seeing it before one's own try


def test_the_temple_of_today_is_neither_watched_nor_replayed_while_the_day_lasts(day: Day) -> None:
    table = day.playing("ani")
    with declined("no-such-game"):
        day.lobby.watch(table.code, Person("bo", "Bo"))
    game = day.won(table)
    assert day.archive.recordings.seal(game)
    with declined("daily-not-over"):
        day.archive.require_recording(game)
    day.now += timedelta(days=1)
    assert not day.archive.recordings.seal(game)
    day.archive.require_recording(game)
