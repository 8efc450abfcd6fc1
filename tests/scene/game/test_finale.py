"""The finale: daylight or the collapse, the same for everybody, in few bytes; and the report after it."""

from functools import cache
from typing import Any

import pytest

from escape_tui.app.screens.game import game_screen
from escape_tui.app.screens.game.end_screen import EndScreen
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.rules.ending.balance import balance
from escape_tui.scene.game.end.collapse import FALLS, SHAKES, falling_order
from escape_tui.scene.game.end.end_report import GameEnd, Glance, end_picture, room_for_temple
from escape_tui.scene.game.end.end_words import cost, enough, left_of, moments, why
from escape_tui.scene.game.end.finale import FINALE_MS, LAST_STEP, STEP_MS
from escape_tui.scene.game.end.last_words import word_of_companion
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from tests.scene.live_table import Table, text
from tests.temple import CATALOGUE, Scene
from tile_art.inks.canvas import row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.palette import Depth, Palette, sgr_table

LANGUAGES = ("en", "fr", "de", "es")
SIZES = ((80, 24), (120, 40), (200, 60))
TEN_SECONDS = 10_000
BEAT = 84


def game_of(seed: int, idle: int) -> Table:
    """A game of four in which the first *idle* seats do nothing: it cannot be won."""
    seats = tuple(Seat(f"Bot {colour}", colour) for colour in COLOURS[:4])
    table, council = Table(new_game(Setup(seats), CATALOGUE, SeededChance(seed))), Council()
    for player in range(4):
        table.live.seat_bot(player, Companion(player, SeededChance(seed + 1), council))
        if player < idle:
            table.live.unseat_bot(player)
    return table


class Watched:
    """A game, a view of it and the bytes that it costs."""

    def __init__(
        self, table: Table, size: tuple[int, int], seats: tuple[int, ...] = (1,), **look: Any
    ) -> None:
        self.table, self.clock = table, HandClockwork()
        replicas = table.live.publisher.replica
        self.view = View(
            Presenter(replicas(), self.clock),
            Appearance(Words(), **look),
            tuple(map(replicas, seats)),
        )
        self.view.resize(*size)
        self.stage = Stage(*size, Pens(sgr_table(Palette.TEMPLE, Depth.TRUECOLOR)))

    def bytes_of_play(self, ms: int) -> int:
        sent = 0
        for _ in range(0, ms, BEAT):
            self.table.clockwork.turn(BEAT)
            sent += len(self.stage.put(self.view.pieces()))
        return sent

    def play_to_the_end(self) -> None:
        while self.table.live.state.ending is None:
            self.table.clockwork.turn(50)
            if self.table.live.state.now % 60_000 < 50:
                self.stage.put(self.view.pieces())

    def finale(self) -> list[bytes]:
        chunks = []
        for _ in range(0, FINALE_MS, STEP_MS):
            chunks.append(self.stage.put(self.view.pieces()))
            self.clock.turn(STEP_MS)
        return chunks


@pytest.mark.parametrize("idle", [0, 1], ids=["won", "lost"])
@pytest.mark.parametrize("size", SIZES)
def test_an_ending_costs_at_most_what_ten_seconds_of_play_cost(size: tuple[int, int], idle: int) -> None:
    for seed in (2, 7, 13):
        watched = Watched(game_of(seed, idle), size)
        watched.bytes_of_play(30_000)
        of_play = watched.bytes_of_play(6 * TEN_SECONDS) / 6
        watched.play_to_the_end()
        chunks = watched.finale()
        assert sum(map(bool, chunks)) <= LAST_STEP + 1 < TEN_SECONDS / BEAT
        assert sum(map(len, chunks)) <= of_play, (size, idle, seed, of_play, [*map(len, chunks)])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("glyphs", Glyphs)
@pytest.mark.parametrize("idle", [0, 2], ids=["won", "lost"])
def test_the_last_picture_names_the_end_and_shows_everybody(
    size: tuple[int, int], glyphs: Glyphs, idle: int
) -> None:
    watched = Watched(finished(3, idle), size, glyphs=glyphs, is_moving=False)
    watched.view.presenter._begin_finale()
    shown = text(watched.view.frame())
    assert "any key: the report" in shown
    assert ("Everyone is out" if not idle else "Nobody got out") in shown
    names = ("Rukal", "Bixal", "Gotli", "Yutzi")
    if idle:
        face = "@" if glyphs is Glyphs.ASCII else "☻"
        assert shown.count(face) == len(watched.table.live.state.inside)
    else:
        assert all(name in shown for name in names)
    assert any(f"{name}:" in shown for name in names)
    assert glyphs is not Glyphs.ASCII or shown.isascii()


def test_chambers_with_people_fall_last() -> None:
    state = finished(3, 2).live.state
    here = {state.temple.chambers[who.chamber].cell for who in state.inside if who.chamber is not None}
    order = falling_order(state)
    assert set(order) == set(state.temple.cells)
    assert set(order[-len(here) :]) == here


@pytest.mark.parametrize("size", SIZES)
def test_no_door_is_left_of_a_temple_that_has_fallen(size: tuple[int, int]) -> None:
    watched = Watched(finished(3, 2), size)
    watched.view.presenter._begin_finale()
    assert set("▲►▼◄") & set(text(watched.view.frame()))
    watched.clock.turn((SHAKES + FALLS - 1) * STEP_MS)
    assert not set("▲►▼◄") & set(text(watched.view.frame()))


def test_spectators_see_the_same_and_the_pictures_come_with_the_table_s_clock() -> None:
    table = game_of(3, 2)
    player, onlooker = Watched(table, (80, 24)), Watched(table, (80, 24), seats=())
    player.play_to_the_end()
    for _ in range(0, FINALE_MS, STEP_MS):
        assert player.view.frame() == onlooker.view.frame()
        player.clock.turn(STEP_MS)
        onlooker.clock.turn(STEP_MS)
    assert player.view.presenter.finale_at is None


@cache
def finished(seed: int, idle: int = 0) -> Table:
    table = game_of(seed, idle)
    table.clockwork.turn(700_000)
    assert table.live.state.ending is not None
    return table


@pytest.mark.parametrize("size", [(50, 18), *SIZES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_report_is_cut_and_no_number_is_impossible(
    size: tuple[int, int], language: str
) -> None:
    for seed in range(1, 7):
        for idle in (0, 1, 3):
            live = finished(seed, idle).live
            state, left, words = live.state, balance(live.game), Words(language)
            teller = Narrator(words, state.setup, CATALOGUE)
            word = word_of_companion(state, live.publisher.replica().standing.bots, teller)
            end = GameEnd(state, live.report, left, left_of(state, CATALOGUE), word=word)
            _, _, across, down = room_for_temple(*size)
            picture = end_picture(end, teller, (row("X" * across),) * down, Glance(*size))
            shown = " ".join(text(picture).replace("X", "").split())
            assert state.ending is not None
            told = [
                why(state.ending, left, teller, left_of(state, CATALOGUE)),
                cost(state.ending, left, live.report, words, left_of(state, CATALOGUE)),
                enough(state.ending, left, live.report, teller, 0),
                *moments(live.report, teller),
                word[1],
            ]
            # The smallest screens have no room for moments and words.
            for sentence in told if size in SIZES else told[:3]:
                assert " ".join(sentence.split()) in shown, (seed, idle, shown)
            assert "…" not in shown
            assert left.gems_missing <= left.depot
            assert bool(told[2]) <= (not state.ending.is_won)


async def test_a_key_skips_the_finale_but_not_one_that_was_meant_for_the_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # However slow the machine is, the first key comes too early and the report not by itself.
    monkeypatch.setattr(game_screen, "SKIPPED_FROM_MS", 60_000)
    monkeypatch.setattr(game_screen, "END_SECONDS", 600)
    table = Table(Scene(soundtrack="1").game)
    app = table.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        table.clockwork.turn(600_000)
        await pilot.pause()
        assert app.game.presenter.finale_at is not None
        await pilot.press("space")
        await pilot.pause()
        assert not isinstance(app.screen, EndScreen)
        monkeypatch.setattr(game_screen, "SKIPPED_FROM_MS", 0)
        await pilot.press("space")
        await pilot.pause(0.05)
        assert isinstance(app.screen, EndScreen)
