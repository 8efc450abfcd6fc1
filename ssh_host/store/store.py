"""Everything that outlives the server, in one SQLite file; each kind of data has a file of its own."""

from ssh_host.store.stored_analyses import StoredAnalyses
from ssh_host.store.stored_bans import StoredBans
from ssh_host.store.stored_games import StoredGames
from ssh_host.store.stored_ladder import StoredLadder
from ssh_host.store.stored_players import StoredPlayers
from ssh_host.store.stored_results import StoredResults
from ssh_host.store.stored_studies import StoredStudies

FILE_NAME = "temple.sqlite3"


class Store(
    StoredPlayers, StoredGames, StoredResults, StoredLadder, StoredAnalyses, StoredStudies, StoredBans
):
    """The database of one server, with everything stored in it."""
