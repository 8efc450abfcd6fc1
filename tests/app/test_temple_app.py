"""The App wears its palette from the start, and Textual draws nothing below a stage."""

from collections.abc import Iterator
from typing import cast

import pytest
from textual.screen import Screen
from textual.widget import Widget

from escape_tui.app.temple_app import TempleApp, theme
from escape_tui.scene.menus.player_settings import Settings, encoded
from escape_tui.scene.stage.outlet import StageKeeper
from escape_tui.scene.terminal import Terminal
from tests.scene.live_table import table
from tile_art.inks.palette import Palette

SIZE = (100, 30)


class Kept:
    """Settings with one *palette*."""

    def __init__(self, palette: Palette) -> None:
        self._settings = encoded(Settings(palette=palette))

    def load(self) -> bytes:
        return self._settings

    def save(self, settings: bytes) -> None:
        pass


def app_in(palette: Palette) -> TempleApp:
    return TempleApp(Terminal(), storage=Kept(palette), first_screen=lambda app: Screen())


@pytest.mark.parametrize("palette", Palette)
async def test_an_app_wears_its_palette_from_the_first_moment(palette: Palette) -> None:
    app = app_in(palette)
    assert app.current_theme == theme(palette)
    assert app.has_class("-dark-mode") is theme(palette).dark
    assert app.has_class("-light-mode") is not theme(palette).dark
    updates = app._css_update_count
    async with app.run_test(size=SIZE):
        assert app.stylesheet._variables["primary"] == app.get_css_variables()["primary"]
        assert app._css_update_count == updates


def test_all_who_wear_a_theme_share_its_variables() -> None:
    one, other = app_in(Palette.LIGHT), app_in(Palette.LIGHT)
    assert one.get_css_variables() is other.get_css_variables()
    assert one.theme_variables is one.get_css_variables()
    assert app_in(Palette.TEMPLE).get_css_variables() != one.get_css_variables()


async def test_nothing_is_made_of_the_screen_below_the_first() -> None:
    app = app_in(Palette.TEMPLE)
    async with app.run_test(size=SIZE):
        assert [*app.screen_stack[0].walk_children(Widget)] == []


async def test_a_game_writes_nothing_once_another_screen_has_the_terminal() -> None:
    game = table()
    app = game.app(0)
    async with app.run_test(size=SIZE):
        app.game.repaint()
        written = app.line.written
        assert written
        # Textual tells a covered screen only some time after the other one began to draw.
        app.line.take_screen(cast(StageKeeper, object()))
        app.game.repaint()
        assert app.line.written == written


async def test_textual_draws_nothing_of_a_game_until_something_lies_over_it() -> None:
    game = table()
    app = game.app(0)
    drawn: list[str] = []

    def note(screen: Screen[None], renderable: object) -> None:
        drawn.append(type(screen).__name__)

    app._display = note  # type: ignore[method-assign]
    async with app.run_test(size=SIZE) as pilot:
        app.game.rows.refresh()
        await pilot.pause()
        assert drawn == []
        await pilot.press("question_mark")
        await pilot.pause()
        assert drawn


class _Box(Widget, can_focus=True):
    """Notes that it has lost the focus."""

    has_noticed = False

    def on_blur(self) -> None:
        self.has_noticed = True


class _Boxed(Screen[None]):
    def compose(self) -> Iterator[_Box]:
        yield _Box()


async def test_nobody_hears_of_the_focus_while_an_app_closes() -> None:
    app = TempleApp(Terminal(), first_screen=lambda app: _Boxed())
    async with app.run_test(size=SIZE) as pilot:
        box = app.screen.query_one(_Box)
        assert app.focused is box
        app.exit()
        await pilot.pause()
    assert not box.has_noticed
