"""An upright terminal, such as a phone: the map above, dice and what one can do below, nothing beside."""

import pytest

from escape_tui.scene.game.regions import is_small, regions
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.live_table import table, text

SIZES = [(42, 36), (46, 60), (50, 36), (50, 43), (60, 60), (69, 36)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_each_place_is_as_wide_as_the_terminal_and_none_covers_another(width: int, height: int) -> None:
    places = regions(width, height, has_panels=True)
    rows = [places.top, places.map, places.side, places.divider, places.tray, places.bottom]
    assert {each.width for each in (places.map, places.side, places.tray)} == {width - 2}
    below = 0
    for each in rows:
        assert each.y == below
        below += each.height
    assert below == height
    assert places.map.height >= 13


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_team_story_and_what_one_can_do_are_told_in_this_order_above_the_dice(
    width: int, height: int
) -> None:
    view = table("basic-01:E start basic-02:W").view()
    view.resize(width, height)
    lines = text(view.frame()).splitlines()
    assert [len(line) for line in lines] == [width] * height
    at = [
        next(y for y, line in enumerate(lines) if heading in line)
        for heading in ("─ Team ", "─ Story ", "─ Start ", " dice ─")
    ]
    assert at == sorted(at)
    assert at[0] == view.regions.side.y


def test_a_terminal_that_is_wider_or_lower_has_a_column_beside_the_map() -> None:
    for width, height in ((70, 40), (50, 35), (80, 24)):
        assert regions(width, height, has_panels=False).side.x > 1
    assert is_small(50, 35)
    assert not is_small(50, 36)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [42, 44, 46, 50, 60])
def test_the_top_line_leaves_out_what_does_not_fit_whole(language: str, width: int) -> None:
    words, view = Words(language), table("start basic-02:W").view()
    view.dress(Appearance(words))
    view.resize(width, 60)
    top = text(view.frame()).splitlines()[0].strip("╭╮─ ")
    pile = words.say("status-pile", count=len(view.state.pile))
    assert top.endswith((pile, f"{words.say('status-fate')} ◆◆", "▌×8"))
