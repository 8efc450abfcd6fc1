"""A database with many games: old ones expire, the others can be read, backed up and restored."""

from pathlib import Path

from ssh_host.archive.tidying import expired, forget
from ssh_host.config.config import Data, load
from ssh_host.data.backup import back_up, restore
from ssh_host.store.store import FILE_NAME, Store
from tests.bench.growth import grown

GAMES = 130


def test_many_games_expire_and_come_back(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    grown(data / FILE_NAME, GAMES)
    store = Store.open(data / FILE_NAME)
    assert len(store.results.leaderboard("base", 4)) == 20
    rounds = 0
    while gone := expired(data / FILE_NAME, Data()).games:
        assert len(gone) <= 50
        forget(store, expired(data / FILE_NAME, Data()), frozenset())
        rounds += 1
    assert rounds == 2, "half of the games are older than a year"
    assert store.games.journal(f"{GAMES - 1:010x}") == []
    assert store.games.journal(f"{0:010x}")
    store.close()
    config = load(None, {"data.folder": str(data)})
    back_up(config, tmp_path / "copy")
    restore(config, tmp_path / "copy")
    store = Store.open(data / FILE_NAME)
    assert store.games.journal(f"{0:010x}")
    assert len(store.results.leaderboard("base", 4)) == 20
    store.close()
