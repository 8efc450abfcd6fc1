"""Everything that outlives the server, in one SQLite file; each kind of data has a file of its own."""

import sqlite3
from pathlib import Path

from ssh_host.config.config import Durability
from ssh_host.store.database import Database
from ssh_host.store.stored_analyses import StoredAnalyses
from ssh_host.store.stored_bans import StoredBans
from ssh_host.store.stored_games import StoredGames
from ssh_host.store.stored_ladder import StoredLadder
from ssh_host.store.stored_players import StoredPlayers
from ssh_host.store.stored_results import StoredResults
from ssh_host.store.stored_studies import StoredStudies

FILE_NAME = "temple.sqlite3"


class Store(Database):
    """The database of one server, with everything stored in it."""

    def __init__(self, connection: sqlite3.Connection, path: Path, durability: Durability) -> None:
        super().__init__(connection, path, durability)
        self.players = StoredPlayers(self)
        self.games = StoredGames(self)
        self.results = StoredResults(self)
        self.ladder = StoredLadder(self)
        self.analyses = StoredAnalyses(self)
        self.studies = StoredStudies(self)
        self.bans = StoredBans(self)
