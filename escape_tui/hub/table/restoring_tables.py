"""Restoring tables: the record of a table, and how a table continues from one."""

from msgspec.structs import replace

from escape_tui.engine.happenings import WentOn
from escape_tui.engine.state import Millis
from escape_tui.hub.record.scribe import Scribe
from escape_tui.hub.record.taking_up import ResumedGame
from escape_tui.hub.table.seats.seats import PersonId
from escape_tui.hub.table.table import Table
from escape_tui.hub.table.table_record import TableRecord

#: People who come back within this time after a table moves don't count as having been away.
BRIEFLY_MS: Millis = 2_000


def record_of(table: Table) -> TableRecord:
    """The record of *table*, without its game."""
    return TableRecord(
        table.code,
        table.opener,
        table.title,
        table.is_public,
        table.may_bots_hold,
        table.day,
        table.chairs,
        table.agreement,
        () if table.live is None else tuple(sorted(table.live.bots)),
        table.pausing.votes,
        table.pausing.left_ms,
        is_pausing=table.pausing.is_agreed,
        founder=table.founder,
        had_bots=table.had_bots,
        origin=table.origin,
        may_be_studied=table.may_be_studied,
        manner=table.manner,
        race=table.racing.race,
        rerun=table.racing.rerun,
        pacer=table.racing.choice,
        is_starting=table.quick_start.at is not None,
        team=table.quick_start.team,
        asked=table.answered.before_game,
    )


def go_on(table: Table, record: TableRecord, taken_up: ResumedGame, scribe: Scribe, shown_at: Millis) -> None:
    """Restore *table* from *record* and continue its game from the time *shown_at*: everybody is away and the
    clock is stopped."""
    _agree_again(table, record)
    table.chairs = record.chairs
    table.answered.recall(record.asked, taken_up.asked)
    table.take_up(taken_up.game, scribe, taken_up.publisher, shown_at)
    table.was_played, table.had_bots = True, table.had_bots or record.had_bots
    assert table.live is not None
    table.live.recall(taken_up.story)
    if taken_up.reason:
        table.live.pass_by((WentOn(taken_up.lost),))
    if record.pause_left_ms is not None:
        table.pausing.left_ms = record.pause_left_ms
    for person in _people(table):
        table.absences.drop(person, told_after_ms=BRIEFLY_MS)
        if table.player_of(person) in record.held:
            table.absences.hold(person)
    # Everybody is away because of the server: don't spend their pause time on it.
    table.pausing.stop_counting()
    table.pausing.go_on(record.pause_votes, is_agreed=record.is_pausing)
    table.changed()


def gather(table: Table, record: TableRecord) -> None:
    """Restore *table* from *record* before its game; people who don't come back soon lose their seats."""
    _agree_again(table, record)
    table.chairs = tuple(
        replace(chair, is_ready=chair.is_bot, is_away=chair.person is not None) for chair in record.chairs
    )
    table.answered.recall(record.asked, ())
    for person in _people(table):
        table.absences.expect_back(person)
    if record.is_starting:
        table.quick_start.count_down(record.team)
    table.changed()


def _agree_again(table: Table, record: TableRecord) -> None:
    table.title, table.day = record.title, record.day
    table.founder = record.founder or record.opener
    table.is_public, table.may_bots_hold = record.is_public, record.may_bots_hold
    table.agreement = record.agreement
    table.origin, table.may_be_studied = record.origin, record.may_be_studied
    table.manner = record.manner
    table.racing.race, table.racing.rerun, table.racing.choice = record.race, record.rerun, record.pacer


def _people(table: Table) -> list[PersonId]:
    return [chair.person for chair in table.people() if chair.person is not None]
