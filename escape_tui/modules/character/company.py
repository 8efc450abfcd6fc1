"""Company: moves to a chamber where another adventurer is, and when it is time for them."""

from collections.abc import Iterator

from escape_tui.engine.effect import require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.rules.countdown import DoorSlams
from escape_tui.rules.moving import IsSafe, require_reach

#: So shortly before a slam a companion uses whatever brings him home.
HURRY_MS = 20_000


def require_company(game: Game, player: PlayerId, chamber: ChamberId, rule: str) -> None:
    """character.forbidden — *player* can be moved to *chamber*, where another adventurer is."""
    require_reach(game, player, chamber, rule)
    require(any(game.state.present_in(chamber)), rule, reason="nobody-there")


def company(game: Game, player: PlayerId) -> Iterator[ChamberId]:
    """The other chambers in which somebody is, each once."""
    here = game.state.adventurers[player].chamber
    for chamber in dict.fromkeys(game.state.place_of(who.player) for who in game.state.inside):
        if chamber != here:
            yield chamber


def is_hurried(game: Game, player: PlayerId) -> bool:
    """Whether the door is about to slam and *player* is on the wrong side of it."""
    due = (game.state.due(DoorSlams(slam)) for slam in (1, 2))
    is_near = any(at is not None and at - game.state.now <= HURRY_MS for at in due)
    return is_near and not game.ask(IsSafe(game.state.place_of(player)))
