"""The end of a game with its analysis: curve, turning points and table on one page, the last lines uncut."""

import pytest

from escape_tui.rules.ending.balance import balance
from escape_tui.scene.game.end.end_report import Company, GameEnd, Glance, Kept, end_picture
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from tests.scene.analysis.made_up import CHOICE, TURN, analysis
from tests.scene.game.test_end_words import finished
from tests.scene.live_table import text
from tests.temple import CATALOGUE
from tile_art.inks.canvas import row


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_curve_points_and_table_have_room(size: tuple[int, int], language: str) -> None:
    live, words = finished(1).live, Words(language)
    kept = Kept("abc123", "ssh -t host replay abc123", 2, 400_000, "", analysis(CHOICE, TURN))
    end = GameEnd(live.state, live.report, balance(live.game), kept=kept, company=Company((), 3, ("Ann",)))
    narrator = Narrator(words, live.state.setup, CATALOGUE)
    shown = text(end_picture(end, narrator, (row("X"),), Glance(*size)))
    assert words.say("analysis-title") in shown
    assert "1 6:40" in shown
    assert "2 3:20" in shown
    assert words.say("report-title")[:10] in shown
    assert "ssh -t host replay abc123" in shown
