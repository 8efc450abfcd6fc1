"""Notices: a screen shows them, also those from before it opened, and each only once."""

import pytest
from textual.widgets._toast import ToastRack

from escape_tui.app.screens.menus.settings_screen import SettingsScreen
from escape_tui.app.widgets.ask import AskKey
from tests.app.menu_app import HouseApp, seen

SIZE = (80, 24)


def racks(app: HouseApp) -> list[ToastRack]:
    return [rack for screen in app.screen_stack for rack in screen.query(ToastRack)]


async def test_a_screen_without_notices_has_no_container_for_them() -> None:
    app = HouseApp()
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await app.push_screen(SettingsScreen())
        await app.push_screen(AskKey("sure?", "any key"))
        await pilot.pause()
        assert racks(app) == []


@pytest.mark.parametrize("is_asked", [False, True])
async def test_what_is_told_is_seen_on_the_screen_and_on_what_opens_over_it(is_asked: bool) -> None:
    app = HouseApp()
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await pilot.pause()
        for told in ("no such table", "nobody is there"):
            app.notice(told)
            await pilot.pause()
            assert told in seen(app)
        assert "no such table" in seen(app)
        assert len(racks(app)) == 1
        await app.push_screen(AskKey("sure?", "any key") if is_asked else SettingsScreen())
        await pilot.pause()
        assert "nobody is there" in seen(app)


async def test_what_is_told_again_is_seen_once_and_below_what_was_told_before() -> None:
    app = HouseApp()
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await pilot.pause()
        for told in ("no such table", "nobody is there", "no such table", "no such table"):
            app.notice(told)
            await pilot.pause()
        assert seen(app).count("no such table") == 1
        assert 0 <= seen(app).find("nobody is there") < seen(app).find("no such table")


async def test_what_is_told_before_there_is_a_screen_is_seen_on_the_first() -> None:
    app = HouseApp()
    app.notify("welcome back")
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await pilot.pause()
        assert "welcome back" in seen(app)
