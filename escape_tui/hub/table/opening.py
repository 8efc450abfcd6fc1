"""Opening: the services a table needs to begin a game and to end it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.record.scribe import Scribe
from escape_tui.hub.table.seats.seats import PersonId

if TYPE_CHECKING:
    from escape_tui.hub.table.table import Table


#: How many first games of a person are gentle, unless they choose otherwise.
GAMES_OF_A_BEGINNER = 2


class Opening(Protocol):
    """The services a table needs to begin and end a game."""

    def new_game(self, setup: Setup, seed: int) -> Game:
        """A new game, set up."""

    def seed(self) -> int:
        """A seed that nobody can guess."""

    def daily(self) -> tuple[str, int]:
        """The day of the daily temple, and its seed."""

    def race_seed(self, race: str) -> int:
        """The seed of the race with the id *race*: the same in all processes of the cluster."""

    def games_finished(self, person: PersonId) -> int:
        """How many games *person* has finished here."""

    def name_for(self, person: PersonId, name: str) -> str:
        """The name that *person* gets when they ask for *name*: marked if it belongs to somebody else."""

    def admit_to_daily(self, day: str, person: PersonId) -> None:
        """Raise `Declined` if *person* may not try the daily temple of *day*, or has used their try."""

    def rolled(self, table: Table) -> None:
        """Somebody rolled in the daily temple of *table*: from the first roll on, everybody's try is used."""

    def scribe(self, table: Table, game: Game, seed: int) -> Scribe:
        """The scribe that keeps the journal of *game*, which *table* begins."""

    def bot(self, table: Table, player: PlayerId) -> Bot:
        """A bot that plays *player* in the game of *table*."""

    def require_recording(self, game: str) -> None:
        """Raise `Declined` if *game* wasn't recorded, is still in progress, or may not be shown yet."""

    def finished(self, table: Table) -> None:
        """The game of *table* is over: store its result."""

    def abandoned(self, table: Table) -> None:
        """Nobody came back to the game of *table*."""
