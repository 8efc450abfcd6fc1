"""The menus through the keyboard, in every size, glyph set and language."""

import itertools

import pytest
from textual.pilot import Pilot

from escape_tui.app.screens.game.learn_screen import LearnScreen
from escape_tui.app.screens.menus.help_screen import HelpScreen, RulesScreen
from escape_tui.app.screens.menus.settings_screen import SettingsScreen
from escape_tui.app.screens.menus.title_screen import ENTRIES, TitleScreen
from escape_tui.app.screens.table.challenges_screen import ChallengesScreen
from escape_tui.app.screens.table.table_setup import PractiseScreen, TableSetupScreen
from escape_tui.app.screens.watching.replays_screen import ReplaysScreen
from escape_tui.app.widgets.ask import AskKey, AskLine
from escape_tui.app.widgets.menu import Menu
from escape_tui.app.widgets.panel import PaintedPanel
from escape_tui.hub.lobby.challenge_book import ChallengeBook
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.menus.player_settings import Forgetful, decoded
from escape_tui.scene.terminal import Colours, Terminal
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.app.menu_app import HouseApp, seen
from tile_art.inks.glyphs import CONSOLE_FONT, Glyphs
from tile_art.inks.ink import Ink

SIZES = [(80, 24), (120, 40), (200, 60)]
LOOKS = list(itertools.product(SIZES, Glyphs, ["en", "fr"]))
BEHIND = {
    "play": TableSetupScreen,
    "practise": PractiseScreen,
    "learn": LearnScreen,
    "challenges": ChallengesScreen,
    "replays": ReplaysScreen,
    "settings": SettingsScreen,
    "rules": RulesScreen,
}


async def pick(pilot: Pilot[None], id: str) -> None:
    """Move the bar to the item *id*."""
    menu = pilot.app.screen.query_one(Menu)
    ids = [item.id for item in menu.items]
    if menu.chosen is None or id not in ids or ids.index(id) < ids.index(menu.chosen.id):
        await pilot.press("home")
    for _ in ids:
        if menu.chosen is not None and menu.chosen.id == id:
            return
        await pilot.press("down")
    raise AssertionError(f"{id} is not in {ids}")


@pytest.mark.parametrize("entry", BEHIND)
async def test_the_title_leads_everywhere_and_back(entry: str) -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pick(pilot, entry)
        await pilot.press("enter")
        await pilot.pause()
        assert type(app.screen) is BEHIND[entry]
        if entry != "learn":
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, TitleScreen)


async def test_leaving_is_the_last_entry() -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end", "enter")
    assert list(ENTRIES)[-1] == "leave"
    assert app.return_code == 0


# Of half of them every two meet; the others wait for the soak.
@pytest.mark.parametrize(
    ("size", "glyphs", "language"),
    [
        pytest.param(*look, marks=() if number % 4 in (0, 3) else pytest.mark.soak)
        for number, look in enumerate(LOOKS)
    ],
)
async def test_every_screen_shows_in_every_size_glyph_set_and_language(
    size: tuple[int, int], glyphs: Glyphs, language: str
) -> None:
    app = HouseApp(terminal=Terminal(colours=Colours.NONE, glyphs=glyphs, language=language))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for make in (TableSetupScreen, ChallengesScreen, ReplaysScreen, SettingsScreen, RulesScreen):
            await app.push_screen(make())
            await pilot.pause()
            picture = seen(app)
            assert picture.isascii() or glyphs is not Glyphs.ASCII
            assert glyphs is not Glyphs.CONSOLE or CONSOLE_FONT.issuperset(picture.replace("\n", ""))
            assert "setup-" not in picture
            assert "rules-" not in picture
            assert "settings-" not in picture
            app.pop_screen()


async def test_a_small_terminal_is_told_so_and_comes_back_by_itself() -> None:
    app = HouseApp(TableSetupScreen())
    async with app.run_test(size=(49, 17)) as pilot:
        await pilot.pause()
        assert "50×18" in seen(app)
        assert "Ann" not in seen(app)
        await pilot.resize_terminal(50, 18)
        await pilot.pause()
        assert "Ann" in seen(app)


async def test_the_title_has_only_lines_that_are_seen_and_tells_a_small_terminal_so_too() -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert all(widget.display for widget in app.screen.children)
        await pilot.resize_terminal(49, 17)
        await pilot.pause()
        assert "50×18" in seen(app)


async def test_unknown_keys_and_pasted_text_do_nothing() -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("z", "f12", "ctrl+t", "insert")
        assert isinstance(app.screen, TitleScreen)


# Setting up a table


async def test_a_table_is_set_up_and_begun_with_a_few_keys() -> None:
    app = HouseApp(TableSetupScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pick(pilot, "module-curses")
        await pilot.press("space", "p", "s")
    (form,) = app.begun
    assert form.modules == ("curses",)
    assert [seat.is_bot for seat in form.seats] == [False, True, False]


async def test_the_last_set_up_is_remembered() -> None:
    storage = Forgetful()
    app = HouseApp(TableSetupScreen(), storage=storage)
    async with app.run_test(size=(80, 24)) as pilot:
        await pick(pilot, "difficulty")
        await pilot.press("right", "s")
    again = HouseApp(TableSetupScreen(), storage=storage)
    async with again.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
    assert again.begun == app.begun
    assert again.begun[0].difficulty == "expert"


async def test_what_cannot_work_is_told_at_once_and_does_not_begin() -> None:
    app = HouseApp(TableSetupScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pick(pilot, "module-exchange")
        await pilot.press("space", "s")
        await pilot.pause()
        assert app.words.say("setup-works") not in seen(app)
        assert app.words.say("module-treasures") in seen(app)
    assert app.begun == []


async def test_a_name_is_written_cleaned_and_shown() -> None:
    app = HouseApp(TableSetupScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pick(pilot, "seat-0")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, AskLine)
        await pilot.press("ctrl+u", "E", "v", "e", "space", "2", "x", "backspace", "enter")
        await pilot.pause()
        assert "Eve 2" in seen(app)
        await pilot.press("enter", "Z", "escape", "s")
    assert app.begun[0].seats[0].name == "Eve 2"


async def test_a_seat_is_given_to_a_bot_and_emptied() -> None:
    app = HouseApp(TableSetupScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pick(pilot, "seat-1")
        await pilot.press("b", "right")
        assert isinstance(app.screen, TableSetupScreen)
        assert [(seat.is_bot, seat.colour) for seat in app.screen.form.seats] == [
            (False, "red"),
            (False, "green"),
        ]
        await pilot.press("delete")
        assert len(app.screen.form.seats) == 1


async def test_practice_has_no_clock() -> None:
    app = HouseApp(PractiseScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
    assert app.begun[0].soundtrack is None


async def test_a_challenge_sets_up_its_table() -> None:
    app = HouseApp(ChallengesScreen(), book=ChallengeBook().with_win("1a", 3))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert app.words.say("challenges-won", players="3") in seen(app)
        await pick(pilot, "2c")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("s")
    assert app.begun[0].challenge == "2c"


# Settings


async def test_settings_are_kept_and_change_what_is_seen_at_once() -> None:
    storage = Forgetful()
    app = HouseApp(SettingsScreen(), storage=storage)
    async with app.run_test(size=(80, 24)) as pilot:
        await pick(pilot, "language")
        await pilot.press("left")
        await pilot.pause()
        assert Words(LANGUAGES[-1]).say("settings-language") in seen(app)
    assert decoded(storage.load()).language == LANGUAGES[-1]


async def test_a_key_is_bound_anew_and_a_taken_one_is_refused_with_a_sentence() -> None:
    app = HouseApp(SettingsScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pick(pilot, "keys:roll")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, AskKey)
        await pilot.press("e")
        await pilot.pause()
        assert "already used" in seen(app)
        await pilot.press("enter", "R")
        await pilot.pause()
        assert app.settings.keys.keys("roll") == ("R",)
        await pilot.press("delete")
        await pilot.pause()
        assert app.settings.keys.keys("roll") == ("space",)


# Help


async def test_help_shows_the_keys_of_the_screen_it_was_called_from() -> None:
    app = HouseApp(TableSetupScreen())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert app.words.say("rules-setup") in seen(app)
        await pilot.press("home")
        await pilot.pause()
        assert app.words.say("action-add-bot.help") in seen(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, TableSetupScreen)


async def test_a_search_in_the_rules_shows_and_marks_the_first_hit() -> None:
    app = HouseApp(HelpScreen(Where.GAME))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("slash", *"chalice", "enter")
        await pilot.pause()
        page = app.screen.query_one("#page", PaintedPanel).picture
        hits = [line for line in page if "chalice" in line.text.casefold()]
        assert hits
        assert any(Ink.CURSOR in line.inks for line in hits)


async def test_the_rules_are_searched_and_read_on() -> None:
    app = HouseApp(HelpScreen(Where.GAME))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("slash", *"chalice", "enter")
        await pilot.pause()
        pages = [item.id for item in app.screen.query_one(Menu).items if not item.is_heading]
        assert "special" in pages
        assert "dice" not in pages
        before = seen(app)
        await pick(pilot, "special")
        await pilot.press("right")
        await pilot.pause()
        assert seen(app) != before
        await pilot.press("slash", "ctrl+u", *"xyzzy", "enter")
        await pilot.pause()
        assert app.words.say("screen-nothing-found") in seen(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
