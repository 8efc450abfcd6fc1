"""Every kind of choice, made with keys through the real App by what is on a screen of 80x24."""

import re

import pytest

from escape_tui.engine.named import AtLine
from escape_tui.scene.game.input.open_question import Branch, OpenQuestion
from tests.app.at_terminal import AtTerminal, Noting, playing
from tests.rulebook import rule
from tests.scene.choice_scenes import CHOICES, ChoiceScene
from tests.scene.live_table import Table
from tests.temple import Scene

#: The keys of the actions that ask.
KEYS = {"cards": "i", "act": "e", "call": "c", "west": "left", "golden-friend": "M"}
#: Of the answers to a second or third step only so many are tried.
MOST_LATER = 3


async def ask(me: AtTerminal, choice: ChoiceScene, before: tuple[str, ...]) -> OpenQuestion:
    """Open the question again and answer its first steps with the keys *before*."""
    while (open := me.game.input.menus.get(0)) is not None and open.has_focus and open.prefix:
        await me.press("escape")
        if open.until is not None:
            break
    open = me.game.input.menus.get(0)
    if open is None or not open.has_focus:
        await me.press(KEYS[choice.action])
    for key in before:
        await me.press(key)
    question = me.game.input.menus[0]
    assert question.has_focus
    return question


def is_on_screen(me: AtTerminal, question: OpenQuestion, branch: Branch) -> bool:
    """Whether the key of *branch* is written beside its answer, or on the map where that is."""
    key, shown = question.key_of[branch.part], me.shown
    if question.is_turning:
        return True
    if question.is_on_map:
        return key in me.game.view.hinted
    return re.search(rf" {key} [ ►]\S", shown) is not None


async def walk(me: AtTerminal, choice: ChoiceScene, done: Noting, before: tuple[str, ...]) -> None:
    """Give every answer that follows on the keys *before* and see what comes of it."""
    question = await ask(me, choice, before)
    branches = [branch for branch in question.branches if branch.is_allowed]
    for branch in branches[: MOST_LATER if before else None]:
        question = await ask(me, choice, before)
        assert is_on_screen(me, question, branch), me.shown
        key, played = question.key_of[branch.part], len(done.played)
        await me.press(key)
        if isinstance(branch.part, AtLine) and len(done.played) == played:
            # A line that shifts is seen before it does.
            assert me.game.input.menus[0].pointed == branch.part
            await me.press(key)
        if len(done.played) > played:
            assert done.played[played:] in [[option.command] for option in branch.options]
        else:
            now = me.game.input.menus[0]
            assert now.prefix[len(question.prefix)] == branch.part
            await walk(me, choice, done, (*before, key))


@rule("screen.shown")
@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.kind.__name__)
async def test_every_answer_is_given_by_the_key_beside_it(choice: ChoiceScene) -> None:
    done = Noting()
    async with playing(Table(choice.scene().game), ask=done) as me:
        await walk(me, choice, done, ())
    assert any(isinstance(command, choice.kind) for command in done.played)


@rule("newchar.trickster-permanent", "screen.shown")
@pytest.mark.parametrize(("language", "dice"), [("en", "1K 2T 3∙"), ("fr", "1C 2T 3∙"), ("de", "1S 2F 3∙")])
async def test_dice_to_choose_are_named_as_they_lie_in_the_tray(language: str, dice: str) -> None:
    picks = {0: {"character": "trickster", "card": "permanent"}}
    hands = {0: "K T -", 1: "A* G* B"}
    scene = Scene(modules=("character", "newchar"), picks=picks, dice=hands)
    async with playing(Table(scene.game), language=language) as me:
        await me.press("i")
        assert f" {dice} " in me.shown
        assert f"╭─{dice[1]}───╮ ╭─{dice[4]}───╮ ∙╌╌╌╌╌∙" in me.shown
