"""Advice on the teleport chamber: where to put the token, and when to jump."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
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

#: Steps from the start chamber from which the jump is useful, and the value of carrying the token.
FAR = 3
TOKEN_WORTH = 3


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Carry the token home, if the teleport chamber is far away; jump before the door slams."""
    if TELEPORT_CHAMBER not in game.state.temple:
        return
    token = game.state.part(Teleporter)
    if token.carrier == player:
        yield Errand(TOKEN, DropToken(player), TOKEN_WORTH, chambers=(START,))
    elif token == Teleporter():
        if game.state.temple.distances(START).get(TELEPORT_CHAMBER, 0) >= FAR:
            yield Errand(TOKEN, TakeToken(player), TOKEN_WORTH, chambers=(TELEPORT_CHAMBER,))
    elif token.chamber == START and token.carrier is None and is_hurried(game, player):
        yield Errand(JUMP, Jump(player), GEM_WORTH, chambers=(TELEPORT_CHAMBER,))
