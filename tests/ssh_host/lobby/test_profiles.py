"""What the record tells about one player."""

from pathlib import Path

from escape_tui.scene.lobby.visitor_services import Profile
from ssh_host.lobby.profiles import profile_of
from ssh_host.store.store import Store
from ssh_host.store.stored_results import Outcome
from tests.ssh_host.camp import camp, in_lobby, new_key


def played(store: Store, number: int, *team: str, won: bool, challenge: str = "") -> None:
    named = tuple((player, player.title()) for player in team)
    store.results.record(Outcome(f"game-{number}", challenge, won, 0, 400_000 - number, named))


def test_a_profile_counts_games_wins_streaks_challenges_and_companions(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "host.db")
    assert profile_of(store, "ani") == Profile()
    for number, won in enumerate((True, True, False, True)):
        played(store, number, "ani", "bo", won=won)
    played(store, 4, "ani", "cy", won=True, challenge="1-1")
    played(store, 5, "bo", "cy", won=False)
    assert profile_of(store, "ani") == Profile(5, 4, 2, 2, 1, (("Bo", 4), ("Cy", 1)))
    assert profile_of(store, "cy").streak == 0
    store.close()


def test_a_game_has_its_place_among_the_best_of_its_kind(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "host.db")
    for number in (3, 1, 2):
        played(store, number, "ani", "bo", won=True)
    played(store, 9, "ani", won=True)
    played(store, 7, "ani", "bo", won=False)
    played(store, 8, "ani", "bo", won=True, challenge="free")
    assert store.results.rank("game-3") == (1, 399_997)
    assert store.results.rank("game-1") == (3, 399_997)
    assert store.results.rank("game-9") == (1, 399_991)
    assert (
        store.results.rank("game-7")
        == store.results.rank("game-8")
        == store.results.rank("nothing")
        == (0, 0)
    )
    store.close()


async def test_a_challenge_won_on_this_visit_is_in_the_list(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home, in_lobby(home, "ani", key) as ani:
        played(home.host.store, 1, key.get_fingerprint(), won=True, challenge="1a")
        # The last entry of the list, and four above it.
        ani.type(b"\x1b[F")
        ani.type(b"\x1b[A" * 4)
        await ani.until_sees("► Challenges")
        ani.type(b"\r")
        await ani.until_sees("1 of ")
