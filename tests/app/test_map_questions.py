"""The map asks: keys that answer on it, and keys that come when they mean nothing."""

import random
from string import ascii_lowercase
from typing import Any

import pytest
from msgspec.structs import replace

from escape_tui.engine.named import AtChamber, QuarterTurns
from escape_tui.modules.character.muscleman import TurnChamber
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.modules.treasures.cards import UseSecretPassage, UseTeleport
from escape_tui.rules.dice import Hold
from escape_tui.rules.exploring import Discover
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.app.at_terminal import Noting, playing
from tests.plain.listener import Sitter
from tests.rulebook import rule
from tests.scene.live_table import Table, TableApp
from tests.temple import CATALOGUE, N, Scene

TEMPLE = """
basic-01:E basic-02:N basic-03:E basic-04:S gem-torch-1:W
basic-05:E start gem-key-1:W basic-06:N basic-11:N
basic-07:E basic-08:N basic-09:E basic-10:S basic-12:E
"""


def owning(*cards: str, players: int = 3, **facts: Any) -> Table:
    """Friends far apart, the first with *cards*."""
    where = {0: "basic-05", 1: "basic-10", 2: "basic-01"} | facts.pop("at", {})
    scene = Scene(
        TEMPLE, modules=("curses", "treasures"), players=players, at=where, dice={0: "K K T T A"}, **facts
    )
    treasures = scene.part(TreasuresInPlay)
    scene.put_part(replace(treasures, owned=(cards, *treasures.owned[1:])))
    return Table(scene.game)


def strong() -> Table:
    """A Muscleman who can turn a chamber."""
    picks = {0: {"character": "muscleman", "card": "activatable"}}
    return Table(
        Scene(TEMPLE, modules=("character",), at={0: "basic-05"}, dice={0: "T T K K A"}, picks=picks).game
    )


def shown(app: TableApp) -> str:
    return "\n".join(line.text for line in app.game.view.frame())


def letter(app: TableApp, chamber: str) -> str:
    return app.game.input.menus[0].key_of[AtChamber(chamber)]


def said(app: TableApp) -> str:
    return app.game.input.quiet.get(0, "")


SIZE = (80, 24)


@rule("treasures.teleport")
async def test_two_keys_teleport_to_a_friend() -> None:
    game = owning("teleport")
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i")
        assert "Teleport to whom?" in shown(app)
        await pilot.press(letter(app, "basic-10"))
        assert "appears in" in shown(app)
    assert game.played == [UseTeleport(0, "basic-10")]


@pytest.mark.parametrize("size", [(50, 18), SIZE])
async def test_a_letter_hides_none_of_three_friends_in_one_chamber(size: tuple[int, int]) -> None:
    game = owning("teleport", players=5, at=dict.fromkeys((1, 2, 3), "basic-10") | {4: "basic-01"})
    app = game.app(0)
    async with app.run_test(size=size) as pilot:
        await pilot.press("i")
        assert "Teleport to whom?" in shown(app)
        assert "▒lay▒" in shown(app)


async def test_arrows_point_and_enter_takes() -> None:
    game = owning("teleport")
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i")
        assert app.game.input.menus[0].pointed == AtChamber("basic-01")
        await pilot.press("right")
        assert app.game.input.menus[0].pointed == AtChamber("basic-10")
        await pilot.press("left", "enter")
    assert game.played == [UseTeleport(0, "basic-01")]


@rule("treasures.secret-passage")
async def test_the_wall_pointed_at_is_shown_as_a_gap() -> None:
    game = owning("secret-passage")
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i")
        assert "north wall to Sun niche" in shown(app)
        assert "◈" in shown(app)
        await pilot.press("escape")
        assert "◈" not in shown(app)
        await pilot.press("i", "a")
    assert [type(command) for command in game.played] == [UseSecretPassage]


@rule("character.muscleman-active")
async def test_a_letter_lifts_a_chamber_the_same_turns_it_on_and_a_number_or_enter_lays_it() -> None:
    game = strong()
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i")
        key = letter(app, "gem-torch-1")
        await pilot.press(key)
        assert app.game.input.menus[0].pointed == QuarterTurns("gem-torch-1", 1)
        await pilot.press(key)
        assert app.game.input.menus[0].pointed == QuarterTurns("gem-torch-1", 2)
        assert game.played == []
        await pilot.press("enter")
    assert game.played == [TurnChamber(0, "gem-torch-1", 2)]


@rule("character.muscleman-active")
async def test_three_keys_turn_a_chamber_as_far_as_one_likes() -> None:
    game = strong()
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i")
        await pilot.press(letter(app, "gem-torch-1"), "3")
    assert game.played == [TurnChamber(0, "gem-torch-1", 3)]


@rule("character.muscleman-active")
async def test_turns_that_change_nothing_are_not_offered() -> None:
    app = strong().app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i")
        offered = {branch.part for branch in app.game.input.menus[0].branches}
        temple = app.game.view.state.temple
        assert AtChamber("basic-10") in offered
        assert all(len(temple.chambers[part.chamber].doors) < 4 for part in offered)  # type: ignore[union-attr]


@rule("maya.chamber")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_calendar_tile_to_swap_is_told_with_its_symbol(language: str) -> None:
    scene = Scene(
        "basic-01:E start calendar-chamber:W",
        modules=("maya",),
        at={0: "calendar-chamber"},
        dice={0: "K K K A A"},
    )
    scene.put_part(MayaCalendar((), {"basic-01": "moon", "start": "sun", "calendar-chamber": "gear"}))
    say = Words(language).say
    async with playing(Table(scene.game), language=language) as me:
        await me.press("e")
        assert f" · {say('calendar-gear')}" in me.shown
        await me.press("left")
        assert f" · {say('calendar-sun')}" in me.shown
        await me.press("left")
        assert f" · {say('calendar-moon')}" in me.shown
    (told,) = Sitter(Table(scene.game)).says("do")
    assert [symbol for symbol in ("sun", "moon", "gear") if f" · {symbol} for 3 keys" not in told] == []


async def test_dice_are_rolled_and_held_while_the_map_asks() -> None:
    game = owning("teleport")
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i", "1")
        assert app.game.input.menus
        await pilot.press("escape")
    assert game.played == [Hold(0, 0)]


async def test_a_card_that_asks_for_a_place_is_one_line_among_the_cards() -> None:
    game = owning("healing-mask", "secret-passage", "teleport")
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i")
        assert list(app.game.input.menus[0].key_of.values()) == ["1", "2", "3"]
        assert " 1 ►Secret passage" in shown(app)
        await pilot.press("1")
        assert "Open which wall?" in shown(app)


# What comes at the wrong moment


async def test_a_letter_that_comes_too_late_does_nothing_else_and_says_why() -> None:
    async with playing(owning("teleport")) as me:
        await me.press("i")
        move_friends_here(me.table)
        for _ in range(2):
            await me.press("a")
            assert me.table.played == []
            assert "That question is over." in me.shown


@pytest.mark.parametrize("key", ["1", "down", "right", "e", "c", "space"])
async def test_a_key_for_a_list_that_is_gone_does_nothing_else_and_says_why(key: str) -> None:
    picks = {0: {"character": "discoverer", "card": "permanent"}}
    scene = Scene(modules=("character",), picks=picks, dice={0: "A A K A A"}, pile="basic-03 basic-05 exit")
    scene.play(Discover(0, N))
    async with playing(Table(scene.game)) as me:
        await me.press("e")
        assert me.game.input.menus[0].has_focus
        me.wait(CATALOGUE.numbers.choice_ms)
        await me.press(key)
        assert me.table.played == []
        assert me.game.input.menus == {}
        assert "That question is over." in me.shown


async def test_dice_are_held_on_when_a_question_on_the_map_ends() -> None:
    async with playing(owning("teleport")) as me:
        await me.press("i")
        move_friends_here(me.table)
        await me.press("right")
        assert me.table.played == []
        await me.press("1")
    assert me.table.played == [Hold(0, 0)]


async def test_what_can_no_longer_be_chosen_is_not_taken_while_it_is_pointed_at() -> None:
    async with playing(owning("teleport")) as me:
        await me.press("i")
        assert me.game.input.menus[0].pointed == AtChamber("basic-01")
        put(me.table, 2, "basic-05")
        await me.press("enter")
        assert me.table.played == []
        assert "You can’t choose that any more." in me.shown
        await me.press("a")
        assert me.table.played == []
        await me.press(me.game.input.menus[0].key_of[AtChamber("basic-10")])
    assert me.table.played == [UseTeleport(0, "basic-10")]


async def test_an_answer_keeps_its_letter_while_others_come_and_go() -> None:
    async with playing(owning("teleport")) as me:
        await me.press("i")
        far = me.game.input.menus[0].key_of[AtChamber("basic-10")]
        put(me.table, 2, "basic-05")
        me.game.draw()
        put(me.table, 2, "basic-12")
        me.game.draw()
        await me.press(far)
    assert me.table.played == [UseTeleport(0, "basic-10")]


@pytest.mark.parametrize("size", [(30, 8), (49, 18), (50, 17)])
async def test_nothing_is_taken_in_a_window_too_small_for_the_map(size: tuple[int, int]) -> None:
    async with playing(owning("teleport")) as me:
        await me.press("i")
        await me.resize(*size)
        await me.press("a", "enter", "down", "enter")
        assert me.table.played == []
        assert "50" in me.shown
        await me.resize(80, 24)
        assert "Teleport to whom?" in me.shown
        await me.press("a")
    assert me.table.played == [UseTeleport(0, "basic-01")]


async def test_a_letter_that_means_nothing_on_the_map_is_no_command() -> None:
    async with playing(owning("teleport")) as me:
        await me.press("i", "k")
        assert me.table.played == []
        assert "Press one of the letters, or Esc." in me.shown


async def test_a_flood_of_letters_answers_once() -> None:
    async with playing(owning("teleport")) as me:
        await me.press("i", *["a"] * 12)
    assert me.table.played == [UseTeleport(0, "basic-01")]


@pytest.mark.parametrize("size", [(50, 18), (80, 24), (120, 40)])
@pytest.mark.parametrize("cards", [("teleport", "secret-passage"), ("secret-passage",)])
async def test_a_flood_of_keys_takes_nothing_that_was_not_on_the_screen(
    size: tuple[int, int], cards: tuple[str, ...]
) -> None:
    """Friends come and go meanwhile; whatever is chosen had its key on the screen when that was pressed."""
    chance, keys = random.Random(7), [*ascii_lowercase, "enter", "escape", "i", "i", "down", "1", "2"]
    done, taken = Noting(), 0
    async with playing(owning(*cards), size=size, ask=done) as me:
        for number in range(300):
            if number % 7 == 0:
                put(me.table, 2, chance.choice(["basic-01", "basic-05", "basic-12", "start"]))
            me.game.draw()
            before, hinted = me.game.input.menus.get(0), me.game.view.hinted
            played, key = len(done.played), chance.choice(keys)
            await me.press(key)
            for command in done.played[played:]:
                if isinstance(command, UseTeleport | UseSecretPassage):
                    taken += 1
                    assert before is not None
                    assert before.has_focus
                    (part,) = command.names(me.table.live.state)
                    if key == "enter":
                        assert before.pointed == part
                    else:
                        assert (before.typed + key) in hinted
                        assert before.key_of[part] == before.typed + key
    assert taken


def put(game: Table, player: int, chamber: str) -> None:
    state = game.live.state
    game.live.set_scene(state.with_adventurer(replace(state.adventurers[player], chamber=chamber)))


def move_friends_here(game: Table) -> None:
    for player in (1, 2):
        put(game, player, "basic-05")
