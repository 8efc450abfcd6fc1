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


def test_chambers_show_their_prices_however_large_the_temple_is() -> None:
    assert seen(ROW, 80, 24).size is Size.MEDIUM
    assert seen(WIDE, 80, 24).size is Size.MEDIUM
    assert seen(WIDE, 50, 18).size is Size.MEDIUM
    assert seen(WIDE, 200, 60).size is Size.MEDIUM


def test_a_chosen_zoom_stays_as_it_was_chosen() -> None:
    view = seen(WIDE, 80, 24)
    view.camera.zoom(-1, view.size)
    chosen = view.size
    view.camera.follow()
    assert (chosen, view.size) == (Size.SMALL, Size.MEDIUM)


def test_one_key_shows_the_whole_temple_and_the_next_press_leads_back() -> None:
    view = seen(WIDE, 80, 24)
    view.camera.overview()
    whole = view.size
    view.camera.overview()
    assert (whole, view.size) == (Size.SMALL, Size.MEDIUM)


def test_who_and_what_is_outside_the_map_is_marked_on_its_frame() -> None:
    view = table(WIDE, at={0: "basic-05", 1: "basic-10", 2: "basic-11"}, players=3).view()
    frame = [line.text for line in view.frame()]
    assert [line[0] for line in frame[1:17] if line[0] != "│"] == ["a", "l"]
    view.camera.overview()
    assert {line.text[0] for line in view.frame()[1:17]} == {"│"}


def test_below_the_map_a_mark_says_how_far_away_somebody_is() -> None:
    column = "start\nbasic-01:N\nbasic-02:N\nbasic-04:N\nbasic-03:N"
    view = table(column, at={0: "start", 1: "basic-03"}, players=2).view()
    assert "▼☻l 4 chambers" in view.frame()[17].text


def test_a_wide_terminal_explains_the_chamber_one_stands_in() -> None:
    assert "Be back before each countdown ends." in text(seen(ROW, 200, 60).frame())
    assert "Be back before" not in text(seen(ROW, 120, 40).frame())
