"""A game that starts from any state, without its history."""

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.chance import Chance
from escape_tui.engine.game import Game
from escape_tui.engine.state import State
from escape_tui.modules.box import modules_of


def game_at(state: State, catalogue: Catalogue, chance: Chance) -> Game:
    """The game that continues from *state* by the rules in play there, with *chance* for its dice."""
    return Game(state, modules_of(state.setup), catalogue.chosen(state.setup.options), chance)
