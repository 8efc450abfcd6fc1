"""The Doc: masks that free more dice, or dice far away."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Command, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.modules.character.ability import (
    PERMANENT,
    Ability,
    Activatable,
    activation,
    turned_over,
)
from escape_tui.rules.dice import Freed, FreedByMask, FreeDice, MostFreedByMask

CURE = "character.doc-active"


class Cure(FreeDice, frozen=True):
    """character.doc-active — free all locked dice of *whom*, anywhere."""


def cure(game: Game, command: Cure) -> Iterator[Event]:
    paid = activation(game, command, DocActive)
    others = range(len(game.state.adventurers))
    require(command.whom in others and command.whom != command.player, CURE, reason="unknown")
    sick = game.state.adventurers[command.whom]
    require(sick.is_inside, CURE, reason="outside")
    require(sick.locked, CURE, reason="nothing-locked", whom=command.whom)
    yield paid
    yield turned_over(command, DocActive)
    most = len(paid.dice) * game.ask(MostFreedByMask(command.player))
    yield Freed(command.whom, sick.locked[:most], by=command.player)


class DocPermanent(Ability):
    """character.doc-permanent — your golden masks free up to three dice."""

    character = "doc"
    card = PERMANENT
    rule = "character.doc-permanent"
    adjusts = (FreedByMask,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case FreedByMask(player=player) if player == self.player:
                return answer + 1
        return answer


class DocActive(Activatable):
    """character.doc-active — free all locked dice of one other adventurer, anywhere."""

    character = "doc"
    rule = CURE
    rules = {Cure: cure}

    def ways(self, game: Game) -> Iterator[Command]:
        sick = (who for who in game.state.inside if who.player != self.player and who.locked)
        for who in sorted(sick, key=lambda who: -len(who.locked)):
            yield Cure(self.player, who.player)
