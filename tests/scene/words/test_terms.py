"""One word for one thing: what a reader has learned to call one way is not called another."""

import re

import pytest

from escape_tui.engine.setup import Difficulty
from escape_tui.scene.words.words import LANGUAGES, Words, texts

#: Words, by language, for what is called otherwise: chamber, spectator, game, gem, die, bot and so on.
OTHER_WORDS = {
    "en": r"(?<!\$)\brooms\b|\bwatchers?\b|\bwhoever\b|\banew\b|\bsuffic|\bsilver\b",
    "fr": r"\brobots?\b|masques? dor|dépôt|icônes?\b|sonneries?\b|coup du destin|salles du temps",
    "de": r"\bPartien?\b|\bRäume\b|\bEdelstein|\bTore?\b|blockier|\bZuschauer|\bIhnen\b",
    "es": r"\bjoyas?\b|\bdiamantes?\b|\bhabitaciones\b|\bvosotros\b|\bbóvedas?\b|\brobots?\b",
}


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_one_word_for_one_thing(language: str) -> None:
    lines = [line for text in texts(language).values() for line in text.splitlines() if line[:1] != "#"]
    said = [line.partition(" = ")[2] or line for line in lines]
    assert not [line for line in said if re.search(OTHER_WORDS[language], line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_each_difficulty_as_the_setup_does(language: str) -> None:
    words = Words(language)
    help = words.say("setup-difficulty.help").lower()
    for difficulty in Difficulty:
        assert f"{words.say(f'setup-difficulty-{difficulty}').lower()}:" in help.replace(
            "\N{NO-BREAK SPACE}", " "
        ).replace(" :", ":")
