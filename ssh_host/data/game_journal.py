"""One game's journal, for commands, whether the server is running or not."""

from escape_tui.hub.lobby.sanitize import harmless
from ssh_host.config.config import Config
from ssh_host.data.kept_data import kept_data
from ssh_host.store.database import StoreError
from ssh_host.store.store import Store


def journal_of(config: Config, game: str, *, is_finished: bool) -> bytes:
    """The journal of *game*, which must have ended if *is_finished*; raises `StoreError` or `ConfigError`."""

    def found(store: Store) -> bytes:
        if store.games.setup(game) is None:
            raise StoreError(f"There is no game {harmless(game)!r} here.")
        lines = b"".join(row.entry for row in store.games.journal(game))
        if store.games.is_running(game) and (is_finished or not lines):
            raise StoreError(f"Game {harmless(game)} is still in progress.")
        return lines

    return kept_data(config).with_store(found)
