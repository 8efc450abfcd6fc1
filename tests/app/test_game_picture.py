"""The stage and Textual show the same picture of a whole game, cell for cell."""

import pytest
from rich.console import Console
from textual.app import App

from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.terminal import Colours
from escape_tui.scene.terminal import Terminal as TerminalFacts
from tests.scene.live_table import TableApp, played_by_companions
from tests.scene.terminal import Seen, Terminal
from tests.ssh_host.house import until

WIDTH, HEIGHT = 100, 30
MODULES = ("curses", "treasures", "quest", "time", "character")


def composited(app: App[None]) -> list[list[Seen]]:
    """What the compositor's strips look like on a terminal."""
    console = Console(color_system="truecolor", force_terminal=True, width=WIDTH, legacy_windows=False)
    terminal = Terminal(WIDTH, HEIGHT)
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        terminal.feed(f"\x1b[{y + 1}H{strip.render(console)}".encode())
    return terminal.seen()


@pytest.mark.parametrize("colours", ["truecolor", "256", "16", "none"])
@pytest.mark.parametrize("moments", [4, pytest.param(20, marks=pytest.mark.soak)])
async def test_both_show_the_same_picture_of_a_whole_game(colours: str, moments: int) -> None:
    game = played_by_companions(MODULES, seed=3)
    app = TableApp(game.seating(0), TerminalFacts(colours=Colours(colours)))
    terminal = Terminal(WIDTH, HEIGHT)
    async with app.run_test(size=(WIDTH, HEIGHT)) as pilot:
        stage = Stage(WIDTH, HEIGHT, app.pens)
        for _ in range(moments):
            game.clockwork.turn(568_000 // moments)
            frame = app.game.view.frame()
            terminal.feed(stage.show(frame))
            app.game.rows.show(frame)
            await pilot.pause()
            assert composited(app) == terminal.seen()


async def test_what_a_player_was_sent_is_what_the_view_shows() -> None:
    game = played_by_companions((), seed=4)
    app = TableApp(game.seating(0))
    other = Terminal(WIDTH, HEIGHT)
    async with app.run_test(size=(WIDTH, HEIGHT)) as pilot:
        for _ in range(10):
            game.clockwork.turn(7_000)
            await pilot.press("space", "1")
        other.feed(Stage(WIDTH, HEIGHT, app.pens).show(app.game.view.frame()))
        await until(lambda: sent(app).seen() == other.seen())


def sent(app: TableApp) -> Terminal:
    """A terminal that was fed all that *app* has written."""
    terminal = Terminal(WIDTH, HEIGHT)
    terminal.feed(app.line.written)
    return terminal


async def test_resizing_all_the_time_is_safe() -> None:
    game = played_by_companions((), seed=5)
    app = TableApp(game.seating(0))
    async with app.run_test(size=(80, 24)) as pilot:
        for width, height in ((30, 8), (200, 60), (79, 24), (80, 24), (1, 1), (120, 40)):
            game.clockwork.turn(900)
            await pilot.resize_terminal(width, height)
            await pilot.press("space")
        terminal, other = Terminal(120, 40), Terminal(120, 40)
        before = len(app.line.written)
        await pilot.resize_terminal(120, 41)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        terminal.feed(app.line.written[before:])
        other.feed(Stage(120, 40, app.pens).show(app.game.view.frame()))
        assert [[cell.glyph for cell in line] for line in terminal.seen()] == [
            [cell.glyph for cell in line] for line in other.seen()
        ]
