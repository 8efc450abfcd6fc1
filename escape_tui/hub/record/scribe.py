"""Scribes: who writes a game down while it is played, and says when it is kept for good."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game


class Scribe(Protocol):
    """Whoever keeps the journal, which is called *name*."""

    name: str

    def note(self, game: Game, command: Command, events: tuple[Event, ...]) -> None:
        """Write down *command*, which *game* has just played, with what came of it."""

    def pass_by(self, game: Game, events: tuple[Event, ...]) -> None:
        """Write down what happened in *game* by itself, because time went by."""

    def when_kept(self, then: Callable[[], None]) -> None:
        """Call *then* once everything noted so far is kept for good, at once if it is; in this order."""


class NoScribe:
    """Keeps no journal: whatever happens is as good as kept."""

    name = ""

    def note(self, game: Game, command: Command, events: tuple[Event, ...]) -> None:
        pass

    def pass_by(self, game: Game, events: tuple[Event, ...]) -> None:
        pass

    def when_kept(self, then: Callable[[], None]) -> None:
        then()
