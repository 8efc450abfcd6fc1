"""A screen that opens gets its styles once and is drawn once, and whole."""

import asyncio
from typing import Any

import pytest
from rich.console import RenderableType
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.screen import Screen

from escape_tui.app.screens.menus.settings_screen import SettingsScreen
from escape_tui.app.textual_internals.app_parts import draw_by
from tests.app.menu_app import HouseApp, seen

SIZE = (80, 24)
PATIENCE_SECONDS = 60.0


class Draughtsman:
    """Remembers every picture that *app* has shown."""

    def __init__(self, app: HouseApp) -> None:
        self._app = app
        self._drawn = asyncio.Event()
        self.pictures: list[str] = []
        draw_by(app, self._draw)

    def _draw(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        if renderable is not None:
            self.pictures.append(seen(self._app))
            self._drawn.set()
        self._app.post_display_hook()

    async def next(self) -> str:
        """The next picture."""
        self.pictures.clear()
        self._drawn.clear()
        await asyncio.wait_for(self._drawn.wait(), PATIENCE_SECONDS)
        return self.pictures[0]


async def test_the_first_picture_of_a_screen_has_everything_in_it() -> None:
    app = HouseApp()
    draughtsman = Draughtsman(app)
    async with app.run_test(size=SIZE):
        assert "choose" in (draughtsman.pictures or [await draughtsman.next()])[0]
        app.push_screen(SettingsScreen())
        opened = await draughtsman.next()
        assert opened == seen(app)
        assert len(draughtsman.pictures) == 1


async def test_in_the_middle_of_a_change_nothing_is_drawn_and_after_it_all_of_it() -> None:
    app = HouseApp()
    draughtsman = Draughtsman(app)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        draughtsman.pictures.clear()
        with app.batch_update():
            app.screen.refresh(layout=True)
            await pilot.pause()
            app.screen._on_timer_update()
            assert draughtsman.pictures == []
        await draughtsman.next()


async def test_a_screen_gets_its_styles_when_it_is_made_and_not_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    styled: list[DOMNode] = []
    apply = Stylesheet.apply

    def noted(sheet: Stylesheet, node: DOMNode, **options: Any) -> None:
        styled.append(node)
        apply(sheet, node, **options)

    monkeypatch.setattr(Stylesheet, "apply", noted)
    app = HouseApp()
    async with app.run_test(size=SIZE) as pilot:
        screen = SettingsScreen()
        await app.push_screen(screen)
        await pilot.pause()
        for node in (screen, screen.query_one("#footer"), screen.query_one("#header")):
            assert styled.count(node) == 1
