"""The Mentalist: every chamber for two adventurers, and walls that are none."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Command, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.temple import Chamber, ChamberId, Side
from escape_tui.modules.character.ability import PERMANENT, Ability, Activatable, activation, turned_over
from escape_tui.rules.moving import Enter, EntryCost, arrival, require_reach
from escape_tui.rules.paying import Purse, cheapest

WALL = "character.mentalist-active"

#: What every chamber costs him, instead of its icons.
BY_MIND: Cost = (Icon.ADVENTURER, Icon.ADVENTURER)


class EnterThroughWall(Enter, frozen=True):
    """character.mentalist-active — through the wall on *side*; *chamber* says which half of a double tile."""

    chamber: ChamberId | None = None


def enter_through_wall(game: Game, command: EnterThroughWall) -> Iterator[Event]:
    paid = activation(game, command, MentalistActive)
    there = _behind(game, command)
    require_reach(game, command.player, there.id, WALL)
    yield paid
    yield turned_over(command, MentalistActive)
    yield from arrival(game, command.player, there.id, WALL)


class MentalistPermanent(Ability):
    """character.mentalist-permanent — enter a neighbouring chamber for two adventurers, not its icons."""

    character = "mentalist"
    card = PERMANENT
    rule = "character.mentalist-permanent"

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        if not isinstance(question, EntryCost) or question.player != self.player or len(answer) < 2:
            return answer
        step = Enter(self.player, question.side.opposite)
        by_mind, by_icons = (
            cheapest(price, game.ask(Purse(self.player, price, step))) for price in (BY_MIND, answer)
        )
        return answer if by_mind is None and by_icons is not None else BY_MIND


class MentalistActive(Activatable):
    """character.mentalist-active — enter a neighbouring chamber through the wall."""

    character = "mentalist"
    rule = WALL
    rules = {EnterThroughWall: enter_through_wall}

    def ways(self, game: Game) -> Iterator[Command]:
        here = game.state.place_of(self.player)
        for side in Side:
            for there in game.state.temple.behind_wall(here, side):
                yield EnterThroughWall(self.player, side, there.id)


def _behind(game: Game, command: EnterThroughWall) -> Chamber:
    """special.double-wall — the chamber behind the wall, never through half a double tile."""
    here = game.state.place_of(command.player)
    behind = game.state.temple.behind_wall(here, command.side)
    named = tuple(there for there in behind if command.chamber in (None, there.id))
    require(named, WALL, reason="no-wall")
    return named[0]
