"""New characters: the dungeon, the narrow gauge, and the bindings of this Queenie's cards."""

from escape_tui.engine.effect import Command, require
from escape_tui.engine.game import Game
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.character.ability import Ability
from escape_tui.modules.queenies.newchar.trickster import TricksterActive, TricksterPermanent
from escape_tui.modules.queenies.newchar.void_runner import VoidRunnerActive, VoidRunnerPermanent
from escape_tui.modules.trap.slide import is_uphill
from escape_tui.rules.moving import Enter
from escape_tui.rules.setup import Expansion, Preparation

DUNGEON: ChamberId = "dungeon"

ABILITIES: tuple[type[Ability], ...] = (
    VoidRunnerPermanent,
    VoidRunnerActive,
    TricksterPermanent,
    TricksterActive,
)


class NewCharacters(Expansion):
    """Its characters are in play with module 6, its treasures with module 2."""

    id = "newchar"
    chapter = (
        "newchar.dungeon",
        "newchar.narrow",
        "newchar.portal",
        "newchar.clone",
        "newchar.void-permanent",
        "newchar.void-active",
        "newchar.trickster-permanent",
        "newchar.trickster-active",
    )
    forbids = (Enter,)

    def gather(self, preparation: Preparation) -> None:
        """newchar.narrow, newchar.dungeon — both chambers are shuffled in."""
        preparation.late += [tile.id for tile in preparation.catalogue.tiles_of(self.id)]

    def forbid(self, game: Game, command: Command) -> None:
        """newchar.dungeon — nobody leaves by the slide."""
        if isinstance(command, Enter) and game.state.place_of(command.player) == DUNGEON:
            require(not is_uphill(game, command.player, command.side), "newchar.dungeon")
