"""The last line of a game is never cut in the middle of a word."""

import pytest

from escape_tui.scene.game.status.hints import HINTS
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.live_table import table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [(0,), ()], ids=["player", "watcher"])
@pytest.mark.parametrize(("width", "height"), [(50, 18), (64, 20), (80, 24), (120, 40)])
def test_the_footer_ends_with_a_whole_word_whatever_the_width(
    language: str, seats: tuple[int, ...], width: int, height: int
) -> None:
    view = table().view(seats)
    view.dress(Appearance(Words(language)))
    view.resize(width, height)
    footer = view.frame()[-1].text.rstrip("─╯ ")
    assert footer.endswith(tuple(Words(language).say(f"hint-{last}") for last in ("help", "palette", "menu")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_80_columns_only_the_menu_and_the_numbers_of_dice_may_be_dropped(language: str) -> None:
    words, view = Words(language), table().view((0,))
    view.dress(Appearance(words))
    view.resize(80, 24)
    footer = view.frame()[-1].text
    hints = [words.say(f"hint-{action}") for action in HINTS if action not in ("menu", "hold-1")]
    assert [hint for hint in hints if f" {hint} " not in footer] == []
