"""A game that starts from any state, without its history."""

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.chance import Chance
from escape_tui.engine.game import Game
from escape_tui.engine.state import State
from escape_tui.modules.box import in_play
from escape_tui.rules.chapters import CHAPTERS


def game_at(state: State, catalogue: Catalogue, chance: Chance) -> Game:
    """The game that continues from *state* by the rules in play there, with *chance* for its dice."""
    catalogue = catalogue.chosen(state.setup.options)
    return Game(state, (*CHAPTERS, *in_play(state.setup)), catalogue, chance)
