"""Games written down by companions, and recordings looked at where a test wants."""

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.record.record import Journal, Recording, header
from escape_tui.hub.record.replay import Replay
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game


def play_recorded(setup: Setup, seed: int, catalogue: Catalogue, journal: Journal) -> Game:
    """A game of companions, written down in *journal*."""
    game = new_game(setup, catalogue, SeededChance(seed))
    journal.begin(header(setup, seed, catalogue), game)
    play_out(game, companions(setup, seed), journal)
    return game


def seek_time(replay: Replay, at: Millis) -> None:
    """Take *replay* to the moment *at*, every step up to it made."""
    if at < replay.game.state.now:
        replay.restart()
    while (next_at := replay.next_at()) is not None and next_at <= at:
        replay.step()
    replay.advance(at)


def replayed(recording: Recording, catalogue: Catalogue) -> Game:
    """The recorded game, replayed to its last command."""
    replay = Replay(recording, catalogue)
    for _ in replay:
        pass
    return replay.game
