"""Those who look on at one game and see the same are shown the same frame, made once."""

from random import Random

from escape_tui.app.temple_app import pens
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.scene.game.pacing.looking_on import camera_by_hand, put_on
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.words.words import Words
from tests.scene.game.onlooker import Onlooker
from tests.scene.live_table import EVERYTHING, Table, played_by_companions
from tests.scene.terminal import Terminal
from tile_art.inks.palette import Depth, Palette

SIZE = (100, 30)
PENS = pens(Palette.TEMPLE, Depth.TRUECOLOR)


class Watcher:
    """Looks on at the game of *presenter*, without a seat."""

    def __init__(self, presenter: Presenter) -> None:
        self.view = View(presenter, Appearance(Words()))
        self.view.resize(*SIZE)
        self.stage, self.terminal = Stage(*SIZE, PENS), Terminal(*SIZE)

    def look(self) -> bytes:
        chunk = put_on(self.stage, self.view)
        self.terminal.feed(chunk)
        return chunk


def watched(table: Table, watchers: int) -> list[Watcher]:
    presenter = Presenter(table.live.publisher.replica(), table.clockwork)
    return [Watcher(presenter) for _ in range(watchers)]


def test_one_frame_is_made_for_all_who_see_the_same() -> None:
    table = played_by_companions(EVERYTHING, 3)
    first, *others = watched(table, 4)
    whole = first.look()
    assert [each.look() for each in others] == [whole] * 3
    for _ in range(40):
        table.clockwork.turn(150)
        chunk = first.look()
        assert all(each.look() is chunk for each in others)
        assert others[-1].terminal.seen() == first.terminal.seen()


def test_all_are_shown_one_step_alike_however_late_they_are() -> None:
    table = played_by_companions(EVERYTHING, 3)
    first, second = watched(table, 2)
    first.look()
    second.look()
    for step in range(30):
        first.view.presenter.frames.shown_step = step
        chunk = first.look()
        table.clockwork.turn(60)
        assert second.look() is chunk


def test_nobody_is_shown_a_step_that_is_older_than_what_they_have_seen() -> None:
    table = played_by_companions(EVERYTHING, 3)
    first, second, third = watched(table, 3)
    clock = first.view.presenter.frames
    for step in range(30):
        clock.shown_step = step
        first.look()
        table.clockwork.turn(400)
        camera_by_hand(second.view).pan(5, 2)
        second.look()
        camera_by_hand(second.view).follow()
        second.look()
        clock.shown_step = None
        third.look()
        assert second.terminal.seen() == third.terminal.seen()


def test_whoever_comes_later_sees_what_the_others_see() -> None:
    table = played_by_companions((), 3)
    first, second = watched(table, 2)
    for _ in range(20):
        table.clockwork.turn(400)
        first.look()
    second.look()
    assert second.terminal.seen() == first.terminal.seen()
    table.clockwork.turn(400)
    first.look()
    second.look()
    assert second.terminal.seen() == first.terminal.seen()


def test_who_moves_the_map_sees_their_own_and_comes_back_to_that_of_all() -> None:
    table = played_by_companions((), 3)
    first, second = watched(table, 2)
    first.look()
    second.look()
    camera = camera_by_hand(second.view)
    # It begins where the map of all is.
    camera.pan(5, 2)
    second.look()
    assert second.terminal.seen() != first.terminal.seen()
    for _ in range(5):
        table.clockwork.turn(300)
        first.look()
        second.look()
    camera_by_hand(second.view).follow()
    second.look()
    assert second.terminal.seen() == first.terminal.seen()
    chunks = []
    for _ in range(20):
        table.clockwork.turn(300)
        chunks.append((first.look(), second.look()))
        assert second.terminal.seen() == first.terminal.seen()
    # By then both cursors have been in the same cell.
    assert chunks[-1][0] is chunks[-1][1]


def test_restless_watchers_of_one_game_see_the_picture_drawn_from_nothing() -> None:
    table, luck = played_by_companions(EVERYTHING, 5), Random(5)
    presenter = Presenter(table.live.publisher.replica(), HandClockwork())
    watchers = [Onlooker(table, luck, View(presenter, Appearance(Words()))) for _ in range(3)]
    for number in range(40):
        luck.choice(watchers).fidget()
        for each in watchers:
            if each.look():
                assert each.terminal.seen() == each.drawn_from_nothing().seen(), f"frame {number}"
