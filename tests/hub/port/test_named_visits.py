"""A visit with a name: what it asked at a table is done once, over new sessions and other processes."""

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Answer, Refused
from escape_tui.hub.record.answered_requests import REMEMBERED_ANSWERS, AskedRequest
from escape_tui.hub.record.record import Journal, header, read_lines
from escape_tui.hub.record.taking_up import take_up
from escape_tui.hub.table.restoring_tables import gather, record_of
from escape_tui.hub.table.table import Table
from escape_tui.rules.calling import Say
from escape_tui.rules.dice import Roll
from tests.hub.people import Host, Visit
from tests.temple import CATALOGUE


def come(host: Host, visit: str = "ada's first") -> Visit:
    program = host.door("ada", is_program=True)
    program.done(requests.Arrive("Ada", visit=visit, id=1))
    return program


def at_table(host: Host) -> tuple[Visit, Table]:
    ada = come(host)
    ada.done(requests.OpenTable(id=2))
    ada.done(requests.Ready(id=3))
    (table,) = host.lobby.tables.values()
    return ada, table


def sayings(host: Host) -> list[str]:
    return [command.text for _, command in host.opening.notebooks[-1].noted if isinstance(command, Say)]


def test_a_new_session_gets_the_answers_of_the_one_before() -> None:
    host = Host()
    ada, _ = at_table(host)
    first: list[Answer] = [
        ada.ask(requests.Play(Say(0, "once"), id=4)),
        ada.ask(requests.Play(Roll(9), id=5)),
        ada.ask(requests.VotePause(id=6)),
    ]
    assert isinstance(first[1], Refused)
    again = come(host)
    assert [
        again.ask(requests.Play(Say(0, "once"), id=4)),
        again.ask(requests.Play(Roll(9), id=5)),
        again.ask(requests.VotePause(id=6)),
    ] == first
    assert sayings(host) == ["once"]
    again.done(requests.Play(Say(0, "twice"), id=7))
    assert sayings(host) == ["once", "twice"]


def test_another_visit_counts_its_own_ids() -> None:
    host = Host()
    ada, _ = at_table(host)
    ada.done(requests.Play(Say(0, "once"), id=4))
    come(host, "ada's second").done(requests.Play(Say(0, "once more"), id=4))
    unnamed = come(host, "")
    unnamed.done(requests.Play(Say(0, "and again"), id=4))
    assert sayings(host) == ["once", "once more", "and again"]


def test_a_table_that_has_not_begun_takes_its_answers_along() -> None:
    host, elsewhere = Host(), Host()
    ada = come(host)
    opened = ada.done(requests.OpenTable(id=2))
    (table,) = host.lobby.tables.values()
    taken = Table(table.code, "ada", CATALOGUE, elsewhere.clock, elsewhere.opening)
    gather(taken, record_of(table))
    elsewhere.lobby.add(taken)
    again = come(elsewhere)
    assert again.ask(requests.OpenTable(id=2)) == opened
    assert list(elsewhere.lobby.tables.values()) == [taken]


def test_a_journal_holds_the_requests_behind_its_lines() -> None:
    host = Host()
    _, table = at_table(host)
    assert table.live is not None
    lines: list[bytes] = []
    journal = Journal(lines.append)
    game = table.live.game
    journal.begin(header(table.set_up(), 1, CATALOGUE), game)
    played, refused = AskedRequest("h", "v", 4), AskedRequest("h", "v", 5, '{"type":"Refused","id":5}')
    journal.note(game, Say(0, "hi"), game.play(Say(0, "hi")), played)
    journal.note(game, None, (), refused)
    journal.note(game, None, ())
    recording = read_lines(lines, CATALOGUE, "game")
    assert recording.asked == (played, refused)
    assert take_up(recording, CATALOGUE).asked == (played, refused)


def test_a_request_that_was_not_looked_at_may_come_late_but_a_forgotten_one_is_not_done_again() -> None:
    host = Host()
    ada, _ = at_table(host)
    ada.done(requests.Play(Say(0, "second"), id=11))
    ada.done(requests.Play(Say(0, "first"), id=10))
    assert sayings(host) == ["second", "first"]
    for number in range(20, 20 + REMEMBERED_ANSWERS):
        ada.ask(requests.Play(Roll(9), id=number))
    assert ada.refused(requests.Play(Say(0, "first"), id=10)) == "out-of-order"
    assert come(host).refused(requests.Play(Say(0, "first"), id=10)) == "out-of-order"
    assert sayings(host) == ["second", "first"]
