"""Calls and talk."""

from escape_tui.rules.calling import CALLS, LONGEST_SAYING, Call, Called, PointAt, Pointers, Said, Say
from tests.temple import Scene


def test_a_call_says_who_called_what_from_where() -> None:
    scene = Scene(at={0: "basic-01"})
    before = scene.state
    assert scene.play(Call(0, "help")) == (Called(0, "help", "basic-01"),)
    assert scene.state == before
    assert [offer.command for offer in scene.game.offers(0) if isinstance(offer.command, Call)] == [
        Call(0, call) for call in CALLS
    ]


def test_an_unknown_call_is_refused() -> None:
    Scene().refuse(Call(0, "sesame"), "screen.combine", reason="unknown-call")


def test_what_is_said_is_heard_unless_it_is_nothing_or_too_long() -> None:
    scene = Scene()
    assert scene.play(Say(1, "this way!")) == (Said(1, "this way!"),)
    scene.refuse(Say(1, "   "), "screen.combine", reason="nothing-said")
    scene.refuse(Say(1, "a" * (LONGEST_SAYING + 1)), "screen.combine", reason="too-long")


def test_a_marked_chamber_stays_marked_for_a_while() -> None:
    scene = Scene("basic-01:E start", players=3, dice={0: "B B B B B"})
    scene.play(PointAt(0, "basic-01"))
    scene.wait(10)
    scene.play(PointAt(0, "start"))
    scene.play(PointAt(1, "start"))
    scene.wait(14)
    assert scene.part(Pointers).chambers == ((0, "start"), (1, "start"))
    scene.wait(1)
    assert not scene.state.has_part(Pointers)


def test_only_chambers_of_the_temple_are_marked() -> None:
    scene = Scene()
    scene.refuse(PointAt(0, "nowhere"), "screen.combine", reason="no-such-chamber")
