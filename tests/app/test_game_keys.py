"""Keys in, commands out."""

import pytest
from textual.pilot import Pilot

from escape_tui.app.screens.menus.help_screen import HelpScreen
from escape_tui.app.widgets.panel import PaintedPanel
from escape_tui.engine.named import AtLine
from escape_tui.engine.temple import Side
from escape_tui.modules.queenies.maze.gear import TurnGear
from escape_tui.modules.queenies.totem import StackDie
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import FreeDice, Hold, Release, Roll
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from tests.rulebook import rule
from tests.scene.live_table import TableApp, table
from tests.temple import E, N

GEM_TEMPLE = "basic-01:E start gem-key-1:W"


async def pressed(app: TableApp, *keys: str) -> None:
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press(*keys)


async def test_a_phone_plays_too() -> None:
    game = table(dice={0: "A K T T B"})
    app = game.app(0)
    async with app.run_test(size=(50, 18)) as pilot:
        await pilot.press("a", "up", "right")
        assert game.played == [Hold(0, 0), Enter(0, E)]
        frame = "".join(line.text for line in app.game.view.frame())
        assert [word for word in ("Start", "Story", "☻A▌", "help") if word not in frame] == ["☻A▌"]


async def test_space_rolls() -> None:
    game = table(dice={0: "A K - T B"})
    await pressed(game.app(0), "space")
    assert game.played == [Roll(0)]


async def test_a_number_holds_a_die_and_releases_it_again() -> None:
    game = table(dice={0: "A K T T B"})
    await pressed(game.app(0), "2", "2")
    assert game.played == [Hold(0, 1), Release(0, 1)]


@pytest.mark.parametrize(
    ("dice", "commands"),
    [
        ("A K T K B", [Hold(0, 1), Hold(0, 3)]),
        ("A K* T K B", [Hold(0, 3)]),
        ("A K* T K* B", []),
        ("A A T A B", []),
    ],
)
async def test_a_letter_holds_all_dice_of_an_icon_and_never_lets_go(
    dice: str, commands: list[object]
) -> None:
    game = table(dice={0: dice})
    await pressed(game.app(0), "k")
    assert game.played == commands


async def test_d_lets_go_of_every_die_that_is_held() -> None:
    game = table(dice={0: "A K* T K* B"})
    await pressed(game.app(0), "d", "d")
    assert game.played == [Release(0, 1), Release(0, 3)]


async def test_an_arrow_enters_where_there_is_a_passage_and_discovers_where_there_is_none() -> None:
    game = table(dice={0: "A A A K T"})
    await pressed(game.app(0), "right", "up")
    assert game.played == [Enter(0, E), Discover(0, N)]


async def test_what_cannot_be_paid_is_not_even_tried_and_says_why() -> None:
    game = table(dice={0: "K K T T B"})
    app = game.app(0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("up")
        assert game.played == []
        assert "2 adventurers" in app.game.input.quiet[0]
        assert app.game.input.quiet[0] in shown(app)


def shown(app: TableApp) -> str:
    return "\n".join(line.text for line in app.game.view.frame())


async def test_e_asks_which_gems_if_several_can_be_paid_and_e_again_takes_the_most() -> None:
    game = table(GEM_TEMPLE, dice={0: "K K K K K K K"}, at={0: "gem-key-1"}, players=1)
    app = game.app(0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("e")
        assert game.played == []
        assert "activate 2 gems" in shown(app)
        await pilot.press("e")
    assert game.played == [ActivateGems(0, 2)]


async def test_a_menu_takes_a_number_and_leaves_the_dice_alone_meanwhile() -> None:
    game = table(GEM_TEMPLE, dice={0: "K K K K K K K"}, at={0: "gem-key-1"}, players=1)
    await pressed(game.app(0), "e", "2")
    assert game.played == [ActivateGems(0, 1)]


async def test_space_rolls_nothing_while_a_menu_is_open() -> None:
    game = table(dice={0: "A K T T B"})
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c", "space")
        assert app.game.input.menus
        assert app.game.input.quiet[0] == "Answer first, or Esc. Then roll."
    assert game.played == []


async def test_a_move_that_is_refused_while_dice_are_in_the_air_says_so() -> None:
    game = table(dice={0: "? ? K T B"})
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("up")
        assert app.game.input.quiet[0] == "Your dice are still rolling."
    assert game.played == []


GEARS = "basic-01:E start gear:W"


@rule("maze.gear", "screen.shown")
async def test_a_letter_shows_which_line_would_shift_and_the_same_letter_shifts_it() -> None:
    game = table(GEARS, modules=("curses", "treasures", "maze"), at={0: "gear"}, dice={0: "T T A A K"})
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("e")
        question = app.game.input.menus[0]
        letter = question.key_of[AtLine(0, E)]
        await pilot.press("left", "up", letter)
        assert game.played == []
        assert shown(app).count("→→→→→→→→→") == 3
        await pilot.press(letter)
    assert game.played == [TurnGear(0, 0, E)]


@rule("totem.stack")
async def test_one_key_lays_a_mask_where_all_masks_are_alike() -> None:
    totem = "basic-01:E start totem-chamber:W"
    game = table(totem, modules=("totem",), at={0: "totem-chamber"}, dice={0: "B B A K T"})
    await pressed(game.app(0), "e")
    assert [type(command) for command in game.played] == [StackDie]


async def test_escape_closes_a_menu_before_it_opens_one() -> None:
    game = table(dice={0: "A K T T B"})
    app = game.app(0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("c", "escape")
        assert app.screen is app.game
        assert not app.game.input.menus
        await pilot.press("escape")
        assert app.screen is not app.game


async def test_m_frees_my_dice_and_capital_m_those_of_a_friend() -> None:
    game = table(dice={0: "G B B G B", 1: "B A A A A"})
    await pressed(game.app(0), "m", "M")
    assert game.played == [FreeDice(0, 0), FreeDice(0, 1)]


async def test_f_proposes_fate_and_agrees_to_it_when_the_other_is_asked() -> None:
    game = table(dice={0: "B B B B B", 1: "A A A A A"})
    await pressed(game.app(0), "f")
    await pressed(game.app(1), "f")
    assert game.played == [ProposeFate(0), AnswerFate(1, True)]


async def test_f_twice_turns_the_fate_of_a_player_alone() -> None:
    game = table(players=1, dice={0: "B B B B B"})
    await pressed(game.app(0), "f", "f")
    assert game.played == [ProposeFate(0), AnswerFate(0, True)]


async def test_c_and_a_number_call() -> None:
    game = table()
    await pressed(game.app(0), "c", "3")
    assert game.played == [Call(0, "home")]


async def test_x_escapes() -> None:
    game = table("basic-01:E start exit:W", dice={0: "K K K K K"}, at={0: "exit"}, depot=1, pile="")
    await pressed(game.app(0), "x")
    assert game.played == [Escape(0)]


async def test_who_has_escaped_answers_whom_to_give_his_die_to_with_a_number() -> None:
    game = table("basic-01:E start exit:W", dice={0: "K K K K K"}, at={0: "exit"}, depot=1, pile="")
    await pressed(game.app(0), "x", "1")
    assert len(game.live.state.adventurers[1].dice) == 6


async def test_tab_and_function_keys_change_seats() -> None:
    game = table(players=3, dice={1: "A A A A A", 2: "K K K K K"})
    await pressed(game.app(0, 1, 2), "tab", "1", "f3", "2", "shift+tab", "3")
    assert game.played == [Hold(1, 0), Hold(2, 1), Hold(1, 2)]


async def test_two_hands_on_one_keyboard_play_two_seats() -> None:
    game = table(dice={0: "A A A A -", 1: "K K K K -"})
    await pressed(game.app(0, 1, is_duo=True), "1", "6", "e", "enter")
    assert game.played == [Hold(0, 0), Hold(1, 0), Discover(0, Side.NORTH), Roll(1)]


@pytest.mark.parametrize("is_duo", [True, False])
async def test_help_knows_whether_two_play_on_one_keyboard(is_duo: bool) -> None:
    app = table().app(0, 1, is_duo=is_duo)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        page = app.screen.query_one("#page", PaintedPanel)
        lines = "\n".join(page.render_line(y).text for y in range(page.size.height))
        assert app.words.say("action-roll.help") in lines
        assert ("right hand" in lines) is is_duo


async def test_who_only_watches_plays_nothing() -> None:
    game = table(dice={0: "A A A A A"})
    await pressed(game.app(), "space", "1", "up", "e", "x", "f", "tab")
    assert game.played == []


@pytest.mark.parametrize("key", ["ctrl+a", "f12", "ß", "insert", "ctrl+right_square_bracket"])
async def test_unknown_keys_do_nothing(key: str) -> None:
    game = table(dice={0: "A A A A A"})
    await pressed(game.app(0), key)
    assert game.played == []


async def test_a_key_is_answered_at_once_with_a_frame() -> None:
    game = table(dice={0: "A K T T B"})
    app = game.app(0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        before = len(app.line.written)
        await pilot.press("1")
        assert 0 < len(app.line.written) - before < 600


async def test_the_stage_yields_while_something_lies_over_the_game_and_repaints_after() -> None:
    app = table().app(0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert app.line.is_staged
        await pilot.press("escape")
        await settled(pilot)
        assert not app.line.is_staged
        before = len(app.line.written)
        await pilot.press("escape")
        await settled(pilot)
        assert app.line.is_staged
        assert len(app.line.written) - before > 2_000


async def settled(pilot: Pilot[None]) -> None:
    await pilot.pause()
    await pilot.pause()


async def test_a_paused_line_gets_nothing_and_what_has_changed_when_it_wakes() -> None:
    game = table(dice={0: "A K T T B"})
    app = game.app(0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        app.line.is_full = True
        before = len(app.line.written)
        await pilot.press("1", "2")
        assert len(app.line.written) == before
        app.line.is_full = False
        assert app.line.stage is not None
        app.line.stage.wake()
        assert 0 < len(app.line.written) - before < 1_000


async def test_whoever_holds_every_die_is_told_which_key_lets_go() -> None:
    game = table(dice={0: "A* K* T* B B"})
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        assert app.game.input.quiet[0] == "Nothing to roll. d releases your dice."
        await pilot.press("d")
    assert [type(command) for command in game.played][-1] is Release
