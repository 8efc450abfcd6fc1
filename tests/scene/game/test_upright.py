"""An upright terminal, such as a phone: the map above, dice and what one can do below, nothing beside."""

import pytest

from escape_tui.scene.game.regions import is_large_enough, is_small, regions, too_small
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.live_table import table, text

SIZES = [(40, 36), (45, 40), (46, 60), (50, 36), (50, 43), (60, 60), (69, 36)]


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
@pytest.mark.parametrize("width", [40, 42, 44, 46, 50, 60])
def test_the_top_line_leaves_out_what_does_not_fit_whole(language: str, width: int) -> None:
    words, view = Words(language), table("start basic-02:W").view()
    view.dress(Appearance(words))
    view.resize(width, 60)
    top = text(view.frame()).splitlines()[0].strip("╭╮─ ")
    pile = words.say("status-pile", count=len(view.state.pile))
    assert top.endswith((pile, f"{words.say('status-fate')} ◆◆", "▌×8"))


@pytest.mark.parametrize(("size", "needed"), [((38, 60), "40×36"), ((40, 30), "50×18"), ((60, 12), "50×18")])
def test_a_window_that_is_too_small_says_which_size_of_its_kind_is_enough(
    size: tuple[int, int], needed: str
) -> None:
    assert not is_large_enough(*size)
    assert f"you need {needed}." in " ".join(text(too_small(*size, Words("en"))).split())
    assert is_large_enough(*map(int, needed.split("×")))


def test_a_friend_who_is_here_is_not_told_the_name_of_the_chamber_again() -> None:
    view = table("basic-01:E start basic-02:W", at={1: "basic-01"}).view()
    view.resize(45, 40)
    lines = text(view.frame()).splitlines()
    start, elsewhere = view.narrator.chamber("start"), view.narrator.chamber("basic-01")
    team = lines[view.regions.side.y + 1 :][:2]
    assert elsewhere in team[0] + team[1]
    assert all(start not in line for line in team if " here " in line)
