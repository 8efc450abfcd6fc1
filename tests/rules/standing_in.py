"""Stand-ins for cards: what the base game does when something bends its rules."""

from collections.abc import Iterable
from typing import Any

from escape_tui.engine.effect import Command, Event, Module, Question
from escape_tui.engine.game import Game
from tests.temple import Scene


class Adjusts(Module):
    """Answers every question of *kind* with *answer*, or with what *answer* makes of the question."""

    id = "adjusts"

    def __init__(self, kind: type[Question[Any]], answer: Any) -> None:
        self.kind = kind
        self.answer = answer

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        if not isinstance(question, self.kind):
            return answer
        return self.answer(question, answer) if callable(self.answer) else self.answer


class LetHappen(Command, frozen=True):
    """A card of no name: *events* happen, whatever the rules say."""

    is_action = False

    events: tuple[Event, ...]


def _let_happen(game: Game, command: LetHappen) -> Iterable[Event]:
    return command.events


class Fiat(Module):
    id = "fiat"
    rules = {LetHappen: _let_happen}


def happen(scene: Scene, *events: Event) -> tuple[Event, ...]:
    """Let *events* happen in *scene*, with all that follows from them."""
    scene.game = with_module(scene, Fiat())
    return scene.play(LetHappen(0, events))


def with_module(scene: Scene, module: Module) -> Game:
    """The game of *scene* with one module more."""
    game = scene.game
    return Game(game.state, (*game.modules, module), game.catalogue, game.chance)
