"""Scribes: keep the journal of a game in progress, and say when it is stored."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.hub.record.answered_requests import AskedRequest


class Scribe(Protocol):
    """Keeps the journal called *name*; *is_continued* if another process goes on from it after a crash."""

    name: str
    is_continued: bool

    def note(
        self,
        game: Game,
        command: Command | None,
        events: tuple[Event, ...],
        asked: AskedRequest | None = None,
    ) -> None:
        """Write *command*, which *game* has just played, its events, and the request *asked* for it. Without
        a command, the passing of time caused the events."""

    def when_kept(self, then: Callable[[], None]) -> None:
        """Call *then* once everything noted so far is stored, at once if it already is; calls stay in
        order."""


class NoScribe:
    """Keeps no journal; everything counts as stored."""

    name = ""
    is_continued = False

    def note(
        self,
        game: Game,
        command: Command | None,
        events: tuple[Event, ...],
        asked: AskedRequest | None = None,
    ) -> None:
        pass

    def when_kept(self, then: Callable[[], None]) -> None:
        then()
