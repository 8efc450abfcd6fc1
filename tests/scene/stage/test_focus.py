"""The terminal's own cursor rests on what has the focus: screen readers and Braille lines follow it."""

import pyte

from escape_tui.app.widgets.menu import Menu
from escape_tui.scene.game.map.focus import focus
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.stage.stage import Stage
from tests.app.menu_app import HouseApp
from tests.scene.live_table import table
from tile_art.inks.canvas import row
from tile_art.inks.palette import Depth, Palette, sgr_table

PENS = Pens(sgr_table(Palette.TEMPLE, Depth.COLOURS_16))


def test_the_cursor_rests_where_it_is_wanted_and_costs_nothing_while_it_does() -> None:
    stage, screen = Stage(10, 3, PENS), pyte.Screen(10, 3)
    stream = pyte.ByteStream(screen)
    frame = (row("aaaaaaaaaa"), row("bbbbbbbbbb"), row("cccccccccc"))
    stream.feed(stage.show(frame, (1, 4)))
    assert (screen.cursor.y, screen.cursor.x) == (1, 4)
    assert stage.show(frame, (1, 4)) == b""
    stream.feed(stage.show((*frame[:2], row("cccccccccd")), (1, 4)))
    assert (screen.cursor.y, screen.cursor.x) == (1, 4)
    assert screen.display[2] == "cccccccccd"


async def test_in_a_list_it_follows_the_bar() -> None:
    app = HouseApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("down", "down", "up"):
            await pilot.press(key)
            menu = app.screen.query_one(Menu)
            assert menu.chosen is not None
            x, y = app.cursor_position - menu.region.offset
            assert menu.picture[y].text[x:].startswith(menu.chosen.label)


async def test_in_a_game_it_stands_on_the_answer_pointed_at_and_on_what_was_said() -> None:
    game = table(dice={0: "K K T T B"})
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        view = app.game.view
        assert focus(view) is None
        await pilot.press("up")
        frame = view.frame()
        y, x = focus(view) or (0, 0)
        assert frame[y].text[x:].lstrip().startswith(app.game.input.quiet[0][:10])
        await pilot.press("c", "down")
        frame = view.frame()
        y, x = focus(view) or (0, 0)
        assert "Come here!" in frame[y].text[x:]
