"""The map fits: its zoom follows the temple, and arrows tell what lies outside."""

from escape_tui.scene.game.view import View
from tests.scene.live_table import table, text
from tile_art.chambers.size import Size

ROW = "basic-01:E start basic-02:W"
WIDE = "basic-10:E basic-11:E basic-07:E start basic-02:W basic-03:W basic-04:W basic-05:W"


def seen(drawing: str, width: int, height: int) -> View:
    view = table(drawing).view()
    view.resize(width, height)
    return view


def test_the_zoom_follows_the_temple_as_it_grows() -> None:
    assert seen(ROW, 80, 24).size is Size.MEDIUM
    assert seen(WIDE, 80, 24).size is Size.SMALL
    assert seen(WIDE, 200, 60).size is Size.MEDIUM


def test_a_chosen_zoom_stays_as_it_was_chosen() -> None:
    view = seen(WIDE, 80, 24)
    view.camera.zoom(1, view.size)
    chosen = view.size
    view.camera.follow()
    assert (chosen, view.size) == (Size.MEDIUM, Size.SMALL)


def test_arrows_say_how_many_rooms_lie_outside() -> None:
    view = seen(WIDE, 80, 24)
    assert not {"◄2", "3►"} & set(text(view.frame()).split())
    view.camera.zoom(1, view.size)
    picture = text(view.frame())
    beyond = [line for line in picture.splitlines() if line.startswith("│◄")]
    assert len(beyond) == 1
    assert beyond[0][2].isdigit()


def test_a_wide_terminal_explains_the_chamber_one_stands_in() -> None:
    assert "Be back before each countdown ends." in text(seen(ROW, 200, 60).frame())
    assert "Be back before" not in text(seen(ROW, 120, 40).frame())
