"""The presenter: a picture that was updated looks like one that was drawn from scratch."""

from itertools import permutations

import pytest

from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.bots.playing_out import companions
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.scribe import NoScribe
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.modules.box import new_game
from escape_tui.rules.moving import AdventurersSwapped
from escape_tui.scene.game.map.map_plan import plan
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.words.words import Words
from tests.scene.live_table import played_by_companions
from tests.temple import CATALOGUE
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import temple
from tile_art.inks.glyphs import Glyphs

SEED = 5
MODULES = ("curses", "treasures", "illusion", "special", "trap", "character")


def test_the_map_of_a_whole_game_is_always_as_if_drawn_anew() -> None:
    setup = Setup(tuple(Seat(f"player {at}", colour) for at, colour in enumerate(COLOURS[:4])), MODULES)
    game = new_game(setup, CATALOGUE, SeededChance(SEED))
    live = LiveGame(game, HandClockwork(), NoScribe())
    presenter = Presenter(live.publisher.replica(), HandClockwork())
    words, bots, moves = Words(), companions(setup, SEED), 0
    while game.state.now < 150_000 and game.state.ending is None:
        bot = min(bots, key=lambda bot: bot.next_at(game))
        game.advance(bot.next_at(game))
        command, before = bot.act(game), game.state
        if command is None:
            continue
        try:
            game.play(command)
        except RuleError:
            bot.refused(game, command)
        if before.adventurers != game.state.adventurers or before.temple is not game.state.temple:
            moves += 1
            live.set_scene(game.state)
            laid = plan(game.seen_by(None), CATALOGUE, presenter.narrator(words), ())
            for size in (Size.LARGE, Size.MEDIUM):
                assert presenter.art(size, Glyphs.UNICODE, words).picture == temple(laid, size).picture
    assert moves > 100


@pytest.mark.parametrize("players", [2, 4])
def test_who_steers_another_adventurer_sees_that_one_as_himself(players: int) -> None:
    """The map stays as it is when two swap, here in one chamber and there in two; what each sees does not."""
    game = played_by_companions((), 3, players)
    if players > 2:
        game.clockwork.turn(25_000)
    people = game.live.state.adventurers
    one, other = next(
        (one.player, other.player)
        for one, other in permutations(people, 2)
        if (one.chamber != other.chamber) is (players > 2)
    )
    old = game.view((one,))
    old.resize(120, 40)
    old.frame()
    game.live.set_scene(AdventurersSwapped(one, other).apply(game.live.state))
    new = game.view((one,))
    new.resize(120, 40)
    assert old.frame() == new.frame()


def test_a_new_gallery_begins_with_the_story_so_far_and_counts_on() -> None:
    game = played_by_companions((), 3, 3)
    first = Presenter(game.live.publisher.replica(), HandClockwork())
    game.clockwork.turn(40_000)
    later = Presenter(game.live.publisher.replica(), HandClockwork())
    assert _tellings(later) == _tellings(first) != []
    game.clockwork.turn(20_000)
    assert _tellings(later) == _tellings(first)
    assert len(later.story) == later.story[-1].number


def _tellings(presenter: Presenter) -> list[tuple[object, ...]]:
    return [(told.number, told.at, told.event, told.state) for told in presenter.story]


def test_a_brief_frame_for_another_seat_leaves_nothing_as_it_was() -> None:
    game = played_by_companions((), 3, 3)
    game.clockwork.turn(20_000)
    view = game.view((0, 1, 2))
    view.resize(100, 30)
    view.frame()
    view.follow(1)
    assert view.frame(is_brief=True) == view.frame()
