"""The gallery: what is drawn on what was there before looks as if it had been drawn anew."""

from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.chance import SeededChance
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.live import LiveGame
from escape_tui.hub.simulate import companions
from escape_tui.modules.box import new_game
from escape_tui.ui.gallery import Gallery
from escape_tui.ui.picture import plan
from escape_tui.ui.words import Words
from tests.temple import CATALOGUE
from tests.ui.table import Unwritten, still_loop
from tile_art.glyphs import Glyphs
from tile_art.size import Size
from tile_art.temple import temple

SEED = 5
MODULES = ("curses", "treasures", "illusion", "special", "trap", "character")


def test_the_map_of_a_whole_game_is_always_as_if_drawn_anew() -> None:
    setup = Setup(tuple(Seat(f"player {at}", colour) for at, colour in enumerate(COLOURS[:4])), MODULES)
    game = new_game(setup, CATALOGUE, SeededChance(SEED))
    gallery = Gallery(LiveGame(game, HandClockwork(), Unwritten()), still_loop())
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
            laid = plan(game.seen_by(None), CATALOGUE, gallery.narrator(words).chamber, ())
            for size in (Size.LARGE, Size.MEDIUM):
                assert gallery.art(size, Glyphs.UNICODE, words).picture == temple(laid, size).picture
    assert moves > 100
