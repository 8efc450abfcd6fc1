"""Company: moves to a chamber where another adventurer is."""

from collections.abc import Iterator

from escape_tui.engine.effect import require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.rules.moving import require_crossing


def require_company(game: Game, player: PlayerId, chamber: ChamberId, rule: str) -> None:
    """character.forbidden — *player* can be moved to *chamber*, where another adventurer is."""
    require_crossing(game, player, chamber, rule)
    require(any(game.state.present_in(chamber)), rule, reason="nobody-there")


def company(game: Game, player: PlayerId) -> Iterator[ChamberId]:
    """The other chambers in which adventurers stand, each once."""
    here = game.state.adventurers[player].chamber
    for chamber in dict.fromkeys(game.state.place_of(who.player) for who in game.state.inside):
        if chamber != here:
            yield chamber
