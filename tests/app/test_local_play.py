"""Local play: a game in one terminal, kept on one machine."""

from pathlib import Path

import pytest

from escape_tui.app.local_play import KeptFile, LocalApp, Places, kept_book, quick_setup
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.screens.menus.title_screen import TitleScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.app.widgets.ask import Confirm
from escape_tui.content.catalogue import load
from escape_tui.hub.lobby.challenge_book import ChallengeBook, encode_book
from escape_tui.hub.record.record import read_journal
from escape_tui.hub.table import live_game as live
from escape_tui.scene.game.pacing.cues import Bells
from escape_tui.scene.menus.player_settings import Settings, decoded, encoded
from escape_tui.scene.table.setup_seats import first_form
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.narration import is_bot_name, seat_name
from escape_tui.scene.words.words import Words
from tests.hub.record.recorded import replayed
from tests.ssh_host.house import until


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "settings.json", tmp_path / "games", tmp_path / "book.json")


def local_app(places: Places) -> LocalApp:
    def first(app: TempleApp) -> GameScreen:
        assert isinstance(app, LocalApp)
        return GameScreen(app.seating(quick_setup(1, 1, soundtrack=None), frozenset({1}), seed=7))

    return LocalApp(Terminal(), places, "Ann", first)


async def test_what_was_played_lies_on_the_shelf_and_can_be_played_again(places: Places) -> None:
    app = local_app(places)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("c", "1")
        assert isinstance(app.screen, GameScreen)
    (journal,) = places.games.iterdir()
    game = replayed(read_journal(journal, load()), load())
    assert len(game.state.setup.seats) == 2
    assert app.recordings.labels()[0].id == journal.stem


async def test_pausing_stops_the_clock_and_lets_it_go_on(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "GOING_ON_MS", 50)
    app = local_app(places)
    async with app.run_test(size=(100, 30)) as pilot:
        game = app.screen
        assert isinstance(game, GameScreen)
        await pilot.press("p")
        assert game.seating.shown.is_paused
        await pilot.press("p")
        await until(lambda: not game.seating.shown.is_paused)


async def test_playing_again_begins_another_game_with_the_same_people(places: Places) -> None:
    app = local_app(places)
    async with app.run_test(size=(100, 30)) as pilot:
        first = app.screen
        assert isinstance(first, GameScreen)
        app.show_end(first.seating)
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        second = app.screen
        assert isinstance(second, GameScreen)
        assert second is not first
        assert second.seating.shown.state.setup == first.seating.shown.state.setup


async def test_nothing_is_drawn_once_the_game_is_being_left(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = local_app(places)
    written: list[str] = []
    async with app.run_test(size=(100, 30)):
        game = app.screen
        assert isinstance(game, GameScreen)
        assert app._driver is not None
        monkeypatch.setattr(app._driver, "write", written.append)
        assert app.outlet.write_frame(b"before")
        assert "before" in written
        app.exit()
        written.clear()
        game._stage.repaint()
        game.draw()
        app.outlet.write_control(b"\a")
        assert app.outlet.is_paused
        assert not app.outlet.write_frame(b"after")
        assert written == []


async def test_nothing_is_drawn_after_the_shell_has_its_terminal_back(places: Places) -> None:
    app = local_app(places)
    async with app.run_test(size=(100, 30)):
        assert app.outlet.write_frame(b"before")
    assert app._driver is not None
    assert not app.outlet.write_frame(b"after")


async def test_two_at_one_keyboard_are_asked_once_how_they_share_it(places: Places) -> None:
    for key, is_duo in (("escape", False), ("enter", True)):
        places.settings.unlink(missing_ok=True)
        app = LocalApp(Terminal(), places, "Ann", lambda _: TitleScreen())
        async with app.run_test(size=(80, 24)) as pilot:
            two = quick_setup(2, 0, soundtrack=None)
            app.call_next(app.begin_game, two, frozenset[int](), 7)
            await pilot.pause()
            assert isinstance(app.screen, Confirm)
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, GameScreen)
            assert app.screen.view.is_duo is is_duo
            app.call_next(app.begin_game, two, frozenset[int](), 8)
            await pilot.pause()
            assert isinstance(app.screen, GameScreen), "they are not asked again"


def test_bots_at_home_have_the_names_and_voices_of_their_colours() -> None:
    setup = quick_setup(1, 2)
    assert [seat_name(seat.name, seat.colour, Words()) for seat in setup.seats] == ["Ann", "Bixal", "Gotli"]
    form = first_form("Ann").setup(load())
    assert is_bot_name(form.seats[1].name, form.seats[1].colour)


def test_settings_are_kept_in_a_file(places: Places) -> None:
    storage = KeptFile(places.settings.parent / "new" / "settings.json")
    assert decoded(storage.load()) == Settings()
    storage.save(encoded(Settings(bells=Bells.OFF, changes={"roll": ("enter",)})))
    kept = decoded(storage.load())
    assert kept.bells is Bells.OFF
    assert kept.keys.keys("roll") == ("enter",)


@pytest.mark.parametrize("kept", [b"{", b"[]", b'{"bells": 7}', b"\xff"])
def test_settings_that_make_no_sense_are_forgotten(kept: bytes) -> None:
    assert decoded(kept) == Settings()


def test_a_book_that_cannot_be_read_is_begun_anew(places: Places) -> None:
    assert kept_book(places.book) == ChallengeBook()
    places.book.write_bytes(b"nonsense")
    assert kept_book(places.book) == ChallengeBook()
    places.book.write_bytes(encode_book(ChallengeBook().with_win("1a", 2)))
    assert kept_book(places.book).won == {("1a", 2)}
