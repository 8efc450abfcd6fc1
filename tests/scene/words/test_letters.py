"""The letters of the icons follow the language, wherever they are drawn."""

import pytest

from escape_tui.hub.clockwork import HandClockwork
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.live_table import table, text
from tile_art.icons import ICONS, LETTERS, letter_of
from tile_art.inks.glyphs import Glyphs


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_icon_has_a_letter_of_its_own(language: str) -> None:
    letters = Words(language).letters
    assert len(letters) == len({*letters}) == len(ICONS)
    assert letters.isascii()
    assert letters.isupper()


def test_english_writes_the_letters_of_the_rulebook() -> None:
    assert Words("en").letters == LETTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_map_dice_prices_and_friends_are_written_in_the_letters_of_the_language(language: str) -> None:
    words = Words(language)
    picture = looked_at(words, dice={0: "A K T G B", 1: "K K"})
    adventurer, key, torch, black, golden = (letter_of(icon, words.letters) for icon in "AKTBG")
    assert f"▐{adventurer}▌▐{key}▌" in picture, "the price of a chamber on the map"
    assert f"4{torch} ◇" in picture, "the price of a gem on the map"
    assert all(f"─{letter}──" in picture for letter in (adventurer, key, torch, golden)), "my dice"
    assert f"▒▒{black}▒" in picture, "a locked die"
    assert f" {key}{key} " in picture, "the dice of a friend"
    assert f"{adventurer}{key}│" in picture, "a price in the list of actions"


def looked_at(words: Words, dice: dict[int, str]) -> str:
    game = table(dice=dice)
    presenter = Presenter(game.live.publisher.replica(), HandClockwork())
    view = View(presenter, Appearance(words, Glyphs.UNICODE), (game.live.publisher.replica(0),))
    view.resize(80, 24)
    return text(view.frame())
