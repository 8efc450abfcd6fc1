"""The altar: dice sacrificed for good."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command, Event, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.quest.markers import QuestChamber, finished, is_open, require_quest
from escape_tui.rules.dice import loss

ALTAR: ChamberId = "altar"


class SacrificeDie(Command, frozen=True):
    """quest.altar — lay one die on the altar, for good."""


class AltarDice(Part, frozen=True):
    """How many dice were sacrificed."""

    dice: int = 0


class DieSacrificed(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        return state.with_part(AltarDice(dice_given(state) + 1))


def dice_given(state: State) -> int:
    return state.part(AltarDice).dice if state.has_part(AltarDice) else 0


def sacrifice_die(game: Game, command: SacrificeDie) -> Iterator[Event]:
    """quest.altar — players in the chamber give one die at a time."""
    require_quest(game, command.player, ALTAR, "quest.altar")
    require(game.state.adventurers[command.player].dice, "dice.none-left")
    yield from loss(game, command.player, "quest.altar")
    yield DieSacrificed(command.player)
    if dice_given(game.state) >= game.catalogue.tiles[ALTAR].amount:
        yield from finished(game.state, ALTAR)


class Altar(QuestChamber):
    """quest.altar — dice given up for good."""

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == ALTAR and is_open(game.state, ALTAR):
            yield SacrificeDie(player)
