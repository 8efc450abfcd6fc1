"""A cast is what a terminal would have shown, frame by frame."""

import json
from itertools import islice

from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.replay.asciinema import FRAME_MS, cast_lines, frames_of
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.words.words import Words
from tests.scene.recorded import recording
from tests.scene.terminal import Terminal, painted
from tests.temple import CATALOGUE
from tile_art.inks.canvas import row
from tile_art.inks.palette import Depth, Palette, sgr_table

PENS = Pens(sgr_table(Palette.TEMPLE, Depth.TRUECOLOR))


def test_chapters_are_markers_between_the_frames() -> None:
    frames = ((at, (row(f"frame {at:03}"),)) for at in (0, 200, 400))
    lines = list(cast_lines(frames, PENS, "a game", ((100, "it turned"), (400, "and again"))))
    assert [json.loads(line)[:2] for line in lines[1:]] == [
        [0.0, "o"],
        [0.1, "m"],
        [0.2, "o"],
        [0.4, "m"],
        [0.4, "o"],
    ]


def test_the_header_tells_the_size_and_equal_frames_are_left_out() -> None:
    frames = [(0, (row("ab"), row("cd"))), (500, (row("ab"), row("cd"))), (1500, (row("ab"), row("ce")))]
    header, first, second = (json.loads(line) for line in cast_lines(frames, PENS, "a game"))
    assert header == {"version": 2, "width": 2, "height": 2, "title": "a game"}
    assert first[:2] == [0, "o"]
    assert second[:2] == [1.5, "o"]
    assert "e" in second[2]


def test_a_game_without_frames_is_an_empty_cast() -> None:
    assert list(cast_lines((), PENS, "nothing")) == []


def test_a_whole_game_ends_with_the_picture_of_its_end() -> None:
    shown = list(frames_of(recording(2, 20), CATALOGUE, Appearance(Words(), is_moving=False), (80, 24), (0,)))
    assert [at for at, _ in islice(shown, 3)] == [0, FRAME_MS, 2 * FRAME_MS]
    assert shown[-1][0] == max(at for at, _ in shown)
    terminal = Terminal(80, 24)
    lines = list(cast_lines(shown, PENS, "a game"))
    assert len(lines) < len(shown)
    for line in lines[1:]:
        terminal.feed(json.loads(line)[2].encode())
    assert terminal.seen() == painted(shown[-1][1], PENS)
