"""The curve of chances: in its band, numbered where it turned, and left out without a yardstick."""

from msgspec.structs import replace

from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.scene.analysis.curve_picture import curve_line, curve_picture
from escape_tui.scene.words.words import Words
from tests.scene.analysis.made_up import CHOICE, TURN, analysis

ENGLISH = Words("en")


def test_the_curve_is_drawn_with_its_turning_points_numbered() -> None:
    lines = [line.text for line in curve_picture(analysis(CHOICE, TURN), ENGLISH, 44, 4)]
    assert lines == [
        "─ Your chance, if bots played on ───────────",
        "100 ▅▅▅▅▅▅▅▅▅▅▅▄▃1▁░░░                      ",
        "    █████████████▓▓▓▇▆▅▄▂░░                 ",
        " 50 ███████████████████▓▓▓▆▄▂░2             ",
        "  0 █████████████████████████▓▆▄▂░░         ",
        "    10:00───────────────────────────────0:00",
    ]


def test_more_rollouts_make_the_band_narrower_and_the_end_is_certain() -> None:
    few = analysis(shares=(10, 10, 10, 10, 0))
    many = replace(
        few, curve=tuple(replace(each, odds=Odds(50 * each.odds.won, 1_000)) for each in few.curve)
    )
    wide, narrow = ([line.text for line in curve_picture(each, ENGLISH, 60, 8)] for each in (few, many))
    assert not set("░▓") & {line[-1] for line in wide}
    assert "░░░░░░░░" in wide[4]
    assert "▓▓▓▓▓▓▓▓" in wide[5]
    assert not set("░▓") & set("".join(line[:30] for line in narrow))


def test_every_row_is_as_wide_as_asked() -> None:
    for width, rows in ((40, 3), (76, 4), (64, 6)):
        picture = curve_picture(analysis(CHOICE, TURN), ENGLISH, width, rows)
        assert len(picture) == rows + 2
        assert {len(line.text) for line in picture} == {width}


def test_without_a_yardstick_there_is_no_curve() -> None:
    assert curve_picture(analysis(shares=(1, 0, 0, 0, 0)), ENGLISH, 60, 4) == ()


def test_the_curve_in_one_line_has_its_turning_points() -> None:
    line = curve_line(analysis(TURN), 24)
    assert len(line) == 24
    assert line[400_000 * 23 // 600_000] == "1"
    assert line[0] > line[-1]
