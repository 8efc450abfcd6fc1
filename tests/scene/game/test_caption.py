"""The caption explains a game to somebody who has never seen one, in every language."""

from typing import Any

import pytest

from escape_tui.modules.special.large_torch import LargeTorches
from escape_tui.scene.game.notices.banner import WayHome, countdown, way_home
from escape_tui.scene.game.notices.caption import caption
from escape_tui.scene.game.regions import regions
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import whole_sentences
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.modules.queenies.dealing import lay_curses
from tests.plain.listener import Sitter
from tests.rulebook import rule
from tests.scene.live_table import Table, played_by_companions, text
from tests.temple import CATALOGUE, Scene
from tile_art.inks.ink import Ink

FIRST_SLAM = CATALOGUE.soundtracks["1"].slams_ms[0] / 1000


def told(scene: Scene, language: str = "en") -> tuple[str, ...]:
    narrator = Narrator(Words(language), scene.state.setup, CATALOGUE)
    return caption(scene.game, countdown(scene.state, scene.state.now), narrator)


def test_it_says_what_they_look_for_and_who_cannot_help_themselves() -> None:
    scene = Scene(depot=7, dice={0: "B B", 1: "A A"})
    look, trouble = told(scene)
    assert "7 gems still block it" in look
    assert "all dice locked" in trouble
    assert "exit is found" in told(Scene("exit:E start", depot=2, dice={0: "A", 1: "A"}))[0]


def test_it_says_what_a_gong_means_and_who_is_not_back_yet() -> None:
    scene = Scene("basic-01:E start", soundtrack="1", at={0: "basic-01"}, dice={0: "A", 1: "A"})
    track = CATALOGUE.soundtracks["1"]
    scene.clock(track.gongs_ms[0] / 1000 + 1)
    gong, outside = told(scene)
    assert "lose a die" in gong
    assert "Still on the way back" in outside
    scene.clock(track.gongs_ms[2] / 1000 + 1)
    assert "The temple collapses in" in told(scene)[0]
    scene.clock(track.collapse_ms / 1000)
    assert told(scene)[0] == "The game is over."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_has_a_caption_at_every_moment(language: str) -> None:
    game = played_by_companions((), seed=2, players=3)
    narrator = Narrator(Words(language), game.live.state.setup, CATALOGUE)
    for _ in range(60):
        lines = caption(game.live.game, countdown(game.live.game.state, game.live.now()), narrator)
        assert lines
        assert not any("caption-" in line for line in lines)
        in_small = whole_sentences(lines[0], regions(50, 18, has_panels=False).map.width - 2, Ink.BANNER, 2)
        assert not any("…" in line.text for line in in_small)
        game.clockwork.turn(11_000)


def with_large_torch(**scene: Any) -> Scene:
    """Player 0 stands beside a large torch, player 1 two chambers from the start and one from the torch."""
    drawing = "start basic-01:W basic-07:W basic-13:W"
    drawn = Scene(drawing, modules=("treasures", "special"), soundtrack="1", **scene)
    for player, chamber in enumerate(("basic-13", "basic-07")):
        drawn.put_adventurer(player, chamber=chamber)
    drawn.put_part(LargeTorches(("basic-13",)))
    drawn.clock(FIRST_SLAM - 20)
    return drawn


@rule("special.large-torch", "screen.shown")
def test_a_large_torch_is_home_on_every_screen() -> None:
    scene = with_large_torch()
    game = Table(scene.game)
    assert way_home(scene.game, 0, 1) == WayHome("basic-13", ())
    towards = way_home(scene.game, 1, 1)
    assert towards is not None
    assert towards.goal == "basic-13"
    assert "You’re safe here." in text(game.view((0,)).frame())
    outside = told(scene)[-1]
    assert "player 0" not in outside
    assert "player 1" in outside
    assert "You’re in a start chamber, safe." in Sitter(game).says("way")


@rule("fountain.poison", "screen.shown")
def test_nobody_who_is_poisoned_is_called_safe() -> None:
    scene = Scene(modules=("curses", "fountain"), soundtrack="1")
    lay_curses(scene, 0, "poison")
    scene.clock(FIRST_SLAM - 20)
    game = Table(scene.game)
    shown = text(game.view((0,)).frame())
    assert "You’re safe here." not in shown
    assert "Home, but the slam still takes a die." in shown
    assert "You’re safe here." in text(game.view((1,)).frame())


@rule("maze.weakest-link", "screen.shown")
def test_the_countdown_says_when_this_slam_would_end_the_game() -> None:
    scene = Scene(modules=("curses", "maze"), soundtrack="1", at={0: "basic-01"})
    lay_curses(scene, 0, "weakest-link")
    scene.clock(FIRST_SLAM - 20)
    game = Table(scene.game)
    for seat in (0, 1):
        assert "Slam in 20 s: all lost without player 0!" in text(game.view((seat,)).frame())
    listener = Sitter(game, 1)
    listener.wait(15_000)
    assert listener.hears("All is lost unless player 0 gets home.")
    scene.put_adventurer(0, chamber="start")
    assert "all lost" not in text(Table(scene.game).view((0,)).frame())
