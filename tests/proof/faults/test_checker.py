"""The checker finds each kind of broken promise, and nothing in a history without any."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from tests.proof.faults.checker import violations
from tests.proof.faults.history import Life, Message
from tests.proof.faults.journal_rows import JournalOfGame, of_lines, row_in

LINES = [
    b'{"format":2}\n',
    b'[10,{"type":"Roll","player":0},"d1",[{"type":"Rolled","player":0}],["h","ann",2]]\n',
    b'[20,null,"",[{"type":"Landed","player":0}]]\n',
    b'[30,{"type":"Say","player":1,"text":"hi"},"d2",[{"type":"Said","player":1,"text":"hi"}],["h","bo",2]]\n',
    b'[40,null,"",[],["h","ann",3,"{}"]]\n',
]
DONE: Message = {"type": "Done", "id": 2, "facts": {}}


def told(at: int, *events: Message) -> Message:
    return {"type": "GameNews", "at": at, "events": list(events), "state": {}}


def history() -> tuple[list[Life], JournalOfGame]:
    ann, bo = Life("ann"), Life("bo")
    ann.sent({"type": "Play", "id": 2, "command": {"type": "Roll", "player": 0}}, 1.0)
    ann.heard(DONE, 1.1)
    ann.sent({"type": "Play", "id": 3, "command": {"type": "Roll", "player": 7}}, 1.6)
    ann.heard({"type": "Refused", "id": 3, "reason": "not-yours"}, 1.7)
    bo.sent({"type": "Play", "id": 2, "command": {"type": "Say", "player": 1, "text": "hi"}}, 1.2)
    bo.heard(DONE, 1.3)
    for life in (ann, bo):
        life.heard(told(12, {"type": "Rolled", "player": 0}), 1.1)
        life.heard(
            told(31, {"type": "Landed", "player": 0}, {"type": "Said", "player": 1, "text": "hi"}), 1.4
        )
    return [ann, bo], JournalOfGame(of_lines(LINES), [("w1", 1), ("w2", 2)])


def test_a_history_that_is_right_has_no_violations() -> None:
    lives, journal = history()
    assert violations(lives, {"g": journal}) == []


def test_a_table_whose_game_has_not_begun_may_be_lost_with_its_seats() -> None:
    early = Life("early")
    early.sent({"type": "Ready", "id": 2}, 1.0)
    early.heard(DONE, 1.1)
    early.heard({"type": "Refused", "id": 2, "reason": "not-seated"}, 5.0)
    assert violations([early], {}) == []
    early.heard({"type": "Refused", "id": 2, "reason": "not-yours"}, 6.0)
    assert any("answered differently" in each for each in violations([early], {}))


def _lost(lives: list[Life], journal: JournalOfGame) -> None:
    del journal.rows[0]
    journal.rows[0].asked = ("ann", 9)


def _twice(lives: list[Life], journal: JournalOfGame) -> None:
    journal.rows.append(deepcopy(journal.rows[-1]))


def _other_answer(lives: list[Life], journal: JournalOfGame) -> None:
    lives[0].heard({"type": "Refused", "id": 2, "reason": "not-seated"}, 2.0)


def _refused_and_played(lives: list[Life], journal: JournalOfGame) -> None:
    row = row_in(b'[50,{"type":"Roll","player":7},"d3",[],["h","ann",3]]\n')
    assert row is not None
    journal.rows[-1] = row


def _other_command(lives: list[Life], journal: JournalOfGame) -> None:
    lives[0].attempts[2].request["command"]["player"] = 3


def _out_of_order(lives: list[Life], journal: JournalOfGame) -> None:
    journal.rows[0].asked, journal.rows[2].asked = journal.rows[2].asked, journal.rows[0].asked
    journal.rows[0].command, journal.rows[2].command = journal.rows[2].command, journal.rows[0].command


def _taken_back(lives: list[Life], journal: JournalOfGame) -> None:
    journal.rows[1].events = []


def _told_in_another_order(lives: list[Life], journal: JournalOfGame) -> None:
    journal.rows[0].events, journal.rows[1].events = journal.rows[1].events, journal.rows[0].events


def _clock_back(lives: list[Life], journal: JournalOfGame) -> None:
    lives[1].heard(told(30), 2.0)


def _journal_back(lives: list[Life], journal: JournalOfGame) -> None:
    journal.rows[-1].at = 5


def _two_owners(lives: list[Life], journal: JournalOfGame) -> None:
    journal.owners.append(("w3", 2))


def _stale_owner(lives: list[Life], journal: JournalOfGame) -> None:
    journal.owners.append(("w1", 1))


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (_lost, "is not in the journal"),
        (_twice, "in the journal twice"),
        (_other_answer, "answered differently"),
        (_refused_and_played, "was refused and is in the journal"),
        (_other_command, "is in the journal as"),
        (_out_of_order, "stands before it"),
        (_taken_back, "shown and not in the journal"),
        (_told_in_another_order, "shown in another order"),
        (_clock_back, "the clock went back"),
        (_journal_back, "the journal goes back"),
        (_two_owners, "wrote in it"),
        (_stale_owner, "after epoch 2 had begun"),
    ],
)
def test_each_broken_promise_is_found(
    break_it: Callable[[list[Life], JournalOfGame], None], said: str
) -> None:
    lives, journal = history()
    break_it(lives, journal)
    assert any(said in wrong for wrong in violations(lives, {"g": journal}))


def test_a_journal_that_is_gone_is_found() -> None:
    lives, _ = history()
    assert any("is in no journal" in wrong for wrong in violations(lives, {}))
