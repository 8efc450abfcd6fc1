"""Advice on the teleport chamber: where the token lies best, and when to jump."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import START
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.hub.bots.advice.hurry import is_hurried
from escape_tui.modules.queenies.teleport import (
    JUMP,
    TELEPORT_CHAMBER,
    TOKEN,
    DropToken,
    Jump,
    TakeToken,
    Teleporter,
)

#: So far from the start chamber the jump is useful, and what carrying the token is worth.
FAR = 3
TOKEN_WORTH = 3


def has_occasion(state: State) -> bool:
    return TELEPORT_CHAMBER in state.temple


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    """The token goes home, where it leads to from afar; jumps are for when the door slams."""
    token = game.state.part(Teleporter)
    if token.carrier == player:
        yield Errand(TOKEN, DropToken(player), TOKEN_WORTH, chambers=(START,))
    elif token == Teleporter():
        if game.state.temple.distances(START).get(TELEPORT_CHAMBER, 0) >= FAR:
            yield Errand(TOKEN, TakeToken(player), TOKEN_WORTH, chambers=(TELEPORT_CHAMBER,))
    elif token.chamber == START and token.carrier is None and is_hurried(game, player):
        yield Errand(JUMP, Jump(player), GEM_WORTH, chambers=(TELEPORT_CHAMBER,))
