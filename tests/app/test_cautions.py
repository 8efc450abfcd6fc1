"""What cannot be undone is said before it is done: once to each person, or every time it loses the game."""

import pytest

from escape_tui.engine.effect import Command
from escape_tui.modules.character.discoverer import Sprint
from escape_tui.modules.special.chalice import Chalice
from escape_tui.rules.dice import Roll
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.gems import ActivateGems
from escape_tui.scene.menus.player_settings import Forgetful
from tests.plain.listener import Sitter
from tests.rulebook import rule
from tests.scene.live_table import Table, TableApp, table
from tests.temple import Scene

VAULT = "basic-01:E start gem-key-1:W"
FOUR_KEYS = {0: "K K K K A"}
IN_VAULT = {0: "gem-key-1", 1: "gem-key-1"}


async def quiet_after(app: TableApp, *keys: str) -> str:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        return app.game.input.quiet.get(0, "")


async def test_the_smallest_tier_of_a_vault_is_taken_only_when_asked_again() -> None:
    game = table(VAULT, at=IN_VAULT, dice=FOUR_KEYS)
    app = game.app(0)
    said = await quiet_after(app, "e")
    assert said == "One use only! 10 keys give 3. e again takes 1."
    assert game.played == []
    await quiet_after(game.app(0), "e", "e")
    assert game.played == [ActivateGems(0, 1)]


@pytest.mark.parametrize(
    "facts",
    [
        {"players": 1, "at": {0: "gem-key-1"}},
        {"at": IN_VAULT, "depot": 1},
    ],
    ids=["nobody has dice for more", "the depot has no more"],
)
async def test_a_vault_that_can_give_no_more_is_emptied_at_once(facts: dict[str, object]) -> None:
    game = table(VAULT, dice=FOUR_KEYS, **facts)
    await quiet_after(game.app(0), "e")
    assert game.played == [ActivateGems(0, 1)]


async def test_rolling_a_golden_mask_beside_a_locked_friend_is_said_first() -> None:
    game = table(dice={0: "G A K T T", 1: "B B B A K"})
    assert "Hold that mask for player 1" in await quiet_after(game.app(0), "space")
    assert game.played == []


@pytest.mark.parametrize(
    ("dice", "at"),
    [
        ({0: "G A K T T", 1: "A A K T T"}, {}),
        ({0: "G A K T T", 1: "B B B A K"}, {1: "basic-02"}),
        ({0: "G* A K T T", 1: "B B B A K"}, {}),
    ],
    ids=["nobody is locked", "the friend is elsewhere", "the mask is held"],
)
async def test_a_roll_that_wastes_nothing_is_rolled(dice: dict[int, str], at: dict[int, str]) -> None:
    game = table(dice=dice, at=at)
    await quiet_after(game.app(0), "space")
    assert game.played == [Roll(0)]


async def test_nobody_is_told_twice_not_even_in_the_next_game() -> None:
    kept, played = Forgetful(), list[list[Command]]()
    for _ in range(2):
        game = table(VAULT, at=IN_VAULT, dice=FOUR_KEYS)
        app = TableApp(game.seating(0), storage=kept)
        await quiet_after(app, "e")
        played.append(game.played)
    assert played == [[], [ActivateGems(0, 1)]]


async def test_a_caution_is_never_cut_short_where_rows_are_few() -> None:
    game = table(VAULT, at=IN_VAULT, dice=FOUR_KEYS)
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("e")
        shown = " ".join(line.text.split("│")[1].strip() for line in app.game.view.frame()[18:23])
        assert "give 3. e again takes 1." in shown


def chalice_left() -> Table:
    scene = Scene("start exit:W", modules=("special",), players=1, at={0: "exit"}, depot=0, dice={0: "K K"})
    scene.put_part(Chalice("start"))
    return Table(scene.game)


@rule("special.chalice")
async def test_the_last_one_is_warned_before_the_chalice_is_left_behind() -> None:
    game = chalice_left()
    said = await quiet_after(game.app(0), "x")
    assert said.startswith("The chalice is inside: leave and lose.")
    assert game.played == []
    again = chalice_left()
    await quiet_after(again.app(0), "x", "x")
    assert again.played == [Escape(0)]
    in_lines = chalice_left()
    ann = Sitter(in_lines)
    assert any("The chalice is inside" in line for line in ann.says("escape"))
    assert in_lines.played == []
    ann.says("escape")
    assert in_lines.played == [Escape(0)]


@rule("special.chalice")
async def test_the_chalice_is_warned_of_in_every_game() -> None:
    kept = Forgetful()
    for _ in range(2):
        game = chalice_left()
        app = TableApp(game.seating(0), storage=kept)
        assert "chalice" in await quiet_after(app, "x")
        assert game.played == []


@rule("character.discoverer-active")
async def test_a_roll_that_ends_a_sprint_is_said_first() -> None:
    picks = {0: {"character": "discoverer", "card": "activatable"}}
    scene = Scene(modules=("character",), picks=picks, dice={0: "A A A K K"})
    scene.play(Sprint(0))
    game = Table(scene.game)
    said = await quiet_after(game.app(0), "space")
    assert said.startswith("A roll ends the sprint (3 left)")
    assert game.played == []
