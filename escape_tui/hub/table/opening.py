"""The opening: what a table needs from outside to begin a game, and to end it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.record.scribe import Scribe
from escape_tui.hub.table.seats import PersonId

if TYPE_CHECKING:
    from escape_tui.hub.table.table import Table


class Opening(Protocol):
    """What a table needs from outside to begin a game."""

    def new_game(self, setup: Setup, seed: int) -> Game:
        """A game laid out."""

    def seed(self) -> int:
        """A seed nobody can guess."""

    def daily(self) -> tuple[str, int]:
        """The day of the temple of the day, and its seed."""

    def name_for(self, person: PersonId, name: str) -> str:
        """What *person* is called who wants *name*: marked where it belongs to somebody else."""

    def admit_to_daily(self, day: str, person: PersonId) -> None:
        """Raise `Declined` where *person* may not try the temple of *day*, or not any more."""

    def scribe(self, table: Table, game: Game, seed: int) -> Scribe:
        """Who keeps the journal of *game*, which *table* begins."""

    def bot(self, table: Table, player: PlayerId) -> Bot:
        """Somebody to play *player* in the game of *table*."""

    def require_recording(self, game: str) -> None:
        """Raise `Declined` where *game* was not kept, is still played, or is not yet to be shown."""

    def finished(self, table: Table) -> None:
        """The game of *table* is over: keep its result."""

    def abandoned(self, table: Table) -> None:
        """Nobody came back to the game of *table*."""
