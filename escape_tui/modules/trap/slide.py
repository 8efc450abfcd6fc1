"""The slide: entered by its stairs, never left by them."""

from escape_tui.engine.effect import Command, Effect, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId, Side
from escape_tui.rules.moving import Enter

SLIDE: ChamberId = "slide"


def is_uphill(game: Game, player: PlayerId, side: Side) -> bool:
    """Whether *side* of *player*'s chamber is a slide that leads down to it, without a secret passage."""
    temple = game.state.temple
    here = temple.chambers[game.state.place_of(player)]
    there = temple.through(here.id, side)
    is_secret = there is not None and temple.has_secret_passage(here.id, there.id)
    return here.is_one_way and side is here.stairs and not is_secret


class Slide(Effect):
    """trap.slide — nobody leaves by its stairs."""

    forbids = (Enter,)

    def forbid(self, game: Game, command: Command) -> None:
        if isinstance(command, Enter) and game.state.place_of(command.player) == SLIDE:
            require(not is_uphill(game, command.player, command.side), "trap.slide")
