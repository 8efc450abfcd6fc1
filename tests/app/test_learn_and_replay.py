"""The lesson and the recording on the screen: the game's own view with a box or a bar of their own."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from escape_tui.app.screens.game.learn_screen import LearnScreen
from escape_tui.app.screens.menus.title_screen import TitleScreen
from escape_tui.app.screens.watching.replay_screen import ReplayScreen
from escape_tui.app.screens.watching.replays_screen import ReplaysScreen
from escape_tui.hub.analysis.unanalysable import Unfit
from escape_tui.rules.calling import CALLS
from escape_tui.scene.learn.lesson_steps import ME, STEPS
from escape_tui.scene.replay.recordings import FolderRecordings
from escape_tui.scene.terminal import Colours, Terminal
from tests.app.menu_app import HouseApp
from tests.scene.analysis.made_up import CHOICE, TURN, analysis
from tests.scene.recorded import lines
from tests.temple import CATALOGUE
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs


def text(frame: Picture) -> str:
    return "\n".join(line.text for line in frame)


async def learning(pilot: Pilot[None]) -> LearnScreen:
    app = pilot.app
    assert isinstance(app, HouseApp)
    await app.push_screen(LearnScreen(app))
    await pilot.pause()
    assert isinstance(app.screen, LearnScreen)
    return app.screen


@pytest.mark.parametrize(
    ("size", "glyphs"),
    [
        ((80, 24), "ascii"),
        ((120, 40), "unicode"),
        ((200, 60), "ascii"),
        pytest.param((80, 24), "unicode", marks=pytest.mark.soak),
        pytest.param((120, 40), "ascii", marks=pytest.mark.soak),
        pytest.param((200, 60), "unicode", marks=pytest.mark.soak),
    ],
)
async def test_every_step_fits_between_map_and_dice(size: tuple[int, int], glyphs: str) -> None:
    app = HouseApp(terminal=Terminal(colours=Colours.NONE, glyphs=Glyphs(glyphs), language="fr"))
    async with app.run_test(size=size) as pilot:
        screen = await learning(pilot)
        for step in STEPS:
            frame = screen.view.frame()
            assert {len(line.text) for line in frame} == {size[0]}
            assert len(frame) == size[1]
            said = app.words.say(f"learn-{step.id}").split()[0]
            assert said.isascii() is False or said in text(frame)
            assert "…" not in text(frame)[: size[0] * 3]
            await pilot.press("enter")
        assert screen.lesson.is_over
        assert not screen.lesson.live.state.adventurers[ME].is_inside
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)


@pytest.mark.parametrize("size", [(50, 18), (45, 40), (80, 24)])
async def test_the_menu_of_calls_names_all_nine_in_a_lesson(size: tuple[int, int]) -> None:
    app = HouseApp(terminal=Terminal(colours=Colours.NONE, language="en"))
    async with app.run_test(size=size) as pilot:
        screen = await learning(pilot)
        await pilot.press("c")
        shown = text(screen.view.frame())
        for call in CALLS:
            said, short = app.words.say(f"call-{call}"), f"short-call-{call}"
            assert said in shown or app.words.say(short) in shown, call
        await pilot.press("escape")
        assert "Lesson 1 of" in text(screen.view.frame())


async def test_keys_do_what_the_lesson_says_and_others_are_answered_with_a_hint() -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await learning(pilot)
        await pilot.press("x")
        assert screen.lesson.is_hinting
        assert "Just Space for now" in text(screen.view.frame())
        await pilot.press("enter", "a")
        assert screen.lesson.step.id == "enter"
        await pilot.press("right")
        assert screen.lesson.step.id == "again-roll"


async def test_leaving_a_lesson_stops_its_clock() -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await learning(pilot)
        app.pop_screen()
        await pilot.pause()
        assert screen.lesson.live.is_paused


@pytest.fixture
def recordings(tmp_path: Path) -> FolderRecordings:
    (tmp_path / "one.journal").write_bytes(b"".join(lines(2, 20)))
    return FolderRecordings(tmp_path, CATALOGUE)


async def replaying(pilot: Pilot[None]) -> ReplayScreen:
    app = pilot.app
    assert isinstance(app, HouseApp)
    await app.push_screen(ReplaysScreen())
    await pilot.pause()
    await pilot.press("enter")
    await app.workers.wait_for_complete()
    await pilot.pause()
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


async def test_a_replay_shows_its_keys_at_80_columns(recordings: FolderRecordings) -> None:
    app = HouseApp(recordings=recordings)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await replaying(pilot)
        last = "\n".join(line.text for line in screen.view.frame()[-2:])
        for action in ("play", "next-event", "next-view", "jump", "speed", "help", "menu"):
            assert app.words.say(f"replay-{action}") in last, last


async def test_a_recording_is_opened_played_and_left(recordings: FolderRecordings) -> None:
    app = HouseApp(recordings=recordings)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await replaying(pilot)
        assert screen.playback.is_playing
        titles = [command.title for command in app.get_system_commands(screen)]
        assert {"faster  ·  ↑", "next event  ·  n"} <= set(titles), titles
        await pilot.press("space")
        assert not screen.playback.is_playing
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, ReplaysScreen)


async def test_brackets_go_from_turning_point_to_turning_point(
    recordings: FolderRecordings, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = HouseApp(recordings=recordings)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await replaying(pilot)
        await pilot.press("right_square_bracket")
        assert "come to an end" in screen.view.frame()[-1].text
        screen.playback.misfit = None
        await pilot.press("right_square_bracket")
        assert "No turning point is known" in screen.view.frame()[-1].text
        monkeypatch.setattr(recordings, "is_analysing", lambda id: True)
        await pilot.press("right_square_bracket")
        assert "Analysing the game" in screen.view.frame()[-1].text
        turned = analysis(replace(CHOICE, moment=2_000), replace(TURN, moment=4_000))
        monkeypatch.setattr(recordings, "analysis", lambda id: turned)
        screen.playback.seek(0)
        await pilot.press("right_square_bracket")
        assert screen.playback.now() == 2_000
        assert "1 6:40 a turn of fate" in screen.view.frame()[-1].text
        await pilot.press("right_square_bracket")
        assert screen.playback.now() == 4_000
        await pilot.press("left_square_bracket")
        assert screen.playback.now() == 2_000


async def test_a_recording_that_cannot_be_analysed_says_why(recordings: FolderRecordings) -> None:
    app = HouseApp(recordings=recordings)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await replaying(pilot)
        for reason in (Unfit.OTHER_RULES, Unfit.OTHER_EDITION, Unfit.NO_CLOCK, Unfit.TOO_SHORT):
            screen.playback.misfit = reason
            await pilot.press("right_square_bracket")
            assert app.words.say(f"analysis-unfit-{reason.value}") in screen.view.frame()[-1].text


async def test_luck_and_play_are_asked_for_and_told_at_turning_points(
    recordings: FolderRecordings, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, asked = HouseApp(recordings=recordings), list[str]()
    whole = analysis(replace(CHOICE, moment=2_000))
    monkeypatch.setattr(recordings, "analysis", lambda id: whole if asked else replace(whole, splits=None))
    monkeypatch.setattr(recordings, "analyse_whole", asked.append)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await replaying(pilot)
        await pilot.press("space")
        screen.playback.seek(0)
        await pilot.press("right_square_bracket")
        assert "luck" not in screen.view.frame()[-1].text
        await pilot.press("l")
        assert len(asked) == 1
        await pilot.press("l")
        assert "luck -50" in screen.view.frame()[-1].text
        screen.playback.seek(0)
        await pilot.press("l")
        assert "luck -50" not in screen.view.frame()[-1].text
        await pilot.press("right_square_bracket")
        assert "luck -50" in screen.view.frame()[-1].text


async def test_a_recording_jumps_races_and_is_seen_by_everyone(recordings: FolderRecordings) -> None:
    app = HouseApp(recordings=recordings)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await replaying(pilot)
        playback = screen.playback
        await pilot.press("space", "right")
        assert 10_000 <= playback.now() < 12_000
        await pilot.press("left")
        assert playback.now() < 2_000
        await pilot.press("n", "n")
        assert playback.now() > 0
        assert text(screen.view.frame())
        bar = screen.view.frame()[-1].text
        await pilot.press("up")
        assert playback.speed == 2
        assert screen.view.frame()[-1].text != bar
        views = []
        for _ in range(3):
            await pilot.press("tab")
            views.append(screen.view.seats)
        assert views == [(0,), (1,), ()]
        assert not app.line.bells


async def test_a_recording_is_exported_as_a_cast(recordings: FolderRecordings, tmp_path: Path) -> None:
    app = HouseApp(recordings=recordings)
    async with app.run_test(size=(80, 24)) as pilot:
        await replaying(pilot)
        await pilot.press("space", "e")
        await app.workers.wait_for_complete()
    written = (tmp_path / "one.cast").read_text().splitlines()
    assert json.loads(written[0])["version"] == 2
    assert all(json.loads(line)[1] == "o" for line in written[1:])


async def test_a_broken_recording_is_refused_with_a_sentence(
    recordings: FolderRecordings, tmp_path: Path
) -> None:
    whole = (tmp_path / "one.journal").read_bytes().splitlines(keepends=True)
    (tmp_path / "one.journal").write_bytes(b"".join((*whole[:3], b"nonsense\n", whole[-1])))
    app = HouseApp(ReplaysScreen(), recordings=recordings)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplaysScreen)


async def test_the_bar_of_a_replay_goes_on_with_it(recordings: FolderRecordings) -> None:
    app = HouseApp(recordings=recordings)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await replaying(pilot)
        screen.playback.stop()
        screen.playback.seek(0)
        assert "0:00/" in text(screen.view.frame()).splitlines()[-1]
        screen.playback.seek(12_000)
        assert "0:12/" in text(screen.view.frame()).splitlines()[-1]
