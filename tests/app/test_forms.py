"""Forms through the keyboard: every line of every form steps through everything it can be."""

from collections.abc import Callable

import pytest
from textual.screen import Screen

from escape_tui.app.screens.menus.settings_screen import SettingsScreen
from escape_tui.app.screens.table.table_setup import PractiseScreen, TableSetupScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.scene.menus.player_settings import Forgetful, Typing, decoded
from escape_tui.scene.menus.settings_form import AUTO, CHOICES, chosen
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.words import LANGUAGES
from tests.app.menu_app import HouseApp, seen
from tests.app.test_menus import pick

SETTINGS = [(name, values) for group in CHOICES.values() for name, values in group.items()]


def doing(app: HouseApp) -> tuple[object, ...]:
    """Everything about *app* that a setting can change."""
    settings = app.settings
    looks = (app.words.language, app.glyphs, app.theme, id(app.pens), app.look.is_moving, app.look.is_cheered)
    heard = (settings.is_plain, settings.verbosity, settings.typing or Typing.KEYS)
    return (*looks, settings.keys.name, settings.bells, settings.is_duo, app._has_mouse, *heard)


@pytest.mark.parametrize("key", ["right", "left", "enter"])
async def test_every_setting_steps_through_all_its_values_takes_effect_and_is_kept(key: str) -> None:
    storage = Forgetful()
    app = HouseApp(SettingsScreen(), storage=storage)
    async with app.run_test(size=(80, 24)) as pilot:
        for name, values in SETTINGS:
            await pick(pilot, name)
            met, effects = [], set()
            for _ in values:
                await pilot.press(key)
                assert decoded(storage.load()) == app.settings
                met.append(chosen(app.settings, name))
                effects.add(doing(app))
            assert sorted(met) == sorted(values)
            # What is left to the terminal looks like one of the others.
            assert len(effects) == len(values) - (AUTO in values)


@pytest.mark.parametrize("make", [TableSetupScreen, PractiseScreen])
async def test_every_line_of_the_set_up_can_be_changed_and_changed_back(
    make: Callable[[], Screen[None]],
) -> None:
    app = HouseApp(make())
    async with app.run_test(size=(200, 60)) as pilot:
        menu = app.screen.query_one(Menu)
        stepped = [item.id for item in menu.items if item.is_stepped]
        assert stepped
        for id in stepped:
            await pick(pilot, id)
            before = seen(app)
            await pilot.press("right")
            await pilot.pause()
            assert seen(app) != before, id
            await pilot.press("left")
            await pilot.pause()
            assert seen(app) == before, id


@pytest.mark.parametrize("language", LANGUAGES)
async def test_at_80_columns_the_set_up_names_the_keys_for_people_and_bots(language: str) -> None:
    app = HouseApp(TableSetupScreen(), terminal=Terminal(language=language))
    async with app.run_test(size=(80, 24)):
        footer = seen(app).rstrip().splitlines()[-1]
        for key, action in (("p", "add-person"), ("b", "add-bot")):
            assert f" {key}  {app.words.say(f'action-{action}.short')}" in footer
