"""The caption explains a game to somebody who has never seen one, in both languages."""

import pytest

from escape_tui.scene.game.notices.banner import countdown
from escape_tui.scene.game.notices.caption import caption
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from tests.scene.live_table import played_by_companions
from tests.temple import CATALOGUE, Scene


def told(scene: Scene, language: str = "en") -> tuple[str, ...]:
    narrator = Narrator(Words(language), scene.state.setup, CATALOGUE)
    return caption(scene.game, countdown(scene.state, scene.state.now), narrator)


def test_it_says_what_they_look_for_and_who_cannot_help_themselves() -> None:
    scene = Scene(depot=7, dice={0: "B B", 1: "A A"})
    look, trouble = told(scene)
    assert "7 gems still block the way out" in look
    assert "all dice show black masks" in trouble
    assert "exit is found" in told(Scene("exit:E start", depot=2, dice={0: "A", 1: "A"}))[0]


def test_it_says_what_a_gong_means_and_who_is_not_back_yet() -> None:
    scene = Scene("basic-01:E start", soundtrack="1", at={0: "basic-01"}, dice={0: "A", 1: "A"})
    track = CATALOGUE.soundtracks["1"]
    scene.clock(track.gongs_ms[0] / 1000 + 1)
    gong, outside = told(scene)
    assert "loses a die" in gong
    assert "Still on the way back" in outside
    scene.clock(track.gongs_ms[2] / 1000 + 1)
    assert "The temple collapses in" in told(scene)[0]
    scene.clock(track.collapse_ms / 1000)
    assert told(scene)[0] == "The game is over."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_has_a_caption_at_every_moment(language: str) -> None:
    game = played_by_companions((), seed=2, players=3)
    narrator = Narrator(Words(language), game.live.state.setup, CATALOGUE)
    for _ in range(60):
        lines = caption(game.live.game, countdown(game.live.game.state, game.live.now()), narrator)
        assert lines
        assert not any("caption-" in line for line in lines)
        game.clockwork.turn(11_000)
