"""The mouse: a click does what the key does that belongs to what was clicked."""

import pytest

from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.modules.treasures.cards import UseTeleport
from escape_tui.rules.dice import Hold, Roll
from escape_tui.rules.moving import Enter
from escape_tui.scene.menus.player_settings import Forgetful, Settings, encoded
from escape_tui.scene.mouse import MOUSE_OFF, MOUSE_ON
from escape_tui.scene.stage.layout import Target
from escape_tui.scene.terminal import PAGE_KIND, Terminal
from tests.app.test_map_questions import letter, owning, put
from tests.scene.live_table import Line, TableApp, table

SIZES = [(80, 24), (120, 40), (50, 18), (50, 43)]


class ModesLine(Line):
    """A line that remembers the modes that were set on it."""

    def __init__(self) -> None:
        super().__init__()
        self.modes = b""

    def write_control(self, sequence: bytes) -> None:
        self.modes += sequence


def click(game: GameScreen, *, action: str = "", key: str = "", tray: int = 0) -> None:
    """Click on the first cell of the screen that stands for *action* or for the answer with *key*."""
    stage = game._stage
    for y in range(stage.height):
        for x in range(stage.width):
            match stage.target_at(x, y):
                case Target(_, found, answer, whose) if (found, answer, whose) == (action, key, tray):
                    game.click(x, y)
                    return
    pytest.fail(f"nothing on the screen stands for {action}{key}")


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_a_die_holds_it(size: tuple[int, int]) -> None:
    game = table(dice={0: "A A K K T"})
    app = game.app(0)
    async with app.run_test(size=size):
        click(app.game, action="hold-4")
        assert game.played == [Hold(0, 3)]


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_a_line_of_the_list_does_it(size: tuple[int, int]) -> None:
    game = table(dice={0: "A A K K T"})
    app = game.app(0)
    async with app.run_test(size=size):
        click(app.game, action="roll")
        assert [type(each) for each in game.played] == [Roll]


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_the_chamber_next_door_goes_there(size: tuple[int, int]) -> None:
    game = table("start basic-01:E", dice={0: "A A K K T"})
    app = game.app(0)
    async with app.run_test(size=size):
        stage = app.game._stage
        target = next(
            found
            for y in range(stage.height)
            for x in range(stage.width)
            if (found := stage.target_at(x, y)) is not None
            and found.action == "east"
            and found.place.height > 1
        )
        place = target.place
        app.game.click(place.x + place.width // 2, place.y + place.height // 2)
        assert [type(each) for each in game.played] == [Enter]


async def test_a_click_on_a_hint_of_the_map_or_on_its_chamber_chooses_it() -> None:
    for is_chamber in (False, True):
        game = owning("teleport")
        app = game.app(0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("i")
            key = letter(app, "basic-01")
            stage = app.game._stage
            cells = [
                (x, y, found)
                for y in range(stage.height)
                for x in range(stage.width)
                if (found := stage.target_at(x, y)) is not None and found.key == key
            ]
            x, y, _ = next(each for each in cells if (each[2].place.height > 1) is is_chamber)
            app.game.click(x, y)
            assert game.played == [UseTeleport(0, "basic-01")]


async def test_a_click_on_the_key_of_a_wall_opens_it() -> None:
    game = owning("secret-passage")
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("i")
        question = app.game.input.menus[0]
        branch = question.branches[-1]
        click(app.game, key=question.key_of[branch.part])
        assert game.played == [branch.options[0].command]


async def test_a_click_on_a_candidate_that_is_none_any_more_takes_nothing() -> None:
    game = owning("teleport")
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("i")
        key = letter(app, "basic-01")
        put(game, 2, "basic-05")
        click(app.game, key=key)
        assert game.played == []
        assert app.game.input.quiet[0] == "You can’t choose that any more."


async def test_a_click_on_an_answer_of_a_list_gives_it() -> None:
    game = table(players=2)
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        asked = app.game.input.menus[0]
        key = asked.key_of[asked.branches[2].part]
        click(app.game, key=key)
        assert game.played == [asked.branches[2].options[0].command]
        assert not app.game.input.menus


async def test_each_of_two_at_one_keyboard_clicks_their_own_dice() -> None:
    game = table(players=2, dice={0: "A A K K T", 1: "A A K K T"})
    app = game.app(0, 1, is_duo=True)
    async with app.run_test(size=(120, 40)):
        click(app.game, action="hold-2", tray=1)
        assert game.played == [Hold(1, 1)]


async def test_a_click_where_nothing_is_does_nothing() -> None:
    game = table(dice={0: "A A K K T"})
    app = game.app(0)
    async with app.run_test(size=(80, 24)):
        for cell in ((0, 0), (79, 23), (500, 500), (-1, -1)):
            app.game.click(*cell)
        assert game.played == []


async def test_the_wheel_zooms() -> None:
    app = table(dice={0: "A A K K T"}).app(0)
    async with app.run_test(size=(120, 40)):
        before = app.game.view.size
        app.game.wheel(-1)
        assert app.game.view.size is not before
        app.game.wheel(1)
        assert app.game.view.size is before


@pytest.mark.parametrize(
    ("settings", "terminal", "in_menus", "in_games"),
    [
        (Settings(), Terminal(), False, True),
        (Settings(mouse=False), Terminal(), False, False),
        (Settings(mouse=True), Terminal(), True, True),
        (Settings(), Terminal(kind=PAGE_KIND), True, True),
    ],
)
async def test_text_can_be_selected_outside_a_game(
    settings: Settings, terminal: Terminal, in_menus: bool, in_games: bool
) -> None:
    app = TableApp(table().seating(0), terminal, storage=Forgetful(encoded(settings)))
    line = app.line = app.outlet = ModesLine()
    async with app.run_test(size=(80, 24)) as pilot:
        assert line.modes.endswith(MOUSE_ON) is in_games
        app.pop_screen()
        await pilot.pause()
        assert line.modes.endswith(MOUSE_ON) is in_menus
        assert line.modes.count(MOUSE_OFF) == (in_games and not in_menus)
