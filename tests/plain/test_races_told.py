"""A race and the ladder, in lines."""

from escape_tui.hub.race.races import NOTICE_MS, TELL_MS
from tests.hub.people import COUNT_IN_MS, Host
from tests.plain.listener import Listener
from tests.plain.test_places import heard


def test_a_race_is_called_entered_and_followed_in_lines() -> None:
    host = Host()
    ann, bob = Listener(host), Listener(host, "bob")
    ann.says("open")
    assert heard(ann.says("race"), "Rivals enter with:", "race ")
    (code,) = host.lobby.tables
    assert heard(bob.says("tables"), f"Race {code}: 1 table.")
    bob.says(f"race {code}")
    assert heard(ann.heard, "Bob: not ready yet.")
    ann.says("ready")
    assert heard(bob.heard, "Ann: ready.")
    bob.says("ready")
    assert heard(ann.heard, "The race starts in 3 s!")
    ann.wait(NOTICE_MS)
    assert heard(ann.heard, "Game on.")
    ann.wait(COUNT_IN_MS)
    (told,) = ann.says("rivals")
    assert told.startswith("Bob: 7 gems left, 2 chambers found, 0 of 1 out, clock ")
    bob.says("give up")
    ann.wait(TELL_MS)
    assert heard(ann.heard, "Bob: buried")


def test_a_wrong_race_gets_a_sentence() -> None:
    ann = Listener(Host())
    assert heard(ann.says("race NOPE"), "No race NOPE. Check the code.")
    assert heard(ann.says("race 0123456789"), "0123456789")


def test_the_ladder_is_told() -> None:
    told = Listener(Host()).says("ladder 2")
    assert told[:2] == ["Week 2026-W47, 2 players.", "1. Ani: 120 points, 2 days"]
