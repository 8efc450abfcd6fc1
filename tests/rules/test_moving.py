"""Moving from chamber to chamber."""

from escape_tui.rules.moving import Enter
from tests.rulebook import rule
from tests.temple import E, N, Scene, W


@rule("base.enter")
def test_entering_costs_the_icons_framed_in_the_next_chamber() -> None:
    scene = Scene(dice={0: "A K* T A B"})
    scene.play(Enter(0, E))
    assert scene.place(0) == "basic-02"
    assert scene.dice(0) == "- - T A B"
    scene.refuse(Enter(1, W), "base.enter", needs="AA", missing="AA")


@rule("base.enter-blocked")
def test_no_move_through_a_wall_or_into_nothing() -> None:
    scene = Scene(dice={0: "A A A A A"})
    scene.refuse(Enter(0, N), "base.enter-blocked", reason="nothing")
    scene.play(Enter(0, W))
    scene.refuse(Enter(0, N), "base.enter-blocked", reason="nothing")
