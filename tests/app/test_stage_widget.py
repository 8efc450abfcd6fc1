"""The compositor and the stage show the same picture, cell for cell."""

import pytest
from rich.console import Console
from textual.app import App, ComposeResult
from textual.geometry import Region

from escape_tui.app.widgets.stage_frame import Rows
from escape_tui.scene.stage.layout import Layout, Piece, Place
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.stage.stage import Stage
from tests.scene.terminal import Seen, Terminal
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

WIDTH, HEIGHT = 40, 8
DEPTHS = {
    "truecolor": Pens(
        [f"38;2;{ink * 3};9;200;48;2;1;2;{ink}" if ink % 3 else f"1;38;2;9;9;{ink}" for ink in Ink]
    ),
    "256": Pens([f"38;5;{ink + 16};4" for ink in Ink]),
    "16": Pens([f"{30 + ink % 8};{100 + ink % 8}" if ink % 2 else f"{90 + ink % 8}" for ink in Ink]),
    "black and white": Pens(["", "2", "1", "7", "4", "1;7", "3", "9"] * 6),
}


def frame_with(banner: str) -> Picture:
    colours = Row("".join(chr(0x2580 + ink % 16) for ink in Ink)[:WIDTH], bytes(Ink)[:WIDTH])
    pieces = [
        Piece((row(banner, Ink.BANNER),), Place(0, 0, WIDTH, 1)),
        Piece((colours, row("a chamber", Ink.WALL), row("", Ink.PLAIN)), Place(1, 2, WIDTH - 2, 4)),
    ]
    return Layout(WIDTH, HEIGHT).frame(pieces)


class Overlaid(App[None]):
    def __init__(self, pens: Pens) -> None:
        super().__init__()
        self.rows = Rows(pens)

    def compose(self) -> ComposeResult:
        yield self.rows


def composited(app: App[None]) -> list[list[Seen]]:
    """What the compositor's strips look like on a terminal."""
    console = Console(color_system="truecolor", force_terminal=True, width=WIDTH, legacy_windows=False)
    terminal = Terminal(WIDTH, HEIGHT)
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        terminal.feed(f"\x1b[{y + 1}H{strip.render(console)}".encode())
    return terminal.seen()


@pytest.mark.parametrize("depth", DEPTHS)
async def test_both_show_the_same_picture(depth: str) -> None:
    pens = DEPTHS[depth]
    app, stage, terminal = Overlaid(pens), Stage(WIDTH, HEIGHT, pens), Terminal(WIDTH, HEIGHT)
    async with app.run_test(size=(WIDTH, HEIGHT)) as pilot:
        for banner in ("a gong", "two gongs", ""):
            app.rows.show(frame_with(banner))
            await pilot.pause()
            terminal.feed(stage.show(frame_with(banner)))
            assert composited(app) == terminal.seen()


async def test_other_pens_change_the_colours_at_once() -> None:
    app = Overlaid(DEPTHS["16"])
    async with app.run_test(size=(WIDTH, HEIGHT)) as pilot:
        app.rows.show(frame_with("a gong"))
        await pilot.pause()
        app.rows.recolour(DEPTHS["256"])
        await pilot.pause()
        terminal = Terminal(WIDTH, HEIGHT)
        terminal.feed(Stage(WIDTH, HEIGHT, DEPTHS["256"]).show(frame_with("a gong")))
        assert composited(app) == terminal.seen()


async def test_lines_below_the_frame_are_blank() -> None:
    app = Overlaid(DEPTHS["16"])
    async with app.run_test(size=(WIDTH, HEIGHT)) as pilot:
        app.rows.show(frame_with("a gong")[:2])
        await pilot.pause()
        assert composited(app)[5] == [Seen(" ", "", "default", ())] * WIDTH


async def test_a_part_of_it_has_the_cells_of_the_whole() -> None:
    app = Overlaid(DEPTHS["16"])
    async with app.run_test(size=(WIDTH, HEIGHT)):
        app.rows.show(frame_with("a gong"))
        whole = app.rows.render_lines(Region(0, 0, WIDTH, HEIGHT))
        part = app.rows.render_lines(Region(3, 1, 10, 4))
        assert [strip.text for strip in part] == [strip.text[3:13] for strip in whole[1:5]]
        assert len(app.rows.render_lines(Region(0, 0, WIDTH, 2))) == 2


async def test_lines_that_others_show_too_are_made_once_for_all_with_the_same_pens() -> None:
    one, other, light = Rows(DEPTHS["16"]), Rows(DEPTHS["16"]), Rows(DEPTHS["256"])
    for rows in (one, other, light):
        rows.show(frame_with("a gong"))
    assert one.render_line(0) is other.render_line(0)
    assert light.render_line(0) != one.render_line(0)
