"""A view that has been looked at for a while draws what a new view draws, whatever has changed since."""

from itertools import product
from random import Random

from msgspec.structs import replace

from escape_tui.hub.port.messages.views import StandView
from escape_tui.scene.game.input.intents import NumberedMenu, Option
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.game.onlooker import SIZES, Onlooker
from tests.scene.live_table import EVERYTHING, Table, played_by_companions, table
from tests.temple import Scene
from tile_art.inks.glyphs import Glyphs

TEMPLE = """
. gem-torch-1:S basic-12:W .
basic-01:E start basic-02:W exit:W
. basic-07:N . .
"""


def looked_at(game: Table, view: View | None = None) -> Onlooker:
    """An onlooker who has seen the first frame."""
    onlooker = Onlooker(game, Random(1), view or game.view())
    onlooker.view.resize(120, 40)
    onlooker.view.frame()
    return onlooker


def check(onlooker: Onlooker) -> None:
    assert onlooker.view.frame() == onlooker.new_view().frame()


def everything() -> Table:
    game = played_by_companions(EVERYTHING, 3)
    game.clockwork.turn(60_000)
    return game


def test_another_window_other_words_and_other_glyphs_reach_every_piece() -> None:
    onlooker = looked_at(everything())
    view = onlooker.view
    for page in ("", "cards", "legend"):
        view.input.page = page
        check(onlooker)
        for size in SIZES:
            view.resize(*size)
            check(onlooker)
        for language, glyphs in product(LANGUAGES, Glyphs):
            view.dress(Appearance(Words(language), glyphs))
            check(onlooker)


def test_a_gong_is_counted_down_without_a_clock_too() -> None:
    game = table(TEMPLE, soundtrack="1", is_clock_hidden=True)
    onlooker = looked_at(game)
    game.clockwork.turn(185_000)
    for _ in range(40):
        game.clockwork.turn(1_000)
        check(onlooker)


def test_spectators_read_the_seconds_of_a_gong() -> None:
    game = table(TEMPLE, soundtrack="1", is_clock_hidden=True)
    view = game.view(())
    view.stand = StandView("BCDF")
    onlooker = looked_at(game, view)
    game.clockwork.turn(185_000)
    for _ in range(40):
        game.clockwork.turn(1_000)
        check(onlooker)


def test_the_ways_to_the_exit_and_to_friends_follow_each_step_and_each_new_chamber() -> None:
    game = table(TEMPLE, at={1: "gem-torch-1"}, players=2)
    onlooker = looked_at(game)
    state = game.live.state
    for chamber in ("basic-01", "basic-02", "basic-07"):
        game.live.set_scene(state.with_adventurer(replace(state.adventurers[0], chamber=chamber)))
        check(onlooker)
    turned = Scene(TEMPLE.replace("gem-torch-1:S", "gem-torch-1:W")).state.temple
    game.live.set_scene(replace(game.live.state, temple=turned))
    check(onlooker)


def test_a_question_is_seen_to_open_and_to_close() -> None:
    game = table(TEMPLE, dice={0: "A A K K T"})
    onlooker = looked_at(game)
    commands = [offer.command for offer in onlooker.view.game.offers(0)][:3]
    menu = NumberedMenu("menu-act", tuple(Option(command) for command in commands))
    for question in (OpenQuestion(menu, False), OpenQuestion(menu, True)):
        onlooker.view.input.menus[0] = question
        check(onlooker)
    onlooker.view.input.menus.clear()
    check(onlooker)
