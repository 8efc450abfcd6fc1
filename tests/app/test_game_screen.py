"""The game screen between its table and its terminal: bells, questions, noise, and the end."""

import asyncio
from collections.abc import Callable

import pytest
from textual import events
from textual.containers import Vertical
from textual.widgets import OptionList, Static

from escape_tui.app.screens.game.end_screen import EndScreen
from escape_tui.app.screens.game.game_menu import GameMenu, JournalScreen
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.hub.port.messages.answers import Answer, Refused
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.table.live_game import GOING_ON_MS
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import Hold
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.pacing.cues import Bells
from escape_tui.scene.menus.player_settings import Motion, Settings
from tests.app.menu_app import seen
from tests.scene.live_table import TableApp, table
from tests.ssh_host.house import until
from tile_art.inks.palette import Palette

SIZE = (120, 40)

#: What the story says of a call for help.
CALLED = "player 1: Help"


def shown(app: TableApp) -> str:
    return "\n".join(line.text for line in app.game.view.frame())


async def test_a_friend_who_calls_for_help_is_heard_twice() -> None:
    game = table()
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        game.live.play(Call(1, "help"))
        app.game.draw()
        await pilot.pause(0.5)
        assert app.line.bells == 2


async def test_who_comes_back_finds_the_story_and_hears_only_what_is_new() -> None:
    game = table()
    async with game.app(0).run_test(size=SIZE):
        game.live.play(Call(1, "help"))
    back = game.app(0)
    async with back.run_test(size=SIZE) as pilot:
        back.game.draw()
        await pilot.pause(0.5)
        assert CALLED in shown(back)
        assert back.line.bells == 0
        game.clockwork.turn(10_000)
        game.live.play(Call(1, "help"))
        back.game.draw()
        async with asyncio.timeout(10):
            while shown(back).count(CALLED) < 2 or back.line.bells < 2:
                await pilot.pause(0.05)
        assert shown(back).count(CALLED) == 2
        assert back.line.bells == 2


async def test_who_comes_later_to_watch_finds_the_story_and_hears_nothing_of_it() -> None:
    game = table()
    game.live.play(Call(1, "help"))
    app = TableApp(Seating(game.live.publisher.replica()))
    async with app.run_test(size=SIZE) as pilot:
        app.game.draw()
        await pilot.pause(0.5)
        assert CALLED in shown(app)
        assert all(told.state is game.live.publisher.replica().state for told in app.game.presenter.story)
        assert app.line.bells == 0
        await pilot.press("j")
        assert CALLED in str(app.screen.query_one(Static).content)


async def test_who_wants_no_bells_hears_none_and_may_have_a_flash_instead() -> None:
    game = table()
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        app.adopt(Settings(bells=Bells.FLASH))
        game.live.play(Call(1, "help"))
        app.game.draw()
        await pilot.pause(0.05)
        assert app.line.bells == 0
        assert app.game.view.is_flashing


async def test_settings_change_the_picture_at_once() -> None:
    app = table().app(0)
    async with app.run_test(size=SIZE) as pilot:
        before = len(app.line.written)
        app.adopt(
            Settings(palette=Palette.HIGH_CONTRAST, language="fr", glyphs="ascii", motion=Motion.REDUCED)
        )
        await pilot.pause()
        assert "Equipe" in shown(app)
        assert shown(app).isascii()
        assert len(app.line.written) - before > 2_000


async def test_pasted_text_and_mouse_noise_do_nothing() -> None:
    game = table(dice={0: "A A A A A"})
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        app.post_message(events.Paste("1 2 3 x f e"))
        for offset in ((1, 1), (50, 20), (119, 39)):
            await pilot.click(offset=offset)
            await pilot.hover(offset=offset)
        assert game.played == []


@pytest.mark.parametrize(("key", "screen"), [("escape", GameMenu), ("j", JournalScreen)])
async def test_what_lies_over_the_game_goes_away_again(key: str, screen: type[object]) -> None:
    game = table(dice={0: "A A A A A"})
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(key)
        assert isinstance(app.screen, screen)
        game.live.play(Hold(0, 0))
        await pilot.press("escape")
        assert app.screen is app.game


@pytest.mark.parametrize(("soundtrack", "title"), [("1", "The clock is running"), (None, "practice")])
async def test_the_game_menu_says_whether_a_clock_runs(soundtrack: str | None, title: str) -> None:
    app = table(soundtrack=soundtrack).app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape")
        assert title in seen(app)


async def test_the_game_menu_leads_back_and_out() -> None:
    app = table().app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "enter")
        assert app.screen is app.game
        await pilot.press("escape", "up", "enter")
        await pilot.pause()
    assert app.return_code == 0


async def test_a_pause_that_is_refused_in_the_menu_is_explained_beside_the_dice() -> None:
    def refuse(request: Request, answered: Callable[[Answer], None]) -> None:
        answered(Refused(request.id, reason="no-pause-left"))

    app = table().app(0, ask=refuse, can_pause=True)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "down", "enter")
        await pilot.pause()
        assert app.screen is app.game
        assert "no pauses left" in shown(app)


async def test_the_menu_says_when_a_friend_ends_the_pause() -> None:
    game = table()
    app = game.app(0)
    game.live.pause()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape")
        await pilot.pause()
        title = app.screen.query_one("#title", Static)
        assert str(title.render()) == "Paused"
        game.live.resume()
        await until(lambda: str(title.render()) != "Paused")


async def test_the_list_of_the_menu_has_the_ground_of_its_box() -> None:
    app = table().app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape")
        await pilot.pause()
        entries = app.screen.query_one(OptionList)
        assert entries.has_focus
        assert entries.background_colors[1] == app.screen.query_one(Vertical).background_colors[1]


async def test_when_all_are_out_the_report_comes() -> None:
    game = table("basic-01:E start exit:W", dice={0: "K K K"}, at={0: "exit"}, depot=0, pile="", players=1)
    app = game.app(0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("x")
        assert app.game.presenter.finale_at is not None
        app.game._show_end()
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        assert "leave  ·  Esc" in [each.title for each in app.get_system_commands(app.screen)]
        await pilot.resize_terminal(80, 24)
        await pilot.press("j", "escape", "escape")


async def test_a_question_of_the_game_waits_until_its_player_turns_to_it() -> None:
    game = table(
        "basic-01:E start exit:W",
        dice={0: "K K K K K", 1: "A A A A A"},
        at={0: "exit"},
        depot=1,
        pile="",
        modules=(),
    )
    app = game.app(0, 1)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("x")
        assert app.game.input.menus[0].has_focus
        await pilot.press("escape")
        assert not app.game.input.menus[0].has_focus
        await pilot.press("e", "enter")
        assert not app.game.input.menus
        assert len(game.live.state.adventurers[1].dice) == 6


async def test_everything_a_key_can_do_is_in_the_command_palette() -> None:
    app = table().app(0)
    async with app.run_test(size=SIZE):
        titles = [command.title for command in app.get_system_commands(app.screen)]
        assert len(titles) == len(set(titles))
        assert {"roll  ·  Space", "hold torches  ·  t", "go north  ·  ↑", "pause  ·  p"} <= set(titles)


async def test_a_frame_that_cannot_be_drawn_ends_this_session_only() -> None:
    game = table()
    app = game.app(0)

    def broken(**_: bool) -> None:
        raise ZeroDivisionError

    async def drawn() -> None:
        async with app.run_test(size=SIZE) as pilot:
            app.game.view.pieces = broken  # type: ignore[method-assign, assignment]
            app.game.draw()
            await pilot.pause()

    with pytest.raises(ZeroDivisionError):
        await drawn()
    assert not game.live.is_paused


def counted(calls: list[str], name: str) -> Callable[[], None]:
    return lambda: calls.append(name)


async def test_pausing_and_leaving_tell_the_table() -> None:
    calls: list[str] = []
    game = table()
    app = game.app(0, can_pause=True, leave=counted(calls, "leave"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("p")
        assert game.live.is_paused
        await pilot.press("p")
        game.clockwork.turn(GOING_ON_MS)
        assert not game.live.is_paused
    assert calls == ["leave"]


async def test_an_answer_that_comes_later_is_shown_when_it_comes() -> None:
    waiting: list[Callable[[], None]] = []

    def ask(request: Request, answered: Callable[[Answer], None]) -> None:
        waiting.append(lambda: answered(Refused(request.id, reason="too-fast")))

    app = table().app(0, ask=ask)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("space")
        assert "Too fast" not in shown(app)
        waiting.pop()()
        assert "Too fast" in shown(app)


@pytest.mark.parametrize("keys", [("escape",), ("j",), ("ctrl+p",)])
async def test_what_lies_over_a_game_is_plain_in_plain_characters(keys: tuple[str, ...]) -> None:
    app = table().app(0)
    async with app.run_test(size=SIZE) as pilot:
        app.adopt(Settings(glyphs="ascii"))
        await pilot.press(*keys)
        await pilot.pause(0.2)
        assert app.screen is not app.game
        assert "".join(strip.text for strip in app.screen._compositor.render_strips()).isascii()


def test_a_game_that_is_only_being_opened_has_nowhere_to_speak_yet() -> None:
    GameScreen(table().seating(0)).tell("too soon")
