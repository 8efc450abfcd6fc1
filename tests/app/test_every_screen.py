"""What holds on every screen: words for Ctrl+C, something behind Ctrl+P, no colours where none are wanted."""

import re
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.screens.menus.help_screen import HelpScreen, RulesScreen
from escape_tui.app.screens.menus.settings_screen import SettingsScreen
from escape_tui.app.screens.menus.title_screen import TitleScreen
from escape_tui.app.screens.table.challenges_screen import ChallengesScreen
from escape_tui.app.screens.table.table_setup import PractiseScreen, TableSetupScreen
from escape_tui.app.screens.watching.replays_screen import ReplaysScreen
from escape_tui.app.widgets.ask import AskLine
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.lobby.sanitize import clean_chat
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.menus.player_settings import Settings
from escape_tui.scene.menus.rule_pages import RulePages
from escape_tui.scene.terminal import Colours, Terminal, TerminalSize, terminal
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.app.menu_app import HouseApp, seen
from tests.scene.live_table import TableApp, table, text
from tests.temple import CATALOGUE
from tile_art.inks.glyphs import CONSOLE_FONT

SCREENS: tuple[Callable[[], Screen[Any]], ...] = (
    TitleScreen,
    TableSetupScreen,
    PractiseScreen,
    ChallengesScreen,
    ReplaysScreen,
    SettingsScreen,
    RulesScreen,
)


async def each_of(screens: Iterable[Callable[[], Screen[Any]]], pilot: Pilot[None]) -> AsyncIterator[str]:
    """Each of *screens* over the first one, by its name."""
    for make in screens:
        await pilot.app.push_screen(make())
        await pilot.pause()
        yield type(pilot.app.screen).__name__
        pilot.app.pop_screen()


async def test_the_palette_shows_keys_on_every_screen() -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        async for name in each_of(SCREENS, pilot):
            titles = [command.title for command in app.get_system_commands(app.screen)]
            assert {"help  ·  ?", "menu  ·  Esc"} & set(titles), (name, titles)


async def test_the_palette_does_what_a_line_of_the_menu_does() -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p")
        await pilot.pause()
        settings = next(
            each for each in app.get_system_commands(app.screen_stack[-2]) if each.title == "Settings"
        )
        await pilot.press("escape")
        await pilot.pause()
        settings.callback()
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)


@pytest.mark.parametrize(("language", "said"), [("en", "Ctrl+Q quits"), ("fr", "Ctrl+Q : quitter")])
async def test_ctrl_c_answers_in_the_players_words(language: str, said: str) -> None:
    app = HouseApp(terminal=Terminal(language=language))
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert any(said in notice.message for notice in app._notifications)


async def test_without_colours_no_cell_has_one() -> None:
    app = HouseApp(terminal=Terminal(colours=Colours.NONE))
    async with app.run_test(size=(80, 24)) as pilot:
        async for name in each_of(SCREENS, pilot):
            await pilot.press("ctrl+c", "down")
            await pilot.pause()
            styles = {
                segment.style
                for line in app.screen._compositor.render_strips()
                for segment in line
                if segment.style is not None
            }
            hues = [style for style in styles if any(_has_hue(each) for each in (style.color, style.bgcolor))]
            assert hues == [], name


async def test_a_console_is_shown_nothing_that_its_font_has_not() -> None:
    app = HouseApp(terminal=terminal("linux", TerminalSize(80, 24), {"LANG": "fr_FR.UTF-8"}))
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        async for name in each_of([*SCREENS, lambda: HelpScreen(Where.GAME)], pilot):
            for keys in (("ctrl+c", "down"), ("ctrl+p",)):
                await pilot.press(*keys)
                await pilot.pause()
                assert CONSOLE_FONT.issuperset(seen(app).replace("\n", "")), name
            await pilot.press("escape")
            await pilot.pause()


@pytest.mark.parametrize("keys", [("escape",), ("j",), ("question_mark",), ("ctrl+p",)])
async def test_a_console_is_shown_nothing_else_over_a_game_and_at_its_end(keys: tuple[str, ...]) -> None:
    game = table(dice={0: "A K T T B"}, soundtrack="1")
    app = TableApp(game.seating(0), terminal("linux", TerminalSize(80, 24), {"LANG": "fr_FR.UTF-8"}))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        assert CONSOLE_FONT.issuperset(seen(app).replace("\n", ""))
        app.show_end(app.game.seating)
        await pilot.pause()
        assert CONSOLE_FONT.issuperset(seen(app).replace("\n", ""))


@pytest.mark.parametrize("key", ["escape", "ctrl+p", "c"])
async def test_every_list_over_a_game_has_a_cursor_that_is_no_colour(key: str) -> None:
    app = table(players=3).app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key, "down")
        while len(first := _marked(app)) != 1:
            await pilot.pause(0.01)
        await pilot.press("down")
        while (second := _marked(app)) == first:
            await pilot.pause(0.01)
        assert len(second) == 1


def _marked(app: TableApp) -> list[str]:
    """The lines with a cursor before a word."""
    shown = text(app.game.view.frame()) if app.screen is app.game else seen(app)
    return [line for line in shown.splitlines() if re.search(r"► ?\w", line)]


def _has_hue(colour: Any) -> bool:
    return colour is not None and not colour.is_default


async def test_every_letter_of_a_text_counts_while_one_is_written() -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        assert not app.is_writing
        await app.push_screen(AskLine("Say", "", "", clean_chat))
        await pilot.pause()
        assert app.is_writing


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_line_of_a_menu_has_a_help(language: str) -> None:
    app = HouseApp(terminal=Terminal(language=language))
    async with app.run_test(size=(80, 24)) as pilot:
        async for name in each_of((TitleScreen, TableSetupScreen, PractiseScreen, SettingsScreen), pilot):
            items = [item for menu in app.screen.query(Menu) for item in menu.items if not item.is_heading]
            assert items, name
            assert [item.id for item in items if not item.help and not item.id.startswith("seat-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_footer_fits_into_80_columns_word_by_word(language: str) -> None:
    app = HouseApp(terminal=Terminal(language=language))
    async with app.run_test(size=(80, 24)) as pilot:
        async for name in each_of([*SCREENS, lambda: HelpScreen(Where.GAME)], pilot):
            assert isinstance(app.screen, MenuScreen)
            footer, words = seen(app).splitlines()[-1].rstrip(), [word for _, word in app.screen.caps()]
            assert footer.endswith(tuple(words)), name
            assert words[0] in footer, name


def test_help_lists_for_watchers_only_what_watchers_can_do() -> None:
    keymap = Settings().keys
    page = RulePages(Words(), CATALOGUE).keys(Where.WATCHING, keymap, is_ascii=False)
    told = str(page.parts)
    assert "roll" not in told
    assert Words().say("action-next-game") in told


async def test_help_can_be_opened_from_anywhere() -> None:
    for where in Where:
        app = HouseApp(HelpScreen(where))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert app.screen.query_one(Menu).items
