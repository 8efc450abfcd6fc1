"""A game that was recorded: played by companions in virtual time, with its journal in memory."""

from functools import cache

from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.bots.playing_out import companions
from escape_tui.hub.record.record import Journal, Recording, header, read_lines
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from tests.temple import CATALOGUE

SEED = 3


@cache
def lines(players: int = 2, seconds: int = 60) -> tuple[bytes, ...]:
    """The journal of the first *seconds* of a game."""
    setup = Setup(tuple(Seat(f"player {number}", COLOURS[number]) for number in range(players)))
    game, written = new_game(setup, CATALOGUE, SeededChance(SEED)), list[bytes]()
    journal = Journal(written.append)
    journal.begin(header(setup, SEED, CATALOGUE), game)
    bots = companions(setup, SEED)
    while game.state.now < seconds * 1000 and game.state.ending is None:
        bot = min(bots, key=lambda bot: bot.next_at(game))
        game.advance(bot.next_at(game))
        command = bot.act(game)
        if command is None:
            continue
        try:
            events = game.play(command)
        except RuleError:
            bot.refused(game, command)
        else:
            journal.note(game, command, events)
    return tuple(written)


def recording(players: int = 2, seconds: int = 60) -> Recording:
    return read_lines(lines(players, seconds), CATALOGUE, "a game")
