"""The Mentalist: enters any chamber for two adventurers, and walks through walls."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Command, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.named import AtChamber, Named
from escape_tui.engine.state import State
from escape_tui.engine.temple import Reach, Side
from escape_tui.modules.character.ability import PERMANENT, Ability, Activatable, activation, turned_over
from escape_tui.rules.moving import Enter, EntryPrices, arrival, require_crossing

WALL = "character.mentalist-active"

#: The price of any chamber for the Mentalist, instead of its icons.
BY_MIND: Cost = (Icon.ADVENTURER, Icon.ADVENTURER)


class EnterThroughWall(Enter, frozen=True):
    """character.mentalist-active — through the wall on *side*."""

    def names(self, state: State) -> tuple[Named, ...]:
        there = state.temple.through_wall(state.place_of(self.player), self.side)
        return () if there is None else (AtChamber(there.id),)


def enter_through_wall(game: Game, command: EnterThroughWall) -> Iterator[Event]:
    """character.mentalist-active, special.double-wall"""
    paid = activation(game, command, MentalistActive)
    there = game.state.temple.through_wall(game.state.place_of(command.player), command.side)
    require(there is not None, WALL, reason="no-wall")
    assert there is not None
    require_crossing(game, command.player, there.id, WALL, Reach.WALL)
    yield paid
    yield turned_over(command, MentalistActive)
    yield from arrival(game, command.player, there.id, WALL)


class MentalistPermanent(Ability):
    """character.mentalist-permanent — enter a neighbouring chamber for two adventurers or for its icons."""

    character = "mentalist"
    card = PERMANENT
    rule = "character.mentalist-permanent"
    adjusts = (EntryPrices,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case EntryPrices(player=player) if player == self.player:
                return (*answer, BY_MIND)
        return answer


class MentalistActive(Activatable):
    """character.mentalist-active — enter a neighbouring chamber through the wall."""

    character = "mentalist"
    rule = WALL
    rules = {EnterThroughWall: enter_through_wall}

    def ways(self, game: Game) -> Iterator[Command]:
        here = game.state.place_of(self.player)
        for side in Side:
            if game.state.temple.through_wall(here, side) is not None:
                yield EnterThroughWall(self.player, side)
