"""Profiles: one player's statistics."""

from collections.abc import Iterable
from itertools import groupby, takewhile

from escape_tui.hub.lobby.ranking import FREE
from escape_tui.scene.lobby.visitor_services import Profile
from ssh_host.store.store import Store
from ssh_host.store.stored_players import PlayerKey

MOST_COMPANIONS = 5


def profile_of(store: Store, player: PlayerKey) -> Profile:
    wins = store.results.wins_and_defeats(player)
    return Profile(
        games=len(wins),
        wins=sum(wins),
        streak=len(tuple(takewhile(bool, reversed(wins)))),
        best_streak=_longest_streak(wins),
        challenges=len({challenge for challenge, _ in store.results.won_challenges(player)} - {"", FREE}),
        achieved=store.ladder.achievements(player),
        companions=store.results.companions(player, MOST_COMPANIONS),
    )


def _longest_streak(wins: Iterable[bool]) -> int:
    return max((len(tuple(games)) for is_won, games in groupby(wins) if is_won), default=0)
