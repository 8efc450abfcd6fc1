"""Questions in a box: what is typed early is not lost, and harms nobody."""

import pytest

from escape_tui.app.screens.watching.watching_screen import cheer_keys
from escape_tui.app.widgets.ask import AskKey, AskLine
from escape_tui.hub.watching.spectators import CHEERS
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.app.menu_app import HouseApp, seen


def test_letters_that_come_before_the_box_is_there_are_kept() -> None:
    question = AskLine("Say", "Enter", "", str.strip)
    question._write("hel")
    question._write("hello")
    (line,) = question.lines(40)
    assert line.text.startswith("hello")


@pytest.mark.parametrize("message", ["replay-offer-hint", "share-keys-hint"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_keys_of_a_question_are_never_cut(language: str, message: str) -> None:
    hint = Words(language).say(message)
    app = HouseApp(terminal=Terminal(language=language))
    async with app.run_test(size=(50, 18)) as pilot:
        await app.push_screen(AskKey("?", hint))
        await pilot.pause()
        box = [line[1:-1] for line in seen(app).splitlines() if line.startswith("│")]
        assert hint.split() == " ".join(box).split()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_cheer_can_be_read(language: str) -> None:
    words = Words(language)
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(AskKey(words.say("watching-cheer"), cheer_keys(words)))
        await pilot.pause()
        for number, cheer in enumerate(CHEERS, start=1):
            assert f"{number} {words.say(f'cheer-{cheer}')}" in seen(app)
